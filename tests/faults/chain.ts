/** Steps that people and jobs do one after the other, each until it is done, by a product that may die on the way. */
import { newId } from '@tabellion/platform/ids.ts';
import { type Mortal, startMortal } from '../support/mortal.ts';
import { owner, server } from '../support/signing.ts';

export interface ChainStep {
  readonly name: string;
  /** @param key of one intent: a repetition bears it again. */
  act(at: Mortal, key: string): Promise<void>;
  isDone(): Promise<boolean>;
}

export interface Chain {
  readonly orgId: string;
  readonly steps: readonly ChainStep[];
  /** Words that only this chain says: a name, a day of the year. */
  readonly own: readonly string[];
}

export interface Walk {
  /** The points of the first life. */
  readonly points: readonly string[];
  readonly wasKilled: boolean;
  readonly outcome: Outcome;
}

/** Its owner confirms at his bank, so that the provider is asked for the outcome. */
export const confirmingCard = '4000002760003184';

export const asOwner = ({ origin }: Mortal, idempotencyKey?: string) => ({
  token: owner.token,
  language: 'en',
  origin,
  idempotencyKey,
});

export const isThere = async (rows: string, ...values: string[]): Promise<boolean> =>
  (await server.database.asOwner(`select from ${rows}`, values)).length > 0;

const jobs = [
  'billing.askAboutPayments',
  'billing.refund',
  'registry.askAboutSubmissions',
  'filings.askRegistry',
  'changes.askRegistry',
];

/** The worker, with all jobs due. */
async function work(at: Mortal): Promise<void> {
  await at.relay();
  for (const job of jobs) await at.runJob(job);
  await at.relay();
}

/** Whoever saw no answer asks again with his key, before the jobs of the next process are due; where that was not it, he
 *  asks anew. In the end all rows are looked at once more. */
export async function walk(chain: Chain, killedAt?: string): Promise<Walk> {
  const before = await outcomeOf(chain);
  const first = await startMortal(server, killedAt);
  let at = first;
  for (const step of chain.steps) {
    for (let tries = 0; !(await step.isDone()); tries++) {
      if (tries > 4) throw new Error(`${step.name}: cannot be done`);
      const key = newId();
      if (await livesThrough(at, () => step.act(at, key))) continue;
      at = await nextAfter(at);
      await step.act(at, key);
      server.clock.pass({ seconds: 61 });
      await work(at);
    }
  }
  const sweep = () => at.runJob('matters.sweep');
  if (!(await livesThrough(at, sweep))) {
    at = await nextAfter(at);
    await sweep();
    await work(at);
  }
  await at.close();
  const outcome = since(before, await outcomeOf(chain));
  await endMatters(chain);
  return { points: first.points(), wasKilled: first.isDead(), outcome };
}

/** The sweep of the next walk looks at every matter that is open. */
const endMatters = ({ orgId }: Chain): Promise<unknown> =>
  server.database.asOwner(
    `insert into matter_events (org_id, matter_id, place, event, at)
       select org_id, matter_id, max(place) + 1, 'withdrawn', now() from matter_events
         where org_id = $1 group by org_id, matter_id`,
    [orgId],
  );

async function livesThrough(at: Mortal, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    await work(at);
  } catch (error) {
    if (!at.isDead()) throw error;
  }
  return !at.isDead();
}

/** Frees at once what a killed process had taken, which else is free again after half a minute. */
async function nextAfter(dead: Mortal): Promise<Mortal> {
  await dead.close();
  await server.database.asOwner(
    `update outbox set lease_until = null, lease_id = null, not_before = now() where state = 'waiting'`,
  );
  return startMortal(server);
}

/** Counts by kind of row and by what the row says. */
export type Outcome = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Reads what an organization has, here and outside, without times and ids. A payment that never arrived is
 *  passed over: its payer was told, and paid again. */
