/** Certificates of one holder, and those that acts connect with them. */
import type { LinkedSecurity } from '@tabellion/book/chain.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';
import { registerRowOf, type StoredRow } from './rows.ts';

type CertificateRow = Pick<StoredRow, 'key' | 'effFrom' | 'effTo' | 'by' | 'value'>;

const certificateOf = (row: CertificateRow): Certificate =>
  // Sound by the table that the statement reads.
  registerRowOf({ ...row, table: 'certificates' }).value as Certificate;

/** Every certificate that somebody holds or held, by number. */
export async function selectCertificatesOf(
  q: Queries,
  orgId: string,
  { asOf, seq, personId }: ReadingAt & { readonly personId: string },
): Promise<Certificate[]> {
  const rows = await q.all<CertificateRow>(sql`
    select key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from certificates
      where org_id = ${orgId} and person_id = ${personId} and as_of(certificates, ${asOf}, ${seq})
      order by prefix, serial, key`);
  return rows.map(certificateOf);
}

/** A certificate by what its register is ordered by. */
export interface CertificateKey {
  readonly securityId: string;
  readonly personId: string;
  readonly classId: string;
  readonly issuedOn: PlainDate;
  /** The act that made shares come of others, else null. */
  readonly by: string | null;
  /** Shares that it stands for on the date; none of one that ended. */
  readonly held: string;
}

/** Every certificate that ever was, also those that ended or are void, by number. */
export const selectEveryCertificate = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<CertificateKey[]> =>
  q.all<CertificateKey>(sql`
    select key as "securityId", person_id as "personId", class_id as "classId", value ->> 'issuedOn' as "issuedOn",
           value #>> '{origin,by}' as "by",
           case value ->> 'status' when 'open' then value ->> 'quantity' else '0' end as held
      from certificates where org_id = ${orgId} and as_of(certificates, ${asOf}, ${seq})
      order by prefix, serial, label, key`);

/** Some certificates by their ids. */
export async function selectCertificates(
  q: Queries,
  orgId: string,
  { asOf, seq, ids }: ReadingAt & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Certificate>> {
  const rows = await q.all<CertificateRow>(sql`
    select key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from certificates
      where org_id = ${orgId} and key = any(${ids}) and as_of(certificates, ${asOf}, ${seq})`);
  return new Map(rows.map((row) => [row.key, certificateOf(row)]));
}

/** These, what they came of, and what came of them, step by step; at most `most` of each direction. Shares that were issued
 *  for an option or another instrument came of it. */
export async function selectConnected(
  q: Queries,
  orgId: string,
  { asOf, seq, ids, most }: ReadingAt & { readonly ids: readonly string[]; readonly most: number },
): Promise<LinkedSecurity[]> {
  const rows = await q.all<StoredRow>(sql`
    with recursive before as (
      select unnest(${ids}::text[]) as key
      union
      select o.key from before b
        cross join lateral (
          select value from certificates
            where org_id = ${orgId} and key = b.key and as_of(certificates, ${asOf}, ${seq})
          union all
          select value from instruments
            where org_id = ${orgId} and key = b.key and as_of(instruments, ${asOf}, ${seq})
        ) c
        cross join lateral jsonb_array_elements_text(c.value #> '{origin,from}') as o(key)
    ), after as (
      select unnest(${ids}::text[]) as key
      union
      select o.key from after a
        join certificates c on c.org_id = ${orgId} and c.key = a.key and as_of(c, ${asOf}, ${seq})
        cross join lateral jsonb_array_elements_text(c.value #> '{ended,into}') as o(key)
    ), wanted as (
      (select key from before limit ${most}) union (select key from after limit ${most})
    )
    select 'certificates' as "table", c.key, c.eff_from as "effFrom", c.eff_to as "effTo", c.by_act as "by", c.value
      from wanted w join certificates c on c.org_id = ${orgId} and c.key = w.key and as_of(c, ${asOf}, ${seq})
    union all
    select 'instruments', i.key, i.eff_from, i.eff_to, i.by_act, i.value
      from wanted w join instruments i on i.org_id = ${orgId} and i.key = w.key and as_of(i, ${asOf}, ${seq})`);
  return rows
    .map(registerRowOf)
    .flatMap((row) => (row.table === 'certificates' || row.table === 'instruments' ? [row.value] : []));
}

/** How many numbers a page has. */
const NUMBERS = 5000;

interface CertificateNumber {
  readonly prefix: string;
  readonly label: string;
}

/** Every number that a certificate of the newest registers bears, page by page; those of void ones may be given again. */
export async function* selectCertificateNumbers(
  q: Queries,
  orgId: string,
): AsyncIterable<readonly CertificateNumber[]> {
  let last: CertificateNumber = { prefix: '', label: '' };
  for (;;) {
    const page = await q.all<CertificateNumber>(sql`
      select distinct prefix, label from certificates
        where org_id = ${orgId} and known_to is null and eff_to is null and status <> 'void'
          and label is not null and (prefix, label) > (${last.prefix}, ${last.label})
        order by prefix, label limit ${NUMBERS}`);
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < NUMBERS) return;
    last = end;
  }
}

/** Numbers of certificates and instruments by their ids, as known at a seq; those without one are left out. */
export async function selectLabels(
  q: Queries,
  orgId: string,
  { seq, ids }: { readonly seq: number; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q.all<{ key: string; label: string }>(sql`
    select distinct key, label from certificates
      where org_id = ${orgId} and key = any(${[...ids]}::text[]) and label is not null
        and known_at(certificates, ${seq})
    union
    select distinct key, label from instruments
      where org_id = ${orgId} and key = any(${[...ids]}::text[]) and known_at(instruments, ${seq})`);
  return new Map(rows.map(({ key, label }) => [key, label]));
}

/** How people were called on the date, by id; who is not in the register then, or erased, is called nothing. */
export async function selectNamesAt(
  q: Queries,
  orgId: string,
  { asOf, seq, ids }: ReadingAt & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, FactBodies['name'] | null>> {
  const rows = await q.all<{ personId: string; name: FactBodies['name'] | null }>(sql`
    select p.key as "personId", n.body as name
      from persons p
        left join person_facts n on n.org_id = p.org_id and n.fact_id = p.name_fact
      where p.org_id = ${orgId} and p.key = any(${ids}) and as_of(p, ${asOf}, ${seq})`);
  return new Map(rows.map(({ personId, name }) => [personId, name]));
}
