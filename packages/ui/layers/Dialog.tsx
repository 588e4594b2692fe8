import { type ReactNode, useId } from 'react';
import { useModal } from './useModal.ts';

interface DialogProps {
  title: ReactNode;
  onClose(): void;
  children?: ReactNode;
  /** The buttons, the one that goes on last. */
  foot?: ReactNode;
  wide?: boolean;
}

/** A question or a short form above the page. Render it to open it; stop rendering it to close it. */
export function Dialog({ title, onClose, children, foot, wide }: DialogProps) {
  const ref = useModal(onClose);
  const id = useId();
  return (
    <dialog ref={ref} className={wide ? 'dialog dialog--wide' : 'dialog'} aria-labelledby={id}>
      <div className="dialog__body">
        <h2 id={id}>{title}</h2>
        {children}
        {foot && <div className="dialog__foot">{foot}</div>}
      </div>
    </dialog>
  );
}
