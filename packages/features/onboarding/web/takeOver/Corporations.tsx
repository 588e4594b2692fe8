import { formatDate } from '@tabellion/texts/dates.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { plans } from '../../../billing/rules/plans.ts';
import { billingToday, planName } from '../../../billing/web/public.ts';
import type { OrganizationView } from '../../../organizations/shapes.ts';
import { lawLabel, statusKey, statusTones } from '../../../organizations/web/public.ts';
import { screenPath } from '../../rules/wizard.ts';
import { Cells } from './Findings.tsx';
import type { TakenRow, TakeOverChoice, useTakeOver } from './useTakeOver.ts';

interface CorporationsProps {
  taking: ReturnType<typeof useTakeOver>;
  organizations: readonly OrganizationView[];
}

const Choice = z.object({ planId: z.string(), doneUntil: z.string() });

/** Every corporation that was read: what it would be, what is wrong with it, how far it is, and what is done next. */
export function Corporations({ taking, organizations }: CorporationsProps) {
  const { text } = useLanguage();
  const { list, progress } = taking;
  const isBusy = progress !== undefined;
  const statusOf = ({ orgId }: TakenRow) =>
    organizations.find(({ unique_id }) => unique_id === orgId)?.status ?? null;
  const ready = list.rows.filter((row) => row.orgId === null && row.faults.length === 0);
  const paid = list.rows.filter((row) => statusOf(row) === 'payment_success');
  return (
    <>
      {ready.length > 0 && (
        <Options count={ready.length} busy={isBusy} onTake={(choice) => taking.take(ready, choice)} />
      )}
      <Card
        title={text('takeOver.list', { count: list.rows.length })}
        extra={
          paid.length > 0 && (
            <Button variant="primary" size="sm" disabled={isBusy} onClick={() => void taking.record(paid)}>
              {text('takeOver.record', { count: paid.length })}
            </Button>
          )
        }
        flush
      >
        <Table
          caption={text('takeOver.list', { count: list.rows.length })}
          rows={list.rows}
          rowKey={({ key }) => key}
          empty={null}
          columns={[
            {
              key: 'name',
              head: text('takeOver.name'),
              card: 'main',
              cell: ({ corporation }) => <Named of={corporation} />,
            },
            {
              key: 'people',
              head: text('takeOver.people'),
              cardLabel: text('takeOver.people'),
              cell: ({ corporation }) => <People of={corporation} />,
            },
            {
              key: 'state',
              head: text('takeOver.state'),
              card: 'end',
              cell: (row) => <State of={row} status={statusOf(row)} />,
            },
            {
              key: 'next',
              head: text('takeOver.next'),
              cardLabel: text('takeOver.next'),
              cell: (row) => (
                <Next
                  of={row}
                  status={statusOf(row)}
                  busy={isBusy}
                  onRecord={() => void taking.record([row])}
                />
              ),
            },
          ]}
          below={(row) => hasFindings(row) && <Wrong of={row} />}
        />
      </Card>
    </>
  );
}

interface OptionsProps {
  count: number;
  busy: boolean;
  onTake(choice: TakeOverChoice): Promise<void>;
}

