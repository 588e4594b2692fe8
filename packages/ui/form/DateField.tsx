import { formatDate } from '@tabellion/texts/dates.ts';
import { Calendar } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { useDayOf } from '../format/useDayOf.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';
import { useTyping } from './useTyping.ts';

interface DateFieldProps extends FieldProps {
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  readOnly?: boolean;
  large?: boolean;
  /** Such as a birth date, which is never today. */
  isPast?: boolean;
}

/** A legal date, `YYYY-MM-DD` and never a `Date`, with today at the end of its label. */
export function DateField({
  name,
  label,
  help,
  warning,
  optional,
  bare,
  isPast = false,
  ...rest
}: DateFieldProps) {
  const { register, setValue } = useFormContext();
  const error = useFieldError(name);
  const value: unknown = useWatch({ name });
  const labelExtra = !isPast && !rest.readOnly && !bare && (
    <TodayButton
      {...rest}
      value={value}
      onPick={(today) =>
        setValue(name, today, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      }
    />
  );
  return (
    <FieldFrame
      label={label}
      labelExtra={labelExtra}
      help={help}
      warning={warning}
      optional={optional}
      bare={bare}
      error={error}
    >
      {(wiring) => <DateInput {...wiring} {...rest} {...register(name)} shown={value} />}
    </FieldFrame>
  );
}

interface TodayButtonProps extends Pick<DateFieldProps, 'min' | 'max'> {
  value: unknown;
  onPick(today: string): void;
}

/** Sets today at the registry, unless that is set or may not be. */
export function TodayButton({ value, min, max, onPick }: TodayButtonProps) {
  const { text } = useLanguage();
  const today = useDayOf()(new Date().toISOString());
  if (value === today || (min ?? today) > today || today > (max ?? today)) return null;
  return (
    <Button variant="link" className="t12" onClick={() => onPick(today)}>
      {text('register.today')}
    </Button>
  );
}

interface DateInputProps extends ComponentProps<'input'> {
  /** The day that is written. */
  shown: unknown;
  large?: boolean;
}

const isDay = /^[1-9]\d{3}-\d\d-\d\d$/;

/** A date written in the reader's language, typed or picked in the browser's own field, which lies over the words. */
export function DateInput({ shown, large, ...input }: DateInputProps) {
  const { language } = useLanguage();
  const { typing, tells } = useTyping();
  return (
    <span className={`${large ? 'input input--lg day' : 'input day'}${typing}`}>
      <bdi aria-hidden="true">
        {typeof shown === 'string' && isDay.test(shown) ? formatDate(shown, language) : ''}
      </bdi>
      <Icon of={Calendar} />
      <input {...input} {...tells} type="date" />
    </span>
  );
}
