/** The registers of today before and after an act that is only rehearsed. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { type CapTable, capTable, type HolderLine } from '@tabellion/book/captable.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { availableOf } from '@tabellion/book/options.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { NOTHING } from '@tabellion/kernel/fraction.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { formatQuantity } from '@tabellion/kernel/quantity.ts';
import { localized } from '@tabellion/platform/http/answer.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { fromBook } from '../../../people/positions.ts';
import {
  displayName,
  factsOf,
  namedPersonsOn,
  type Registers,
  readRegisters,
} from '../../../registers/server/public.ts';
import type { Rehearsal } from '../../rehearsalShape.ts';
import { privateHoldersOf } from '../../rules/privateIssuer.ts';
import { dollarsOf } from '../../rules/spell.ts';
import { isOpen } from '../views.ts';
import type { Done } from './perform.ts';
import { rightsOf } from './rehearsedRights.ts';

/** The registers of today, and who holds how much. */
export interface Standing {
  readonly registers: Registers;
  readonly table: CapTable;
}

/** How many lines name a holder, and how many certificates are listed. */
const NAMED = 6;
const LISTED = 6;

/** @param proposals  laid on top */
export async function readStanding(
  { tx, orgId, today }: OrganizationWrite,
  proposals: readonly string[],
): Promise<Standing> {
  const reading = proposals.length === 0 ? { asOf: today } : { asOf: today, proposals };
  const registers = await readRegisters(tx, orgId, reading);
  const { classes, capitalEntries, instruments, pools } = registers;
  const certificates = registers.certificates.filter(isOpen);
  return { registers, table: capTable({ classes, certificates, capitalEntries, instruments, pools }) };
}

/** How everybody is called who is in the registers before or after; on record page by page, so that others get their turn. */
export async function namesAround(
  { tx, orgId, today, lastSeq }: OrganizationWrite,
  { before, after }: Pick<Compared, 'before' | 'after'>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for await (const page of namedPersonsOn(tx, orgId, { asOf: today, seq: Number(lastSeq()) }))
    for (const { personId, name } of page) names.set(personId, displayName(name));
  // Who only waits in a proposal, and who is there no more.
  const others = [...after.registers.persons, ...before.registers.persons].filter(
    ({ personId }) => !names.has(personId),
  );
  for (const [personId, { name }] of await factsOf(tx, orgId, others)) names.set(personId, displayName(name));
  return names;
}

export interface Compared {
  readonly before: Standing;
  readonly after: Standing;
  /** By the ids of the people. */
  readonly names: ReadonlyMap<string, string>;
  readonly done: Done;
}

export function rehearsalOf(compared: Compared, language: Language, text: Text): Rehearsal {
  const { after, before, done, names } = compared;
  return {
    effective_on: done.on,
    outcome: done.actId === null ? 'subscribed' : 'recorded',
    waits_for: waitsFor(after),
    ...certificatesOf(compared),
    ...linesOf(compared),
    totalBeforeExact: formatQuantity(before.table.issued),
    totalAfterExact: formatQuantity(after.table.issued),
    classes: classesOf(compared),
    control: controlOf(compared),
    privateHolders: privateHoldersOf(after.registers),
    warnings: done.warnings.map(({ textCode, params }) => ({
      textCode,
      message: text(textCode, localized({ text, language }, params)),
    })),
    cash: cashOf(done.acts, names),
    ...rightsOf(compared),
    seats: seatsOf(compared),
    pools: poolsOf(compared),
  };
}

function certificatesOf({ before, after, names }: Compared): Pick<Rehearsal, 'certificates' | 'opened'> {
  const known = new Set(before.registers.certificates.map(({ securityId }) => securityId));
  const opened = after.registers.certificates
    .filter((one) => isOpen(one) && !known.has(one.securityId))
    .toSorted((one, other) => (one.serial ?? 0) - (other.serial ?? 0));
  return {
    opened: opened.length,
    certificates: opened.slice(0, LISTED).map((one) => ({
      certificate: one.label,
      person_id: one.personId,
      name: names.get(one.personId) ?? '',
      class_id: one.classId,
      sharesExact: formatQuantity(one.quantity),
      unvestedExact: formatQuantity(unvestedOf(one, after.registers.asOf)),
    })),
  };
}

