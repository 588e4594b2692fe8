/** The register of share classes on a date, with what is issued of each and its stated capital. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './readingAt.ts';

export interface ClassLine {
  readonly terms: ClassTerms;
  /** Whole shares, and who holds them. */
  readonly issued: string;
  readonly holders: number;
  /** Its stated capital, exact dollars. */
  readonly capital: string;
}

/** In the order of the articles. */
export const selectClassLines = (q: Queries, orgId: string, { asOf, seq }: ReadingAt): Promise<ClassLine[]> =>
  q.all<ClassLine>(sql`
    select t.value as terms, held.issued::text as issued, held.holders::integer as holders,
           trim_scale(account.capital)::text as capital
      from class_terms t
        cross join lateral (
          select coalesce(sum(quantity), 0) as issued, count(distinct person_id) as holders from certificates c
            where c.org_id = ${orgId} and c.class_id = t.class_id and c.status = 'open' and as_of(c, ${asOf}, ${seq})
        ) as held
        cross join lateral (
          select coalesce(sum(e.amount), 0) as capital from capital_entries e
            where e.org_id = ${orgId} and e.class_id = t.class_id and as_of(e, ${asOf}, ${seq})
        ) as account
      where t.org_id = ${orgId} and as_of(t, ${asOf}, ${seq})
      order by t.value ->> 'createdOn', t.key`);
