import { reportedEvents } from '@tabellion/law/deadlines/deadline.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { EditFacts } from '../../organizations/web/public.ts';
import { markDeadlines, type OpenDeadline, readDeadlines, reasonLength, reportEvent } from '../contract.ts';
import { type DeadlineDrawerState, DeadlineTitle, doneLabel } from './DeadlineRow.tsx';
import { loadWords } from './words.ts';

/** The drawers in which a deadline is settled; everything on the page is read again afterwards. */
export function useDeadlineDrawers(
  orgId: string,
  today: string,
): { open(drawer: DeadlineDrawerState): void; drawer: ReactNode } {
  const readings = useReadings();
  const [opened, setOpened] = useState<DeadlineDrawerState>();
  const close = () => setOpened(undefined);
  const drawer = opened && (
    <MoreTexts load={loadWords} waiting={null}>
      {drawerOf(opened)}
    </MoreTexts>
  );
  return { open: setOpened, drawer };

  function drawerOf(shown: DeadlineDrawerState): ReactNode {
    const common = { orgId, onSaved: readings.allAgain, onClose: close };
    switch (shown.what) {
      case 'meeting':
        return <EditFacts {...common} first="annualShareholder_date" />;
      case 'report':
        return <ReportDrawer {...common} today={today} />;
      default:
        return <MarkDrawer {...common} today={today} mark={shown.what} of={shown.of} />;
    }
  }
}

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
  of: OpenDeadline;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** Marks a deadline, and the earlier ones of its kind with it where the reader says so. */
function MarkDrawer({ orgId, today, mark, of: deadline, onSaved, onClose }: MarkDrawerProps) {
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
            deadlines: marked.map(({ registration, kind, occasion }) => ({ registration, kind, occasion })),
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

const event = z.strictObject({
  kind: z.enum(reportedEvents),
  happened_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
});

interface ReportDrawerProps {
  orgId: string;
  today: string;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** An event from which a deadline runs, and which no register holds. */
function ReportDrawer({ orgId, today, onSaved, onClose }: ReportDrawerProps) {
  const text = useText();
  const form = useForm(event, { start: { kind: reportedEvents[0], happened_on: '' } });
  const call = useCall(reportEvent, { say: 'always' });
  return (
    <DrawerForm
      title={text('deadline.report')}
      form={form}
      onSubmit={(body) => call.run({ params: { id: orgId }, body })}
      onSaved={onSaved}
      save={text('deadline.report')}
      onClose={onClose}
    >
      <p className="muted">{text('deadline.reportLead')}</p>
      <SelectField
        name="kind"
        label={text('deadline.event')}
        options={reportedEvents.map((kind) => ({ value: kind, label: text(`deadline.event.${kind}`) }))}
      />
      <DateField name="happened_on" label={text('deadline.eventOn')} max={today} />
    </DrawerForm>
  );
}
