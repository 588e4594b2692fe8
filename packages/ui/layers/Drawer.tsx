import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { type Failed, ReadFailed } from '../call/ReadFailed.tsx';
import type { ReadState } from '../call/useRead.ts';
import { IconButton } from '../components/Button.tsx';
import { Loading } from '../components/States.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { useModal } from './useModal.ts';

interface DrawerProps {
  title: ReactNode;
  /** Beside the title, such as the number of the certificate. */
  badge?: ReactNode;
  onClose(): void;
  /** Usually a `<DrawerForm>`, or a `<DrawerBody>` with a `<DrawerFoot>`. */
  children: ReactNode;
}

/**
 * Create and edit at the end side, 640 px, so that the register stays in view. Render it to open it; it stands at the
 * end of the document, so that it may have a form of its own where the page is one.
 */
export function Drawer({ title, badge, onClose, children }: DrawerProps) {
  const text = useText();
  const ref = useModal(onClose);
  const id = useId();
  return createPortal(
    <dialog ref={ref} className="drawer" aria-labelledby={id}>
      <div className="drawer__head">
        <div className="row">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {badge}
        </div>
        <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** The part that scrolls. */
export const DrawerBody = ({ children }: { children: ReactNode }) => (
  <div className="drawer__body">{children}</div>
);

/** The buttons, always in view. */
export const DrawerFoot = ({ children }: { children: ReactNode }) => (
  <div className="drawer__foot">{children}</div>
);

type DrawerRead = Pick<ReadState<unknown>, 'isError'> & Failed;

/** Stands in place of a drawer's form, while what it starts from is being read, or where that failed. */
export function DrawerReading({ of: reading }: { of: DrawerRead }) {
  return <DrawerBody>{reading.isError ? <ReadFailed of={reading} /> : <Loading />}</DrawerBody>;
}
