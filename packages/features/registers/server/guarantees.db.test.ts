/** Guarantees of the registers for concurrent writers, numbers, proposals and facts. */

import type { Payloads } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { UNTOLD, UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { classTerms } from '@tabellion/book/testing.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  founding,
  incorporate,
  now,
  openStage,
  read,
  type Stage,
  type Story,
  today,
  write,
} from '../../../../tests/support/registerStory.ts';
import { underHead } from '../../organizations/server/public.ts';
import { applyProposal } from './apply.ts';
import {
  newestVersionOf,
  rebuild,
  recordActs,
  recordDraft,
  voidDraft,
  withAmendments,
} from './public/acts.ts';
import { writeFacts } from './public/people.ts';
import { createProposal, editProposal, printProposal, withdrawProposal } from './public/proposals.ts';
import { holdersPage } from './public/shares.ts';

let stage: Stage;
let story: Story;
beforeAll(async () => {
  stage = await openStage();
  story = await founding(stage);
  await incorporate(stage, story);
});
afterAll(() => stage.db.close());

/** Ann's 400 of 1,000 authorized shares are issued as CS-1. */
const issuance = (
  quantity: string,
  paidOn: PlainDate | null = today,
  certificate: Certificate = null,
): DraftAct =>
  recordDraft(
    'issued',
    {
      issues: [
        {
          securityId: newId(),
          certificate,
          personId: story.ann,
          classId: story.common,
          quantity,
          price: '0.01',
          consideration: { kind: 'money', amount: '1' },
          paidOn,
          exemption: null,
          vesting: null,
          ...UNTOLD_ISSUE,
        },
      ],
      resolution: null,
    },
    { latestOf: ['certificate', 'payment'] },
  );
type Certificate = { prefix: string; label: string; serial: number } | null;

/** Refused writes leave nothing behind, as in the product. */
const record = (drafts: readonly DraftAct[], isBatch = false) =>
  stage.db.database.transaction(story.orgId, (tx) =>
    underHead(tx, story.orgId, { userId: stage.userId, now }, (head) =>
      recordActs(head, drafts, { today, isBatch }),
    ),
  );

const outcomes = (answers: readonly { ok: boolean }[]) => answers.map(({ ok }) => ok).sort();
describe('two who write to one organization at the same moment', () => {
  test('never both issue the last authorized shares', async () => {
    const answers = await Promise.all([record([issuance('600')]), record([issuance('600')])]);
    expect(outcomes(answers)).toEqual([false, true]);
    expect(answers.find((one) => !one.ok)).toMatchObject({ error: { textCode: 'REGISTERS.DOES_NOT_FIT' } });
  });

  test('never both correct the same version', async () => {
    const { certificates, madeBy } = await read(stage, story.orgId, today);
    const last = certificates.find(({ quantity }) => quantity === 600n);
    const newest = await newestOf(madeBy.get(last?.securityId ?? '') ?? '');
    const answers = await Promise.all(['one', 'two'].map((why) => record([voidDraft(newest, why)])));
    expect(outcomes(answers)).toEqual([false, true]);
    expect(answers.find((one) => !one.ok)).toMatchObject({ error: { textCode: 'GENERAL.STALE' } });
  });

  test('get two certificate numbers, and the void one is not given again', async () => {
    const answers = await Promise.all([record([issuance('1')]), record([issuance('1')])]);
    expect(outcomes(answers)).toEqual([true, true]);
    const labels = (await read(stage, story.orgId, today)).certificates.map(({ label }) => label);
    expect([...labels].sort()).toEqual(['CS-1', 'CS-2', 'CS-3', 'CS-4']);
  });

  test('leave no gap in the numbers of the acts, refused or not', async () => {
    const rows = await stage.db.asOwner<{ seq: string }>(
      'select seq from register_acts where org_id = $1 order by seq',
      [story.orgId],
    );
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, i) => i + 1));
  });
});

test('numbers go on after one that was brought along', async () => {
  const brought = { prefix: 'CS', label: 'CS-9', serial: 9 };
  expect(outcomes([await record([issuance('1', today, brought), issuance('1')])])).toEqual([true]);
  const labels = (await read(stage, story.orgId, today)).certificates.map(({ label }) => label);
  expect(labels).toContain('CS-10');
  expect(await record([issuance('1', today, brought)])).toMatchObject({
    error: { data: { acts: [{ textCode: 'REGISTERS.NUMBER_TAKEN' }] } },
  });
});

