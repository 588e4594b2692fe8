import { capTable } from '@tabellion/book/captable.ts';
import { type Instant, instant, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Sql, sql } from '@tabellion/platform/database/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  certified,
  founding,
  incorporate,
  openStage,
  read,
  type Stage,
  today,
  write,
} from '../../../../tests/support/registerStory.ts';
import { newestVersionOf, readRegisters, rebuild, recordActs, voidDraft } from './public/acts.ts';
import { eraseFacts, factsOf } from './public/people.ts';
import { applyFounding, editFounding } from './public/proposals.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.db.close());

describe('the founding proposal', () => {
  test('is read by the wizard as if it came true today, and stands in no register', async () => {
    const story = await founding(stage);
    const proposed = await read(stage, story.orgId, today, 'founding');
    expect(proposed.certificates.map(({ quantity }) => quantity)).toEqual([400n, 400n]);
    expect(proposed.proposed.get(story.securities.bo)?.waitsFor).toEqual(['certificate', 'payment']);
    expect(proposed.corporation).toBeNull();
    const registered = await read(stage, story.orgId, today);
    expect([registered.persons, registered.certificates, registered.classes]).toEqual([[], [], []]);
  });

  test('takes dates that are earlier than today, whatever day the certificate will bear', async () => {
    const story = await founding(stage);
    const edited = await write(stage, story.orgId, (head) =>
      editFounding(head, (drafts) =>
        ok(
          drafts.map((draft) =>
            draft.kind === 'appointed' ? { ...draft, dating: { on: plainDate('2025-03-01') } } : draft,
          ),
        ),
      ),
    );
    expect(edited.ok).toBe(true);
    const { appointments } = await read(stage, story.orgId, today, 'founding');
    expect(appointments.map(({ from }) => from)).toEqual(['2025-03-01', '2025-03-01']);
  });

  test('refuses more shares than the articles authorize, and lists the subscription in the way', async () => {
    const story = await founding(stage);
    const refused = await write(stage, story.orgId, (head) =>
      editFounding(head, (drafts) =>
        ok(
          drafts.map((draft) => {
            if (draft.kind === 'class.created' && draft.payload !== null)
              return { ...draft, payload: { ...draft.payload, authorized: '1000' } };
            if (draft.kind !== 'issued' || draft.payload === null) return draft;
            const issues = draft.payload.issues.map((one) => ({ ...one, quantity: '700' }));
            return { ...draft, payload: { ...draft.payload, issues } };
          }),
        ),
      ),
    );
    expect(refused).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.DOES_NOT_FIT' } });
  });

  test('forgets the facts that no draft cites any more', async () => {
    const story = await founding(stage);
    await write(stage, story.orgId, (head) => editFounding(head, () => ok([])));
    const facts = await stage.db.asOwner<{
      kind: string;
      body: unknown;
      salt: unknown;
      basis: string | null;
    }>('select kind, body, salt, basis from person_facts where org_id = $1', [story.orgId]);
    expect(facts).toHaveLength(4);
    // The log goes on calling people by their names.
    for (const { kind, ...fact } of facts.filter(({ kind }) => kind !== 'name'))
      expect([kind, fact]).toEqual([kind, { body: null, salt: null, basis: 'draft_replaced' }]);
    for (const { body } of facts.filter(({ kind }) => kind === 'name')) expect(body).not.toBeNull();
  });
});

