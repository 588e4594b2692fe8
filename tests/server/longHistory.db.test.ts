/** A corporation with more than a thousand acts, in the long run five thousand, recorded, corrected and taken back through the product: each act was judged from the rows
 *  of the last day, or by folding the whole in slices; the whole fold must say the same rows. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { underHead } from '@tabellion/features/organizations/server/public.ts';
import * as people from '@tabellion/features/people/contract.ts';
import {
  newestVersionOf,
  recordActs,
  recordDraft,
  replaceDraft,
  voidDraft,
} from '@tabellion/features/registers/server/public/acts.ts';
import { selectAllActs } from '@tabellion/features/registers/server/store/acts.ts';
import * as shares from '@tabellion/features/shares/contract.ts';
import { correctEntries } from '@tabellion/features/shares/correctionContract.ts';
import { addDays, dateInZone, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { newId } from '@tabellion/platform/ids.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operations } from '../../apps/server/operations.ts';
import { repeated } from '../support/extent.ts';
import { given } from '../support/founding.ts';
import { incorporate } from '../support/incorporate.ts';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { storeActs } from '../support/storeActs.ts';

let server: TestServer;
let amelie: SignedIn;
let orgId: string;
let ann: string;
let classId: string;
/** Issued through the product: they may be corrected. */
const securities: string[] = [];

const ISSUANCES = repeated({ gate: 1_100, long: 5_100 });
const INCORPORATED = plainDate('2025-03-12');
const day = (n: number): PlainDate => addDays(plainDate('2025-04-01'), n);
const today = () => dateInZone(server.clock.read(), 'America/Toronto');

const history = (): Promise<Act[]> =>
  server.installation.db.asOrganization(orgId, (q) => selectAllActs(q, orgId));

beforeAll(async () => {
  server = await startTestServer();
  amelie = await registered(server);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  ann = (await hold({ firstname: 'Ann', lastname: 'Roy' }, [{ ownership: 400, paid_on: '2025-03-10' }]))
    .person_id;
  await incorporate(server, orgId, amelie.userId, { on: INCORPORATED, resolutionOn: '2025-03-14' });
  const acts = await history();
  await storeActs(server.installation.db, orgId, [...acts, ...issuances(acts)], acts.length);
});
afterAll(() => server.close());

async function hold(person: object, issued: readonly object[]) {
  const body = { person, issuances: [...issued] };
  const view = given(await amelie.api(shares.addShareholder, { params: { id: orgId }, query: {}, body }));
  classId = view.shareclasses[0]?._id ?? '';
  const held = view.shareholders.find(({ _id }) => _id === view.person_id)?.issuances ?? [];
  securities.push(...held.map(({ _id }) => _id));
  return view;
}

/** One share for Ann each, over a year. */
function issuances(recorded: readonly Act[]): Act[] {
  const model = recorded.find(({ kind }) => kind === 'issued');
  const first = model?.kind === 'issued' && model.verb === 'record' ? model.payload.issues[0] : undefined;
  if (model === undefined || first === undefined) throw new Error('the founding issued shares');
  return Array.from({ length: ISSUANCES }, (_, i) => {
    const [seq, actId, serial] = [recorded.length + 1 + i, newId(), i + 2];
    const certificate = { prefix: 'CS', label: `CS-${serial}`, serial };
    const issue = { ...first, securityId: newId(), certificate, quantity: '1' };
    const payload = { issues: [issue], resolution: null };
    const effectiveOn = day(Math.floor((i * 365) / ISSUANCES));
    return { ...model, seq, actId, root: actId, rank: seq, batchId: null, effectiveOn, payload } as Act;
  });
}

interface Step {
  readonly what: keyof typeof transactions;
  readonly on: number;
  readonly n: number;
}

