/** The register of transfers (CBCA s. 50(1)(c)): its columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import { lineCursorPattern } from '../people/registerContract.ts';
import { takenBackChoices, transferDestinations, transferSorts } from './registerOrders.ts';
import { considerationWord } from './rules/movementReasonOf.ts';
import type { TransferLine } from './transferRegisterContract.ts';

export const transfersRegister = registerOf<TransferLine>()({
  title: 'shell.nav.transfers',
  sorts: transferSorts,
  order: '-on',
  filters: { name: 'words', class: 'id', to: transferDestinations, taken_back: takenBackChoices },
  after: lineCursorPattern,
  columns: {
    entry: { head: 'transfers.entry', kind: 'number', value: ({ entry }) => String(entry) },
    on: {
      head: 'transfers.on',
      kind: 'date',
      value: ({ on }) => on,
      sort: { by: 'on', isDownFirst: true },
      card: 'main',
    },
    act: { head: 'transfers.act', kind: 'words', value: ({ kind }, text) => text(`ledger.kind.${kind}`) },
    from: {
      grows: true,
      head: 'transfers.from',
      kind: 'name',
      value: ({ from }) => from.display_name,
      isLabelled: true,
    },
    to: {
      grows: true,
      head: 'transfers.to',
      kind: 'name',
      value: ({ to }, text) => (to === null ? text('transfers.corporation') : to.display_name),
      isLabelled: true,
    },
    class: { share: 100, head: 'register.class', kind: 'name', value: ({ class_name: name }) => name },
    shares: {
      share: 80,
      head: 'register.shares',
      kind: 'number',
      value: ({ sharesExact }) => sharesExact,
      sort: { by: 'shares', isDownFirst: true },
      card: 'end',
    },
    certificates: { share: 120, head: 'transfers.certificates', kind: 'id', isLabelled: true },
    surrendered: {
      head: 'transfers.surrendered',
      kind: 'id',
      value: ({ surrendered }) => surrendered.label,
    },
    issued: { head: 'transfers.issued', kind: 'id', value: ({ issued }) => issued?.label },
    balance: { head: 'transfers.balance', kind: 'id', value: ({ balance }) => balance?.label },
    consideration: {
      share: 100,
      head: 'transfers.consideration',
      kind: 'words',
      value: ({ consideration }, text) => consideration && text(considerationWord(consideration.kind)),
      card: 'none',
      from: 1100,
    },
    amount: {
      head: 'transfers.amount',
      kind: 'money',
      value: ({ consideration }) => consideration?.amount,
    },
    resolution: {
      share: 96,
      head: 'transfers.resolution',
      kind: 'name',
      value: ({ resolution }) => resolution?.number,
      card: 'none',
      from: 1280,
    },
    resolutionOn: {
      head: 'transfers.resolutionOn',
      kind: 'date',
      value: ({ resolution }) => resolution?.date,
    },
    recorded: { head: 'transfers.recorded', kind: 'words', card: 'none', from: 1440, share: 128 },
  },
  table: ['on', 'from', 'to', 'class', 'shares', 'certificates', 'consideration', 'resolution', 'recorded'],
  sheet: [
    'entry',
    'on',
    'act',
    'from',
    'to',
    'class',
    'shares',
    'surrendered',
    'issued',
    'balance',
    'consideration',
    'amount',
    'resolution',
    'resolutionOn',
  ],
  paper: [
    ['on', 'act'],
    ['issued', 'balance'],
    ['consideration', 'amount'],
    ['resolution', 'resolutionOn'],
  ],
});
