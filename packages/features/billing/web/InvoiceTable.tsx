import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass, IconButton } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, MoneyText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Download, Receipt } from 'lucide-react';
import { useState } from 'react';
import { listInvoices, readInvoiceFile } from '../invoiceContract.ts';
import type { BillingView, InvoiceView } from '../views.ts';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { LineText } from './LineText.tsx';
import { centsOf } from './quote.ts';

interface InvoiceTableProps {
  orgId: string;
  billing: Pick<BillingView, 'provider'>;
  /** Only so many of the newest, with the way to all. */
  most?: number;
  /** The page's cursor. */
  before?: string | undefined;
}

/** An invoice, or the credit note that took it back. */
interface Row {
  key: string;
  invoice: InvoiceView;
  of: 'invoice' | 'credit_note';
  number: string;
  on: string;
}

/** Invoices and credit notes, the newest first, by year; `invoice` in the address opens the one of that number. */
export function InvoiceTable({ orgId, billing, most, before }: InvoiceTableProps) {
  const text = useText();
  const query = { org_unique_id: orgId, ...(before === undefined ? {} : { before }) };
  const reading = useRead(listInvoices, { params: { provider: billing.provider }, query });
  const [opened, setOpened] = useState(useSearch().invoice);
  const columns = useColumns(orgId, text, setOpened);
  if (reading.isError) return <ReadFailed of={reading} />;
  const invoices = reading.data?.invoices ?? [];
  const rows = invoices.flatMap(rowsOf).slice(0, most);
  const shown = invoices.find(({ number }) => number === opened);
  return (
    <Card
      flush
      // The page of all of them is headed so itself.
      title={most !== undefined && text('paying.invoices')}
      extra={
        <Link to={`/app/org/${orgId}/setting/invoice`} className={buttonClass({ size: 'sm' })}>
          {text('paying.invoice.all')}
        </Link>
      }
    >
      <Table
        caption={text('paying.invoices')}
        reading={reading}
        rows={rows}
        rowKey={({ key }) => key}
        columns={columns}
        {...(most === undefined && {
          groupOf: ({ on }: Row) => ({ key: on.slice(0, 4), words: on.slice(0, 4) }),
        })}
        empty={
          <EmptyState icon={Receipt} title={text('paying.invoice.none')}>
            {text('paying.invoice.whyNone')}
          </EmptyState>
        }
      />
      {shown && <InvoiceDrawer of={shown} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function rowsOf(invoice: InvoiceView): Row[] {
  const { invoice_id, number, issued_on, credit_note: credit } = invoice;
  const own: Row = { key: invoice_id, invoice, of: 'invoice', number, on: issued_on };
  if (credit === null) return [own];
  return [
    { key: credit.number, invoice, of: 'credit_note', number: credit.number, on: credit.issued_on },
    own,
  ];
}

function useColumns(orgId: string, text: Text, onOpen: (number: string) => void): readonly Column<Row>[] {
  const money = (row: Row, amount: number) => (
    <MoneyText cents={row.of === 'credit_note' ? -centsOf(amount) : centsOf(amount)} />
  );
  return [
    {
      key: 'number',
      head: text('paying.invoice.number'),
      card: 'main',
      cell: ({ of, number }) =>
        of === 'credit_note' ? (
          <Id>{number}</Id>
        ) : (
          <button type="button" className="rowlink" onClick={() => onOpen(number)}>
            <Id>{number}</Id>
          </button>
        ),
    },
    {
      key: 'date',
      head: text('paying.invoice.date'),
      cardLabel: text('paying.invoice.date'),
      cell: ({ on }) => <DateText date={on} />,
    },
    { key: 'what', head: text('paying.invoice.what'), cell: (row) => <What of={row} /> },
    {
      key: 'net',
      head: text('paying.invoice.net'),
      num: true,
      card: 'none',
      from: 1100,
      cell: (row) => money(row, row.invoice.subtotal),
    },
    {
      key: 'tax',
      head: text('paying.invoice.tax'),
      num: true,
      card: 'none',
      from: 1100,
      cell: (row) => money(row, row.invoice.tax),
    },
    {
      key: 'total',
      head: text('paying.invoice.total'),
      num: true,
      card: 'end',
      cell: (row) => money(row, row.invoice.total),
    },
    { key: 'state', head: text('paying.invoice.state'), cell: (row) => <State of={row} /> },
    {
      key: 'pdf',
      head: <span className="sr">{text('paying.invoice.file')}</span>,
      card: 'act',
      cell: (row) => <Pdf orgId={orgId} of={row} />,
    },
  ];
}

function What({ of: { of, invoice } }: { of: Row }) {
  const text = useText();
  if (of === 'credit_note') return text('paying.invoice.credit', { number: invoice.number });
  const [first] = invoice.lines;
  return first === undefined ? null : <LineText of={first} />;
}

function State({ of: { of, invoice } }: { of: Row }) {
  const text = useText();
  const isBack = of === 'credit_note' || invoice.credit_note !== null;
  return (
    <StatusBadge tone={isBack ? 'neutral' : 'ok'}>
      {text(isBack ? 'paying.invoice.refunded' : 'paying.invoice.paid')}
    </StatusBadge>
  );
}

function Pdf({ orgId, of: { of, invoice, number } }: { orgId: string; of: Row }) {
  const { text, language } = useLanguage();
  const { run, busy } = useDownload(readInvoiceFile);
  const params = { orgId, invoiceId: invoice.invoice_id };
  const query = { of, language: language === 'fr' ? 'fr' : 'en' } as const;
  return (
    <IconButton
      size="sm"
      icon={Download}
      label={text('paying.invoice.pdf', { number })}
      aria-disabled={busy}
      onClick={() => !busy && void run({ params, query })}
    />
  );
}
