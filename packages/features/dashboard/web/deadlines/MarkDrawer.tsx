import { useCall, useRead } from '@tabellion/ui/call/calls.ts';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { markDeadlines, reasonLength } from '../../../deadlines/contract.ts';
import { type DashboardDeadline, readDeadlines } from '../../contract.ts';
import { DeadlineTitle, doneLabel } from './DeadlineRow.tsx';

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const done = z.strictObject({ done_on: required, reason: z.string(), earlier: z.boolean() });
const notApplicable = z.strictObject({
  done_on: z.string(),
  reason: required.check(z.maxLength(reasonLength)),
  earlier: z.boolean(),
});

interface MarkDrawerProps {
  orgId: string;
  today: string;
  mark: 'done' | 'not_applicable';
  of: DashboardDeadline;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** Marks a deadline, and the earlier ones of its kind with it where the reader says so. */
export function MarkDrawer({ orgId, today, mark, of: deadline, onSaved, onClose }: MarkDrawerProps) {
  const text = useText();
  const form = useForm(mark === 'done' ? done : notApplicable, {
    start: { done_on: today, reason: '', earlier: false },
  });
  const all = useRead(readDeadlines, { params: { id: orgId } });
  const earlier = (all.data?.deadlines ?? []).filter(
    ({ kind, person, due_on }) =>
      kind === deadline.kind && person?._id === deadline.person?._id && due_on < deadline.due_on,
  );
  const call = useCall(markDeadlines, { say: 'always' });
  const label = text(mark === 'done' ? doneLabel(deadline.kind) : 'deadline.notApplicable');
  return (
    <DrawerForm
      title={label}
      form={form}
      onSubmit={({ done_on, reason, earlier: withEarlier }) => {
        const marked = [deadline, ...(withEarlier ? earlier : [])];
        return call.run({
          params: { id: orgId },
          body: {
            deadlines: marked.map(({ kind, occasion, person }) => ({
              kind,
              occasion,
              person: person?._id ?? null,
            })),
            mark,
            ...(mark === 'done' ? { done_on } : { reason }),
          },
        });
      }}
      onSaved={onSaved}
      save={label}
      onClose={onClose}
    >
      <p>
        <DeadlineTitle of={deadline} />
      </p>
      {mark === 'done' ? (
        <DateField name="done_on" label={text('deadline.doneOn')} max={today} />
      ) : (
        <TextAreaField
          name="reason"
          label={text('deadline.reason')}
          help={text('deadline.reasonHelp')}
          rows={3}
        />
      )}
      {earlier.length > 0 && (
        <CheckboxField name="earlier" label={text('deadline.earlier', { count: earlier.length })} />
      )}
    </DrawerForm>
  );
}
