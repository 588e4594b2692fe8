import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { loadBillingWords } from '../../../billing/web/public.ts';
import { listProposals, withdrawUnpaidHolders } from '../../proposalContract.ts';

function useWithoutPlace(orgId: string): number {
  const { data } = useRead(listProposals, { params: { id: orgId } });
  const waiting = data?.proposals.filter(
    ({ awaits, met }) => awaits.includes('place') && !met.some(({ condition }) => condition === 'place'),
  );
  return waiting?.length ?? 0;
}

/** Holders beyond the plan, with the way to pay for their places. */
export function WithoutPlace({ orgId }: { orgId: string }) {
  const count = useWithoutPlace(orgId);
  useWithdrawalOnLeaving(orgId, count);
  if (count === 0) return null;
  return (
    <MoreTexts load={loadBillingWords} waiting={null}>
      <HoldersWithoutPlace orgId={orgId} count={count} />
    </MoreTexts>
  );
}

function HoldersWithoutPlace({ orgId, count }: { orgId: string; count: number }) {
  const text = useText();
  const mayPay = useMay('billing.manage');
  return (
    <Callout
      tone="warn"
      icon={Hourglass}
      title={text('paying.places.title', { count })}
      actions={
        mayPay && (
          <Link to={`/app/org/${orgId}/Add%20Shareholders/checkout`} className={buttonClass({ size: 'sm' })}>
            {text('paying.places.pay')}
          </Link>
        )
      }
    >
      {text(mayPay ? 'paying.places.body' : 'paying.places.ask')}
    </Callout>
  );
}

/** The pages between which somebody goes who adds a holder and pays for the place. */
const isOfHolders = (path: string): boolean =>
  /^\/app\/org\/[^/]+\/(shares|dashboard\/shares|Add%20Shareholders|upgrade)(\/|$)/.test(path) ||
  /^\/app\/(Add%20Shareholders|upgrade)\//.test(path);

/** Removes whom the reader added and did not pay for, once he leaves those pages (specification section 4). Whoever cannot pay
 *  leaves them for somebody who can. */
function useWithdrawalOnLeaving(orgId: string, count: number): void {
  const mayPay = useMay('billing.manage');
  const withdraw = useCall(withdrawUnpaidHolders, { say: 'none' });
  const snack = useSnack();
  const leave = useEffectEvent(async () => {
    if (count === 0 || !mayPay || isOfHolders(window.location.pathname)) return;
    const answer = await withdraw.run({ params: { id: orgId } });
    if (answer.ok && answer.data.withdrawn > 0) snack({ message: answer.message });
  });
  useEffect(() => () => void leave(), []);
}

/** The same on the page where they are paid for. */
export function LeavingWithoutPlace({ orgId }: { orgId: string }) {
  useWithdrawalOnLeaving(orgId, useWithoutPlace(orgId));
  return null;
}
