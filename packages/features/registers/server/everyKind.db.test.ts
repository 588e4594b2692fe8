/** Random histories of every kind of act, judged and stored by the registers as the book says. */
import { type Act, kinds } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { capTable, positionOf } from '@tabellion/book/captable.ts';
import { TABLE_NAMES } from '@tabellion/book/entities.ts';
import { fold } from '@tabellion/book/fold.ts';
import { type RegisterRow, rowKey } from '@tabellion/book/rows.ts';
import { founded, idOf, type Story } from '@tabellion/book/testing.ts';
import { DAYS, day, PEOPLE, tell, transactionsOf } from '@tabellion/book/testing-histories.ts';
import { totalsIn } from '@tabellion/book/totals.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { fractionOfDecimal } from '@tabellion/kernel/fraction.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganization, openStage, type Stage } from '../../../../tests/support/registerStory.ts';
import { storeActs } from '../../../../tests/support/storeActs.ts';
import { judgeStructure } from './fitting.ts';
import { rebuild } from './rebuild.ts';
import {
  type ClassRow,
  type HolderRow,
  type PromisedRow,
  selectCapTable,
  selectClasses,
  selectHolderPercentages,
} from './store/capTable.ts';
import { selectChangedHolders, selectChangedRows } from './store/changed.ts';
import { PROMISED_PART, selectChanges, selectLargest } from './store/ownership.ts';
import { selectClassTotals, selectPartAt } from './store/part.ts';
import type { ReadingAt } from './store/readingAt.ts';
import { selectRegisterDays } from './store/registerDays.ts';
import { selectRowsAt } from './store/rows.ts';
import { selectSeparatelyRoundedTable } from './store/shownLines.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.db.close());

