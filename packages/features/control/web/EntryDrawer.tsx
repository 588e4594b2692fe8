import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';

import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { type FormSchema, readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { findPeople, listPeople } from '../../people/contract.ts';
import { type EntryEndpoint, type Tried, useTried } from '../../registers/web/public.ts';
import type { ControlRecorded } from '../contract.ts';
import { readControl } from '../registerContract.ts';
import { Names } from './Names.tsx';

interface EntryDrawerProps<S extends FormSchema, Body extends object> {
  orgId: string;
  title: string;
  name: string;
  schema: S;
  start: DefaultValues<z.input<S>>;
  endpoint: EntryEndpoint<Body, ControlRecorded>;
  bodyOf(typed: z.output<S>): Body;
  /** Whether enough was told to say what it would change; absent where it changes no list. */
  isTold?(typed: z.output<S>): boolean;
  /** The button's label, where the title does not say what it does. */
  act?: string;
  onClose(): void;
  children: ReactNode;
}

/** One entry about significant control: its fields, what it would change, and the button that records it. */
export function EntryDrawer<S extends FormSchema, Body extends object>(props: EntryDrawerProps<S, Body>) {
  const { orgId, title, name, schema, start, endpoint, bodyOf, isTold, act, onClose, children } = props;
  const form = useForm(schema, { start });
  const draft = useDraft(form, `control/${name}/${orgId}`, true);
  const call = useCall(endpoint, { say: 'always' });
  const preview = useCall(endpoint, { say: 'none' });
  const { again } = useReadings();
  const params = { id: orgId };
  const read = readForm(schema, useWatch({ control: form.control }));
  const tried = useTried(
    isTold && read.success && isTold(read.data) ? { ...bodyOf(read.data), preview: true } : undefined,
    (body, options) => preview.run({ params, body }, options),
  );
  return (
    <DrawerForm
      title={title}
      form={form}
      draft={draft}
      onSubmit={(typed) => call.run({ params, body: bodyOf(typed) })}
      onSaved={() => Promise.all([again(readControl), again(listPeople), again(findPeople)])}
      save={act ?? title}
      onClose={onClose}
    >
      {children}
      {isTold && <Effect of={tried} />}
    </DrawerForm>
  );
}

/** Shows who would have significant control after the entry, and who no more; or why it cannot be recorded. */
function Effect({ of: { answer } }: { of: Tried<ControlRecorded> }) {
  const text = useText();
  const effect = answer?.ok ? answer.data.preview : null;
  return (
    <div role="status">
      {answer?.ok === false && <Callout tone="warn">{answer.message}</Callout>}
      {effect && (
        <Callout>
          {effect.joins.length + effect.leaves.length === 0 && <p>{text('control.noEffect')}</p>}
          {effect.joins.length > 0 && (
            <p>
              <RichText of="control.joins" with={{ names: <Names of={effect.joins} /> }} />
            </p>
          )}
          {effect.leaves.length > 0 && (
            <p>
              <RichText of="control.leaves" with={{ names: <Names of={effect.leaves} /> }} />
            </p>
          )}
        </Callout>
      )}
    </div>
  );
}
