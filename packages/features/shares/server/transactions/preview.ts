/** The registers of today before and after an act that is only previewed, as its form shows them. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { availableOf } from '@tabellion/book/options.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { decimalTotal } from '@tabellion/kernel/decimal.ts';
import { fractionOfDecimal, NOTHING } from '@tabellion/kernel/fraction.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import { formatQuantity } from '@tabellion/kernel/quantity.ts';
import { localizedParams } from '@tabellion/platform/http/answer.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import { fromBook } from '../../../people/positions.ts';
import type { ShownLine } from '../../../registers/server/public/shares.ts';
import type { Preview } from '../../previewShape.ts';
import { dollarsOf } from '../../rules/spell.ts';
import { isOpen } from '../views.ts';
import { type Compared, cashForFractions, NAMED, type RegistersState } from './beforeAndAfter.ts';
import { changedTerms } from './changedTerms.ts';
import { instrumentsAndVestingOf } from './previewRights.ts';

/** How many certificates are listed. */
const LISTED = 6;

/** Changes by an act, from the registers before and after it. */
export function previewOf(compared: Compared, language: Language, text: Text): Preview {
  const { after, before, done, names, waitsFor } = compared;
  return {
    effective_on: done.on,
    outcome: done.made.actId === null ? 'subscribed' : 'recorded',
    waits_for: waitsFor,
    ...certificatesOf(compared),
    ...linesOf(compared),
    totalBeforeExact: formatQuantity(BigInt(before.table.issued)),
    totalAfterExact: formatQuantity(BigInt(after.table.issued)),
    classes: classesOf(compared),
    control: controlOf(compared),
    holders: Number(after.table.holders),
    privateHolders: compared.privateHolders,
    warnings: done.warnings.map(({ textCode, params }) => ({
      textCode,
      message: text(textCode, localizedParams({ text, language }, params)),
    })),
    cash: cashOf(done.acts, names),
    ...instrumentsAndVestingOf(compared),
    seats: seatsOf(compared),
    pools: poolsOf(compared),
  };
}

function certificatesOf({ before, after, names, done }: Compared): Pick<Preview, 'certificates' | 'opened'> {
  const existing = new Set(before.registers.certificates.map(({ securityId }) => securityId));
  const opened = after.registers.certificates
    .filter((one) => isOpen(one) && !existing.has(one.securityId))
    .toSorted((one, other) => (one.serial ?? 0) - (other.serial ?? 0));
  return {
    opened: opened.length,
    certificates: opened.slice(0, LISTED).map((one) => ({
      // A proposed certificate gets its number when it is issued.
      certificate: done.made.proposalId ? null : one.label,
      person_id: one.personId,
      name: names.get(one.personId) ?? '',
      class_id: one.classId,
      sharesExact: formatQuantity(one.quantity),
      unvestedExact: formatQuantity(unvestedOf(one, after.registers.asOf)),
    })),
  };
}

/** Those of which the days differ; who was appointed and then never was is told too. */
function seatsOf({ before, after, names }: Compared): Preview['seats'] {
  const held = ({ registers }: RegistersState) =>
    new Map(registers.appointments.map((one) => [one.appointmentId, one]));
  const days = (one: Appointment | undefined) => one && { from: one.from, to: one.ceasedOn };
  const [was, is] = [held(before), held(after)];
  return [...new Map([...was, ...is]).values()].flatMap(({ appointmentId: id, personId, position }) => {
    const [earlier, later] = [days(was.get(id)), days(is.get(id))];
    if (canonicalJson(earlier ?? null) === canonicalJson(later ?? null)) return [];
    return [
      {
        appointment_id: id,
        name: names.get(personId) ?? '',
        position: fromBook(position),
        before: earlier ?? null,
        after: later ?? null,
      },
    ];
  });
}

function poolsOf({ before, after }: Compared): Preview['pools'] {
  const was = new Map(before.registers.pools.map((one) => [one.poolId, one]));
  return after.registers.pools.flatMap((one) => {
    const earlier = was.get(one.poolId) ?? { reserved: 0n, used: 0n };
    if (earlier.reserved === one.reserved && earlier.used === one.used) return [];
    return [
      {
        pool_id: one.poolId,
        name: one.name,
        reservedBefore: String(earlier.reserved),
        reservedAfter: String(one.reserved),
        leftBefore: String(availableOf(earlier)),
        leftAfter: String(availableOf(one)),
      },
    ];
  });
}

