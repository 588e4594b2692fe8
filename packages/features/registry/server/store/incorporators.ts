/** Those who sign the articles, as the wizard keeps them and the minute book prints them. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { IncorporatorDraft } from '../../rules/incorporator.ts';

type IncorporatorRow = Omit<IncorporatorDraft, 'address'> & IncorporatorDraft['address'];

/** Signees of the articles, in the order of the form. */
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
export async function replaceIncorporators(
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
