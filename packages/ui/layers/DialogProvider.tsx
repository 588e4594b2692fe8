import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';

export interface Question {
  title: ReactNode;
  /** The consequence of answering yes. */
  body?: ReactNode;
  /** The verb of the act, such as "Switch"; never "OK". */
  confirm: ReactNode;
  /** "Cancel" unless told. */
  cancel?: ReactNode;
  danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const AskContext = createContext<Ask | undefined>(undefined);

/** The dialog host: one question at a time. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Question & { answer(yes: boolean): void }>();
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setOpen({
          ...question,
          answer: (yes) => {
            setOpen(undefined);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      {open && <Ask {...open} />}
    </AskContext>
  );
}

/** `if (await confirm({ title, body, confirm: 'Void' })) …`; Esc and "Cancel" are no. */
export function useConfirm(): Ask {
  const ask = use(AskContext);
  if (ask === undefined) throw new Error('useConfirm needs a DialogProvider above it');
  return ask;
}

function Ask({ title, body, confirm, cancel, danger, answer }: Question & { answer(yes: boolean): void }) {
  const text = useText();
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      foot={
        <>
          <Button onClick={() => answer(false)}>{cancel ?? text('ui.cancel')}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            data-first={danger ? undefined : ''}
            onClick={() => answer(true)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {body && <p className="muted">{body}</p>}
    </Dialog>
  );
}
