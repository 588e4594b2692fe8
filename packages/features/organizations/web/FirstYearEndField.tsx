import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { firstYearEnds, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface YearEndFields {
  fiscal_year_end: string;
  first_year_end: string;
}

/** The end of the first financial year, in a form with `fiscal_year_end`: asked where the incorporation is so shortly before that
 *  day that the first year may last to the next one. @param incorporatedOn  blank where it is not asked */
export function FirstYearEndField({ incorporatedOn }: { incorporatedOn: string }) {
  const { text, language } = useLanguage();
  const { setValue } = useFormContext<YearEndFields>();
  const typed = useWatch<YearEndFields, 'fiscal_year_end'>({ name: 'fiscal_year_end' });
  const chosen = useWatch<YearEndFields, 'first_year_end'>({ name: 'first_year_end' });
  const end = readFiscalYearEnd(typed);
  const since = parsePlainDate(incorporatedOn);
  const days = end.ok && since !== undefined ? firstYearEnds(end.value, since) : [];
  const isKept = chosen === '' || (days.length > 1 && days.some((day) => day === chosen));
  useEffect(() => {
    if (!isKept) setValue('first_year_end', '');
  }, [isKept, setValue]);
  if (days.length < 2) return null;
  return (
    <SelectField
      name="first_year_end"
      label={text('wizard.business.firstYearEnd')}
      help={text('wizard.business.firstYearEnd.help')}
      options={days.map((day) => ({ value: day, label: longDate(day, language) }))}
      placeholder={text('wizard.choose')}
      optional
    />
  );
}
