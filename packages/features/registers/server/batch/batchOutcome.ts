/** The outcome of a batch, for deciding about it. */
import { type Act, kinds } from '@tabellion/book/acts/kinds.ts';
import { RIGHT_KINDS } from '@tabellion/book/agreed.ts';
import type { AmendedHistory } from '@tabellion/book/amend.ts';
import { type Anomaly, shownAnomalyCodes } from '@tabellion/book/anomaly.ts';
import type { Book } from '@tabellion/book/book.ts';
import { type CapTable, capTable, type HolderLine, positionOf } from '@tabellion/book/captable.ts';
import type { Instrument } from '@tabellion/book/entities.ts';
import { fold } from '@tabellion/book/fold.ts';
import { leftOf } from '@tabellion/book/options.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { MAX_QUANTITY } from '@tabellion/kernel/quantity.ts';
import {
  type BatchAnomaly,
  type BatchHolderChange,
  type BatchInstrumentTotals,
  type BatchOutcome,
  type BatchRegisterState,
  MOST_NAMED,
} from '../../batch.ts';
import { textCodeOf } from '../../rules/conflicts.ts';
import { numberGaps } from '../../rules/numberGaps.ts';
import { type ProposedHolders, privateHoldersIn } from '../../rules/privateHoldersIn.ts';

/** More than anybody reads at once. */
const MOST_LINES = 20;
const MOST_FORMER = 10;
const MOST_GAPS = 10;

interface Judged extends AmendedHistory {
  readonly history: readonly Act[];
  readonly acts: readonly Act[];
  readonly today: PlainDate;
  /** Holders that the proposals to be recorded promise. */
  readonly promised: ProposedHolders;
  /** Securities that the batch opens. */
  readonly certificates: number;
  /** Names of those whom the batch brings. */
  readonly names: ReadonlyMap<string, string>;
  /** Parts that no act can hold. */
  readonly conflicts: readonly BatchAnomaly[];
}

/** The outcome of a batch: its obstacles, the anomalies it leaves, and the registers after it. */
export function outcomeOf(judged: Judged): BatchOutcome {
  const { history, acts, today, promised, after, newAnomalies, certificates, names } = judged;
  const conflicts = [...judged.conflicts, ...uncountable(after, acts)];
  const later = acts.filter(({ effectiveOn, kind }) => effectiveOn > today && !kinds[kind].mayBeFuture);
  const again = new Set(newAnomalies.filter((one) => isGivenAgain(one, after)));
  const others = newAnomalies.filter((one) => !again.has(one));
  const tell = tellerOf(history, acts);
  const left = others.filter(({ code }) => !shownAnomalyCodes.has(code));
  const borne = others.filter(({ code }) => shownAnomalyCodes.has(code));
  const before = standingAt(history, today);
  const now = standingAt([...history, ...acts], today);
  const dates = acts.map(({ effectiveOn }) => effectiveOn).toSorted();
  return {
    persons: acts.filter(({ kind, verb }) => kind === 'person.added' && verb === 'record').length,
    acts: acts.length,
    certificates,
    firstOn: dates[0] ?? null,
    lastOn: dates.at(-1) ?? null,
    refused: {
      count: conflicts.length + later.length + left.length,
      first: [...conflicts, ...later.map(tellLater), ...left.slice(0, MOST_NAMED).map(tell)].slice(
        0,
        MOST_NAMED,
      ),
    },
    anomalies: { count: borne.length, first: borne.slice(0, MOST_NAMED).map(tell) },
    numbersAgain: again.size,
    missingNumbers: missingIn(judged),
    before: standingOf(before, promised),
    after: standingOf(now, promised),
    ...linesOf(before.table, now.table, names),
    former: formerOf(before, now, names),
  };
}

/** A number that a void certificate or instrument bears, as after a batch that was taken back: it stands twice, and only once for shares. */
function isGivenAgain({ code, params }: Anomaly, { tables }: Book): boolean {
  if (code !== 'number_taken') return false;
  const { securityId = '' } = params;
  const holder = tables.certificates.get(securityId) ?? tables.instruments.get(securityId);
  return holder?.status === 'void';
}

/** Gaps in the numbers of the prefixes that the batch uses; what it takes back leaves none, since void
 *  certificates keep their numbers. */
function missingIn({ before, after }: Judged): BatchOutcome['missingNumbers'] {
  const all = Array.from(after.tables.certificates.now(), ({ value }) => value);
  const added = all.filter(({ securityId }) => before.tables.certificates.get(securityId) === undefined);
  const gaps = numberGaps(all, added);
  return { count: gaps.reduce((sum, { count }) => sum + count, 0), first: gaps.slice(0, MOST_GAPS) };
}

