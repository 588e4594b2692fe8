import { capTable } from '@tabellion/book/captable.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { type Instant, instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Sql, sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { createDraft, type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import * as registers from './public.ts';

let db: TestDatabase;
let userId: string;
const now: Instant = instant('2025-03-20T14:00:00.000000Z');
const today = plainDate('2025-03-20');

beforeAll(async () => {
  db = await createTestDatabase();
  userId = newId();
  await db.asOwner(
    `insert into users (id, email, language, firstname, lastname, created_at)
       values ($1, 'ann@example.test', 'en', 'Ann', 'Tremblay', $2)`,
    [userId, now],
  );
});
afterAll(() => db.close());

const newOrganization = () =>
  db.database.transaction(null, (tx) => createDraft(tx, { userId, name: 'Maple Robotics', now }));

const write = <T>(orgId: string, work: (write: OrganizationWrite) => Promise<T>): Promise<T> =>
  db.database.transaction(orgId, async (tx) => {
    let outcome: T | undefined;
    await underHead(tx, orgId, userId, async (head) => {
      outcome = await work(head);
      return ok(null);
    });
    return outcome as T;
  });

const read = (orgId: string, asOf: PlainDate, proposals?: 'founding' | 'open') =>
  db.database.asOrganization(orgId, (q) =>
    registers.readRegisters(q, orgId, { asOf, ...(proposals === undefined ? {} : { proposals }) }),
  );

interface Story {
  orgId: string;
  ann: string;
  bo: string;
  common: string;
  securities: { ann: string; bo: string };
}

/** Ann and Bo found a corporation: both direct, both subscribe; only Ann has paid. */
async function founding(): Promise<Story> {
  const orgId = await newOrganization();
  const story = {
    orgId,
    ann: newId(),
    bo: newId(),
    common: newId(),
    securities: { ann: newId(), bo: newId() },
  };
  const drafts = await write(orgId, async (head) => draftsOf(head, story));
  const edited = await write(orgId, (head) => registers.editFounding(head, () => ok(drafts)));
  expect(edited.ok).toBe(true);
  return story;
}

async function draftsOf(head: OrganizationWrite, story: Story): Promise<DraftAct[]> {
  const certificate = { latestOf: ['certificate'] } as const;
  const issue = (personId: string, securityId: string, paidOn: PlainDate | null) =>
    registers.recordDraft(
      'issued',
      {
        issues: [
          {
            securityId,
            certificate: null,
            personId,
            classId: story.common,
            quantity: '400',
            price: '0.01',
            consideration: { kind: 'money', amount: '4' },
            paidOn,
            exemption: null,
            vesting: null,
          },
        ],
        resolution: { number: 'D-2025-01', date: plainDate('2025-03-12') },
      },
      { latestOf: ['certificate', 'resolution', 'payment'] },
    );
  const person = async (personId: string, firstname: string) => {
    const facts = await registers.writeFacts(head, personId, [
      { kind: 'name', body: { firstname, lastname: 'Tremblay', company_name: '', name_format: null } },
      { kind: 'birth_date', body: { date: '1990-01-02' } },
    ]);
    return registers.recordDraft(
      'person.added',
      { personId, kind: 'individual', facts: [...facts] },
      certificate,
    );
  };
  const director = (personId: string) =>
    registers.recordDraft(
      'appointed',
      {
        appointmentId: newId(),
        personId,
        position: 'director',
        title: null,
        consentOn: null,
        residency: null,
        resolution: null,
      },
      certificate,
    );
  return [
    issue(story.ann, story.securities.ann, plainDate('2025-03-14')),
    issue(story.bo, story.securities.bo, null),
    await person(story.ann, 'Ann'),
    await person(story.bo, 'Bo'),
    director(story.ann),
    director(story.bo),
    registers.recordDraft(
      'class.created',
      {
        classId: story.common,
        name: 'Common',
        kind: 'common',
        votesPerShare: '1',
        dividend: { type: 'participating' },
        liquidation: { type: 'residual' },
        redeemable: false,
        retractable: false,
        convertible: null,
        authorized: '1000',
        prefix: 'CS',
        seriesAllowed: false,
        seriesOf: null,
        restrictions: null,
        price: '0.01',
      },
      certificate,
    ),
  ];
}

