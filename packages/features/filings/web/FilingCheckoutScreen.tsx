import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { FileCheck2 } from 'lucide-react';
import { readPlanId } from '../../billing/contract.ts';
import { firstPlan } from '../../billing/rules/plans.ts';
import { loadBillingWords } from '../../billing/web/public.ts';
import { listFilings } from '../contract.ts';
import { titleOf } from './filingWords.ts';
import { loadWords } from './words.ts';

/** filing/checkout/{plans}: returns that are confirmed and await payment. */
export const FilingCheckoutScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <MoreTexts load={loadBillingWords} waiting={<PageSkeleton shape="cards" />}>
      <AwaitPayment />
    </MoreTexts>
  </MoreTexts>
);

function AwaitPayment() {
  const text = useText();
  const orgId = useOrgId();
  const { data: own } = useRead(readPlanId, { params: { orgId } });
  // Named in the path, else the organization's own, else the one that is bought with its first return.
  const plan = usePathParam('plans') ?? own?.plan_id ?? firstPlan;
  const reading = useRead(listFilings, { params: { orgId } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  const filings = (reading.data?.filingList ?? []).filter(({ status }) => status === 'awaiting_payment');
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={`/app/org/${orgId}/organization/filing`}>{text('shell.nav.filing')}</Link>}
        title={text('paying.filing.title')}
      />
      <Card flush>
        <Table
          caption={text('paying.filing.title')}
          reading={reading}
          rows={filings}
          rowKey={({ filing_id }) => filing_id}
          columns={[
            {
              key: 'what',
              head: text('paying.invoice.what'),
              card: 'main',
              cell: (filing) => titleOf(filing, text),
            },
            {
              key: 'due',
              head: text('paying.invoice.date'),
              cardLabel: text('paying.invoice.date'),
              cell: ({ due_date }) => <DateText date={due_date} />,
            },
            {
              key: 'fee',
              head: text('paying.line.fee'),
              num: true,
              card: 'end',
              cell: ({ fee }) => fee && <MoneyText cents={BigInt(fee.cents)} />,
            },
            {
              key: 'pay',
              head: <span className="sr">{text('paying.filing.pay')}</span>,
              onPaper: 'none',
              cell: ({ filing_id }) => (
                <Link
                  to={`/app/annualFiling/checkout/${orgId}/${plan}/${filing_id}`}
                  className={buttonClass({ variant: 'primary', size: 'sm' })}
                >
                  {text('paying.filing.pay')}
                </Link>
              ),
            },
          ]}
          empty={
            <EmptyState icon={FileCheck2} title={text('paying.filing.none')}>
              {text('paying.filing.whyNone')}
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}
