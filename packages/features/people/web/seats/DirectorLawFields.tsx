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
  const { corporate } = useCorporation();
  const exists = useStage() === 'exists';
  return (
    <FormSection title={text('wizard.director.law')} lead={text('wizard.director.law.lead')}>
      <AttestationFields />
      {exists && <DateField name="appointed_on" label={text('wizard.director.appointedOn')} max={today} />}
      {!exists && isNew && corporate.company_type === 'old' && <SinceField />}
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

/** A corporation that existed before says since when the seat or the office is held. */
export function SinceField() {
  const text = useText();
  return (
    <DateField
      name="appointed_on"
      label={text('wizard.director.appointedOn')}
      help={text('wizard.director.sinceIncorporation')}
      max={useToday()}
      optional
    />
  );
}
