/** The statements on the wizard's own answers. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ArticlesDraft } from '../../rules/articles.ts';
import type { IncorporatorDraft } from '../../rules/incorporators.ts';

export interface Answers {
  isc_confirmed_for: string | null;
  plan_id: string | null;
}

const none: Answers = { isc_confirmed_for: null, plan_id: null };

export async function selectAnswers(q: Queries, orgId: string): Promise<Answers> {
  const row = await q.first<Answers>(sql`
    select isc_confirmed_for, plan_id from onboardings where org_id = ${orgId}`);
  return row ?? none;
}

/** Omitted answers stay unchanged; the organization's head is locked. */
export async function changeAnswers(tx: Transaction, orgId: string, change: Partial<Answers>): Promise<void> {
  const answers = { ...(await selectAnswers(tx, orgId)), ...change };
  await tx.run(sql`
    insert into onboardings (org_id, isc_confirmed_for, plan_id)
      values (${orgId}, ${answers.isc_confirmed_for}, ${answers.plan_id})
      on conflict (org_id) do update set
        isc_confirmed_for = excluded.isc_confirmed_for, plan_id = excluded.plan_id`);
}

type ArticlesRow = Omit<ArticlesDraft, 'incorporators' | 'is_saved'>;

/** undefined while nobody has saved them. */
export async function selectArticles(q: Queries, orgId: string): Promise<ArticlesDraft | undefined> {
  const row = await q.first<ArticlesRow>(sql`
    select language, min_directors, max_directors, transfer_restriction, transfer_restriction_text,
           business_restriction_text, other_provisions_text, sector
      from articles_drafts where org_id = ${orgId}`);
  return row && { ...row, incorporators: await selectIncorporators(q, orgId), is_saved: true };
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

type IncorporatorRow = Omit<IncorporatorDraft, 'address'> & IncorporatorDraft['address'];

/** Who signs the articles, in the order of the form. */
export async function selectIncorporators(q: Queries, orgId: string): Promise<IncorporatorDraft[]> {
  const rows = await q.all<IncorporatorRow>(sql`
    select kind, firstname, lastname, company_name, address_line_1, address_line_2, city, province, country,
           postal_code, is_adult, is_capable, is_not_bankrupt
      from incorporators where org_id = ${orgId} order by place`);
  return rows.map(({ address_line_1, address_line_2, city, province, country, postal_code, ...one }) => ({
    ...one,
    address: { address_line_1, address_line_2, city, province, country, postal_code },
  }));
}

/** The list is replaced as a whole, as the form shows it. */
async function replaceIncorporators(
  tx: Transaction,
  orgId: string,
  incorporators: readonly IncorporatorDraft[],
): Promise<void> {
  await tx.run(sql`delete from incorporators where org_id = ${orgId}`);
  for (const [place, { address, ...one }] of incorporators.entries()) {
    await tx.run(sql`
      insert into incorporators (
          org_id, place, kind, firstname, lastname, company_name, address_line_1, address_line_2, city, province,
          country, postal_code, is_adult, is_capable, is_not_bankrupt
        ) values (
          ${orgId}, ${place}, ${one.kind}, ${one.firstname}, ${one.lastname}, ${one.company_name},
          ${address.address_line_1}, ${address.address_line_2}, ${address.city}, ${address.province},
          ${address.country}, ${address.postal_code}, ${one.is_adult}, ${one.is_capable}, ${one.is_not_bankrupt}
        )`);
  }
}