test('every act dated too late is listed', async () => {
  const refused = await record([
    issuance('1', plainDate('2025-03-21')),
    issuance('1', plainDate('2025-03-22')),
  ]);
  expect(refused).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.FUTURE_DATE' } });
  expect(refused).toMatchObject({
    error: { data: { acts: [{ effectiveOn: '2025-03-21' }, { effectiveOn: '2025-03-22' }] } },
  });
});

test('an act cites only facts of its own person', async () => {
  const facts = await write(stage, story.orgId, (head) =>
    writeFacts(head, story.bo, [{ kind: 'contact', body: { email: null, phone_number: null } }]),
  );
  const changed = (personId: string) =>
    recordDraft('person.changed', { personId, set: [...facts], remove: [] }, { on: today });
  expect(await record([changed(story.ann)])).toMatchObject({
    error: { textCode: 'REGISTERS.PAYLOAD_INVALID', fields: [{ path: 'set.0.ref' }] },
  });
  expect(outcomes([await record([changed(story.bo)])])).toEqual([true]);
});

test('a batch is taken back as one', async () => {
  const before = await read(stage, story.orgId, today);
  const recorded = await record([issuance('2'), issuance('3')], true);
  const [first, second] = recorded.ok ? recorded.value : [];
  if (first?.batchId == null || second === undefined) throw new Error('nothing was recorded as one');
  const { root, actId: seen, batchId: batch_id } = first;
  const bundle = { root, seen, batch_id, batch_seen: second.actId, as: 'bundle' as const };
  const amendments = { amend: [bundle], amend_reason: 'Wrong company' };
  const back = await write(stage, story.orgId, (head) =>
    withAmendments(head, amendments, async () => ok(null), { isCorrectionOnly: true }),
  );
  expect(outcomes([back])).toEqual([true]);
  const after = await read(stage, story.orgId, today);
  expect(after.capitalEntries).toEqual(before.capitalEntries);
  expect(after.certificates.filter(({ status }) => status === 'open')).toEqual(
    before.certificates.filter(({ status }) => status === 'open'),
  );
});

describe('a proposal', () => {
  const open = async (drafts: readonly DraftAct[]) => {
    const opened = await write(stage, story.orgId, (head) => createProposal(head, 'subscription', drafts));
    if (!opened.ok) throw new Error(opened.error.textCode);
    return opened.value;
  };
  const apply = (id: string, printedDigest?: string) =>
    write(stage, story.orgId, (head) =>
      applyProposal(head, id, { today, ...(printedDigest === undefined ? {} : { printedDigest }) }),
    );

  test('that corrects what is on record is previewed over the amended history', async () => {
    const { madeBy, certificates } = await read(stage, story.orgId, today);
    const newest = await newestOf(madeBy.get(story.securities.ann) ?? '');
    const { id } = await open([voidDraft(newest, 'never paid')]);
    const previewed = await read(stage, story.orgId, today, [id]);
    const statusIn = (all: typeof certificates) =>
      all.find(({ securityId }) => securityId === story.securities.ann)?.status;
    expect([statusIn(certificates), statusIn(previewed.certificates)]).toEqual(['open', 'void']);
    await write(stage, story.orgId, (head) => withdrawProposal(head, id));
  });

  test('of another day than today waits for it', async () => {
    const { id } = await open([issuance('1', plainDate('2025-04-01')), issuance('1')]);
    const applied = await apply(id);
    if (!applied.ok || applied.value.outcome !== 'applied') throw new Error('not applied');
    expect([
      applied.value.acts.length,
      applied.value.remaining.map(({ drafts: left }) => left.length),
    ]).toEqual([1, [1]]);
  });

  test.each(['appointment', 'change', 'signing', 'annual'] as const)(
    'of the kind %s leaves its issue of a later day as a subscription',
    async (kind) => {
      const opened = await write(stage, story.orgId, (head) =>
        createProposal(head, kind, [issuance('1', plainDate('2025-04-01')), issuance('1')]),
      );
      const applied = opened.ok ? await apply(opened.value.id) : opened;
      if (!applied.ok || applied.value.outcome !== 'applied') throw new Error('not applied');
      expect(applied.value.remaining).toMatchObject([
        { kind: 'subscription', state: 'open', awaits: ['date'], drafts: [{ kind: 'issued' }] },
      ]);
    },
  );

  test('needs attention when it would now print other facts than people signed', async () => {
    const [signed, other] = ['a'.repeat(64), 'b'.repeat(64)];
    const { id } = await open([issuance('1')]);
    await write(stage, story.orgId, (head) => printProposal(head, id, signed));
    expect(await apply(id, other)).toMatchObject({
      value: { outcome: 'needs_attention', refusal: { textCode: 'REGISTERS.PRINTED_DIFFERS' } },
    });
    expect(await apply(id, signed)).toMatchObject({ value: { outcome: 'applied' } });
  });

  test('forgets what only it said of a person, never what is on record', async () => {
    const { persons } = await read(stage, story.orgId, today);
    const contact = persons.find(({ personId }) => personId === story.bo)?.facts.contact;
    if (contact === undefined) throw new Error('no contact');
    const set = [{ kind: 'contact' as const, ref: contact }];
    const { id } = await open([
      recordDraft('person.changed', { personId: story.bo, set, remove: [] }, { on: today }),
    ]);
    await write(stage, story.orgId, (head) => editProposal(head, id, () => ok([])));
    const facts = await stage.db.asOwner('select body from person_facts where fact_id = $1', [contact.fact]);
    expect(facts).toEqual([{ body: { email: null, phone_number: null } }]);
  });
});

