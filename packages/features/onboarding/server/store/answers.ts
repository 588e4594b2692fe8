/** The statements on the wizard's own answers. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { incorporatorsOf, replaceIncorporators } from '../../../registry/server/public.ts';
import type { ArticlesDraft } from '../../rules/articles.ts';

export interface Answers {
  isc_confirmed_for: string | null;
  plan_id: string | null;
  /** The day up to which everything was done before the corporation came here; null where nobody said so. */
  done_until: PlainDate | null;
}

const none: Answers = { isc_confirmed_for: null, plan_id: null, done_until: null };

export async function selectAnswers(q: Queries, orgId: string): Promise<Answers> {
  const row = await q.first<Answers>(sql`
    select isc_confirmed_for, plan_id, done_until from onboardings where org_id = ${orgId}`);
  return row ?? none;
}

/** Omitted answers stay unchanged; the organization's head is locked. */
export async function changeAnswers(tx: Transaction, orgId: string, change: Partial<Answers>): Promise<void> {
  const answers = { ...(await selectAnswers(tx, orgId)), ...change };
  await tx.run(sql`
    insert into onboardings (org_id, isc_confirmed_for, plan_id, done_until)
      values (${orgId}, ${answers.isc_confirmed_for}, ${answers.plan_id}, ${answers.done_until})
      on conflict (org_id) do update set
        isc_confirmed_for = excluded.isc_confirmed_for, plan_id = excluded.plan_id,
        done_until = excluded.done_until`);
}

type ArticlesRow = Omit<ArticlesDraft, 'incorporators' | 'is_saved'>;

/** undefined while nobody has saved them. */
export async function selectArticles(q: Queries, orgId: string): Promise<ArticlesDraft | undefined> {
  const row = await q.first<ArticlesRow>(sql`
    select language, min_directors, max_directors, transfer_restriction, transfer_restriction_text,
           business_restriction_text, other_provisions_text, sector
      from articles_drafts where org_id = ${orgId}`);
  return row && { ...row, incorporators: await incorporatorsOf(q, orgId), is_saved: true };
}

export async function upsertArticles(tx: Transaction, orgId: string, articles: ArticlesDraft): Promise<void> {
  await tx.run(sql`
    insert into articles_drafts (
        org_id, language, min_directors, max_directors, transfer_restriction, transfer_restriction_text,
        business_restriction_text, other_provisions_text, sector
      ) values (
        ${orgId}, ${articles.language}, ${articles.min_directors}, ${articles.max_directors},
        ${articles.transfer_restriction}, ${articles.transfer_restriction_text},
        ${articles.business_restriction_text}, ${articles.other_provisions_text}, ${articles.sector}
      )
      on conflict (org_id) do update set
        language = excluded.language, min_directors = excluded.min_directors, max_directors = excluded.max_directors,
        transfer_restriction = excluded.transfer_restriction,
        transfer_restriction_text = excluded.transfer_restriction_text,
        business_restriction_text = excluded.business_restriction_text,
        other_provisions_text = excluded.other_provisions_text, sector = excluded.sector`);
  await replaceIncorporators(tx, orgId, articles.incorporators);
}