/** Transactions, each on a day long past. Returns whether it was recorded. */
const transactions = {
  moved: async ({ on, n }: Step) => {
    const address = { city: 'Toronto', region: 'Ontario', country: 'Canada', postal_code: 'M5H 2N2' };
    const body = { person_id: ann, address: { ...address, address_line_1: `${n} Elm Street` } };
    return (await amelie.api(people.updatePerson, { body: { ...body, as: 'change', changed_on: day(on) } }))
      .ok;
  },
  renamed: async ({ n }: Step) => {
    const body = { person_id: ann, firstname: `Ann ${n}`, as: 'correction', reason: 'misspelt' } as const;
    return (await amelie.api(people.updatePerson, { body })).ok;
  },
  appointed: async ({ on, n }: Step) => {
    const person = { firstname: 'Cy', lastname: `Zed ${n}` };
    const body = { person, title: `Adviser ${n}`, appointed_on: day(on) };
    return (await amelie.api(people.addToPosition, { params: { id: orgId, position: 'other' }, body })).ok;
  },
  ceased: async ({ on, n }: Step) => {
    const body = { person_id: ann, title: `Chair ${n}`, appointed_on: day(on) };
    given(await amelie.api(people.addToPosition, { params: { id: orgId, position: 'other' }, body }));
    const params = { id: orgId, position: 'other', itemId: ann } as const;
    const query = { date: day(on + 30), reason: 'resigned', title: `Chair ${n}` } as const;
    return (await amelie.api(people.removeFromPosition, { params, query })).ok;
  },
  issued: async ({ on, n }: Step) => {
    const dates = { resolution: 'D-1', resolution_on: day(on), paid_on: day(on) };
    await hold({ firstname: 'Di', lastname: `Zoe ${n}` }, [
      { ...dates, ownership: n, Shareclass: classId },
      { ...dates, ownership: 1, Shareclass: classId, paid_on: day(on + 7) },
    ]);
    return true;
  },
  corrected: async ({ n }: Step) => {
    const body = { issuance_id: securities[n % securities.length] ?? '', ownership: n + 1 };
    const how = { as: 'correction', reason: 'typing error' } as const;
    return (await amelie.api(shares.updateOwnership, { body: { ...body, ...how } })).ok;
  },
  voided: async ({ n }: Step) => {
    // Not one of the product's, which are corrected.
    const laid = (await history()).filter(({ kind }) => kind === 'issued').at(n);
    const newest = await newestOf(laid?.root ?? '');
    return (await record([voidDraft(newest, 'never issued')])).ok;
  },
  batchTakenBack: async ({ on, n }: Step) => {
    const board = Array.from({ length: 3 }, (_, i) =>
      recordDraft('appointed', seatOf(`Member ${n}-${i}`), { on: day(on) }),
    );
    const batch = await record(board, { isBatch: true });
    const [first] = batch.ok ? batch.value : [];
    if (first?.batchId == null) return false;
    const { root, actId: seen, batchId: batch_id } = first;
    const batch_seen = (batch.ok && batch.value.at(-1)?.actId) || '';
    const amend = [{ root, seen, batch_id, batch_seen, as: 'bundle' as const }];
    const body = { amend, amend_reason: 'another corporation' };
    return (await amelie.api(correctEntries, { params: { id: orgId }, body })).ok;
  },
  /** Every act rests on it. */
  incorporatedOn: async ({ n }: Step) => {
    const incorporated = (await history()).find(({ kind }) => kind === 'incorporated');
    const newest = await newestOf(incorporated?.root ?? '');
    if (newest.verb === 'void') return false;
    const on = addDays(INCORPORATED, -(n % 3));
    return (await record([replaceDraft(newest, newest.payload as never, { on })])).ok;
  },
};

const seatOf = (title: string) =>
  ({
    appointmentId: newId(),
    personId: ann,
    position: 'other',
    title,
    consentOn: null,
    residency: null,
    resolution: null,
  }) as const;

async function newestOf(root: string): Promise<Act> {
  const newest = await server.installation.db.asOrganization(orgId, (q) => newestVersionOf(q, orgId, root));
  if (newest === undefined) throw new Error('no such act');
  return newest;
}

type Drafts = Parameters<typeof recordActs>[1];

/** Records acts that no screen makes yet, as a command does. */
const record = (drafts: Drafts, more: { isBatch?: boolean } = {}) =>
  server.installation.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: amelie.userId, now: server.clock.read() }, (head) =>
      recordActs(head, drafts, { today: today(), ...more }),
    ),
  );

test('a long history, recorded and corrected in any order, has the rows of the whole fold', async () => {
  const steps = Object.keys(transactions).flatMap((what) => [what, what]) as Step['what'][];
  const inAnyOrder = fc
    .tuple(
      fc.shuffledSubarray(steps, { minLength: steps.length }),
      // Each number once: it makes the titles, and nobody holds one title twice at a time.
      fc.uniqueArray(fc.record({ on: fc.nat(300), n: fc.integer({ min: 1, max: 99 }) }), {
        selector: ({ n }) => n,
        minLength: steps.length,
        maxLength: steps.length,
      }),
    )
    .map(([order, places]) => places.map((place, i) => ({ what: order[i] ?? 'moved', ...place })));
  await fc.assert(
    fc.asyncProperty(inAnyOrder, async (steps) => {
      const recorded = new Set<string>();
      for (const step of steps) if (await transactions[step.what](step)) recorded.add(step.what);
      expect([...recorded].sort()).toEqual(Object.keys(transactions).sort());
      const actual = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      expect(await operations['registers:rebuild']?.(server.installation, [])).toBe(0);
      const said = new RegExp(
        `^Compared \\d+ rows with ${(await history()).length} acts: every row says what they say\\.$`,
      );
      expect(actual.mock.lastCall?.[0]).toMatch(said);
      actual.mockRestore();
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

test('who voids what all stands on is told the first thousand acts in the way, and how many there are', async () => {
  const entered = (await history()).find(({ kind }) => kind === 'person.added');
  const refused = await record([voidDraft(await newestOf(entered?.root ?? ''), 'mistaken')]);
  const { textCode, data, fields } = (refused.ok ? {} : refused.error) as Refusal;
  const { acts, count } = data as { acts: unknown[]; count: number };
  expect([textCode, acts.length, fields?.length]).toEqual(['REGISTERS.DOES_NOT_FIT', 1000, 1000]);
  expect(count).toBeGreaterThan(ISSUANCES - 10);
});

test('the comparison by hand lists every row that differs, and fails', async () => {
  await server.database.asOwner(
    `update certificates set value = value || '{"quantity": "2"}'
       where org_id = $1 and known_to is null and label = (
         select min(label) from certificates where org_id = $1 and known_to is null and eff_to is null and status = 'open')`,
    [orgId],
  );
  const day = '\\d{4}-\\d\\d-\\d\\d';
  const actual = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await operations['registers:rebuild']?.(server.installation, [])).toBe(1);
  expect(actual.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(
      new RegExp(`^${orgId} differs:\\n  certificates \\S+ ${day}(\\n  holdings \\S+ \\S+ ${day})+$`),
    ),
    expect.stringMatching(/: 1 organizations differ\.$/),
  ]);
  actual.mockRestore();
});
