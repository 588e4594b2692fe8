import { addDays, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import fc from 'fast-check';
import type { Act, ChangeAct } from './acts/kinds.ts';
import type { Source } from './acts/securities.ts';
import { fold } from './fold.ts';
import { acquisition, idOf, issue, type Story, transfer } from './testing.ts';

/** Random histories, as transactions of one to three steps; for tests. A new kind of act is told here too. */

export const FIRST_DAY = plainDate('2025-03-10');
export const DAYS = 24;
export const day = (n: number): PlainDate => addDays(FIRST_DAY, n);
export const PEOPLE = ['Ann', 'Bo', 'Cy', 'Northgate Ltd.'];
export const CLASSES = ['Common', 'Seed'];
/** Series that the directors fix, each of one of the classes. */
export const SERIES = ['Series A', 'First'];

/** What may happen; told as often as it stands in the list. */
const DEEDS = [
  'person',
  'moved',
  'appointed',
  'ceased',
  'class',
  'series',
  'issued',
  'issued',
  'transferred',
  'transferred',
  'returned',
  'replace',
  'replace',
  'void',
] as const;
type Deed = (typeof DEEDS)[number];

const stepsOf = (deeds: readonly Deed[]) =>
  fc.record({
    what: fc.constantFrom(...deeds),
    who: fc.nat(3),
    which: fc.nat(5),
    day: fc.nat(DAYS - 1),
    shares: fc.integer({ min: 1, max: 60 }),
  });
export type Step = ReturnType<typeof stepsOf> extends fc.Arbitrary<infer S> ? S : never;

export const transactionsOf = (deeds: readonly Deed[]) =>
  fc.array(stepsOf(deeds), { minLength: 1, maxLength: 3 });

export const histories = fc.array(transactionsOf(DEEDS), { maxLength: 25 });

/** Days that rise with the transactions, as most acts are recorded: nearly all go by the tail. */
export const forward = histories.map((transactions) =>
  transactions.map((transaction, i) => transaction.map((step) => ({ ...step, day: Math.min(i, DAYS - 1) }))),
);

export function tell(story: Story, { what, who, which, day: n, shares }: Step): void {
  const on = day(n);
  const name = PEOPLE[who] ?? 'Ann';
  const className = (shares % 6 === 5 ? SERIES : CLASSES)[which % 2] ?? 'Common';
  const seq = story.lastSeq + 1;
  const older = story.acts[(which * 7 + shares) % story.lastSeq];
  if (what === 'person') story.person(name, on, who === 3 ? 'body_corporate' : 'individual');
  else if (what === 'moved') story.moved(name, on, `${shares} Elm Street`);
  else if (what === 'appointed')
    story.appointed(`seat ${which}`, name, which % 2 ? 'director' : 'presidents', on);
  else if (what === 'ceased') story.ceased(`seat ${which}`, on);
  else if (what === 'class')
    story.shareClass(CLASSES[which % 2] ?? 'Common', on, { authorized: which > 3 ? 'unlimited' : '100' });
  else if (what === 'series')
    story.shareClass(SERIES[which % 2] ?? '', on, { seriesOf: parentOf(who), authorized: '100' });
  else if (what === 'transferred') tellTransfer(story, { which, shares, name, on });
  else if (what === 'returned') tellReturn(story, { which, shares, name, on });
  else if (what === 'issued') {
    const second = shares % 3 === 0 ? [issue('Ann', 'Common', shares, seq + 1000)] : [];
    const serial = shares % 5 === 0 ? which + 1 : seq; // now and then a number that was given before
    const prefix = className.slice(0, 2).toUpperCase();
    const certificate =
      shares % 2
        ? { prefix, label: `${prefix}-${serial}`, serial }
        : { prefix, label: `${prefix}-0${serial}`, serial: null };
    const securityId = shares % 7 === 0 ? idOf(`security ${which}`) : idOf(`security of ${seq}`);
    story.issued(on, issue(name, className, shares, seq, { certificate, securityId }), ...second);
  } else if (older && what === 'void') story.void(older);
  else if (older) correct(story, older, { name, which, shares, on });
}

const parentOf = (which: number): string => idOf(CLASSES[which % 2] ?? 'Common');

/** A certificate for an act to end: mostly one that is open then, now and then any, and now and then misremembered. */
function sourceAt(story: Story, { which, shares, on }: Omit<Correction, 'name'>): Source | undefined {
  const then = [...fold(story.acts, { asOf: on }).tables.certificates.now()].map(({ value }) => value);
  const open = then.filter(({ status }) => status === 'open');
  const among = shares % 8 === 0 || open.length === 0 ? then : open;
  const chosen = among[(which * 5 + shares) % among.length];
  if (chosen === undefined) return undefined;
  const { securityId, classId, personId, quantity } = chosen;
  const wrong = shares % 11 === 0 ? 1n : 0n;
  return { securityId, classId, personId, quantity: String(quantity + wrong) };
}

function prefixOf({ classId }: Pick<Source, 'classId'>): string {
  return (
    [...CLASSES, ...SERIES]
      .find((name) => idOf(name) === classId)
      ?.slice(0, 2)
      .toUpperCase() ?? 'XX'
  );
}

/** All of a certificate or a part of it, to one holder or two; the balance reissued, or now and then cancelled. */
function tellTransfer(story: Story, step: Correction): void {
  const from = sourceAt(story, step);
  if (from === undefined) return;
  const { which, shares, name, on } = step;
  const prefix = prefixOf(from);
  const serial = (story.lastSeq + 1) * 10 + 1000;
  const all = BigInt(from.quantity);
  const some = which % 3 === 0 || BigInt(shares) >= all ? all : BigInt(shares);
  const half = shares % 4 === 0 && some > 1n ? some / 2n : 0n;
  const to = [
    { holder: name, shares: some - half, serial, prefix },
    ...(half > 0n ? [{ holder: 'Bo', shares: half, serial: serial + 1, prefix }] : []),
  ];
  const rest = all - some;
  const payload = transfer(from, to, rest > 0n ? { shares: rest, serial: serial + 2, prefix } : null);
  const deduction = { rule: 'PRO_RATA' as const, capitalBefore: '700/3', sharesBefore: String(all) };
  const cancelled = { outcome: 'cancelled' as const, quantity: String(rest), deduction };
  const isCancelled = rest > 0n && which % 3 === 1;
  story.record('transferred', on, isCancelled ? { ...payload, balance: cancelled } : payload);
}

/** All of a certificate or a part of it comes back to the corporation, in one of the ways in which it may. */
function tellReturn(story: Story, step: Correction): void {
  const from = sourceAt(story, step);
  if (from === undefined) return;
  const { which, shares, on } = step;
  const all = BigInt(from.quantity);
  const some = which % 2 === 0 || BigInt(shares) >= all ? all : BigInt(shares);
  const serial = (story.lastSeq + 1) * 10 + 1000;
  const payload = acquisition(from, some, {
    balance: all > some ? { shares: all - some, serial, prefix: prefixOf(from) } : null,
    deduction: { rule: 'PRO_RATA', capitalBefore: '700/3', sharesBefore: String(all) },
  });
  const paid = { price: '1', solvencyOn: on };
  if (shares % 4 === 0) story.record('repurchased', on, { ...payload, ...paid, ground: 'purchase' });
  else if (shares % 4 === 1) story.record('redeemed', on, { ...payload, ...paid });
  else if (shares % 4 === 2) story.record('surrendered', on, payload);
  else story.record('cancelled', on, { ...payload, reason: 'found twice' });
}

interface Correction {
  readonly name: string;
  readonly which: number;
  readonly shares: number;
  readonly on: PlainDate;
}

/** Says an older act again: another day or the same, and of whatever an author may have got wrong the one or the other. */
function correct(story: Story, older: Act, { name, which, shares, on: other }: Correction): void {
  const said = story.acts.find((act): act is ChangeAct => act.root === older.root && act.verb === 'record');
  if (!said) return;
  const on = which % 2 ? other : said.effectiveOn;
  const personId = idOf(name);
  if (said.kind === 'issued') {
    const holder = which > 3 ? { personId } : {};
    const issues = said.payload.issues.map((one) => ({ ...one, quantity: String(shares), ...holder }));
    story.replace(said, on, { issues });
  } else if (said.kind === 'class.created')
    story.replace(said, on, { authorized: which > 3 ? 'unlimited' : String(shares * 3) });
  else if (said.kind === 'person.added')
    story.replace(said, on, { kind: which > 4 ? 'trust' : 'individual' });
  else if (said.kind === 'appointed' && which > 2)
    story.replace(said, on, { personId, position: shares % 2 ? 'director' : 'presidents' });
  else if (said.kind === 'transferred' && which > 2)
    story.replace(said, on, { transfers: said.payload.transfers.map((one) => ({ ...one, personId })) });
  else story.replace(said, on, {});
}
