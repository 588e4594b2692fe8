/** Open proposals: the founding, and subscriptions that wait. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../../registers/facts.ts';

export interface OpenProposal {
  kind: string;
  /** Checked by the book's schemas before they were stored. */
  acts: readonly DraftAct[];
  /** The names of the persons that it adds, by person. */
  names: Readonly<Record<string, FactBodies['name'] | null>>;
}

/** The oldest first. */
export const selectOpenProposals = (q: Queries, orgId: string): Promise<OpenProposal[]> =>
  q.all<OpenProposal>(sql`
    select p.kind, p.acts,
           (select coalesce(jsonb_object_agg(f.person_id, f.body), '{}')
              from jsonb_path_query(
                     p.acts,
                     '$[*] ? (@.kind == "person.added").payload.facts[*] ? (@.kind == "name").ref.fact') as cited(fact)
                join person_facts f on f.org_id = p.org_id and f.fact_id = (cited.fact #>> '{}')::uuid) as names
      from proposals p
      where p.org_id = ${orgId} and p.state in ('open', 'needs_attention')
      order by p.created_at, p.proposal_id`);
