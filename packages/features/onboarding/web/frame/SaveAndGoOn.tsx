import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { StepFoot } from './StepFoot.tsx';

/** So many fields are named; the foot has no room for more. */
const namedFields = 3;

/** The foot of a step that is a form: which fields are to be mended, and the one primary button. */
export function SaveAndGoOn() {
  const text = useText();
  const names = namesIn(useFormContext().formState.errors);
  const labels = useLabels(names);
  const count = names.length;
  return (
    <StepFoot>
      {count > 0 && (
        <span className="row err t12" role="status">
          <Icon of={CircleAlert} size="sm" />
          <b>
            {labels.length === 0
              ? text('wizard.toMend', { count })
              : text('wizard.toMendIn', { count, fields: labels.join(text('wizard.comma')) })}
          </b>
        </span>
      )}
      <SubmitButton size="lg">{text('wizard.next')}</SubmitButton>
    </StepFoot>
  );
}

/** The fields in error, by their paths: the leaves that carry a message. */
function namesIn(errors: unknown, path = ''): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && 'type' in errors) return [path];
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'root' || name === 'ref' ? [] : namesIn(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** Page labels of the first `namedFields` fields; a group of choices is named by its legend. */
function useLabels(names: readonly string[]): readonly string[] {
  const key = names.slice(0, namedFields).join(' ');
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(' ');
    setLabels([...new Set(wanted.flatMap((name) => labelOfField(name)))]);
  }, [key]);
  return labels;
}

export function labelOfField(name: string): string[] {
  const field = document.getElementsByName(name)[0]?.closest('.field');
  const label = field?.querySelector('legend, label')?.firstChild?.textContent?.trim();
  return label ? [label] : [];
}
