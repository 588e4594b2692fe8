import { formatDate } from '@tabellion/texts/dates.ts';
import { Calendar } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { useDayOf } from '../format/useDayOf.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';

interface DateFieldProps extends FieldProps {
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  readOnly?: boolean;
  large?: boolean;
  /** Such as a birth date, which is never today. */
  isPast?: boolean;
}

const isDay = /^[1-9]\d{3}-\d\d-\d\d$/;

/** A legal date, `YYYY-MM-DD` and never a `Date`: written in the reader's language, typed or picked in the browser's own field,
 *  which lies over the words; with today at the end of its label. */
export function DateField({
  name,
  label,
  help,
  warning,
  optional,
  bare,
  large,
  isPast = false,
  ...rest
}: DateFieldProps) {
  const { language, text } = useLanguage();
  const { register, setValue } = useFormContext();
  const error = useFieldError(name);
  const today = useDayOf()(new Date().toISOString());
  const value: unknown = useWatch({ name });
  const day = typeof value === 'string' && isDay.test(value) ? formatDate(value, language) : '';
  const { min = today, max = today, readOnly } = rest;
  const offersToday = !isPast && !readOnly && !bare && min <= today && today <= max;
  const labelExtra = offersToday && value !== today && (
    <Button
      variant="link"
      className="t12"
      onClick={() => setValue(name, today, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
    >
      {text('register.today')}
    </Button>
  );
  return (
    <FieldFrame {...{ label, labelExtra, help, warning, optional, bare, error }}>
      {(wiring) => (
        <span className={large ? 'input input--lg day' : 'input day'}>
          <bdi aria-hidden="true">{day}</bdi>
          <Icon of={Calendar} />
          <input {...wiring} {...rest} {...register(name)} type="date" />
        </span>
      )}
    </FieldFrame>
  );
}
