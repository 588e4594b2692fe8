import { plainDate } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { ErrorState } from '@tabellion/ui/components/States.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Hourglass } from 'lucide-react';
import { Suspense, useState } from 'react';
import { PersonDrawer } from '../../../people/web/public.ts';
import { PaymentDrawer } from '../../../shares/web/public.ts';
import { listRegisterShareholders, type WaitingSubscription } from '../../registerContract.ts';

interface WaitingProps {
  /** The oldest of them. */
  of: readonly WaitingSubscription[];
  /** The number of all of them. */
  count: number;
  /** The day at the registry. */
  today: string;
}

/** So many are named at once where all are asked for. */
const MOST = 1000;

/** Subscriptions that are nobody's shares yet, each with the way to complete it. */
export function Waiting({ of, count, ...rest }: WaitingProps) {
  const text = useText();
  const orgId = useOrgId();
  const [isWhole, setWhole] = useState(false);
  return (
    <Callout icon={Hourglass} title={text('wizard.subscribed.title', { count })}>
      <p>{text('wizard.subscribed.body')}</p>
      {isWhole ? <AllLines orgId={orgId} of={of} {...rest} /> : <Lines orgId={orgId} of={of} {...rest} />}
      {!isWhole && count > of.length && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {text('capTable.more')}
        </Button>
      )}
    </Callout>
  );
}

interface LinesProps extends Omit<WaitingProps, 'count'> {
  orgId: string;
}

/** @param of  what is shown while the others are read */
function AllLines({ of, ...rest }: LinesProps) {
  const query = { named: String(MOST), limit: '1' };
  const reading = useRead(listRegisterShareholders, { params: { id: rest.orgId }, query });
  return (
    <>
      <Lines of={reading.data?.subscriptions ?? of} {...rest} />
      {reading.isError && <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />}
    </>
  );
}

type OpenedSubscription = { act: 'payment' | 'details'; of: WaitingSubscription };

/** The act that somebody enters for it: its payment, or its resolution where it is not the organizing one,
 *  which is signed. */
const actOf = ({ awaits, is_of_founding: isOfFounding }: WaitingSubscription) => {
  if (!isOfFounding && awaits.includes('signatures')) return 'wizard.subscribed.complete';
  return awaits.includes('payment') ? 'wizard.subscribed.pay' : undefined;
};

/** The condition that it waits for, as the wizard says it. */
const awaitedOf = ({ awaits }: WaitingSubscription) => {
  if (awaits.every((one) => one === 'place')) return undefined;
  if (!awaits.includes('signatures')) return 'wizard.waits.payment';
  return awaits.includes('payment') ? 'wizard.waits.both' : 'wizard.waits.resolution';
};

function Lines({ orgId, of, today }: LinesProps) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const mayDetail = useMay('people.edit');
  const again = useReadings().allAgain;
  const [open, setOpen] = useState<OpenedSubscription>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className="waiting">
        {of.map((one) => {
          const isErased = one.display_name === '';
          const name = isErased ? text('dashboard.erased') : one.display_name;
          const words = actOf(one);
          const awaited = awaitedOf(one);
          const act = (what: OpenedSubscription['act'], label: string) => (
            <Button
              size="sm"
              aria-label={text('wizard.fieldOf', { what: label, name })}
              onClick={() => setOpen({ act: what, of: one })}
            >
              {label}
            </Button>
          );
          return (
            <li key={one.security_id} className="row wrap">
              <b>{isErased ? name : <UserText>{name}</UserText>}</b>
              <span>
                <Num of={one.sharesExact} /> <UserText>{one.class_name}</UserText>
              </span>
              {awaited !== undefined && <span className="muted">{text(awaited)}</span>}
              {mayEdit && words !== undefined && act('payment', text(words))}
              {mayDetail && !isErased && act('details', text('wizard.record.details'))}
            </li>
          );
        })}
      </ul>
      <Suspense fallback={null}>
        {open?.act === 'payment' && (
          <PaymentDrawer
            of={open.of}
            needsResolution={!open.of.is_of_founding && open.of.awaits.includes('signatures')}
            onClose={close}
          />
        )}
        {open?.act === 'details' && (
          <PersonDrawer
            orgId={orgId}
            today={plainDate(today)}
            person={{ _id: open.of.person_id, display_name: open.of.display_name }}
            onSaved={() => void again()}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
