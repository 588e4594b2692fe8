import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** Opens the drawer in which the consent of a director is entered, in the place of one that is not on record. */
export function ConsentButton({ name, onEnter }: { name: string; onEnter(): void }) {
  const text = useText();
  const what = text('wizard.consent.enter');
  return (
    <Button size="sm" aria-label={text('wizard.fieldOf', { what, name })} onClick={onEnter}>
      {what}
    </Button>
  );
}
