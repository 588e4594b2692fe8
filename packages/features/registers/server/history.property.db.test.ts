/** Random histories through the real commands and tables: rows against folds, at every date and every known moment. */

import type { Act } from '@tabellion/book/acts/kinds.ts';
import { takeBackBatch } from '@tabellion/book/batch.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { fold } from '@tabellion/book/fold.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { articles, classTerms } from '@tabellion/book/testing.ts';
import { addDays, type Instant, instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { createDraft, type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import {
  newestVersionOf,
  type ReadingAt,
  readRegisters,
  rebuild,
  recordActs,
  recordDraft,
  replaceDraft,
  voidDraft,
} from './public/acts.ts';
import { writeFacts } from './public/people.ts';
import { type HoldingKey, holdingPartsOn, holdingsOn, holdingsPageOn } from './public/shares.ts';
import { selectAllActs } from './store/acts.ts';

let db: TestDatabase;
const userId = newId();
const now: Instant = instant('2025-03-20T14:00:00.000000Z');
const FIRST = plainDate('2025-03-01');
const DAYS = 14;
const day = (n: number): PlainDate => addDays(FIRST, n);
const today = day(DAYS);

beforeAll(async () => {
  db = await createTestDatabase();
  await db.asOwner(
    `insert into users (id, email, language, firstname, lastname, created_at)
       values ($1, 'ann@example.test', 'en', 'Ann', 'Tremblay', $2)`,
    [userId, now],
  );
});
afterAll(() => db.close());

const write = <T>(orgId: string, work: (write: OrganizationWrite) => Promise<Result<T, unknown>>) =>
  db.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, (head) => work(head) as ReturnType<typeof recordActs>),
  );

/** Three persons, two classes of one prefix, six seats. */
interface Cast {
  readonly orgId: string;
  readonly persons: readonly string[];
  readonly classes: readonly string[];
  readonly seats: readonly string[];
}

const steps = fc.record({
  what: fc.constantFrom(
    'moved',
    'appointed',
    'ceased',
    'issued',
    'issued',
    'replace',
    'replace',
    'void',
    'void',
  ),
  who: fc.nat(2),
  which: fc.nat(5),
  day: fc.nat(DAYS - 1),
  shares: fc.integer({ min: 1, max: 40 }),
});
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

async function found(): Promise<Cast> {
  const orgId = await db.database.transaction(null, (tx) =>
    createDraft(tx, { userId, name: 'Maple Robotics', now }),
  );
  const ids = (n: number) => Array.from({ length: n }, () => newId());
  const cast = { orgId, persons: ids(3), classes: ids(2), seats: ids(6) };
  const on = { on: FIRST };
  const recorded = await write(orgId, async (head) => {
    const people = await Promise.all(
      cast.persons.map(async (personId) => {
        const facts = await writeFacts(head, personId, [nameFact('Ann')]);
        return recordDraft('person.added', { personId, kind: 'individual', facts: [...facts] }, on);
      }),
    );
    const drafts: DraftAct[] = [
      recordDraft('incorporated', articles, on),
      ...cast.classes.map((classId, i) =>
        recordDraft(
          'class.created',
          { ...classTerms(`Class ${i}`), classId, prefix: 'CS', authorized: i === 0 ? '60' : 'unlimited' },
          on,
        ),
      ),
      ...people,
    ];
    return recordActs(head, drafts, { today });
  });
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  return cast;
}

const nameFact = (firstname: string) =>
  ({ kind: 'name', body: { firstname, lastname: 'T', company_name: '', name_format: null } }) as const;

async function draftOf(
  head: OrganizationWrite,
  cast: Cast,
  step: Step,
  acts: readonly Act[],
): Promise<DraftAct[]> {
  const on = { on: day(step.day) };
  const personId = cast.persons[step.who] ?? '';
  const appointmentId = cast.seats[step.which] ?? '';
  switch (step.what) {
    case 'moved': {
      const set = await writeFacts(head, personId, [nameFact(`Ann ${step.shares}`)]);
      return [recordDraft('person.changed', { personId, set: [...set], remove: [] }, on)];
    }
    case 'appointed': {
      const seat = {
        appointmentId,
        personId,
        title: null,
        consentOn: null,
        residency: null,
        resolution: null,
      };
      const position = step.which % 2 ? 'director' : 'presidents';
      return [recordDraft('appointed', { ...seat, position }, on)];
    }
    case 'ceased':
      return [recordDraft('ceased', { appointmentId, reason: 'resigned', resolution: null }, on)];
    case 'issued':
      return [recordDraft('issued', issuance(cast, step, personId), on)];
    default:
      return correction(head, step, acts);
  }
}

