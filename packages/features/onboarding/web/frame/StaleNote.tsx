import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { labelOfField } from './StepFoot.tsx';
import type { Stale } from './useStepForm.ts';

/** The step was saved elsewhere since it was opened: what is on record now, and which of the two stays. */
export function StaleNote({ of }: { of: Stale | undefined }) {
  const text = useText();
  if (of === undefined) return null;
  return (
    <Callout
      tone="warn"
      alert
      title={<SavedBy of={of.saved} />}
      actions={
        <>
          <Button onClick={of.take}>{text('wizard.stale.take')}</Button>
          <Button onClick={of.keep}>{text('wizard.stale.keep')}</Button>
        </>
      }
    >
      <ul>
        {Object.entries(of.current).map(([field, value]) => (
          <li key={field}>
            {labelOfField(field)[0] ?? field}
            {typeof value !== 'object' && (
              <>
                {' '}
                <b>
                  <UserText>{choiceLabel(field, value) ?? (String(value) || '—')}</UserText>
                </b>
              </>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** "Amélie Roy saved this step on … It now says:" */
function SavedBy({ of }: { of: Stale['saved'] }) {
  const text = useText();
  if (of === undefined) return text('wizard.stale.title');
  const at = <InstantText instant={of.at} />;
  if (of.is_you) return <RichText of="wizard.stale.byYou" with={{ at }} />;
  const name = of.name ? <UserText>{of.name}</UserText> : text('wizard.stale.member');
  return <RichText of="wizard.stale.by" with={{ name, at }} />;
}

/** The form's label of a choice; undefined of a field to type in. */
const choiceLabel = (field: string, value: unknown): string | undefined =>
  [...document.getElementsByName(field)].find(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio' && one.value === value,
  )?.labels?.[0]?.textContent;
