import './changes.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CreditCard } from 'lucide-react';
import { listChanges, readChange } from '../contract.ts';
import { PayChange } from './PayChange.tsx';
import { changesPath } from './paths.ts';
import { loadWords } from './words.ts';

/** change/checkout: the change that its address names, else the first that awaits its payment. */
export const ChangeCheckoutScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <Checkout />
  </MoreTexts>
);

function Checkout() {
  const text = useText();
  const orgId = useOrgId();
  const { change } = useSearch();
  const list = useRead(listChanges, { params: { orgId } });
  if (list.isError) return <ReadFailed page of={list} />;
  if (list.data === undefined) return <PageSkeleton shape="cards" />;
  const paying = list.data.changes.filter(({ state }) => state === 'paying');
  const chosen = paying.find(({ change_id }) => change_id === change) ?? paying[0];
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={changesPath(orgId)}>{text('changes.title')}</Link>}
        title={text('changes.pay')}
        lead={chosen?.title}
      />
      {chosen === undefined ? (
        <EmptyState icon={CreditCard} title={text('changes.pay.none')}>
          {text('changes.pay.none.why')}
        </EmptyState>
      ) : (
        <ChosenChange orgId={orgId} changeId={chosen.change_id} />
      )}
    </div>
  );
}

function ChosenChange({ orgId, changeId }: { orgId: string; changeId: string }) {
  const reading = useRead(readChange, { params: { orgId, changeId } });
  return reading.data === undefined ? (
    <PageSkeleton shape="cards" isHeaded />
  ) : (
    <div className="changes__narrow">
      <PayChange orgId={orgId} of={reading.data.change} />
    </div>
  );
}
