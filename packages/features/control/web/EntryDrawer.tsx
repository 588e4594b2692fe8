import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { type FormSchema, readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { findPeople, listPeople } from '../../people/contract.ts';
import { readControl } from '../registerContract.ts';
import { ControlEntryPreview, type EntryEndpoint } from './ControlEntryPreview.tsx';

interface EntryDrawerProps<S extends FormSchema, Body extends object> {
  orgId: string;
  title: string;
  name: string;
  schema: S;
  start: DefaultValues<z.input<S>>;
  endpoint: EntryEndpoint<Body>;
  bodyOf(typed: z.output<S>): Body;
  /** Whether enough was told to say what it would change; absent where it changes no list. */
  isTold?(typed: z.output<S>): boolean;
  /** The button's label, unless it records. */
  act?: string;
  onClose(): void;
  children: ReactNode;
}

/** One entry about significant control: its fields, what it would change, and the button that records it. */
export function EntryDrawer<S extends FormSchema, Body extends object>(props: EntryDrawerProps<S, Body>) {
  const { orgId, title, name, schema, start, endpoint, bodyOf, isTold, act, onClose, children } = props;
  const text = useText();
  const form = useForm(schema, { start });
  const draft = useDraft(form, `control/${name}/${orgId}`, true);
  const call = useCall(endpoint, { say: 'always' });
  const { again } = useReadings();
  const read = readForm(schema, useWatch({ control: form.control }));
  const body = isTold && read.success && isTold(read.data) ? bodyOf(read.data) : undefined;
  return (
    <DrawerForm
      title={title}
      form={form}
      draft={draft}
      onSubmit={(typed) => call.run({ params: { id: orgId }, body: bodyOf(typed) })}
      onSaved={() => Promise.all([again(readControl), again(listPeople), again(findPeople)])}
      save={act ?? text('control.record')}
      onClose={onClose}
    >
      {children}
      {isTold && <ControlEntryPreview {...{ orgId, endpoint, body }} />}
    </DrawerForm>
  );
}