/** One answer for all of them. */
function Options({ count, busy, onTake }: OptionsProps) {
  const { text } = useLanguage();
  const today = billingToday();
  const form = useForm(Choice, { start: { planId: plans[0]?.planId ?? '', doneUntil: today } });
  return (
    <Card>
      <Form
        form={form}
        label={text('takeOver.take', { count })}
        onSubmit={async (choice) => {
          await onTake(choice);
          return undefined;
        }}
      >
        <div className="grid2">
          <SelectField
            name="planId"
            label={text('takeOver.plan')}
            help={text('takeOver.plan.help')}
            placeholder={text('takeOver.plan.later')}
            options={plans.map(({ planId }) => ({ value: planId, label: planName(text, planId) }))}
          />
          <DateField
            name="doneUntil"
            label={text('takeOver.done')}
            help={text('takeOver.done.help')}
            max={today}
            optional
          />
        </div>
        <div className="row end">
          <SubmitButton disabled={busy}>{text('takeOver.take', { count })}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function Named({ of: { name, corporation_type, corporation_number } }: { of: TakenRow['corporation'] }) {
  const { text } = useLanguage();
  return (
    <>
      <UserText>{name || '–'}</UserText>
      <div className="muted t12">
        {corporation_type !== '' && lawLabel(corporation_type, text)} <Id>{corporation_number}</Id>
      </div>
    </>
  );
}

function People({ of: { people } }: { of: TakenRow['corporation'] }) {
  const { text, language } = useLanguage();
  return people.map(({ firstname, lastname, positions }) => (
    <div key={`${firstname} ${lastname}`}>
      <UserText>{`${firstname} ${lastname}`.trim()}</UserText>
      <div className="muted t12">
        {positions
          .map(({ position, since, or_before }) =>
            text(or_before ? 'takeOver.onOrBefore' : 'takeOver.since', {
              position: text(`position.${position}`),
              date: formatDate(since, language),
            }),
          )
          .join('; ')}
      </div>
    </div>
  ));
}

type Status = OrganizationView['status'] | null;

function State({ of: { faults, refusal }, status }: { of: TakenRow; status: Status }) {
  const { text } = useLanguage();
  if (status !== null) return <StatusBadge tone={statusTones[status]}>{text(statusKey(status))}</StatusBadge>;
  if (refusal !== null) return <StatusBadge tone="err">{text('takeOver.refused')}</StatusBadge>;
  return faults.length > 0 ? (
    <StatusBadge tone="warn">{text('takeOver.toFix', { count: faults.length })}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{text('takeOver.ready')}</StatusBadge>
  );
}

interface NextProps {
  of: TakenRow;
  status: Status;
  busy: boolean;
  onRecord(): void;
}

function Next({ of: { orgId, planId }, status, busy, onRecord }: NextProps) {
  const { text } = useLanguage();
  if (orgId === null || status === null) return null;
  const link = (to: string, words: string) => (
    <Link to={to} className={buttonClass({ size: 'sm' })}>
      {words}
    </Link>
  );
  switch (status) {
    case 'pending':
      return planId === null
        ? link(screenPath('plans', orgId, null), text('takeOver.plans'))
        : link(screenPath('checkout', orgId, planId), text('takeOver.pay'));
    case 'payment_success':
      return (
        <Button size="sm" disabled={busy} onClick={onRecord}>
          {text('takeOver.recordOne')}
        </Button>
      );
    default:
      return link(`/app/org/${orgId}/dashboard`, text('takeOver.open'));
  }
}

const isWrong = ({ orgId, faults }: TakenRow): boolean => orgId === null && faults.length > 0;

const hasFindings = (row: TakenRow): boolean => isWrong(row) || row.refusal !== null || row.unread.length > 0;

/** Reasons why it is not taken over, each with what to do. */
function Wrong({ of }: { of: TakenRow }) {
  const { text } = useLanguage();
  const { faults, refusal, unread, row } = of;
  return (
    <div className="stack">
      {refusal !== null && (
        <Callout tone="err" alert>
          {refusal.message}{' '}
          {refusal.textCode === 'TAKE_OVER.NO_CONTACT' && (
            <Link to="/app/profile">{text('takeOver.profile')}</Link>
          )}
        </Callout>
      )}
      {isWrong(of) && (
        <Callout tone="warn">
          <Cells of={faults} />
          <p>{text(row === null ? 'takeOver.inWizard' : 'takeOver.inTable')}</p>
        </Callout>
      )}
      {unread.length > 0 && (
        <Callout title={text('takeOver.unread')}>
          {unread.map((line, at) => (
            // A line may come twice.
            <p key={at}>
              <UserText>{line}</UserText>
            </p>
          ))}
        </Callout>
      )}
    </div>
  );
}
