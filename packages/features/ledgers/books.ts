/** The registers as they are handed over whole (CBCA ss. 20(1)(d), 50(1)): every certificate that ever was, every issue, and the
 *  ledger of every holder. */
import type { CertificateForm } from '@tabellion/book/terms/securities.ts';
import { registerOf } from '@tabellion/kit/register.ts';
import { type AddressInWords, wholeAddressLine } from '@tabellion/law/address.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { lineCursorPattern } from '../people/registerContract.ts';
import type { considerationKinds } from '../shares/shapes.ts';
import { certificateInWords } from './certificateInWords.ts';
import type { ledgerActKinds } from './ledgerShapes.ts';
import { considerationWord } from './rules/movementReasonOf.ts';
import type { TransferLine } from './transferRegisterContract.ts';

type Kind = (typeof ledgerActKinds)[number];

/** A certificate, from the issue or the transfer by which it came to the act that ended it. */
export interface SecurityLine {
  readonly holder: string;
  readonly address: AddressInWords | null;
  readonly className: string;
  readonly label: string | null;
  /** The holder's evidence of it; absent where the register does not say. */
  readonly form?: CertificateForm;
  readonly shares: string;
  /** Shares of the class that the holder has on the date, by all certificates. */
  readonly held: string;
  readonly state: 'open' | 'ended' | 'void';
  readonly on: string;
  /** Taken over without a day: it was issued on that day or before. */
  readonly isOnOrBefore: boolean;
  readonly kind: Kind;
  /** Names of those whom it came from, and their certificates. */
  readonly from: string;
  /** Dollars per share. */
  readonly price: string | null;
  readonly paid: {
    readonly kind: (typeof considerationKinds)[number] | null;
    readonly amount: string;
  } | null;
  readonly given: TransferLine['consideration'];
  readonly paidOn: string | null;
  readonly resolution: { readonly number: string | null; readonly date: string } | null;
  readonly ended: { readonly on: string; readonly kind: Kind } | null;
  /** Certificates that came of it, with their holders. */
  readonly into: string;
}

const columns = {
  class: { head: 'register.class', kind: 'name', value: ({ className }: SecurityLine) => className },
  holder: { head: 'register.holder', kind: 'name', value: ({ holder }: SecurityLine) => holder },
  address: {
    head: 'register.address',
    kind: 'name',
    value: ({ address }: SecurityLine) => wholeAddressLine(address),
  },
  certificate: {
    head: 'register.certificate',
    kind: 'id',
    value: (line: SecurityLine, text: Text) => certificateInWords(line, text),
  },
  shares: { head: 'register.shares', kind: 'number', value: ({ shares }: SecurityLine) => shares },
  /** CBCA s. 50(1)(b). */
  held: { head: 'books.held', kind: 'number', value: ({ held }: SecurityLine) => held },
  on: { head: 'transfers.on', kind: 'date', value: ({ on }: SecurityLine) => on },
  act: {
    head: 'transfers.act',
    kind: 'words',
    value: ({ kind }: SecurityLine, text: Text) => text(`ledger.kind.${kind}`),
  },
  from: { head: 'transfers.from', kind: 'name', value: ({ from }: SecurityLine) => from },
  price: { head: 'books.price', kind: 'money', value: ({ price }: SecurityLine) => price },
  consideration: {
    head: 'transfers.consideration',
    kind: 'words',
    value: ({ paid, given }: SecurityLine, text: Text) =>
      given ? text(considerationWord(given.kind)) : paid?.kind && text(`wizard.paid.in.${paid.kind}`),
  },
  amount: {
    head: 'transfers.amount',
    kind: 'money',
    value: ({ paid, given }: SecurityLine) => given?.amount ?? paid?.amount,
  },
  paidOn: { head: 'books.paidOn', kind: 'date', value: ({ paidOn }: SecurityLine) => paidOn },
  resolution: {
    head: 'transfers.resolution',
    kind: 'name',
    value: ({ resolution }: SecurityLine) => resolution?.number,
  },
  resolutionOn: {
    head: 'transfers.resolutionOn',
    kind: 'date',
    value: ({ resolution }: SecurityLine) => resolution?.date,
  },
  state: {
    head: 'books.state',
    kind: 'words',
    value: ({ state }: SecurityLine, text: Text) => text(`books.state.${state}`),
  },
  endedOn: { head: 'books.endedOn', kind: 'date', value: ({ ended }: SecurityLine) => ended?.on },
  endedBy: {
    head: 'books.endedBy',
    kind: 'words',
    value: ({ ended }: SecurityLine, text: Text) => ended && text(`ledger.kind.${ended.kind}`),
  },
  into: { head: 'books.into', kind: 'name', value: ({ into }: SecurityLine) => into },
} as const;