const incorporation = () =>
  registers.recordDraft(
    'incorporated',
    {
      number: null,
      jurisdiction: 'CA',
      articles: {
        name: 'Maple Robotics Inc.',
        province: 'ON',
        board: { minimum: 1, maximum: 5 },
        transferRestrictions: null,
        businessRestrictions: null,
        otherProvisions: null,
      },
    },
    { latestOf: ['certificate'] },
  );

const certified = {
  today,
  dates: { certificate: plainDate('2025-03-12'), resolution: plainDate('2025-03-12') },
  corporationNumber: '1584203-7',
};

async function incorporate(story: Story) {
  await write(story.orgId, (head) =>
    registers.editFounding(head, (drafts) => ok([incorporation(), ...drafts])),
  );
  const founding = await db.database.asOrganization(story.orgId, (q) =>
    registers.foundingProposal(q, story.orgId),
  );
  return write(story.orgId, (head) => registers.applyProposal(head, founding?.id ?? '', certified));
}

describe('the founding proposal', () => {
  test('is read by the wizard as if it came true today, and stands in no register', async () => {
    const story = await founding();
    const proposed = await read(story.orgId, today, 'founding');
    expect(proposed.certificates.map(({ quantity }) => quantity)).toEqual([400n, 400n]);
    expect(proposed.proposed.get(story.securities.bo)?.waitsFor).toEqual(['certificate', 'payment']);
    expect(proposed.corporation).toBeNull();
    const registered = await read(story.orgId, today);
    expect([registered.persons, registered.certificates, registered.classes]).toEqual([[], [], []]);
  });

  test('refuses more shares than the articles authorize, and lists the subscription in the way', async () => {
    const story = await founding();
    const refused = await write(story.orgId, (head) =>
      registers.editFounding(head, (drafts) =>
        ok(
          drafts.map((draft) =>
            draft.kind === 'class.created' && draft.payload !== null
              ? { ...draft, payload: { ...draft.payload, authorized: '1000' } }
              : draft.kind === 'issued' && draft.payload !== null
                ? {
                    ...draft,
                    payload: {
                      ...draft.payload,
                      issues: draft.payload.issues.map((one) => ({ ...one, quantity: '700' })),
                    },
                  }
                : draft,
          ),
        ),
      ),
    );
    expect(refused).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.DOES_NOT_FIT' } });
  });

  test('forgets the facts that no draft cites any more', async () => {
    const story = await founding();
    await write(story.orgId, (head) => registers.editFounding(head, () => ok([])));
    const facts = await db.asOwner('select body, salt, basis from person_facts where org_id = $1', [
      story.orgId,
    ]);
    expect(facts).toHaveLength(4);
    for (const fact of facts) expect(fact).toEqual({ body: null, salt: null, basis: 'draft_replaced' });
  });
});

