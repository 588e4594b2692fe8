import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DrawerBody, DrawerFoot } from '../layers/Drawer.tsx';
import { Form, type FormProps } from './Form.tsx';

/** A form that fills a drawer: fields scroll, buttons stay in view. */
export function DrawerForm<In extends FieldValues, Out>({
  foot,
  children,
  ...rest
}: FormProps<In, Out> & { foot: ReactNode }) {
  return (
    <Form {...rest} className="drawer__form">
      <DrawerBody>{children}</DrawerBody>
      <DrawerFoot>{foot}</DrawerFoot>
    </Form>
  );
}
