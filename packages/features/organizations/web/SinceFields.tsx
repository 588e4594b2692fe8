import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { loadAnchorWords } from './words.ts';

interface SinceFieldsProps {
  of: 'office' | 'year_end';
  today: string;
}

/** Since when the office or the year end of a corporation that was there before holds, or the last day since which it can. */
export const SinceFields = (props: SinceFieldsProps) => (
  <MoreTexts load={loadAnchorWords} waiting={null}>
    <Fields {...props} />
  </MoreTexts>
);

function Fields({ of, today }: SinceFieldsProps) {
  const text = useText();
  return (
    <>
      <DateField
        name={`${of}_since`}
        label={text(`organization.since.${of}`)}
        help={text('organization.since.help')}
        max={today}
        optional
      />
      <CheckboxField name={`${of}_or_before`} label={text('wizard.director.orBefore')} />
    </>
  );
}
