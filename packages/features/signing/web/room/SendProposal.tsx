import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useEffect, useRef } from 'react';
import { prepareProposal } from '../../contract.ts';
import { SendDrawer } from '../send/SendDrawer.tsx';

/** An entry that was proposed a moment ago: what people sign of it is drafted, then sent. */
export function SendProposal({ orgId, proposalId }: { orgId: string; proposalId: string }) {
  const { run, answer } = useCall(prepareProposal);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run({ params: { orgId, proposalId }, body: {} });
  });
  const close = () => navigate({ to: '.', search: {} });
  if (answer === undefined) return <Loading />;
  if (!answer.ok) return null;
  return (
    <SendDrawer
      orgId={orgId}
      documentIds={answer.data.document_ids}
      proposalId={proposalId}
      onClose={() => void close()}
    />
  );
}
