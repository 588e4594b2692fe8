import { X } from 'lucide-react';
import { createContext, type FormEvent, type ReactNode, use, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Failed, ReadFailed } from '../call/ReadFailed.tsx';
import type { ReadState } from '../call/useRead.ts';
import { IconButton } from '../components/Button.tsx';
import { Loading } from '../components/States.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { useConfirm } from './DialogProvider.tsx';
import { useModal } from './useModal.ts';

interface DrawerProps {
  title: ReactNode;
  /** Beside the title, such as the number of the certificate. */
  badge?: ReactNode;
  onClose(): void;
  /** Usually a `<DrawerForm>`, or a `<DrawerBody>` with a `<DrawerFoot>`. */
  children: ReactNode;
}

/** Closes what it is given, and asks first where something was typed in the drawer that is kept nowhere. */
const LeaveContext = createContext((close: () => void) => close());
export const useLeaveDrawer = () => use(LeaveContext);

function useLeave() {
  const text = useText();
  const confirm = useConfirm();
  const isTyped = useRef(false);
  const leave = async (close: () => void) => {
    const question = {
      title: text('ui.discard.title'),
      confirm: text('ui.discard'),
      cancel: text('ui.discard.cancel'),
      danger: true,
    };
    if (!isTyped.current || (await confirm(question))) close();
  };
  const noteTyped = ({ target, currentTarget }: FormEvent) => {
    // Events of a drawer that this one has opened come here too, though it stands elsewhere in the document.
    const isOwn = target instanceof Element && currentTarget.contains(target);
    if (isOwn && target.closest('form:not([data-draft])')) isTyped.current = true;
  };
  return { leave, noteTyped };
}

/**
 * Create and edit at the end side, 640 px, so that the register stays in view. Render it to open it; it stands at the
 * end of the document, so that it may have a form of its own where the page is one.
 */
export function Drawer({ title, badge, onClose, children }: DrawerProps) {
  const text = useText();
  const { leave, noteTyped } = useLeave();
  const close = () => void leave(onClose);
  const ref = useModal(close);
  const id = useId();
  return createPortal(
    <dialog ref={ref} className="drawer" aria-labelledby={id} onInput={noteTyped}>
      <div className="drawer__head">
        <div className="row">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {badge}
        </div>
        <IconButton icon={X} label={text('ui.close')} onClick={close} />
      </div>
      <LeaveContext value={leave}>{children}</LeaveContext>
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
