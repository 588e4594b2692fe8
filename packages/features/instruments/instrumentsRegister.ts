/** The register of what is not a share: options, warrants, what converts, and debt; its columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import { lineCursorPattern, whos } from '../people/registerContract.ts';
import { type InstrumentLine, instrumentSorts, registeredKinds } from './registerContract.ts';

/** How many shares of a right its holder may have on the date: what has vested, and nothing once its last day has passed. Null
 *  of what has ended, and of what gives a right to no number of shares. */
export function exercisableShares({
  vestedExact,
  is_open: isOpen,
  is_past: isPast,
}: Pick<InstrumentLine, 'vestedExact' | 'is_open' | 'is_past'>): string | null {
  if (!isOpen || vestedExact === null) return null;
  return isPast ? '0' : vestedExact;
}

export const instrumentsRegister = registerOf<InstrumentLine>()({
  title: 'shell.nav.instruments',
  sorts: instrumentSorts,
  order: '-on',
  filters: { who: whos, name: 'words', kind: registeredKinds, holder: 'id' },
  who: {
    label: 'instruments.filter.who',
    current: 'instruments.filter.current',
    former: 'instruments.filter.former',
    all: 'instruments.filter.all',
    inComparison: 'shown',
  },
  after: lineCursorPattern,
  columns: {
    label: {
      share: 88,
      head: 'instruments.label',
      kind: 'id',
      value: ({ label }) => label,
      sort: { by: 'label' },
      card: 'main',
    },
    kind: {
      head: 'instruments.kind',
      kind: 'words',
      value: ({ kind }, text) => text(`instruments.kind.${kind}`),
    },
    state: { head: 'instruments.filter.who', kind: 'words', value: (line, text) => text(stateOf(line)) },
    holder: {
      grows: true,
      head: 'instruments.holder',
      kind: 'name',
      value: ({ holder }) => holder.display_name,
      isLabelled: true,
    },
    class: {
      share: 156,
      head: 'register.class',
      kind: 'name',
      value: ({ class_name: name }) => name,
      isLabelled: true,
    },
    pool: { head: 'instruments.pool', kind: 'name', value: ({ pool_name: name }) => name },
    on: {
      share: 164,
      head: 'instruments.on',
      kind: 'date',
      value: ({ issued_on: on }) => on,
      sort: { by: 'on', isDownFirst: true, word: 'transfers.on' },
      isLabelled: true,
    },
    expires: { head: 'instruments.expires', kind: 'date', value: ({ expires_on: on }) => on },
    whyLeft: {
      head: 'instruments.whyLeft',
      kind: 'words',
      value: ({ window }, text) => window && text(`instruments.left.${window.reason}`),
    },
    windowUntil: { head: 'instruments.windowUntil', kind: 'date', value: ({ window }) => window?.until },
    granted: { head: 'instruments.granted', kind: 'number', value: ({ grantedExact }) => grantedExact },
    left: {
      share: 104,
      head: 'instruments.left',
      kind: 'number',
      value: ({ leftExact }) => leftExact,
      sort: { by: 'shares', isDownFirst: true, word: 'register.shares' },
      card: 'end',
      isLabelled: true,
    },
    vested: {
      head: 'instruments.vested',
      kind: 'number',
      value: exercisableShares,
      isLabelled: true,
      from: 1100,
    },
    neverVests: {
      head: 'instruments.neverVests',
      kind: 'number',
      value: ({ neverVestsExact }) => neverVestsExact,
    },
    exercised: {
      head: 'instruments.exercised',
      kind: 'number',
      value: ({ exercisedExact }) => exercisedExact,
    },
    lapsed: { head: 'instruments.lapsed', kind: 'number', value: ({ lapsedExact }) => lapsedExact },
    price: { head: 'instruments.price', kind: 'money', value: ({ price }) => price, isLabelled: true },
    principal: { head: 'instruments.principal', kind: 'money', value: ({ principal }) => principal },
    owed: { head: 'instruments.owed', kind: 'money', value: ({ owed }) => owed },
    currency: { head: 'instruments.currency', kind: 'id', value: ({ currency }) => currency },
    rate: { head: 'instruments.rate', kind: 'number', value: ({ rate }) => rate },
    ended: { head: 'instruments.ended', kind: 'date', value: ({ ended_on: on }) => on },
    into: { head: 'instruments.into', kind: 'id', value: ({ into }) => into.join(', ') },
    leftBefore: {
      head: 'instruments.leftBefore',
      kind: 'number',
      value: ({ leftBeforeExact }) => leftBeforeExact,
    },
  },
  table: ['label', 'holder', 'class', 'left', 'vested', 'price', 'on'],
  sheet: [
    ...([
      'label',
      'kind',
      'state',
      'holder',
      'class',
      'pool',
      'on',
      'expires',
      'whyLeft',
      'windowUntil',
    ] as const),
    ...([
      'granted',
      'left',
      'vested',
      'neverVests',
      'exercised',
      'lapsed',
      'price',
      'principal',
      'owed',
    ] as const),
    ...(['currency', 'rate', 'ended', 'into'] as const),
  ],
  paper: [
    ['label', 'kind'],
    ['state', 'ended', 'into'],
    ['class', 'pool'],
    ['on', 'expires'],
    ['whyLeft', 'windowUntil'],
    ['granted', 'left'],
    ['vested', 'neverVests'],
    ['exercised', 'lapsed'],
    ['principal', 'owed'],
    ['currency', 'rate'],
  ],
});

function stateOf({ is_void: isVoid, is_open: isOpen, is_past: isPast }: InstrumentLine) {
  if (isVoid) return 'instruments.void';
  if (isPast) return 'instruments.past';
  return isOpen ? 'instruments.open' : 'instruments.ended';
}