const issuance = (cast: Cast, { which, shares }: Step, personId: string) => ({
  issues: [
    {
      securityId: newId(),
      certificate: which === 5 ? { prefix: 'CS', label: `CS-${shares}`, serial: shares } : null,
      personId,
      classId: cast.classes[which % 2] ?? '',
      quantity: String(shares),
      price: '1',
      consideration: { kind: 'money' as const, amount: String(shares) },
      paidOn: FIRST,
      exemption: null,
      vesting: null,
      ...UNTOLD_ISSUE,
    },
  ],
  resolution: null,
});

async function correction(head: OrganizationWrite, step: Step, acts: readonly Act[]): Promise<DraftAct[]> {
  const later = acts.slice(6);
  const root = (later[(step.which * 7 + step.shares) % Math.max(later.length, 1)] ?? acts[step.which])?.root;
  const newest = await newestVersionOf(head.tx, head.orgId, root ?? '');
  if (newest === undefined) return [];
  if (step.what === 'void') return [voidDraft(newest, 'entered by mistake')];
  const statementOf = acts.findLast((act) => act.root === root && act.verb !== 'void');
  if (statementOf === undefined || statementOf.verb === 'void') return [];
  const payload =
    statementOf.kind === 'issued'
      ? {
          ...statementOf.payload,
          issues: statementOf.payload.issues.map((one) => ({ ...one, quantity: String(step.shares) })),
        }
      : statementOf.payload;
  return [replaceDraft(newest as never, payload as never, { on: day(step.day) })];
}

async function readAll(orgId: string, asOf: PlainDate, knownAt?: Instant) {
  const statementOf = await db.database.asOrganization(orgId, (q) =>
    readRegisters(q, orgId, knownAt === undefined ? { asOf } : { asOf, knownAt }),
  );
  const { corporation, persons, appointments, classes, certificates, capitalEntries } = statementOf;
  return {
    corporation,
    persons: byId(persons, 'personId'),
    appointments: byId(appointments, 'appointmentId'),
    classTerms: byId(classes, 'classId'),
    certificates: byId(certificates, 'securityId'),
    capitalEntries: byId(capitalEntries, 'securityId'),
  };
}

const byId = <T extends object>(values: readonly T[], id: keyof T) =>
  Object.fromEntries(values.map((value) => [String(value[id]), value]));

function folded(acts: readonly Act[], asOf: PlainDate, knownAt: number) {
  const { tables } = fold(acts, { asOf, knownAt });
  const statementOf = (
    table: 'persons' | 'appointments' | 'classTerms' | 'certificates' | 'capitalEntries',
  ) => Object.fromEntries([...tables[table].now()].map(({ key, value }) => [key, value]));
  return {
    corporation: tables.corporation.get('corporation') ?? null,
    persons: statementOf('persons'),
    appointments: statementOf('appointments'),
    classTerms: statementOf('classTerms'),
    certificates: statementOf('certificates'),
    capitalEntries: statementOf('capitalEntries'),
  };
}

/** The securities register as its pages say it: lines by person and class. */
async function linesOn(orgId: string, at: ReadingAt) {
  return db.database.asOrganization(orgId, async (q) => {
    const everybody = { who: 'all', classId: null, personIds: null } as const;
    const page = { ...everybody, descending: false, language: 'en', after: null, limit: 100 };
    const { keys, total } = await holdingsPageOn(q, orgId, at, { ...page, order: 'shares' });
    for (const order of ['name', 'since'] as const) {
      const others = await holdingsPageOn(q, orgId, at, { ...page, order });
      expect(others.keys.map(lineOf).sort()).toEqual(keys.map(lineOf).sort());
      expect(others.total).toEqual(total);
    }
    const parts = new Map((await holdingPartsOn(q, orgId, at, null)).map((one) => [lineOf(one), one.part]));
    const lines = await holdingsOn(q, orgId, at, keys);
    const sum = lines.reduce((all, { shares }) => all + BigInt(shares), 0n);
    expect([total.lines, total.shares]).toEqual([lines.length, String(sum)]);
    expect([...parts.values()].reduce((all, part) => all + part, 0)).toBe(sum === 0n ? 0 : 10_000);
    return Object.fromEntries(
      lines.map(({ shares, since, until, certificateCount: count, ...line }) => [
        lineOf(line),
        { shares, since, until, count, hundredths: parts.get(lineOf(line)) ?? 0 },
      ]),
    );
  });
}