const spelled = (rows: readonly RegisterRow[] = []) =>
  rows
    .map((row) => [rowKey(row), row.effTo, row.by, row.value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Judges the last acts of a story by the registers, against the whole fold. Acts that do not fit are
 *  dropped. */
async function record(orgId: string, story: Story, recorded: number): Promise<boolean> {
  const additions = story.acts.slice(recorded);
  const { newAnomalies, difference } = propose(story.acts.slice(0, recorded), additions);
  const judged = await stage.db.database.transaction(orgId, (tx) => judgeStructure(tx, orgId, additions));
  expect(judged.ok).toBe(newAnomalies.length === 0);
  if (!judged.ok) story.acts.length = recorded;
  else {
    expect(spelled(judged.value.close)).toEqual(spelled(difference.close));
    expect(spelled(judged.value.open)).toEqual(spelled(difference.open));
    await storeActs(stage.db.database, orgId, story.acts, recorded);
  }
  return judged.ok;
}

const readStored = (orgId: string, asOf: PlainDate, seq: number) =>
  stage.db.database.asOrganization(orgId, async (q) =>
    Object.fromEntries(
      (await selectRowsAt(q, orgId, { asOf, seq })).map(({ table, key, value }) => [
        `${table} ${key}`,
        value,
      ]),
    ),
  );

function readFold(acts: readonly Act[], asOf: PlainDate, knownAt: number) {
  const { tables } = fold(acts, { asOf, knownAt });
  const actual: [string, unknown][] = [];
  for (const table of TABLE_NAMES)
    for (const { key, value } of tables[table].now()) actual.push([`${table} ${key}`, value]);
  return Object.fromEntries(actual);
}

/** Everybody and both classes are there, so that most transactions fit. */
const histories = fc.array(
  transactionsOf([
    ...([
      'moved',
      'joint',
      'members',
      'appointed',
      'appointed',
      'ceased',
      'ceased',
      'series',
      'amended',
      'authorized',
    ] as const),
    ...(['issued', 'issued', 'issued', 'issued', 'converted', 'converted', 'divided', 'divided'] as const),
    ...(['consented', 'vesting', 'vesting', 'account', 'corporation', 'corporation', 'corporation'] as const),
    ...(['transferred', 'transferred', 'returned', 'returned', 'returned', 'reissued', 'form'] as const),
    ...([
      'granted',
      'granted',
      'granted',
      'instrument',
      'instrumentEnd',
      'instrumentEnd',
      'instrumentEnd',
      'control',
      'control',
    ] as const),
    ...(['replace', 'void'] as const),
  ]),
  { minLength: 20, maxLength: 30, size: 'max' },
);

/** The sums of SQL, spelled as those of the book. */
async function compareTables(orgId: string, acts: readonly Act[], { asOf, seq }: ReadingAt): Promise<void> {
  const withPool = seq % 2 === 0;
  const book = capTable(positionOf(fold(acts, { asOf, knownAt: seq })), { withPool });
  const classIds = book.classes.map(({ classId }) => classId);
  await stage.db.database.asOrganization(orgId, async (q) => {
    const table = await selectCapTable(q, orgId, { asOf, seq, most: 2, who: [], withPool });
    const every = await selectCapTable(q, orgId, { asOf, seq, most: 1000, who: [], withPool });
    expect([BigInt(table.issued), decimal(table.votes), BigInt(table.diluted)]).toEqual([
      book.issued,
      book.votes,
      book.diluted,
    ]);
    expect(every.largest.map(lineOf)).toEqual(
      book.holders.map((line) => [
        line.personId,
        line.total,
        line.percent,
        line.votes,
        line.percentVotes,
        line.diluted,
        line.percentDiluted,
        Object.fromEntries(line.shares),
      ]),
    );
    expect(table.largest).toEqual(every.largest.slice(0, 2));
    expect(every.promised.map(promisedOf)).toEqual(
      book.promised.map((line) => [
        line.kind,
        line.id,
        line.classId,
        line.shares,
        line.diluted,
        line.percentDiluted,
      ]),
    );
    const rest = every.largest.slice(2);
    expect(table.rest?.owns ?? 0).toBe(rest.reduce((sum, { owns }) => sum + owns, 0));
    expect(table.rest?.holders ?? 0).toBe(rest.length);
    const classes = await selectClasses(q, orgId, { asOf, seq });
    expect(
      Object.fromEntries(
        classes.map((row) => [row.classId, [BigInt(row.issued), BigInt(row.diluted), capitalOf(row)]]),
      ),
    ).toEqual(
      Object.fromEntries(
        book.classes.map((line) => [line.classId, [line.issued, line.diluted, line.statedCapital]]),
      ),
    );
    for (const { personId, percentOfClass } of book.holders) {
      const [own] = (await selectCapTable(q, orgId, { asOf, seq, most: 0, who: [personId], withPool }))
        .largest;
      expect(own).toEqual(every.largest.find((row) => row.personId === personId));
      const parts = await selectHolderPercentages(q, orgId, { asOf, seq, personId });
      expect(classIds.map((id) => parts.get(id) && formatHundredths(BigInt(parts.get(id) ?? 0)))).toEqual(
        classIds.map((id) => percentOfClass.get(id)),
      );
    }
  });
}

const lineOf = (row: HolderRow) => [
  row.personId,
  BigInt(row.shares),
  formatHundredths(BigInt(row.owns)),
  decimal(row.votes),
  formatHundredths(BigInt(row.percentVotes)),
  BigInt(row.diluted),
  formatHundredths(BigInt(row.percentDiluted)),
  Object.fromEntries(Object.entries(row.byClass).map(([id, count]) => [id, BigInt(count)])),
];

const promisedOf = (row: PromisedRow) => [
  row.kind,
  row.id,
  row.classId,
  BigInt(row.shares),
  BigInt(row.diluted),
  formatHundredths(BigInt(row.percentDiluted)),
];

const capitalOf = ({ amount }: ClassRow) => fractionOfDecimal(decimal(amount));

const spelledTable = (table: ReturnType<typeof capTable>): string =>
  JSON.stringify(table, (_, value) => {
    if (typeof value === 'bigint') return String(value);
    return value instanceof Map ? [...value] : value;
  });

/** Each step of ownership is what the book's cap table says on its date, and no date between two changes anything; nor does the
 *  cap table, with options and pools, change on a day that its register does not name. */
async function compareSteps(orgId: string, acts: readonly Act[]): Promise<void> {
  const at = { asOf: day(DAYS - 1), seq: acts.length };
  await stage.db.database.asOrganization(orgId, async (q) => {
    const named = (await selectLargest(q, orgId, { ...at, most: 2 })).map(({ personId }) => personId);
    const read = (by: 'holder' | 'class', of: 'issued' | 'pool') =>
      selectChanges(q, orgId, { ...at, by, of, named, apart: 0 });
    const [issued, diluted, ofClasses] = await Promise.all([
      read('holder', 'issued'),
      read('holder', 'pool'),
      read('class', 'pool'),
    ]);
    const sum = (changes: typeof issued, until: PlainDate, is: (part: string | null) => boolean) =>
      changes
        .filter((one) => is(one.part) && one.on <= until)
        .reduce((shares, { change }) => shares + BigInt(change), 0n);
    const isPromised = (part: string | null) => part?.startsWith(PROMISED_PART) === true;
    const days = await selectRegisterDays(q, orgId, 'classes', at.seq);
    let before = '';
    for (let n = 0; n < DAYS; n++) {
      const position = positionOf(fold(acts, { asOf: day(n) }));
      const whole = capTable(position, { withPool: true });
      const actual = spelledTable(whole);
      if (n > 0 && actual !== before) expect(days).toContain(day(n));
      before = actual;
      const table = capTable(position);
      const shares = named.map((id) => table.holders.find(({ personId }) => personId === id)?.total ?? 0n);
      const others = table.issued - shares.reduce((whole, one) => whole + one, 0n);
      expect([...named, null].map((id) => sum(issued, day(n), (part) => part === id))).toEqual([
        ...shares,
        others,
      ]);
      const promised = whole.promised.reduce((all, one) => all + one.diluted, 0n);
      for (const { personId, diluted: held } of whole.holders.filter(({ personId }) =>
        named.includes(personId),
      ))
        expect(sum(diluted, day(n), (part) => part === personId)).toBe(held);
      for (const { classId, diluted: held } of whole.classes)
        expect(sum(ofClasses, day(n), (part) => part === classId)).toBe(held);
      for (const changes of [diluted, ofClasses]) {
        expect(sum(changes, day(n), isPromised)).toBe(promised);
        expect(sum(changes, day(n), () => true)).toBe(whole.diluted);
      }
    }
  });
}

/** A part of a reading, and what acts since one of them changed of it, are what two whole readings say. */
async function compareParts(orgId: string, { asOf, seq: since }: ReadingAt, seq: number): Promise<void> {
  await stage.db.database.asOrganization(orgId, async (q) => {
    const was = await selectRowsAt(q, orgId, { asOf, seq: since });
    const is = await selectRowsAt(q, orgId, { asOf, seq });
    const { before, after } = await selectChangedRows(q, orgId, { asOf, since });
    expect(spelled(was)).toEqual(expect.arrayContaining(spelled(before)));
    expect(spelled(is)).toEqual(expect.arrayContaining(spelled(after)));
    expect(unchanged(is, after)).toEqual(unchanged(was, before));

    const [held, holds] = [sharesBy(was), sharesBy(is)];
    const moved = [...new Set([...held.keys(), ...holds.keys()])].filter(
      (line) => held.get(line) !== holds.get(line),
    );
    const persons = [...new Set(moved.map((line) => line.split(' ')[0] ?? ''))];
    const all = (lines: ReadonlyMap<string, bigint>, person: string) =>
      [...lines].reduce((sum, [line, shares]) => (line.startsWith(person) ? sum + shares : sum), 0n);
    const largestFirst = persons.sort(
      (a, b) =>
        Number(all(holds, a) === 0n) - Number(all(holds, b) === 0n) ||
        Number(all(holds, b) - all(holds, a)) ||
        Number(all(held, b) - all(held, a)) ||
        (a < b ? -1 : 1),
    );
    expect(await selectChangedHolders(q, orgId, { asOf, since, most: 3 })).toEqual({
      personIds: largestFirst.slice(0, 3),
      gone: persons.filter((person) => all(holds, person) === 0n).length,
    });

    const totals = totalsIn(is);
    const classes = await selectClassTotals(q, orgId, { asOf, seq });
    expect(classes.map(({ terms }) => terms.classId).sort()).toEqual(keysOf(is, 'classTerms'));
    for (const { terms, totals: own } of classes)
      expect(own).toEqual(totals.get(terms.classId) ?? { shares: 0n, withSeries: 0n, capital: 0n });

    await compareShown(q, orgId, { asOf: day(DAYS - 1), seq, who: persons.slice(0, 2) });

    const named = (['persons', 'certificates', 'instruments'] as const).flatMap((table) =>
      keysOf(is, table).filter((_, at) => at % 3 === 0),
    );
    const part = await selectPartAt(q, orgId, { asOf, seq, part: { named } });
    expect(spelled(is)).toEqual(expect.arrayContaining(spelled(part)));
    const isFew = ({ table }: RegisterRow) =>
      table === 'corporation' || table === 'classTerms' || table === 'pools';
    const isNamed = ({ table, key }: RegisterRow) => table !== 'capitalEntries' && named.includes(key);
    const expected = is.filter((row) => isFew(row) || isNamed(row));
    expect(spelled(part)).toEqual(expect.arrayContaining(spelled(expected)));
    const lines = [...sharesBy(part).keys()];
    expect(lines).toEqual(
      expect.arrayContaining([...holds.keys()].filter((line) => named.includes(line.split(' ')[0] ?? ''))),
    );
  });
}

let shown = 0;

/** Lines that are told from the sums alone are those of the cap table, each percentage a hundredth less at most. */
async function compareShown(
  q: Queries,
  orgId: string,
  { asOf, seq, who }: ReadingAt & { readonly who: readonly string[] },
): Promise<void> {
  const settled = await q.first(sql`
    select 1 as one from standing_sums where org_id = ${orgId} and of_id = ${orgId} and settled_on <= ${asOf}
      and known_from <= ${seq} and (known_to is null or known_to > ${seq})`);
  if (settled === undefined) return;
  shown++;
  const own = await selectSeparatelyRoundedTable(q, orgId, { asOf, seq, most: 2, who, withQuarters: true });
  const whole = await selectCapTable(q, orgId, { asOf, seq, most: 100, who: [], withPool: false });
  const sums = (table: typeof own) => [BigInt(table.issued), decimal(table.votes), Number(table.holders)];
  expect(sums(own)).toEqual(sums(whole));
  const lines = new Map(whole.largest.map((line) => [line.personId, line]));
  for (const line of own.largest) {
    const { shares, votes, owns, percentVotes } = lines.get(line.personId) ?? line;
    expect([BigInt(line.shares), decimal(line.votes)]).toEqual([BigInt(shares), decimal(votes)]);
    for (const less of [owns - line.owns, percentVotes - line.percentVotes]) expect([0, 1]).toContain(less);
  }
  const named = own.largest.map(({ personId }) => personId);
  const quarters = whole.largest.filter(
    ({ votes }) => decimal(whole.votes) > 0n && 4n * decimal(votes) >= decimal(whole.votes),
  );
  const expectedIds = [...quarters.map(({ personId }) => personId), ...who.filter((id) => lines.has(id))];
  expect(named).toEqual(expect.arrayContaining(expectedIds));
  const largest = (table: typeof own) => table.largest.slice(0, 2).map((line) => BigInt(line.shares));
  expect(largest(own)).toEqual(largest(whole));
  const sum = (of: 'owns' | 'percentVotes') =>
    own.largest.reduce((all, line) => all + line[of], own.rest?.[of] ?? 0);
  if (own.rest !== null && whole.issued !== '0') expect(sum('owns')).toBe(10_000);
  expect((own.rest?.holders ?? 0) + named.length).toBe(whole.largest.length);
}

const keysOf = (rows: readonly RegisterRow[], table: RegisterRow['table']): string[] =>
  rows.flatMap((row) => (row.table === table ? [row.key] : [])).sort();

/** Rows of the tables of which changes are read, but for those that changed. */
function unchanged(rows: readonly RegisterRow[], changed: readonly RegisterRow[]) {
  const keys = new Set(changed.map(rowKey));
  const read = new Set(['appointments', 'certificates', 'instruments', 'pools']);
  return spelled(rows.filter((row) => read.has(row.table) && !keys.has(rowKey(row))));
}

/** Open shares by person and class. */
function sharesBy(rows: readonly RegisterRow[]): ReadonlyMap<string, bigint> {
  const shares = new Map<string, bigint>();
  for (const { table, value } of rows) {
    if (table !== 'certificates' || value.status !== 'open') continue;
    const line = `${value.personId} ${value.classId}`;
    shares.set(line, (shares.get(line) ?? 0n) + value.quantity);
  }
  return shares;
}

test('what is stored of random histories of all kinds says what a fold of the acts says', async () => {
  const kindsRecorded = new Set<string>();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (transactions) => {
      const orgId = await newOrganization(stage);
      const story = founded(...PEOPLE);
      // Converts, so that full dilution differs from what is issued.
      const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
      story.shareClass('Seed', '2025-03-12', { authorized: '150', convertible });
      await storeActs(stage.db.database, orgId, story.acts);
      const commits: number[] = [];
      for (const transaction of transactions) {
        const recorded = story.lastSeq;
        for (const step of transaction) tell(story, step);
        if (story.lastSeq === recorded) continue;
        if (await record(orgId, story, recorded)) commits.push(story.lastSeq);
        else refused++;
      }
      for (const { kind } of story.acts) kindsRecorded.add(kind);
      for (const seq of commits.filter((_, i) => i % 4 === 0)) {
        for (let n = 0; n < DAYS; n += 7)
          expect(await readStored(orgId, day(n), seq)).toEqual(readFold(story.acts, day(n), seq));
        await compareTables(orgId, story.acts, { asOf: day(DAYS - 1), seq });
        await compareParts(orgId, { asOf: day(DAYS - 1 - (seq % 5)), seq }, story.lastSeq);
      }
      for (let n = 0; n < DAYS; n += 3)
        await compareTables(orgId, story.acts, { asOf: day(n), seq: story.lastSeq });
      await compareSteps(orgId, story.acts);
      await stage.db.database.asOrganization(orgId, async (q) =>
        expect((await rebuild(q, orgId)).differences).toEqual([]),
      );
    }),
    { numRuns: 10, endOnFailure: true },
  );
  expect(refused).toBeGreaterThan(20);
  expect(shown).toBeGreaterThan(0);
  // That the histories know every kind is proved without a database, over many more of them (history.property.test.ts).
  expect(kindsRecorded.size).toBeGreaterThan(Object.keys(kinds).length / 3);
});
