import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface RemovableProps {
  /** Says what the button removes: "Remove recipient 2". */
  label: string;
  /** Absent where it may not be removed. */
  onRemove: (() => void) | undefined;
  /** A field, or one element with several. */
  children: ReactNode;
}

/** One entry of a list in a form, with the button that removes it beside its first line of fields. */
export function Removable({ label, onRemove, children }: RemovableProps) {
  const text = useText();
  return (
    <div className="removable">
      {children}
      {onRemove && (
        <Button variant="ghost" aria-label={label} onClick={onRemove}>
          {text('ui.remove')}
        </Button>
      )}
    </div>
  );
}
