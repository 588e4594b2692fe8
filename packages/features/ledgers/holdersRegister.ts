/** The securities register (CBCA s. 50(1)) on a date, and on two: its columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import { wholeAddressLine } from '@tabellion/law/address.ts';
import { whos } from '../people/registerContract.ts';
import { certificateInWords } from './certificateInWords.ts';
import { type ComparedLine, type HoldingLine, holdingCursorPattern } from './registerContract.ts';
import { changeSorts, holdingSorts } from './registerOrders.ts';

export const holdersRegister = registerOf<HoldingLine>()({
  title: 'shell.nav.shareholders',
  sorts: holdingSorts,
  order: 'name',
  filters: { who: whos, name: 'words', class: 'id' },
  who: { current: 'register.who.holders', former: 'register.who.formerHolders', inComparison: 'dropped' },
  after: holdingCursorPattern,
  columns: {
    holder: {
      grows: true,
      head: 'register.holder',
      kind: 'name',
      value: ({ display_name: name }) => name,
      sort: { by: 'name', word: 'register.name' },
      card: 'main',
    },
    address: { head: 'register.address', kind: 'name', value: ({ address }) => wholeAddressLine(address) },
    class: { share: 140, head: 'register.class', kind: 'name', value: ({ class_name: name }) => name },
    certificate: {
      head: 'register.certificate',
      kind: 'id',
      value: ({ certificates }, text) => certificates.map((one) => certificateInWords(one, text)).join(' '),
      card: 'none',
      from: 1100,
    },
    shares: {
      head: 'register.shares',
      kind: 'number',
      value: ({ sharesExact }) => sharesExact,
      sort: { by: 'shares', isDownFirst: true },
      card: 'end',
    },
    owns: { head: 'register.owns', kind: 'percent', value: ({ percent }) => percent, card: 'end' },
    votes: {
      head: 'register.votes',
      kind: 'percent',
      value: ({ percentVotes }) => percentVotes,
      card: 'none',
      from: 1280,
    },
    since: {
      head: 'register.since',
      kind: 'date',
      value: ({ held_since: since }) => since,
      sort: { by: 'since', word: 'register.since.seat' },
      card: 'none',
      from: 1200,
    },
    until: { head: 'register.until', kind: 'date', value: ({ held_until: until }) => until },
  },
  table: ['holder', 'class', 'certificate', 'shares', 'owns', 'votes', 'since'],
  sheet: ['holder', 'address', 'class', 'certificate', 'shares', 'owns', 'votes', 'since', 'until'],
});

/** The columns of shares on the two dates have those dates as their heads. */
export const holderChangesRegister = registerOf<ComparedLine>()({
  title: 'shell.nav.shareholders',
  sorts: changeSorts,
  order: 'name',
  filters: { name: 'words', class: 'id' },
  after: holdingCursorPattern,
  columns: {
    holder: {
      grows: true,
      head: 'register.holder',
      kind: 'name',
      value: ({ display_name: name }) => name,
      sort: { by: 'name', word: 'register.name' },
      card: 'main',
    },
    address: { head: 'register.address', kind: 'name', value: ({ address }) => wholeAddressLine(address) },
    class: { head: 'register.class', kind: 'name', value: ({ class_name: name }) => name },
    before: {
      head: 'register.shares',
      kind: 'number',
      value: ({ beforeExact }) => beforeExact,
      card: 'none',
    },
    after: {
      head: 'register.shares',
      kind: 'number',
      value: ({ afterExact }) => afterExact,
      sort: { by: 'shares', isDownFirst: true },
      card: 'end',
    },
    difference: {
      head: 'register.export.difference',
      kind: 'number',
      value: ({ differenceExact }) => differenceExact,
      sort: { by: 'difference', isDownFirst: true },
      card: 'end',
    },
    owned: {
      head: 'register.owned',
      kind: 'percent',
      value: ({ percentBefore }) => percentBefore,
      card: 'none',
      from: 1200,
    },
    owns: {
      head: 'register.ownsNow',
      kind: 'percent',
      value: ({ percentAfter }) => percentAfter,
      card: 'none',
      from: 1200,
    },
    because: { grows: true, head: 'register.because', kind: 'words' },
  },
  table: ['holder', 'class', 'before', 'after', 'difference', 'owned', 'owns', 'because'],
  sheet: ['holder', 'address', 'class', 'before', 'after', 'difference', 'owned', 'owns', 'because'],
});
