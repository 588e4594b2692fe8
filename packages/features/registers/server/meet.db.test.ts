/** When a proposal comes true: every condition that it awaits is met, in whatever order, each once. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { type Instant, instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
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
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { Condition } from '../proposalContract.ts';
import type { MetCondition } from '../rules/conditions.ts';
import { handlersOf } from './handlers.ts';
import { applyDueProposals } from './jobs.ts';
import { meet, meetByHand } from './meet.ts';
import { createProposal, editProposal, printProposal, propose, withdrawProposal } from './proposals.ts';
import { rebuild, recordDraft } from './public/acts.ts';
import { openProposals } from './public/proposals.ts';

let stage: Stage;
let story: Story;
beforeAll(async () => {
  stage = await openStage();
  story = await founding(stage);
  await incorporate(stage, story);
});
afterAll(() => stage.db.close());

const day = plainDate;

const subscription = (shares = '1', paidOn: PlainDate | null = null): DraftAct =>
  recordDraft(
    'issued',
    {
      issues: [
        {
          securityId: newId(),
          certificate: null,
          personId: story.ann,
          classId: story.common,
          quantity: shares,
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
    { latestOf: ['resolution', 'payment'] },
  );

const under = <T>(work: (head: OrganizationWrite) => Promise<T>) => write(stage, story.orgId, work);

async function subscribed(draft = subscription()): Promise<string> {
  const opened = await under((head) => createProposal(head, 'subscription', [draft]));
  if (!opened.ok) throw new Error(opened.error.textCode);
  return opened.value.id;
}

/** The year end changes on a day, once the conditions are met. */
async function entryAwaiting(awaits: readonly Condition[], on: PlainDate): Promise<string> {
  const draft = recordDraft('yearend.changed', { yearEnd: '06-30', resolution: null }, { on });
  const opened = await under((head) => propose(head, awaits, [draft]));
  if (!opened.ok) throw new Error(opened.error.textCode);
  return opened.value.id;
}

const envelopeId = newId();
const paymentId = newId();
const signed = (on = '2025-03-14'): MetCondition => ({
  condition: 'signatures',
  on: day(on),
  source: { kind: 'envelope', id: envelopeId },
});
const paid = (on = '2025-03-17'): MetCondition => ({
  condition: 'payment',
  on: day(on),
  source: { kind: 'payment', id: paymentId },
});

const met = (id: string, one: MetCondition) => under((head) => meet(head, id, one));

const eventsOf = (id: string) =>
  stage.db.asOwner<{ condition: string; what: string; on: string | null; by: string | null }>(
    `select condition, what, met_on::text as on, source_kind as by from proposal_events where proposal_id = $1 order by place`,
    [id],
  );

const stateOf = async (id: string): Promise<string | undefined> =>
  (await stage.db.asOwner<{ state: string }>('select state from proposals where proposal_id = $1', [id]))[0]
    ?.state;

const issuesOf = (draft: DraftAct) =>
  stage.db.asOwner<{ on: string; paid: string }>(
    `select effective_on::text as on, payload #>> '{issues,0,paidOn}' as paid from register_acts where act_id = $1`,
    [draft.actId],
  );

