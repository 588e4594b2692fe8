import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { firstYearEnds, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { changeYearEnd } from '../contract.ts';
import { ChangeDrawer, type ChangeProps, changeFields, changeStart } from './ChangeDrawer.tsx';

const fields = z.strictObject({
  fiscal_year_end: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(20)),
  /** Blank for the first possible day. */
  first_year_end: z.string(),
  ...changeFields,
});

export function YearEndDrawer(props: ChangeProps) {
  const text = useText();
  const { fiscal_year_end: now = '', first_year_end: firstNow = '' } = props.facts;
  return (
    <ChangeDrawer
      {...props}
      title={text('corporation.change.fiscal_year_end')}
      name="year-end"
      schema={fields}
      start={{ fiscal_year_end: now ?? '', first_year_end: firstNow, ...changeStart(props.today) }}
      endpoint={changeYearEnd}
      bodyOf={({ fiscal_year_end, first_year_end: first }) =>
        fiscal_year_end === now && first === firstNow
          ? undefined
          : { fiscal_year_end, ...(first !== firstNow && { first_year_end: first }) }
      }
    >
      <TextField
        name="fiscal_year_end"
        label={text('wizard.business.yearEnd')}
        help={text('wizard.business.yearEnd.help')}
        placeholder="12-31"
        autoComplete="off"
        ltr
      />
      <FirstYearEnd {...props} />
    </ChangeDrawer>
  );
}

/** Asked where the corporation was incorporated so shortly before its first year end that the first year may last to the next. */
function FirstYearEnd({ facts: { fiscal_year_end: now }, incorporatedOn }: ChangeProps) {
  const { text, language } = useLanguage();
  const typed = useWatch<{ fiscal_year_end: string }, 'fiscal_year_end'>({ name: 'fiscal_year_end' });
  const end = readFiscalYearEnd(typed);
  const since = parsePlainDate(incorporatedOn ?? '');
  if (!end.ok || since === undefined || (now !== null && now !== end.value)) return null;
  const days = firstYearEnds(end.value, since);
  if (days.length < 2) return null;
  const options = days.map((day) => ({ value: day, label: longDate(day, language) }));
  return (
    <SelectField
      name="first_year_end"
      label={text('corporation.firstYearEnd')}
      help={text('corporation.firstYearEnd.help')}
      options={options}
      placeholder={text('wizard.choose')}
    />
  );
}
