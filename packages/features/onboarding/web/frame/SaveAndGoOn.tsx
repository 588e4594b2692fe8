import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { StepFoot } from './StepFrame.tsx';

/** The foot of a step that is a form: how many fields are to be mended, and the one primary button. */
export function SaveAndGoOn() {
  const text = useText();
  const { formState } = useFormContext();
  const count = countErrors(formState.errors);
  return (
    <StepFoot>
      {count > 0 && (
        <span className="row err t12" role="status">
          <Icon of={CircleAlert} size="sm" />
          <b>{text('wizard.toMend', { count })}</b>
        </span>
      )}
      <SubmitButton size="lg">{text('wizard.next')}</SubmitButton>
    </StepFoot>
  );
}

/** The fields in error: the leaves that carry a message. */
function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('message' in errors && 'type' in errors) return 1;
  return Object.entries(errors).reduce(
    (count, [name, inner]) => (name === 'root' || name === 'ref' ? count : count + countErrors(inner)),
    0,
  );
}
