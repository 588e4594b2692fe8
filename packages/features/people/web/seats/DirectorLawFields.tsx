import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useCorporation, useStage, useToday } from '../../../organizations/web/public.ts';
import { ResolutionFields } from '../../../registers/web/public.ts';
import { AttestationFields } from '../fields/PersonFields.tsx';

/** The facts that the law asks of a director beside who he is. */
export function DirectorLawFields({ isNew }: { isNew: boolean }) {
  const text = useText();
  const today = useToday();
  const exists = useStage() === 'exists';
  return (
    <FormSection title={text('wizard.director.law')} lead={text('wizard.director.law.lead')}>
      <AttestationFields />
      <AppointedOn isNew={isNew} />
      {exists && isNew && <ResolutionFields today={today} />}
      <DateField
        name="consent_on"
        label={text('wizard.director.consentOn')}
        help={text('wizard.director.consentOn.help')}
        max={today}
        optional
      />
    </FormSection>
  );
}

/** The day since which the seat or the office is held, or the last one on which it can have begun: a corporation that existed before
 *  says so in the wizard too. Left empty, that on record stays. */
export function AppointedOn({ isNew }: { isNew: boolean }) {
  const text = useText();
  const today = useToday();
  const exists = useStage() === 'exists';
  const isTakenOver = useCorporation().corporate.company_type === 'old';
  if (!exists && !isTakenOver) return null;
  return (
    <>
      <DateField
        name="appointed_on"
        label={text('wizard.director.appointedOn')}
        help={exists || !isNew ? undefined : text('wizard.director.sinceIncorporation')}
        max={today}
        optional={!(exists && isNew)}
      />
      {isTakenOver && <CheckboxField name="or_before" label={text('wizard.director.orBefore')} />}
    </>
  );
}