describe('a subscription', () => {
  const orders = [
    ['signed first', [signed('2025-03-14'), paid('2025-03-17')]],
    ['paid first', [paid('2025-03-17'), signed('2025-03-14')]],
    ['paid before it was signed', [signed('2025-03-17'), paid('2025-03-14')]],
  ] as const;

  test.each(orders)('%s is issued with the last condition, on the latest day', async (_, [first, last]) => {
    const draft = subscription();
    const id = await subscribed(draft);
    expect(await met(id, first)).toMatchObject({
      ok: true,
      value: { outcome: 'waiting', awaited: [last.condition], refusal: null },
    });
    expect(await issuesOf(draft)).toEqual([]);
    expect(await met(id, last)).toMatchObject({
      ok: true,
      value: { outcome: 'applied', acts: [{ kind: 'issued', effectiveOn: '2025-03-17' }], remaining: [] },
    });
    const paidOn = [first, last].find(({ condition }) => condition === 'payment')?.on;
    expect(await issuesOf(draft)).toEqual([{ on: '2025-03-17', paid: paidOn }]);
    expect(await stateOf(id)).toBe('applied');
  });

  test('that is paid already awaits signatures alone', async () => {
    const draft = subscription('1', day('2025-03-18'));
    const id = await subscribed(draft);
    expect(await met(id, paid())).toMatchObject({ value: { outcome: 'waiting', awaited: ['signatures'] } });
    expect(await eventsOf(id)).toEqual([]);
    expect(await met(id, signed())).toMatchObject({ value: { outcome: 'applied' } });
    expect(await issuesOf(draft)).toEqual([{ on: '2025-03-18', paid: '2025-03-18' }]);
  });

  test('keeps the day and the source of what was met first; the second time changes nothing', async () => {
    const id = await subscribed();
    await met(id, signed('2025-03-14'));
    expect(await met(id, signed('2025-03-19'))).toMatchObject({
      value: { outcome: 'waiting', awaited: ['payment'] },
    });
    expect(await eventsOf(id)).toEqual([
      { condition: 'signatures', what: 'met', on: '2025-03-14', by: 'envelope' },
    ]);
  });

  test('whose conditions are met by two at once is issued once', async () => {
    const draft = subscription();
    const id = await subscribed(draft);
    const all = await Promise.all([signed(), paid(), signed(), paid()].map((one) => met(id, one)));
    expect(all.filter((one) => one.ok && one.value.outcome === 'applied')).toHaveLength(1);
    expect(await issuesOf(draft)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('that no longer fits needs attention and says why; its conditions stay met', async () => {
    const id = await subscribed(subscription('500'));
    const other = await subscribed(subscription('500'));
    await met(other, paid());
    expect(await met(other, signed())).toMatchObject({ value: { outcome: 'applied' } });
    await met(id, signed());
    expect(await met(id, paid())).toMatchObject({
      value: { outcome: 'needs_attention', refusal: { textCode: 'REGISTERS.DOES_NOT_FIT' } },
    });
    const open = await stage.db.database.asOrganization(story.orgId, (q) => openProposals(q, story.orgId));
    expect(open.find((one) => one.id === id)).toMatchObject({
      state: 'needs_attention',
      attention: { textCode: 'REGISTERS.DOES_NOT_FIT' },
      met: [signed(), paid()],
    });
    await under((head) => withdrawProposal(head, id));
  });

  test('that was withdrawn or recorded is not changed by what comes late, which says so', async () => {
    const id = await subscribed();
    await under((head) => withdrawProposal(head, id));
    expect(await met(id, paid())).toMatchObject({
      ok: false,
      error: { textCode: 'REGISTERS.PROPOSAL_CLOSED' },
    });
    expect(await eventsOf(id)).toEqual([]);
    expect(await stateOf(id)).toBe('withdrawn');
    expect(await met(newId(), paid())).toMatchObject({ error: { textCode: 'GENERAL.NOT_FOUND' } });
  });

  test('leaves nothing of a condition whose transaction ends before it is whole', async () => {
    const draft = subscription();
    const id = await subscribed(draft);
    await met(id, signed());
    const killed = under(async (head) => {
      await meet(head, id, paid());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await eventsOf(id), await issuesOf(draft), await stateOf(id)]).toMatchObject([
      [{ condition: 'signatures' }],
      [],
      'open',
    ]);
    expect(await met(id, paid())).toMatchObject({ value: { outcome: 'applied' } });
  });

  test('forgets its signatures where an edit says what nobody signed, and keeps its payment', async () => {
    const draft = subscription('2');
    const id = await subscribed(draft);
    await met(id, signed());
    const edit = (quantity: string, paidOn: PlainDate | null) =>
      under((head) =>
        editProposal(head, id, (drafts) =>
          ok(
            drafts.map((one) =>
              one.kind === 'issued' && one.verb !== 'void'
                ? {
                    ...one,
                    payload: {
                      ...one.payload,
                      issues: one.payload.issues.map((it) => ({ ...it, quantity, paidOn })),
                    },
                  }
                : one,
            ),
          ),
        ),
      );
    await edit('2', day('2025-03-18'));
    expect(await eventsOf(id)).toMatchObject([{ what: 'met' }]);
    await edit('3', day('2025-03-18'));
    expect(await eventsOf(id)).toMatchObject([
      { what: 'met' },
      { condition: 'signatures', what: 'forgotten' },
    ]);
    expect(await met(id, paid())).toMatchObject({ value: { outcome: 'waiting', awaited: ['signatures'] } });
    expect(await met(id, signed('2025-03-19'))).toMatchObject({ value: { outcome: 'applied' } });
    expect(await issuesOf(draft)).toEqual([{ on: '2025-03-19', paid: '2025-03-18' }]);
  });
});

describe('an entry', () => {
  const conditions = ['signatures', 'payment', 'certificate'] as const;
  const certified: MetCondition = {
    condition: 'certificate',
    on: day('2025-03-18'),
    source: { kind: 'submission', id: newId() },
  };
  const of = { signatures: signed(), payment: paid(), certificate: certified };
  const orders = conditions.flatMap((first) =>
    conditions
      .filter((one) => one !== first)
      .map((second) => [first, second, conditions.find((one) => one !== first && one !== second)] as const),
  );

  test.each(orders)('that awaits %s, %s and %s in this order is recorded with the last', async (...all) => {
    const id = await entryAwaiting(conditions, today);
    const outcomes: string[] = [];
    for (const one of all) {
      const meeting = one && (await met(id, of[one]));
      outcomes.push(meeting?.ok === true ? meeting.value.outcome : 'refused');
    }
    expect(outcomes).toEqual(['waiting', 'waiting', 'applied']);
    expect((await eventsOf(id)).map(({ condition }) => condition)).toEqual(all);
  });

  test('that is dated ahead and signed waits for its day, and is recorded though the job slept for days', async () => {
    const id = await entryAwaiting(['signatures'], day('2025-03-22'));
    expect(await met(id, signed('2025-03-19'))).toMatchObject({
      value: { outcome: 'waiting', awaited: ['date'] },
    });
    const lookAt = (at: Instant) =>
      applyDueProposals(stage.db.database, at, { laws: [], signal: new AbortController().signal });
    await lookAt(now);
    expect(await stateOf(id)).toBe('open');
    await lookAt(instant('2025-03-27T14:00:00.000000Z'));
    expect(await stateOf(id)).toBe('applied');
    expect(await eventsOf(id)).toMatchObject([
      { condition: 'signatures', on: '2025-03-19' },
      { condition: 'date', on: '2025-03-22', by: 'day' },
    ]);
    const acts = await stage.db.asOwner(
      `select 1 from register_acts where org_id = $1 and kind = 'yearend.changed' and effective_on = '2025-03-22'`,
      [story.orgId],
    );
    expect(acts).toHaveLength(1);
    await lookAt(instant('2025-03-28T14:00:00.000000Z'));
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('whose day came before its signatures is recorded by the last of them', async () => {
    const id = await entryAwaiting(['signatures', 'date'], day('2025-03-18'));
    await applyDueProposals(stage.db.database, now, { laws: [], signal: new AbortController().signal });
    expect(await eventsOf(id)).toMatchObject([{ condition: 'date', on: '2025-03-18', by: 'day' }]);
    expect(await met(id, signed('2025-03-20'))).toMatchObject({ value: { outcome: 'applied' } });
  });

  test('that says other things than were signed needs attention, and is not signed', async () => {
    const id = await entryAwaiting(['signatures', 'payment'], today);
    await under((head) => printProposal(head, id, 'a'.repeat(64)));
    expect(await met(id, signed())).toMatchObject({
      value: { outcome: 'needs_attention', refusal: { textCode: 'REGISTERS.PRINTED_DIFFERS' } },
    });
    expect(await eventsOf(id)).toEqual([]);
  });
});

/** The event of billing, as it arrives. */
const announced = (subject: string, payment = paymentId) =>
  stage.db.database.transaction(story.orgId, async (tx) => {
    const handler = handlersOf([]).find(({ name }) => name === 'registers.meetPayment');
    const data = {
      paymentId: payment,
      purpose: 'change',
      subject,
      paidOn: '2025-03-19',
      amountCents: '100',
      invoiceId: newId(),
    };
    const event = { id: newId(), name: 'payment.succeeded', orgId: story.orgId, seq: 1n, at: now, data };
    return (await handler?.handle(tx, event, now)) ?? ok(null);
  });

test('a payment settles the proposal that it names, once, though it is announced twice', async () => {
  const draft = subscription('4');
  const id = await subscribed(draft);
  await met(id, signed('2025-03-14'));
  for (const subject of [id, id, newId(), 'starter'])
    expect(await announced(subject)).toMatchObject({ ok: true });
  expect(await eventsOf(id)).toMatchObject([{}, { condition: 'payment', on: '2025-03-19', by: 'payment' }]);
  expect(await issuesOf(draft)).toEqual([{ on: '2025-03-19', paid: '2025-03-19' }]);
});

test('a payment for what was withdrawn goes back', async () => {
  const id = await subscribed();
  await under((head) => withdrawProposal(head, id));
  const late = newId();
  await stage.db.asOwner(
    `insert into payments (org_id, payment_id, purpose, subject, status, provider, list_cents, discount_cents, tax_cents, total_cents,
                           lines, province, created_by, created_at, settled_at, ask_after)
       values ($1, $2, 'change', $3, 'paid', 'sandbox', 100, 0, 0, 100, '[]', 'ON', $4, $5, $5, $5)`,
    [story.orgId, late, id, stage.userId, now],
  );
  await announced(id, late);
  await announced(id, late);
  const refunds = await stage.db.asOwner('select reason from refunds where payment_id = $1', [late]);
  expect(refunds).toEqual([{ reason: 'withdrawn' }]);
  expect(await eventsOf(id)).toEqual([]);
});

test('the founding notes its certificate, and by what it came', async () => {
  const [proposal] = await stage.db.asOwner<{ id: string }>(
    `select proposal_id as id from proposals where org_id = $1 and kind = 'founding'`,
    [story.orgId],
  );
  expect(await eventsOf(proposal?.id ?? '')).toEqual([
    { condition: 'certificate', what: 'met', on: '2025-03-12', by: 'user' },
  ]);
});

test('the certificate leaves one proposal for each subscription, which awaits what it lacks', async () => {
  const other = await founding(stage);
  await incorporate(stage, other);
  const open = await stage.db.database.asOrganization(other.orgId, (q) => openProposals(q, other.orgId));
  expect(open.map(({ kind, awaits, drafts }) => [kind, awaits, drafts.length])).toEqual([
    ['subscription', ['payment'], 1],
  ]);
});

test('what was noted is neither changed nor deleted by those who serve', async () => {
  for (const statement of ["update proposal_events set met_on = '2025-01-01'", 'delete from proposal_events'])
    await expect(
      stage.db.database.transaction(story.orgId, (tx) =>
        tx.run({ name: statement.slice(0, 20), text: statement, values: [] }),
      ),
    ).rejects.toThrow();
});

test('and the rows are still those of the acts', async () => {
  const { differences } = await stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
  expect(differences).toEqual([]);
  expect((await read(stage, story.orgId, today)).certificates.length).toBeGreaterThan(5);
});

test('an entry that awaits a certificate which nobody files is recorded by hand, when somebody says that it came', async () => {
  const id = await entryAwaiting(['certificate'], today);
  expect(await under((head) => meetByHand(head, id))).toMatchObject({ value: { outcome: 'applied' } });
  expect(await eventsOf(id)).toMatchObject([{ condition: 'certificate', what: 'met', by: 'user' }]);
});