test('a page of holders goes on where the last one ended', async () => {
  const page = (after?: string) =>
    stage.db.database.asOrganization(story.orgId, (q) =>
      holdersPage(q, story.orgId, {
        asOf: today,
        limit: 1,
        ...(after === undefined ? {} : { after }),
      }),
    );
  const [first] = await page();
  expect(first?.personId).toBe(story.ann);
  expect(first?.shares.get(story.common)).toBeGreaterThan(400n);
  expect(await page(story.ann)).toEqual([]);
});

describe('a split that lists more certificates than the event loop bears', () => {
  const HELD = 1100;
  const seed = newId();

  const split = (differs: Partial<Payloads['class.split']> = {}): DraftAct =>
    recordDraft(
      'class.split',
      {
        classId: seed,
        ratio: { numerator: '3', denominator: '1' },
        fractions: { per: 'certificate', rounding: 'down', cash: null },
        reissued: held.map((securityId) => ({
          source: { securityId, classId: seed, personId: story.ann, quantity: '1' },
          into: { securityId: newId(), certificate: null, quantity: '3', vesting: null, ...UNTOLD },
        })),
        resolution: null,
        registryCertificate: null,
        spoiled: [],
        ...differs,
      },
      { on: today },
    );
  const held = Array.from({ length: HELD }, newId);

  test('is judged, spelled and stored', async () => {
    const first = issuance('1').payload as Payloads['issued'];
    const issues = held.flatMap((securityId) =>
      first.issues.map((one) => ({ ...one, securityId, classId: seed })),
    );
    const created = { ...classTerms('Seed'), classId: seed };
    const drafts = [
      recordDraft('class.created', created, { on: today }),
      recordDraft('issued', { issues, resolution: null }, { on: today }),
    ];
    expect(await record(drafts)).toMatchObject({ ok: true });
    expect(await record([split({ ratio: { numerator: '2', denominator: '1' } })])).toMatchObject({
      error: { textCode: 'REGISTERS.PAYLOAD_INVALID', fields: [{ path: 'reissued' }] },
    });
    expect(await record([split()])).toMatchObject({ ok: true });
    const { certificates } = await read(stage, story.orgId, today);
    const open = certificates.filter(({ classId, status }) => classId === seed && status === 'open');
    expect(open.map(({ label, quantity }) => [label, quantity])).toContainEqual(['SE-2200', 3n]);
    expect(open).toHaveLength(HELD);
  });

  test('is refused when it is told again', async () => {
    expect(await record([split()])).toMatchObject({
      error: { textCode: 'REGISTERS.DOES_NOT_FIT', fields: expect.any(Array) },
    });
  });
});

test('and the rows are still those of the acts', async () => {
  const { differences } = await stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
  expect(differences).toEqual([]);
});

async function newestOf(root: string) {
  const newest = await stage.db.database.asOrganization(story.orgId, (q) =>
    newestVersionOf(q, story.orgId, root),
  );
  if (newest === undefined) throw new Error('no such act');
  return newest;
}
