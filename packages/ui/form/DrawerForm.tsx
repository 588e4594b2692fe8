import type { Answer } from '@tabellion/kit/client.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { Drawer, DrawerBody, DrawerFoot, useLeaveDrawer } from '../layers/Drawer.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { DraftNote } from './DraftNote.tsx';
import { Form, type FormProps, SubmitButton } from './Form.tsx';
import type { Draft } from './useDraft.ts';

interface DrawerFormProps<In extends FieldValues, Out, Data>
  extends Omit<FormProps<In, Out>, 'onSubmit' | 'className'> {
  /** The title of its own drawer, which it then brings; without, one stands around it. */
  title?: ReactNode;
  badge?: ReactNode;
  onSubmit(values: Out): Promise<Answer<Data> | undefined> | undefined;
  /** Once it is saved, before the drawer closes. */
  onSaved?(data: Data): unknown;
  onClose?(): void;
  /** The label of the primary button, beside the one that closes it as it is. */
  save?: ReactNode;
  /** Other buttons in the place of these two. */
  foot?: ReactNode;
  /** Says so where the fields show what was typed before. It is forgotten once it is saved. */
  draft?: Draft;
}

/** A form that fills a drawer: fields scroll, buttons stay in view. */
export function DrawerForm<In extends FieldValues, Out, Data>(props: DrawerFormProps<In, Out, Data>) {
  const { title, badge, draft, onSubmit, onSaved, onClose = () => undefined, ...shown } = props;
  const { save, foot, children, ...rest } = shown;
  const form = (
    <Form
      {...rest}
      className="drawer__form"
      isDraftKept={draft !== undefined}
      onSubmit={async (values) => {
        const answer = await onSubmit(values);
        if (answer?.ok) {
          draft?.forget();
          await onSaved?.(answer.data);
          onClose();
        }
        return answer;
      }}
    >
      <DrawerBody>
        {draft && <DraftNote of={draft} />}
        {children}
      </DrawerBody>
      <DrawerFoot>{foot ?? <SaveOrCancel onClose={onClose}>{save}</SaveOrCancel>}</DrawerFoot>
    </Form>
  );
  return title === undefined ? (
    form
  ) : (
    <Drawer title={title} badge={badge} onClose={onClose}>
      {form}
    </Drawer>
  );
}

interface SaveOrCancelProps {
  onClose(): void;
  /** The label of the primary button. */
  children: ReactNode;
}

/** The foot of a `DrawerForm`: closes it as it is, or sends it. */
function SaveOrCancel({ onClose, children }: SaveOrCancelProps) {
  const text = useText();
  const leave = useLeaveDrawer();
  return (
    <>
      <span className="grow" />
      <Button onClick={() => leave(onClose)}>{text('ui.cancel')}</Button>
      <SubmitButton>{children}</SubmitButton>
    </>
  );
}