/** Those of which the days differ; who was appointed and then never was is told too. */
function seatsOf({ before, after, names }: Compared): Rehearsal['seats'] {
  const held = ({ registers }: Standing) =>
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

function poolsOf({ before, after }: Compared): Rehearsal['pools'] {
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

const waitsFor = ({ registers }: Standing): Rehearsal['waits_for'] => [
  ...new Set([...registers.proposed.values()].flatMap((one) => one.waitsFor)),
];

/** Those whose shares the act changes come first, then the largest holdings. */
function linesOf({ before, after, names }: Compared): Pick<Rehearsal, 'lines' | 'others'> {
  const was = new Map(before.table.holders.map((line) => [line.personId, line]));
  const is = new Map(after.table.holders.map((line) => [line.personId, line]));
  const ids = [...new Set([...is.keys(), ...was.keys()])];
  const isChanged = (id: string) => spelled(was.get(id)) !== spelled(is.get(id));
  const ordered = [...ids.filter(isChanged), ...ids.filter((id) => !isChanged(id))];
  // One that would stand alone behind "others" is named too.
  const named = ordered.slice(0, ordered.length === NAMED + 1 ? NAMED + 1 : NAMED);
  const rest = ordered.slice(named.length);
  const lines = named.map((id) => ({
    person_id: id,
    name: names.get(id) ?? '',
    before: standingOf(was.get(id)),
    after: standingOf(is.get(id)),
    isChanged: isChanged(id),
  }));
  const others =
    rest.length === 0 ? null : { count: rest.length, before: sumOf(rest, was), after: sumOf(rest, is) };
  return { lines, others };
}

const spelled = (line: HolderLine | undefined): string =>
  JSON.stringify([...(line?.shares ?? [])].map(([id, shares]) => [id, String(shares)]).sort());

const standingOf = (line: HolderLine | undefined): Rehearsal['lines'][number]['before'] =>
  line === undefined
    ? null
    : { sharesExact: formatQuantity(line.total), percentage: line.percent, votes: line.percentVotes };

function sumOf(ids: readonly string[], lines: ReadonlyMap<string, HolderLine>) {
  const all = ids.flatMap((id) => lines.get(id) ?? []);
  const percents = (of: (line: HolderLine) => string) =>
    formatDecimal(
      all.reduce((sum, line) => (sum + decimal(of(line))) as typeof sum, decimal('0')),
      2,
    );
  return {
    sharesExact: formatQuantity(all.reduce((sum, { total }) => sum + total, 0n)),
    percentage: percents(({ percent }) => percent),
    votes: percents(({ percentVotes }) => percentVotes),
  };
}

/** The classes of which the act changes anything. */
function classesOf({ before, after }: Compared): Rehearsal['classes'] {
  const was = new Map(before.table.classes.map((line) => [line.classId, line]));
  const terms = new Map(before.registers.classes.map((one) => [one.classId, one]));
  return after.registers.classes.flatMap((one, at) => {
    const line = after.table.classes[at];
    const earlier = was.get(one.classId);
    if (line === undefined) return [];
    const seen = {
      class_id: one.classId,
      name: one.name,
      authorizedExact: one.authorized === 'unlimited' ? null : one.authorized,
      beforeExact: formatQuantity(earlier?.issued ?? 0n),
      afterExact: formatQuantity(line.issued),
      capitalBefore: dollarsOf(earlier?.statedCapital ?? NOTHING),
      capitalAfter: dollarsOf(line.statedCapital),
    };
    const isSame =
      seen.beforeExact === seen.afterExact &&
      seen.capitalBefore === seen.capitalAfter &&
      JSON.stringify(terms.get(one.classId)) === JSON.stringify(one);
    return isSame ? [] : [seen];
  });
}

/** By the exact votes: a share of 24.996 % is not one of 25. */
function controlOf({ before, after, names }: Compared): Rehearsal['control'] {
  const was = new Map(before.table.holders.map((line) => [line.personId, line]));
  const is = new Map(after.table.holders.map((line) => [line.personId, line]));
  const ids = new Set([...was.keys(), ...is.keys()]);
  return [...ids].flatMap((id) => {
    const [earlier, later] = [was.get(id), is.get(id)];
    const [controlled, controls] = [isSignificant(earlier, before.table), isSignificant(later, after.table)];
    if (!controlled && !controls) return [];
    return [
      {
        person_id: id,
        name: names.get(id) ?? '',
        before: earlier?.percentVotes ?? '0.00',
        after: later?.percentVotes ?? '0.00',
        was: controlled,
        is: controls,
      },
    ];
  });
}

const isSignificant = (line: HolderLine | undefined, { votes }: CapTable): boolean =>
  line !== undefined && votes > 0n && line.votes * 4n >= votes;

/** What holders are paid for fractions of a share. */
const cashOf = (acts: readonly Act[], names: Compared['names']): Rehearsal['cash'] =>
  acts.flatMap((act) => {
    if (act.kind !== 'class.split' && act.kind !== 'class.consolidated' && act.kind !== 'converted')
      return [];
    const paid = act.payload?.fractions.cash?.paid ?? [];
    return paid.map(({ personId, cents }) => ({
      person_id: personId,
      name: names.get(personId) ?? '',
      amount: formatCents(BigInt(cents)),
    }));
  });
