import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { SubmitButton } from './Form.tsx';

interface SaveOrCancelProps {
  onClose(): void;
  /** The label of the primary button. */
  children: ReactNode;
}

/** The foot of a `DrawerForm`: closes it as it is, or sends it. */
export function SaveOrCancel({ onClose, children }: SaveOrCancelProps) {
  const text = useText();
  return (
    <>
      <span className="grow" />
      <Button onClick={onClose}>{text('ui.cancel')}</Button>
      <SubmitButton>{children}</SubmitButton>
    </>
  );
}
