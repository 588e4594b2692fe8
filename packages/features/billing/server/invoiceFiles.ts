/** Invoices and credit notes as files: one as a PDF, all of a year in one archive, and a table for accountants. */

import { formatCents } from '@tabellion/kernel/money.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { type Cell, writeCsv } from '@tabellion/platform/files/sheet.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { type Route, serveFile } from '@tabellion/platform/http/route.ts';
import * as invoiceContract from '../invoiceContract.ts';
import { creditNoteNumber, type InvoiceLine, invoiceNumber } from '../rules/invoice.ts';
import { dateIn, lineIn, moneyIn, type PaperLanguage, taxName, wordsIn } from '../rules/invoiceWords.ts';
import { type Seller, taxRegisters } from '../rules/seller.ts';
import { type Invoice, selectInvoice, selectInvoicesOfYear } from './store/invoices.ts';

export interface InvoiceFilePorts {
  readonly seller: Seller;
  readonly typesetter: Pick<Typesetter, 'print'>;
}

export const fileRoutesOf = (ports: InvoiceFilePorts): Route[] => [
  serveFile(invoiceContract.readInvoiceFile, async ({ q, orgId, release }, { params, query }) => {
    const invoice = await selectInvoice(q, orgId, params.invoiceId);
    const isThere = invoice !== undefined && (query.of === 'invoice' || invoice.creditNumber !== null);
    if (!isThere) return refuse('GENERAL.NOT_FOUND');
    release();
    const paper = paperOf(invoice, query.of, query.language, ports.seller);
    const pdf = await print(ports, paper.document);
    if (!pdf.ok) return pdf;
    return ok({ bytes: pdf.value, mediaType: 'application/pdf', fileName: `${paper.number}.pdf` });
  }),
  serveFile(invoiceContract.readInvoicesOfYear, async ({ q, orgId, release }, { params, query }) => {
    const year = Number(params.year);
    const invoices = await selectInvoicesOfYear(q, orgId, year);
    release();
    if (query.format === 'csv') return table(invoices, year, query.language);
    const files = new Map<string, Uint8Array>();
    for (const paper of papersOf(invoices, year, query.language, ports.seller)) {
      const pdf = await print(ports, paper.document);
      if (!pdf.ok) return pdf;
      files.set(`${paper.number}.pdf`, pdf.value);
    }
    const bytes = await writeZip(files);
    return ok({ bytes, mediaType: 'application/zip', fileName: `invoices-${year}.zip` });
  }),
];

async function print(
  { typesetter }: InvoiceFilePorts,
  document: PrintedDocument,
): Promise<Result<Uint8Array, Refusal<(typeof invoiceContract.printRefusals)[number]>>> {
  const printed = await typesetter.print(document);
  if (printed.ok) return ok(printed.value.pdf);
  const { error } = printed;
  if (error.code === 'unavailable')
    return refuse('DOCUMENTS.PRINTING_UNAVAILABLE', { data: { reason: error.reason } });
  return refuse('DOCUMENTS.PRINTING_FAILED');
}

interface Paper {
  readonly number: string;
  readonly document: PrintedDocument;
}

function papersOf(
  invoices: readonly Invoice[],
  year: number,
  language: PaperLanguage,
  seller: Seller,
): readonly Paper[] {
  const isOfYear = (date: string | null) => date?.startsWith(`${year}-`) === true;
  return invoices.flatMap((invoice) => [
    ...(isOfYear(invoice.issuedOn) ? [paperOf(invoice, 'invoice', language, seller)] : []),
    ...(isOfYear(invoice.creditedOn) ? [paperOf(invoice, 'credit_note', language, seller)] : []),
  ]);
}

