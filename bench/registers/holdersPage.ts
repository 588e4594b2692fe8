/** A page of the securities register out of 100,000 holders, at a past date, as the product reads it. */
import type { IssuedPayload } from '../../packages/book/acts/issued.ts';
import type { Act } from '../../packages/book/acts/kinds.ts';
import { listRegisterShareholders } from '../../packages/features/shares/server/commands/registers.ts';
import { addDays, instantOfMillis } from '../../packages/kernel/date.ts';
import type { Queries } from '../../packages/platform/database/queries.ts';
import { sql } from '../../packages/platform/database/sql.ts';
import type { OrganizationContext } from '../../packages/platform/http/context.ts';
import { historyOf } from '../book/history.ts';
import { openBench, organizationWith } from '../book/organization.ts';

/** With ten holders in one act, and an act for each of them. */
const ACTS_FOR_A_HOLDER = 1.1;
const LINES = 200;
const REPEATS = 15;

export interface HoldersPageCost {
  readonly holders: number;
  /** How many of them hold shares on that date. */
  readonly standing: number;
  readonly lines: number;
  /** Median milliseconds of the first page, and of one in the middle. */
  readonly firstMs: number;
  readonly laterMs: number;
}

export async function holdersPageCost(holders: number): Promise<HoldersPageCost> {
  const bench = await openBench();
  try {
    const history = historyOf(Math.round(holders * ACTS_FOR_A_HOLDER));
    const { acts, lastDay } = history;
    const orgId = await organizationWith(bench, { ...history, acts: acts.map(unequal) });
    await bench.database.transaction(orgId, (tx) => nameAll(tx, orgId, acts));
    await bench.analyze();
    const asOf = addDays(lastDay, -1000);
    const read = async (after: string | null) => {
      const began = performance.now();
      const page = await bench.database.asOrganization(orgId, (q) =>
        listRegisterShareholders(
          { q, orgId, now: instantOfMillis(Date.now()), language: 'en' } as OrganizationContext,
          { query: { asOf, sort: '-shares', limit: String(LINES), ...(after !== null && { after }) } },
        ),
      );
      if (!page.ok) throw new Error(page.error.textCode);
      return { ms: performance.now() - began, ...page.value };
    };
    const { total, lines, ...begun } = await read(null);
    let { next } = begun;
    const [first, later]: [number[], number[]] = [[], []];
    for (let i = 0; i < REPEATS; i++) first.push((await read(null)).ms);
    for (let i = 0; i < REPEATS; i++) {
      const page = await read(next);
      next = page.next;
      later.push(page.ms);
    }
    return {
      holders,
      standing: total.holders,
      lines: lines.length,
      firstMs: median(first),
      laterMs: median(later),
    };
  } finally {
    await bench.close();
  }
}

/** From 1 to 9,999 shares, in no order. */
function unequal(act: Act, at: number): Act {
  if (act.kind !== 'issued' || act.verb === 'void') return act;
  const issues = (act.payload as IssuedPayload).issues.map((issue, place) => {
    const quantity = String(1 + ((at * 7919 + place * 104_729) % 9999));
    return { ...issue, quantity, consideration: { kind: 'money' as const, amount: quantity } };
  });
  return { ...act, payload: { ...act.payload, issues } } as Act;
}

/** The names and addresses that the register shows lie outside the acts. */
async function nameAll(tx: Queries, orgId: string, acts: readonly Act[]): Promise<void> {
  const facts = acts.flatMap((act) =>
    act.kind === 'person.added' && act.verb !== 'void'
      ? act.payload.facts.map(({ ref: { fact } }) => ({ fact, person: act.payload.personId }))
      : [],
  );
  await tx.run(sql`
    insert into person_facts (org_id, fact_id, person_id, kind, body, salt, retention, recorded_at)
      select ${orgId}, fact, person, 'name',
             jsonb_build_object('company_name', '', 'firstname', 'Ann ' || place, 'lastname', 'Tremblay ' || md5(place::text)),
             sha256(place::text::bytea), 'register', now()
        from unnest(${facts.map(({ fact }) => fact)}::uuid[], ${facts.map(({ person }) => person)}::uuid[])
          with ordinality as told (fact, person, place)`);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