describe('the incorporation', () => {
  test('records the founding on the certificate’s date; a subscription that is not paid stays a proposal', async () => {
    const story = await founding(stage);
    const applied = await incorporate(stage, story);
    expect(applied).toMatchObject({ ok: true, value: { outcome: 'applied' } });
    const then = await read(stage, story.orgId, plainDate('2025-03-12'));
    expect(then.corporation).toMatchObject({ number: '1584203-7', name: 'Maple Robotics Inc.' });
    expect(then.appointments.map(({ from }) => from)).toEqual(['2025-03-12', '2025-03-12']);
    expect(then.certificates).toEqual([]);
    const later = await read(stage, story.orgId, plainDate('2025-03-14'));
    expect(capTable(later).holders).toMatchObject([
      { personId: story.ann, shares: new Map([[story.common, 400n]]) },
    ]);
    expect(later.certificates).toMatchObject([{ label: 'CS-1', paidOn: '2025-03-14' }]);
    const withOpen = await read(stage, story.orgId, today, 'open');
    expect(withOpen.certificates).toHaveLength(2);
    // The certificate is there now.
    expect(withOpen.proposed.get(story.securities.bo)?.waitsFor).toEqual(['payment']);
  });

  test('leaves rows that a fold of the acts confirms, ledger rows that wait, and one announcement', async () => {
    const story = await founding(stage);
    await incorporate(stage, story);
    const rebuilt = await stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
    expect(rebuilt).toMatchObject({ acts: 7, differences: [] });
    const rows = await stage.db.asOwner(
      `select topic, payload ->> 'kind' as kind, payload ->> 'event' as event, count(*)::int as n from outbox
         where org_id = $1 and (payload ->> 'kind' = 'act' or payload ->> 'event' = 'acts.recorded') group by 1, 2, 3`,
      [story.orgId],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { topic: 'ledger', kind: 'act', event: null, n: 7 },
        { topic: 'event', kind: null, event: 'acts.recorded', n: 1 },
      ]),
    );
  });

  test('cannot be recorded twice', async () => {
    const story = await founding(stage);
    await incorporate(stage, story);
    const again = await write(stage, story.orgId, (head) => applyFounding(head, certified));
    expect(again).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.PROPOSAL_CLOSED' } });
  });
});

describe('an act that was recorded', () => {
  test('is corrected by a newer version, and an earlier reading never changes', async () => {
    const story = await founding(stage);
    await incorporate(stage, story);
    const before = await stage.db.database.asOrganization(story.orgId, (q) =>
      readRegisters(q, story.orgId, {
        asOf: today,
        knownAt: instant('2100-01-01T00:00:00.000000Z'),
      }),
    );
    const [act] = await stage.db.asOwner<{ act_id: string; recorded_at: Instant }>(
      `select act_id, recorded_at::text from register_acts where org_id = $1 and kind = 'appointed' order by seq limit 1`,
      [story.orgId],
    );
    await write(stage, story.orgId, async (head) => {
      const newest = await newestVersionOf(head.tx, story.orgId, act?.act_id ?? '');
      if (newest === undefined) throw new Error('no act');
      return recordActs(head, [voidDraft(newest, 'entered by mistake')], { today });
    });
    const after = await read(stage, story.orgId, today);
    expect([before.appointments.length, after.appointments.length]).toEqual([2, 1]);
    const rebuilt = await stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
    expect(rebuilt.differences).toEqual([]);
  });

  test('can be neither changed nor deleted by the product', async () => {
    const story = await founding(stage);
    await incorporate(stage, story);
    const asApp = (change: Sql) => stage.db.database.asOrganization(story.orgId, (q) => q.run(change));
    await expect(asApp(sql`update register_acts set basis = null`)).rejects.toThrow(/permission denied/);
    await expect(asApp(sql`delete from register_acts`)).rejects.toThrow(/permission denied/);
    await expect(asApp(sql`update certificates set eff_to = now()`)).rejects.toThrow(/permission denied/);
    await expect(asApp(sql`update person_facts set basis = 'x'`)).rejects.toThrow(/changes once/);
  });
});

test('erases the facts that the law wants forgotten and keeps the register readable', async () => {
  const story = await founding(stage);
  await incorporate(stage, story);
  const erased = await write(stage, story.orgId, (head) =>
    eraseFacts(head, story.ann, {
      kinds: ['birth_date'],
      basis: 'retention_over',
      zone: 'America/Toronto',
    }),
  );
  expect(erased).toEqual({ ok: true, value: 1 });
  const refused = await write(stage, story.orgId, (head) =>
    eraseFacts(head, story.ann, { kinds: ['name'], basis: 'asked', zone: 'America/Toronto' }),
  );
  expect(refused).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.FACT_RETAINED' } });
  const { persons } = await read(stage, story.orgId, today);
  const facts = await stage.db.database.asOrganization(story.orgId, (q) => factsOf(q, story.orgId, persons));
  expect(facts.get(story.ann)).toMatchObject({ name: { firstname: 'Ann' }, birth_date: null });
});