function paperOf(
  invoice: Invoice,
  of: 'invoice' | 'credit_note',
  language: PaperLanguage,
  now: Seller,
): Paper {
  const words = wordsIn(language);
  const isCredit = of === 'credit_note';
  const sign = isCredit ? -1n : 1n;
  const number = isCredit ? creditNoteNumber(invoice.creditNumber ?? 0n) : invoiceNumber(invoice.number);
  const on = isCredit ? (invoice.creditedOn ?? invoice.issuedOn) : invoice.issuedOn;
  const seller = invoice.seller ?? now;
  const taxNumbers = taxRegisters
    .filter((register) => seller.taxNumbers[register] !== undefined)
    .map((register) => `${taxName(register, language)} ${seller.taxNumbers[register]}`)
    .join(' · ');
  const title = isCredit ? words.creditNote : words.invoice;
  const document: PrintedDocument = {
    language,
    layout: 'letter',
    title: `${title} ${number}`,
    corporation: { name: seller.name, statute: seller.address.join(', ') },
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: words.number, value: number },
          { label: words.date, value: dateIn(on, language) },
          ...(isCredit ? [{ label: words.takesBack, value: invoiceNumber(invoice.number) }] : []),
          { label: words.billTo, value: [invoice.billTo, ...(invoice.address ?? [])].join(', ') },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: words.item, share: 4 },
          { label: words.amount, isNumber: true, share: 1 },
        ],
        rows: rowsOf(invoice, language, sign),
        totals: [words.total, moneyIn(sign * invoice.totalCents, language)],
      },
      { kind: 'paragraph', text: isCredit ? words.returned : words.paid },
      { kind: 'note', text: taxNumbers === '' ? words.noTax : `${words.taxNumbers}${taxNumbers}` },
    ],
    footer: number,
  };
  return { number, document };
}

/** The items, their sum, and each tax with its rate. */
function rowsOf({ lines, subtotalCents }: Invoice, language: PaperLanguage, sign: bigint): string[][] {
  const row = (line: InvoiceLine) => [lineIn(line, language), moneyIn(sign * line.cents, language)];
  return [
    ...lines.filter(({ kind }) => kind !== 'tax').map(row),
    [wordsIn(language).subtotal, moneyIn(sign * subtotalCents, language)],
    ...lines.filter(({ kind }) => kind === 'tax').map(row),
  ];
}

async function table(invoices: readonly Invoice[], year: number, language: PaperLanguage) {
  const words = wordsIn(language);
  const isOfYear = (date: string | null) => date?.startsWith(`${year}-`) === true;
  const taxes = [
    ...new Set(
      invoices.flatMap(({ lines }) => lines.flatMap((one) => (one.kind === 'tax' ? [one.subject] : []))),
    ),
  ];
  const lineOf = (invoice: Invoice, isCredit: boolean): Cell[] => {
    const sign = isCredit ? -1n : 1n;
    const money = (cents: bigint): Cell => ({ number: formatCents(sign * cents), isMoney: true });
    const ofTax = (name: string) =>
      invoice.lines.reduce(
        (sum, one) => (one.kind === 'tax' && one.subject === name ? sum + one.cents : sum),
        0n,
      );
    return [
      { text: isCredit ? creditNoteNumber(invoice.creditNumber ?? 0n) : invoiceNumber(invoice.number) },
      { date: isCredit ? (invoice.creditedOn ?? invoice.issuedOn) : invoice.issuedOn },
      { text: isCredit ? invoiceNumber(invoice.number) : '' },
      {
        text: invoice.lines
          .filter(({ kind }) => kind !== 'tax')
          .map((one) => lineIn(one, language))
          .join('; '),
      },
      { text: invoice.province },
      money(invoice.subtotalCents),
      ...taxes.map((name) => money(ofTax(name))),
      money(invoice.totalCents),
    ];
  };
  const rows = invoices.flatMap((invoice) => [
    ...(isOfYear(invoice.issuedOn) ? [lineOf(invoice, false)] : []),
    ...(isOfYear(invoice.creditedOn) ? [lineOf(invoice, true)] : []),
  ]);
  const bytes = await writeCsv({
    title: `${words.invoice} ${year}`,
    about: [],
    heads: [
      words.number,
      words.date,
      words.takesBack,
      words.item,
      words.province,
      words.net,
      ...taxes.map((name) => taxName(name, language)),
      words.total,
    ],
    rows: [rows],
    rightToLeft: false,
  });
  return ok({ bytes, mediaType: 'text/csv; charset=utf-8', fileName: `invoices-${year}.csv` });
}