const whole = { sorts: [], order: '', filters: {}, after: lineCursorPattern, table: [] };

/** The securities, by class and its holders alphabetically, with the date and the particulars of each
 *  issue and transfer. */
const securities = registerOf<SecurityLine>()({
  ...whole,
  title: 'books.securities',
  columns,
  sheet: [
    ...([
      'class',
      'holder',
      'address',
      'held',
      'certificate',
      'shares',
      'state',
      'on',
      'act',
      'from',
    ] as const),
    ...(['price', 'consideration', 'amount', 'resolution', 'resolutionOn'] as const),
    ...(['endedOn', 'endedBy', 'into'] as const),
  ],
  paper: [
    ['holder', 'address'] as const,
    ['certificate', 'state'] as const,
    ['on', 'act'] as const,
    ['consideration', 'amount', 'price'] as const,
    ['resolution', 'resolutionOn'] as const,
    ['endedOn', 'endedBy', 'into'],
  ],
});

/** Issues in the order of their dates. */
const issues = registerOf<SecurityLine>()({
  ...whole,
  title: 'books.issues',
  columns,
  sheet: [
    ...(['on', 'act', 'certificate', 'holder', 'address', 'class', 'shares', 'price'] as const),
    ...(['consideration', 'amount', 'paidOn', 'resolution', 'resolutionOn', 'state'] as const),
  ],
  paper: [
    ['on', 'act'] as const,
    ['holder', 'address'] as const,
    ['consideration', 'amount'] as const,
    ['resolution', 'resolutionOn'] as const,
  ],
});

/** Shares that came to a holder by an act, and those that went. */
export interface LedgerBookLine {
  readonly holder: string;
  readonly address: AddressInWords | null;
  readonly className: string;
  readonly on: string;
  readonly isOnOrBefore: boolean;
  readonly kind: Kind;
  readonly isVoid: boolean;
  readonly ended: string;
  readonly opened: string;
  readonly others: string;
  readonly in: string;
  readonly out: string;
  readonly balance: string;
}

/** Holder by holder. */
const ledgers = registerOf<LedgerBookLine>()({
  ...whole,
  title: 'books.ledgers',
  columns: {
    holder: { head: 'register.holder', kind: 'name', value: ({ holder }) => holder },
    address: {
      head: 'register.address',
      kind: 'name',
      value: ({ address }) => wholeAddressLine(address),
    },
    class: { head: 'register.class', kind: 'name', value: ({ className }) => className },
    on: { head: 'transfers.on', kind: 'date', value: ({ on }) => on },
    act: {
      head: 'transfers.act',
      kind: 'words',
      value: ({ kind, isVoid }, text) =>
        `${text(`ledger.kind.${kind}`)}${isVoid ? ` (${text('ledger.void')})` : ''}`,
    },
    ended: { head: 'transfers.surrendered', kind: 'id', value: ({ ended }) => ended },
    opened: { head: 'transfers.issued', kind: 'id', value: ({ opened }) => opened },
    others: { head: 'books.others', kind: 'name', value: ({ others }) => others },
    in: { head: 'books.in', kind: 'number', value: (line) => line.in },
    out: { head: 'books.out', kind: 'number', value: ({ out }) => out },
    balance: { head: 'books.balance', kind: 'number', value: ({ balance }) => balance },
  },
  sheet: [
    ...(['holder', 'address', 'class', 'on', 'act', 'ended', 'opened', 'others'] as const),
    ...(['in', 'out', 'balance'] as const),
  ],
  paper: [
    ['holder', 'address'],
    ['on', 'act'],
  ],
});

export const books = { securities, issues, ledgers } as const;