/** Those whose shares the act changes come first, then the largest holdings. */
function linesOf({ before, after, names, changed }: Compared): Pick<Preview, 'lines' | 'others'> {
  const [was, is] = [linesById(before), linesById(after)];
  const count = Number(after.table.holders) + changed.gone;
  // One that would stand alone behind "others" is named too.
  const most = count === NAMED + 1 ? count : NAMED;
  const ids = [...new Set([...changed.personIds, ...is.keys()])].slice(0, most);
  const named = new Set(ids);
  const isChanged = new Set(changed.personIds);
  const lines = ids.map((id) => ({
    person_id: id,
    name: names.get(id) ?? '',
    before: standingOf(was.get(id)),
    after: standingOf(is.get(id)),
    isChanged: isChanged.has(id),
  }));
  const others = count - ids.length;
  return {
    lines,
    others:
      others === 0 ? null : { count: others, before: othersOf(before, named), after: othersOf(after, named) },
  };
}

const linesById = ({ table }: RegistersState): ReadonlyMap<string, ShownLine> =>
  new Map(table.largest.map((line) => [line.personId, line]));

const standingOf = (line: ShownLine | undefined): Preview['lines'][number]['before'] =>
  line === undefined ? null : sumOf([line]);

const othersOf = ({ table: { largest, rest } }: RegistersState, named: ReadonlySet<string>) =>
  sumOf([...largest.filter(({ personId }) => !named.has(personId)), ...(rest === null ? [] : [rest])]);

function sumOf(lines: readonly Pick<ShownLine, 'shares' | 'owns' | 'percentVotes'>[]) {
  const sum = (of: (line: (typeof lines)[number]) => bigint) =>
    lines.reduce((total, line) => total + of(line), 0n);
  return {
    sharesExact: formatQuantity(sum(({ shares }) => BigInt(shares))),
    percentage: formatHundredths(sum(({ owns }) => BigInt(owns))),
    votes: formatHundredths(sum(({ percentVotes }) => BigInt(percentVotes))),
  };
}

/** The classes of which the act changes anything. */
function classesOf({ before, after }: Compared): Preview['classes'] {
  const was = new Map(before.classes.map((one) => [one.terms.classId, one]));
  const all = [...before.classes, ...after.classes];
  const names = new Map(all.map(({ terms }) => [terms.classId, terms.name]));
  const nameOf = (classId: string) => names.get(classId) ?? '';
  return after.classes.flatMap(({ terms, totals }) => {
    const earlier = was.get(terms.classId);
    const capital = earlier === undefined ? NOTHING : fractionOfDecimal(earlier.totals.capital);
    const seen = {
      class_id: terms.classId,
      name: terms.name,
      authorizedExact: terms.authorized === 'unlimited' ? null : terms.authorized,
      beforeExact: formatQuantity(earlier?.totals.shares ?? 0n),
      afterExact: formatQuantity(totals.shares),
      capitalBefore: dollarsOf(capital),
      capitalAfter: dollarsOf(fractionOfDecimal(totals.capital)),
      terms: earlier === undefined ? [] : changedTerms(earlier.terms, terms, nameOf),
    };
    const isSame =
      seen.beforeExact === seen.afterExact &&
      seen.capitalBefore === seen.capitalAfter &&
      JSON.stringify(earlier?.terms) === JSON.stringify(terms);
    return isSame ? [] : [seen];
  });
}

/** The exact votes count: a share of 24.996 % is not one of 25. */
function controlOf({ before, after, names }: Compared): Preview['control'] {
  const [was, is] = [linesById(before), linesById(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [earlier, later] = [was.get(id), is.get(id)];
    const [controlled, controls] = [isSignificant(earlier, before), isSignificant(later, after)];
    if (!controlled && !controls) return [];
    return [
      {
        person_id: id,
        name: names.get(id) ?? '',
        before: formatHundredths(BigInt(earlier?.percentVotes ?? 0)),
        after: formatHundredths(BigInt(later?.percentVotes ?? 0)),
        was: controlled,
        is: controls,
      },
    ];
  });
}

function isSignificant(line: ShownLine | undefined, { table }: RegistersState): boolean {
  const [own, all] = [decimalTotal(line?.votes ?? '0'), decimalTotal(table.votes)];
  return all > 0n && own * 4n >= all;
}

const cashOf = (acts: readonly Act[], names: Compared['names']): Preview['cash'] =>
  acts.flatMap(cashForFractions).map(({ personId, cents }) => ({
    person_id: personId,
    name: names.get(personId) ?? '',
    amount: formatCents(BigInt(cents)),
  }));