const lineOf = ({ personId, classId }: HoldingKey) => `${personId} ${classId}`;

/** The same from the fold of the acts, day by day. */
function linesOf(acts: readonly Act[], { asOf, seq }: ReadingAt) {
  const rows = fold(acts, { asOf, knownAt: seq }).tables.certificates.rows();
  const open = rows.filter(({ value }) => value.status === 'open');
  const held = new Map<string, typeof open>();
  for (const row of open) held.set(lineOf(row.value), [...(held.get(lineOf(row.value)) ?? []), row]);
  const isOn = (on: PlainDate) => (row: (typeof open)[number]) =>
    row.effFrom <= on && (row.effTo === null || row.effTo > on);
  const shares = (line: string) =>
    (held.get(line) ?? []).filter(isOn(asOf)).reduce((sum, { value }) => sum + value.quantity, 0n);
  const lines = [...held.keys()].sort((a, b) => compare(shares(b), shares(a)) || compare(a, b));
  const hundredths = percentages(lines.map(shares)).map((percent) => Number(percent.replace('.', '')));
  return Object.fromEntries(
    lines.map((line, at) => {
      const own = held.get(line) ?? [];
      const daysHeld = Array.from({ length: DAYS + 1 }, (_, n) => day(n)).filter(
        (on) => on <= asOf && own.some(isOn(on)),
      );
      const since = daysHeld.findLast((on) => !daysHeld.includes(addDays(on, -1)));
      const last = daysHeld.at(-1);
      const until = shares(line) > 0n || last === undefined ? null : addDays(last, 1);
      const count = own.filter(isOn(asOf)).length;
      return [line, { shares: String(shares(line)), since, until, count, hundredths: hundredths[at] }];
    }),
  );
}

test('for every date and every known instant the registers say what a fold of the acts says', async () => {
  let [recordedActs, refused, readings] = [0, 0, 0];
  const histories = fc.array(fc.array(steps, { minLength: 1, maxLength: 3 }), {
    minLength: 12,
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(histories, async (transactions) => {
      const cast = await found();
      const { orgId } = cast;
      const batches: string[] = [];
      for (const [index, transaction] of transactions.entries()) {
        const outcome = await write(orgId, async (head) => {
          const acts = await selectAllActs(head.tx, orgId);
          const taken = index % 6 === 5 ? batches.pop() : undefined;
          const drafts: DraftAct[] =
            taken === undefined
              ? (await Promise.all(transaction.map((step) => draftOf(head, cast, step, acts)))).flat()
              : [...takeBackBatch(acts, { batchId: taken, basis: 'wrong', newId })];
          return recordActs(head, drafts, { today, isBatch: transaction.length > 1 });
        });
        const batchId = outcome.ok ? outcome.value[0]?.batchId : null;
        if (batchId != null) batches.push(batchId);
        if (!outcome.ok) refused++;
      }
      const acts = await db.database.asOrganization(orgId, (q) => selectAllActs(q, orgId));
      expect(acts.map(({ seq }) => seq)).toEqual(acts.map((_, i) => i + 1));
      recordedActs += acts.length;
      const instants = [...new Map(acts.map((act) => [act.recordedAt, act.seq]))];
      for (const [knownAt, seq] of instants) {
        for (let n = 0; n <= DAYS; n += 5) {
          expect(await readAll(orgId, day(n), knownAt)).toEqual(folded(acts, day(n), seq));
          // Ten readings more: every third is enough for them.
          if (seq % 3 === 0)
            expect(await linesOn(orgId, { asOf: day(n), seq })).toEqual(linesOf(acts, { asOf: day(n), seq }));
          readings++;
        }
      }
      expect(await readAll(orgId, today)).toEqual(folded(acts, today, acts.length));
      const rebuilt = await db.database.asOrganization(orgId, (q) => rebuild(q, orgId));
      expect(rebuilt.differences).toEqual([]);
    }),
    { numRuns: 6 },
  );
  expect(Math.min(recordedActs, refused, readings)).toBeGreaterThan(20);
});
