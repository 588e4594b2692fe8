/** The registers as far as some entries have to do with them, on any day: read once, at a cost that does not grow with the history.
 *  Whoever holds shares is named as far as the entries name him. */
import type { ChangeAct, KindName } from '@tabellion/book/acts/kinds.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { PersonFacts } from '../facts.ts';
import { resolutionsIn } from '../rules/resolutions.ts';
import { factsCited } from './facts.ts';
import { type RegisterTables, tablesOf } from './read.ts';
import type { ResolutionLine } from './store/corporation.ts';
import {
  selectFewRows,
  selectFirstRecordedAt,
  selectPassedNumbered,
  selectPersonRows,
  selectSecurityRows,
  selectStandingAmong,
} from './store/registersAbout.ts';
import { selectOrganizingResolution } from './store/resolutions.ts';

export interface RegistersAbout {
  readonly seq: number;
  /** The entries themselves, as far as they stand. */
  readonly own: readonly ChangeAct[];
  /** The entries and, in the order in which they hold, what one resolution passes together, what made,
   *  changed and ended the securities that are named, and every act that tells of the corporation, its
   *  board, its classes and its pools. */
  readonly acts: readonly ChangeAct[];
  /** When the first act of the whole history was recorded. */
  readonly begunAt: Instant | undefined;
  /** Those that the entries name, and the organizing one; the newest first. */
  readonly resolutions: readonly ResolutionLine[];
  /** Without entries of accounts and entries about control. */
  on(day: PlainDate): RegisterTables & { readonly personFacts: ReadonlyMap<string, PersonFacts> };
}

/** Acts of these kinds are few, and documents about other acts rest on them. */
const fewKinds: readonly KindName[] = [
  ...CORPORATION_ACTS,
  'class.created',
  'class.amended',
  'authorized.changed',
  'pool.reserved',
  'pool.adjusted',
  'appointed',
  'ceased',
  'consent.given',
];

/** @param roots  of the entries
 *  @param seq  the last act that is known */
export async function readRegistersAbout(
  q: Queries,
  orgId: string,
  { roots, seq }: { readonly roots: readonly string[]; readonly seq: number },
): Promise<RegistersAbout> {
  const [own, organizing, begunAt, fewRows] = await Promise.all([
    selectStandingAmong(q, orgId, { seq, roots }),
    selectOrganizingResolution(q, orgId),
    selectFirstRecordedAt(q, orgId, seq),
    selectFewRows(q, orgId, seq),
  ]);
  const numbers = new Set(own.flatMap((act) => resolutionsIn(act).map(({ number }) => number)));
  // The organizing resolution carries what held before it, though that names no resolution.
  const organizedOn = organizing?.datedOn ?? null;
  if (
    organizedOn !== null &&
    organizing?.number != null &&
    own.some(({ effectiveOn: on }) => on <= organizedOn)
  )
    numbers.add(organizing.number);
  const [together, resolutions] = await Promise.all([
    selectStandingAmong(q, orgId, { seq, roots: idsIn(own), numbers: [...numbers], kinds: fewKinds }),
    selectPassedNumbered(q, orgId, [...numbers]),
  ]);
  const passed = together.filter((act) => resolutionsIn(act).some(({ number }) => numbers.has(number)));
  const named = new Set([...idsIn(own), ...idsIn(passed)]);
  const securities = await securitiesNamed(q, orgId, { seq, named });
  const ids = [...new Set(securities.map(({ key }) => key))];
  const [touching, persons] = await Promise.all([
    selectStandingAmong(q, orgId, { seq, securities: ids }),
    personsNamed(q, orgId, { seq, named, rows: [...fewRows, ...securities] }),
  ]);
  const factsOf = await factsCited(
    q,
    orgId,
    persons.flatMap((row) => (row.table === 'persons' ? row.value : [])),
  );
  const rows = [...fewRows, ...securities, ...persons].toSorted(
    (a, b) => compare(a.effFrom, b.effFrom) || compare(a.key, b.key),
  );
  return {
    seq,
    own,
    acts: inOrder([...own, ...together, ...touching]),
    begunAt,
    resolutions,
    on(day) {
      const tables = tablesOf(
        rows.filter((row) => row.effFrom <= day && (row.effTo === null || row.effTo > day)),
      );
      return { ...tables, personFacts: factsOf(tables.persons) };
    },
  };
}

/** Each once. */
const inOrder = (acts: readonly ChangeAct[]): ChangeAct[] =>
  [...new Map(acts.map((act) => [act.root, act])).values()].toSorted(
    (a, b) => compare(a.effectiveOn, b.effectiveOn) || a.rank - b.rank,
  );

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids of persons, securities and acts, whatever the kind of an act calls them. */
const idsIn = (acts: readonly ChangeAct[]): string[] => [
  ...new Set(acts.flatMap(({ root, payload }) => [root, ...(JSON.stringify(payload).match(UUIDS) ?? [])])),
];

interface Named {
  readonly seq: number;
  readonly named: ReadonlySet<string>;
}

/** Those that are named, and those that they came of or that came of them. */
async function securitiesNamed(q: Queries, orgId: string, { seq, named }: Named): Promise<RegisterRow[]> {
  const rows = await selectSecurityRows(q, orgId, { seq, ids: [...named] });
  const near = new Set(rows.flatMap(nearTo));
  const more = await selectSecurityRows(q, orgId, { seq, ids: [...near].filter((id) => !named.has(id)) });
  return [...rows, ...more];
}

function nearTo(row: RegisterRow): readonly string[] {
  if (row.table === 'certificates')
    return [...(row.value.origin?.from ?? []), ...(row.value.ended?.into ?? [])];
  return row.table === 'instruments' ? [...(row.value.origin?.from ?? []), ...(row.value.into ?? [])] : [];
}

/** Rows of the persons named, and of those who hold together. */
async function personsNamed(
  q: Queries,
  orgId: string,
  { seq, named, rows }: Named & { readonly rows: readonly RegisterRow[] },
): Promise<RegisterRow[]> {
  const ids = new Set([...named, ...rows.flatMap(holderOf)]);
  const persons = await selectPersonRows(q, orgId, { seq, ids: [...ids] });
  const members = new Set(
    persons.flatMap((row) => (row.table === 'persons' ? (row.value.members ?? []) : [])),
  );
  const more = await selectPersonRows(q, orgId, { seq, ids: [...members].filter((id) => !ids.has(id)) });
  return [...persons, ...more];
}

const holderOf = (row: RegisterRow): readonly string[] =>
  row.table === 'certificates' || row.table === 'instruments' || row.table === 'appointments'
    ? [row.value.personId]
    : [];