const queries = {
  acts: `select concat_ws(' ', verb, kind, payload) as said from register_acts where org_id = $1 order by seq`,
  activity: `select kind as said from activity where org_id = $1`,
  notices: `select kind as said from notices where org_id = $1 and kind <> 'payment_refused'`,
  announced: `select payload ->> 'event' as said from outbox
    where org_id = $1 and topic = 'event' and payload ->> 'event' <> 'payment.refused'`,
  handled: `select payload ->> 'handler' as said from outbox
    where org_id = $1 and topic = 'handler' and payload ->> 'handler' <> 'billing.notifyRefused'`,
  ledger: `select payload ->> 'kind' as said from outbox where org_id = $1 and topic = 'ledger'`,
  mails: `select payload ->> 'template' as said from outbox where org_id = $1 and topic = 'mail'`,
  waiting: `select concat_ws(' ', topic, state) as said from outbox
    where org_id = $1 and state <> 'sent' and topic in ('event', 'handler', 'mail', 'filing')`,
  matters: `select concat_ws(' ', m.kind, e.event) as said
    from matters m join matter_events e using (org_id, matter_id) where org_id = $1`,
  conditions: `select concat_ws(' ', condition, what, source_kind) as said from proposal_events where org_id = $1`,
  proposals: `select concat_ws(' ', kind, state) as said from proposals where org_id = $1`,
  signatures: `select kind as said from signature_events where org_id = $1`,
  payments: `select concat_ws(' ', purpose, status) as said from payments where org_id = $1 and status <> 'refused'`,
  refunds: `select concat_ws(' ', state, reason) as said from refunds where org_id = $1`,
  invoices: `select 'invoice' as said from invoices where org_id = $1`,
  submissions: `select state as said from submissions where org_id = $1`,
  plans: `select concat_ws(' ', plan_id, status) as said from subscriptions where org_id = $1`,
  filings: `select concat_ws(' ', kind, event) as said
    from filing_events join filings using (org_id, filing_id) where org_id = $1`,
  changes: `select event as said from corporate_change_events where org_id = $1`,
  papers: `select concat_ws(' ', line, answer) as said from annual_answers
    where org_id = $1 and line in ('return', 'confirmation')`,
} as const;

/** The same of those outside, who know no organization: they have each thing once as well. */
const outsideQueries = {
  mailbox: `select coalesce(payload ->> 'template', 'from nowhere') as said from mailbox left join outbox using (id)`,
  charges: `select concat_ws(' ', outcome, case when r.id is null then 'kept' else 'given back' end) as said
    from sandbox_charges c left join sandbox_refunds r on r.charge = c.reference`,
  registrations: `select outcome as said from sandbox_registrations`,
  filed: `select case when is_accepted then 'accepted' else 'sent back' end as said from sandbox_filings`,
} as const;

async function outcomeOf({ orgId, own }: Chain): Promise<Outcome> {
  const outcome: Record<string, Record<string, number>> = {};
  const asked = [
    ...Object.entries(queries).map(([name, query]) => ({ name, query, values: [orgId] })),
    ...Object.entries(outsideQueries).map(([name, query]) => ({ name, query, values: [] })),
  ];
  for (const { name, query, values } of asked) {
    const rows = await server.database.asOwner<{ said: string }>(query, values);
    const ids: string[] = [];
    const counts: Record<string, number> = {};
    for (const { said } of rows) {
      const plain = unnamed(said, own, ids);
      counts[plain] = (counts[plain] ?? 0) + 1;
    }
    outcome[name] = counts;
  }
  return outcome;
}

/** Without days, digests and numbers of specimens, and with ids by the order in which they are first said. */
const unnamed = (said: string, own: readonly string[], ids: string[]): string =>
  own
    .reduce((text, one) => text.replaceAll(one, 'own'), said)
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'day')
    .replaceAll(/[0-9a-f]{64}/g, 'digest')
    .replaceAll(/"99\d{5,8}"|"SPECIMEN-\d{6}"/g, '"number"')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `#${ids.indexOf(id)}`;
    });

/** The counts that are there now and were not before. */
const since = (before: Outcome, after: Outcome): Outcome =>
  Object.fromEntries(
    Object.entries(after).map(([name, counts]) => [
      name,
      Object.fromEntries(
        Object.entries(counts)
          .map(([said, count]) => [said, count - (before[name]?.[said] ?? 0)] as const)
          .filter(([, count]) => count !== 0),
      ),
    ]),
  );