/** Shares of all certificates there ever were, together: on no day are there more than the registers can count. */
function uncountable({ tables }: Book, acts: readonly Act[]): BatchAnomaly[] {
  let sum = 0n;
  for (const { value } of tables.certificates.now()) sum += value.quantity;
  const { kind = '', effectiveOn: on = '' } = acts.at(-1) ?? {};
  const params = { max: String(MAX_QUANTITY) };
  return sum > MAX_QUANTITY
    ? [{ root: null, kind, on, textCode: 'SHARES.OWNERSHIP_TOO_LARGE', path: '', params }]
    : [];
}

const tellLater = ({ kind, effectiveOn: on }: Act): BatchAnomaly => ({
  root: null,
  kind,
  on,
  textCode: 'REGISTERS.FUTURE_DATE',
  path: '',
  params: {},
});

/** The batch may reverse an entry that a later one on record rests on. */
function tellerOf(history: readonly Act[], acts: readonly Act[]): (anomaly: Anomaly) => BatchAnomaly {
  const byId = new Map([...history, ...acts].map((act) => [act.actId, act]));
  const onRecord = new Set(history.map(({ root }) => root));
  return ({ actId, root, code, path, params }) => {
    const { kind = '', effectiveOn: on = '' } = byId.get(actId) ?? {};
    return {
      root: onRecord.has(root) ? root : null,
      kind,
      on,
      textCode: textCodeOf(code),
      path,
      params,
    };
  };
}

interface BookAndCapTable {
  readonly book: Book;
  readonly table: CapTable;
}

function standingAt(acts: readonly Act[], asOf: PlainDate): BookAndCapTable {
  const book = fold(acts, { asOf });
  return { book, table: capTable(positionOf(book)) };
}

function standingOf({ book, table }: BookAndCapTable, promised: ProposedHolders): BatchRegisterState {
  const holders = table.holders.map(({ personId }) => personId);
  const names = new Map(
    Array.from(book.tables.classTerms.now(), ({ value }) => [value.classId, value.name] as const),
  );
  return {
    holders: table.holders.length,
    issued: String(table.issued),
    classes: table.classes.map(({ classId, issued, statedCapital }) => ({
      classId,
      name: names.get(classId) ?? '',
      issued: String(issued),
      capital: statedCapital,
    })),
    rights: rightsOf(book),
    privateHolders: privateHoldersIn(book, { holders, promised })?.counted ?? null,
  };
}

function rightsOf({ tables }: Book): BatchInstrumentTotals[] {
  const open = Array.from(tables.instruments.now(), ({ value }) => value).filter(isHeld);
  const instruments = RIGHT_KINDS.flatMap((kind): BatchInstrumentTotals[] => {
    const ofKind = open.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return [];
    const shares = ofKind.reduce((sum, one) => sum + leftOf(one), 0n);
    return [{ kind, pool: null, count: ofKind.length, shares: shares === 0n ? null : String(shares) }];
  });
  const pools = Array.from(
    tables.pools.now(),
    ({ value: { poolId, name, reserved } }): BatchInstrumentTotals => ({
      kind: 'pool',
      pool: { poolId, name },
      count: 1,
      shares: String(reserved),
    }),
  );
  return [...instruments, ...pools];
}

const isHeld = ({ status }: Instrument): boolean => status === 'open';

/** A holder of a certificate of the batch who holds no share and no right any more would stand in no line. */
function formerOf(
  before: BookAndCapTable,
  now: BookAndCapTable,
  names: Judged['names'],
): BatchOutcome['former'] {
  const holding = new Set(now.table.holders.map(({ personId }) => personId));
  for (const { value } of now.book.tables.instruments.now()) if (isHeld(value)) holding.add(value.personId);
  const heldBefore = new Set(
    Array.from(before.book.tables.certificates.now(), ({ value }) => value.securityId),
  );
  const found = new Set<string>();
  for (const { value } of now.book.tables.certificates.now())
    if (value.status !== 'void' && !heldBefore.has(value.securityId) && !holding.has(value.personId))
      found.add(value.personId);
  return {
    count: found.size,
    first: [...found]
      .slice(0, MOST_FORMER)
      .map((personId) => ({ personId, name: names.get(personId) ?? null })),
  };
}

function linesOf(
  before: CapTable,
  after: CapTable,
  names: Judged['names'],
): Pick<BatchOutcome, 'lines' | 'others'> {
  const was = new Map(before.holders.map((line) => [line.personId, line]));
  const is = new Map(after.holders.map((line) => [line.personId, line]));
  const ids = [...is.keys(), ...[...was.keys()].filter((id) => !is.has(id))];
  const changed = ids.filter((id) => was.get(id)?.total !== is.get(id)?.total);
  const lines = changed.slice(0, MOST_LINES).map(
    (personId): BatchHolderChange => ({
      personId,
      name: names.get(personId) ?? null,
      before: heldBy(was.get(personId)),
      after: heldBy(is.get(personId)),
    }),
  );
  return { lines, others: changed.length - lines.length };
}

const heldBy = (line: HolderLine | undefined): BatchHolderChange['before'] =>
  line === undefined ? null : { shares: String(line.total), percent: line.percent };
