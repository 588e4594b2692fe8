import { Button } from '@tabellion/ui/components/Button.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { WizardFoot } from '@tabellion/ui/shell/WizardShell.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStage } from '../../../organizations/web/public.ts';
import { stepOf } from '../../rules/wizard.ts';
import { screenAfter, screenBefore, useWizard } from './wizard.ts';

/** Back at the start, what goes on at the end;
 *  from the last page there is no way back. Once submitted, only pages of one step lead back inside the application. */
export function StepFoot({ children, isLast }: { children: ReactNode; isLast?: boolean }) {
  const text = useText();
  const { frame, screen, go } = useWizard();
  const before = screenBefore(screen);
  const isOfSteps = useStage() === 'draft' || frame === 'wizard';
  const isAlone = isLast || (!isOfSteps && (before === undefined || stepOf[before] !== stepOf[screen]));
  const back = before && !isAlone && (
    <Button size="lg" onClick={() => go(before)}>
      {text('wizard.back')}
    </Button>
  );
  if (frame === 'wizard') return <WizardFoot back={back}>{children}</WizardFoot>;
  if (!back && !children) return null;
  return (
    <div className="form__foot">
      {back}
      {children}
    </div>
  );
}

interface GoOnProps {
  /** Saves what was chosen and not saved yet; false when it was refused. */
  save?: () => Promise<boolean>;
}

/** The foot of a step whose parts are saved one by one. */
export function GoOn({ save }: GoOnProps) {
  const text = useText();
  const { screen, go } = useWizard();
  const goOn = async () => {
    if (save === undefined || (await save())) go(screenAfter(screen));
  };
  return (
    <StepFoot>
      <Button size="lg" variant="primary" onClick={() => void goOn()}>
        {text('wizard.continue')}
      </Button>
    </StepFoot>
  );
}

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
