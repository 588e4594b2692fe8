import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DrawerBody, DrawerFoot } from '../layers/Drawer.tsx';
import { DraftNote } from './DraftNote.tsx';
import { Form, type FormProps } from './Form.tsx';
import type { Draft } from './useDraft.ts';

/** A form that fills a drawer: fields scroll, buttons stay in view. */
export function DrawerForm<In extends FieldValues, Out>({
  foot,
  draft,
  children,
  ...rest
}: FormProps<In, Out> & {
  foot: ReactNode;
  /** Says so where the fields show what was typed before. */
  draft?: Draft;
}) {
  return (
    <Form {...rest} className="drawer__form">
      <DrawerBody>
        {draft && <DraftNote of={draft} />}
        {children}
      </DrawerBody>
      <DrawerFoot>{foot}</DrawerFoot>
    </Form>
  );
}
