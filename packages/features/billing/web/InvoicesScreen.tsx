import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { ForbiddenState } from '@tabellion/ui/components/States.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { readBilling } from '../contract.ts';
import { listInvoices, readInvoicesOfYear } from '../invoiceContract.ts';
import type { BillingView } from '../views.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { billingToday } from './usePurchase.ts';
import { loadWords } from './words.ts';

/** setting/invoice: every invoice and credit note, one by one or a year in one file. */
export const InvoicesScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Invoices />
  </MoreTexts>
);

function Invoices() {
  const text = useText();
  const orgId = useOrgId();
  const mayManage = useMay('billing.manage');
  const { before } = useSearch();
  const reading = useRead(readBilling, { params: { orgId } });
  if (!mayManage) return <ForbiddenState />;
  if (reading.isError) return <ReadFailed page of={reading} />;
  if (reading.data === undefined) return <PageSkeleton shape="rows" />;
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={`/app/org/${orgId}/setting/billing`}>{text('shell.nav.billing')}</Link>}
        title={text('paying.invoices')}
        actions={<OfYear orgId={orgId} />}
      />
      <InvoiceTable orgId={orgId} billing={reading.data} before={before} />
      <Pages orgId={orgId} billing={reading.data} before={before} />
    </div>
  );
}

function Seller({ of: { name, tax_numbers } }: { of: BillingView['seller'] }) {
  const text = useText();
  const numbers = tax_numbers.map(({ register, number }) => `${register} ${number}`).join(', ');
  return numbers === '' ? null : (
    <p className="muted t12">{text('paying.invoice.seller', { name, numbers })}</p>
  );
}

interface PagesProps {
  orgId: string;
  billing: BillingView;
  before: string | undefined;
}

function Pages({ orgId, billing, before }: PagesProps) {
  const text = useText();
  const query = { org_unique_id: orgId, ...(before === undefined ? {} : { before }) };
  const { data } = useRead(listInvoices, { params: { provider: billing.provider }, query });
  const at = `/app/org/${orgId}/setting/invoice`;
  const next = data?.next;
  // Both stand below the table, which comes with the same answer.
  if (data === undefined) return null;
  return (
    <>
      <Seller of={billing.seller} />
      <div className="row between">
        {before === undefined ? (
          <span />
        ) : (
          <Link to={at} className={buttonClass({})}>
            {text('paying.invoice.newest')}
          </Link>
        )}
        {next != null && (
          <Button onClick={() => navigate({ to: at, search: { before: next } })}>
            {text('paying.invoice.older')}
          </Button>
        )}
      </div>
    </>
  );
}

const yearsShown = 7;

/** All of a year: PDFs in one file, or the table for accountants. */
function OfYear({ orgId }: { orgId: string }) {
  const { text, language } = useLanguage();
  const newest = Number(billingToday().slice(0, 4));
  const [year, setYear] = useState(String(newest));
  const { run, busy } = useDownload(readInvoicesOfYear);
  const years = Array.from({ length: yearsShown }, (_, ago) => String(newest - ago));
  const take = (format: 'zip' | 'csv') =>
    void run({ params: { orgId, year }, query: { format, language: language === 'fr' ? 'fr' : 'en' } });
  return (
    <>
      <Select
        label={text('paying.invoice.date')}
        value={year}
        options={years.map((one) => ({ value: one, label: one }))}
        onChange={setYear}
      />
      <Button busy={busy} onClick={() => take('csv')}>
        {text('paying.invoice.csv')}
      </Button>
      <Button busy={busy} onClick={() => take('zip')}>
        {text('paying.invoice.year', { year })}
      </Button>
    </>
  );
}