describe('the incorporation', () => {
  test('records the founding on the certificate’s date; a subscription that is not paid stays a proposal', async () => {
    const story = await founding();
    const applied = await incorporate(story);
    expect(applied).toMatchObject({ ok: true, value: { outcome: 'applied' } });
    const then = await read(story.orgId, plainDate('2025-03-12'));
    expect(then.corporation).toMatchObject({ number: '1584203-7', name: 'Maple Robotics Inc.' });
    expect(then.appointments.map(({ from }) => from)).toEqual(['2025-03-12', '2025-03-12']);
    expect(then.certificates).toEqual([]);
    const later = await read(story.orgId, plainDate('2025-03-14'));
    expect(capTable(later).holders).toMatchObject([
      { personId: story.ann, shares: new Map([[story.common, 400n]]) },
    ]);
    expect(later.certificates).toMatchObject([{ label: 'CS-1', paidOn: '2025-03-14' }]);
    const withOpen = await read(story.orgId, today, 'open');
    expect(withOpen.certificates).toHaveLength(2);
    // The certificate is there now.
    expect(withOpen.proposed.get(story.securities.bo)?.waitsFor).toEqual(['payment']);
  });

  test('leaves rows that a fold of the acts confirms, ledger rows that wait, and one announcement', async () => {
    const story = await founding();
    await incorporate(story);
    const rebuilt = await db.database.asOrganization(story.orgId, (q) => registers.rebuild(q, story.orgId));
    expect(rebuilt).toMatchObject({ acts: 7, differences: [] });
    const rows = await db.asOwner(
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
    const story = await founding();
    await incorporate(story);
    const founded = await db.database.asOrganization(story.orgId, (q) =>
      registers.foundingProposal(q, story.orgId),
    );
    const again = await write(story.orgId, (head) =>
      registers.applyProposal(head, founded?.id ?? '', certified),
    );
    expect(again).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.PROPOSAL_CLOSED' } });
  });
});

describe('an act that was recorded', () => {
  test('is corrected by a newer version, and an earlier reading never changes', async () => {
    const story = await founding();
    await incorporate(story);
    const before = await db.database.asOrganization(story.orgId, (q) =>
      registers.readRegisters(q, story.orgId, {
        asOf: today,
        knownAt: instant('2100-01-01T00:00:00.000000Z'),
      }),
    );
    const [act] = await db.asOwner<{ act_id: string; recorded_at: Instant }>(
      `select act_id, recorded_at::text from register_acts where org_id = $1 and kind = 'appointed' order by seq limit 1`,
      [story.orgId],
    );
    await write(story.orgId, async (head) => {
      const newest = await registers.newestVersionOf(head.tx, story.orgId, act?.act_id ?? '');
      if (newest === undefined) throw new Error('no act');
      return registers.recordActs(head, [registers.voidDraft(newest, 'entered by mistake')], { today });
    });
    const after = await read(story.orgId, today);
    expect([before.appointments.length, after.appointments.length]).toEqual([2, 1]);
    const rebuilt = await db.database.asOrganization(story.orgId, (q) => registers.rebuild(q, story.orgId));
    expect(rebuilt.differences).toEqual([]);
  });

  test('can be neither changed nor deleted by the product', async () => {
    const story = await founding();
    await incorporate(story);
    const asApp = (change: Sql) => db.database.asOrganization(story.orgId, (q) => q.run(change));
    await expect(asApp(sql`update register_acts set basis = null`)).rejects.toThrow(/permission denied/);
    await expect(asApp(sql`delete from register_acts`)).rejects.toThrow(/permission denied/);
    await expect(asApp(sql`update certificates set eff_to = now()`)).rejects.toThrow(/permission denied/);
    await expect(asApp(sql`update person_facts set basis = 'x'`)).rejects.toThrow(/changes once/);
  });
});

test('erases the facts that the law wants forgotten and keeps the register readable', async () => {
  const story = await founding();
  await incorporate(story);
  const erased = await write(story.orgId, (head) =>
    registers.eraseFacts(head, story.ann, {
      kinds: ['birth_date'],
      basis: 'retention_over',
      zone: 'America/Toronto',
    }),
  );
  expect(erased).toEqual({ ok: true, value: 1 });
  const refused = await write(story.orgId, (head) =>
    registers.eraseFacts(head, story.ann, { kinds: ['name'], basis: 'asked', zone: 'America/Toronto' }),
  );
  expect(refused).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.FACT_RETAINED' } });
  const { persons } = await read(story.orgId, today);
  const facts = await db.database.asOrganization(story.orgId, (q) =>
    registers.factsOf(q, story.orgId, persons),
  );
  expect(facts.get(story.ann)).toMatchObject({ name: { firstname: 'Ann' }, birth_date: null });
});
