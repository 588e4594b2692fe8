import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Circle, CircleCheck, Hourglass } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { PaymentDrawer } from '../../shares/web/public.ts';
import type { OrganizingSet } from '../../signing/organizingContract.ts';
import { PaperDrawer, SendOrganizingDrawer } from '../../signing/web/public.ts';
import type { NextStep } from '../nextStepsContract.ts';
import './nextSteps.css';

interface NextStepsListProps {
  orgId: string;
  steps: readonly NextStep[];
  set: OrganizingSet;
}

/** Each step with what it waits for and the form that does it, in a page that has its words. */
export function NextStepsList({ orgId, steps, set }: NextStepsListProps) {
  const text = useText();
  return (
    <Card title={text('next.title')} flush>
      <ul className="list nextsteps">
        {steps.map((one) => {
          if (one.step === 'organize') return <Organizing key="organize" orgId={orgId} of={set} />;
          if (one.step === 'payment') return <Payments key="payment" of={set} />;
          return <Other key={one.step} orgId={orgId} of={one} />;
        })}
      </ul>
    </Card>
  );
}

const icons = { open: Circle, waiting: Hourglass, done: CircleCheck };

interface RowProps {
  state: NextStep['state'];
  title: ReactNode;
  /** The purpose of the step, or what it waits for. */
  note?: ReactNode;
  /** The controls that do it. */
  children?: ReactNode;
}

function Row({ state, title, note, children }: RowProps) {
  const text = useText();
  return (
    <li>
      <span className={state === 'done' ? 'ok' : 'muted'}>
        <Icon of={icons[state]} />
        <span className="sr">{text(`next.state.${state}`)}</span>
      </span>
      <div className="grow">
        {title}
        {note && state !== 'done' && <small className="sub">{note}</small>}
      </div>
      {state !== 'done' && children}
    </li>
  );
}

/** The founding set: sent, or signed on paper; and its second part, that of the shareholders. */
function Organizing({ orgId, of: set }: { orgId: string; of: OrganizingSet }) {
  const text = useText();
  const { directors, shareholders } = set;
  const room = (
    <Link className={buttonClass({ size: 'sm' })} to={`/app/org/${orgId}/document/signingroom`}>
      {text('next.organize.open')}
    </Link>
  );
  if (directors === 'unsent') return <Unsent orgId={orgId} of={set} title={text('next.organize')} />;
  if (directors === 'sent')
    return (
      <Row state="waiting" title={text('next.organize.sent')} note={text('next.organize.sent.body')}>
        {room}
      </Row>
    );
  if (shareholders === 'unsent') return <Unsent orgId={orgId} of={set} title={text('next.confirm')} />;
  if (shareholders === 'signed') return <Row state="done" title={text('next.organize.done')} />;
  const isWaiting = shareholders === 'waiting';
  return (
    <Row
      state="waiting"
      title={text(isWaiting ? 'next.confirm.waiting' : 'next.confirm.sent')}
      note={text(isWaiting ? 'next.confirm.waiting.body' : 'next.confirm.sent.body')}
    >
      {!isWaiting && room}
    </Row>
  );
}

function Unsent({ orgId, of: set, title }: { orgId: string; of: OrganizingSet; title: string }) {
  const text = useText();
  const maySend = useMay('signing.edit');
  const [open, setOpen] = useState<'send' | 'paper'>();
  const close = () => setOpen(undefined);
  const sent = set.documents.filter(({ part, status }) => set[part] === 'unsent' && status !== 'signed');
  const counts = text('next.organize.body', { documents: sent.length, people: set.signees.length });
  const isPart = set.shareholders === 'waiting';
  return (
    <Row state="open" title={title} note={isPart ? `${counts} ${text('next.organize.later')}` : counts}>
      {maySend && (
        <>
          <Button size="sm" onClick={() => setOpen('paper')}>
            {text('next.organize.paper')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => setOpen('send')}>
            {text('next.organize.send')}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {open === 'send' && <SendOrganizingDrawer orgId={orgId} of={set} onClose={close} />}
        {open === 'paper' && <PaperDrawer orgId={orgId} onClose={close} />}
      </Suspense>
    </Row>
  );
}

type Unpaid = OrganizingSet['unpaid'][number];

function Payments({ of: { unpaid } }: { of: OrganizingSet }) {
  const text = useText();
  const mayRecord = useMay('shares.edit');
  const [open, setOpen] = useState<Unpaid>();
  return (
    <>
      {unpaid.map((one) => (
        <Row
          key={one.security_id}
          state="open"
          title={<RichText of="next.payment" with={{ name: <UserText>{one.name}</UserText> }} />}
          note={text('next.payment.body')}
        >
          {mayRecord && (
            <Button
              size="sm"
              aria-label={text('wizard.fieldOf', { what: text('next.payment.record'), name: one.name })}
              onClick={() => setOpen(one)}
            >
              {text('next.payment.record')}
            </Button>
          )}
        </Row>
      ))}
      <Suspense fallback={null}>
        {open && (
          <PaymentDrawer
            of={{ security_id: open.security_id, person_id: open.person_id, display_name: open.name }}
            needsResolution={false}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

const pages = {
  certificates: 'document/list?place=certificates',
  business_number: 'organization/info',
  control: 'organization/significant-control',
  first_deadline: 'dashboard/deadlines',
} as const;

interface OtherProps {
  orgId: string;
  of: NextStep;
}

/** A step that is done on a page of its own. */
function Other({ orgId, of: one }: OtherProps) {
  const text = useText();
  const { step, state, count, due_on: dueOn } = one;
  if (step === 'organize' || step === 'payment') return null;
  const link = (words: string) => (
    <Link className={buttonClass({ size: 'sm' })} to={`/app/org/${orgId}/${pages[step]}`}>
      {words}
    </Link>
  );
  const due = dueOn !== null && <RichText of="next.due" with={{ date: <DateText date={dueOn} /> }} />;
  if (step === 'first_deadline')
    return (
      <Row state={state} title={text('next.first_deadline')} note={due}>
        {link(text('next.deadline.open'))}
      </Row>
    );
  if (step === 'control')
    return (
      <Row state={state} title={text('next.control')} note={due}>
        {link(text('next.control.open'))}
      </Row>
    );
  const title = state === 'done' ? text(`next.${step}.done`) : text(`next.${step}`, { count });
  return (
    <Row state={state} title={title} note={text(`next.${step}.body`)}>
      {link(text(`next.${step}.open`))}
    </Row>
  );
}
