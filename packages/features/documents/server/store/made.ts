/** Documents made of templates, and orders that are not made yet. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DocumentStatus } from '../../sections.ts';
import type { DocumentLanguage } from '../../templates/template.ts';

/** Documents made of templates: by which facts, and whether they may be made anew. */
export interface MadeRow {
  readonly documentId: string;
  readonly template: string;
  readonly subject: string;
  readonly language: DocumentLanguage;
  readonly status: DocumentStatus;
  /** Both null where the newest version was uploaded. */
  readonly factsDigest: string | null;
  readonly templateVersion: string | null;
  /** The own wording of which the newest version was made; null of the product's. */
  readonly precedentId: string | null;
  /** That wording was not approved when it was made of it. */
  readonly isUnapproved: boolean;
}

/** @param wanted  what they are about; everything unless told */
export const selectMade = (
  q: Queries,
  orgId: string,
  wanted?: readonly Pick<MadeRow, 'template' | 'subject'>[],
): Promise<MadeRow[]> => (wanted === undefined ? selectAllMade(q, orgId) : selectMadeAmong(q, orgId, wanted));

const selectAllMade = (q: Queries, orgId: string): Promise<MadeRow[]> =>
  q.all<MadeRow>(sql`
    select distinct on (d.document_id) d.document_id as "documentId", d.template, d.subject, d.language, d.status,
           v.facts_digest as "factsDigest", v.template_version as "templateVersion", v.precedent_id as "precedentId",
           v.precedent_id is not null and coalesce(v.content ->> 'mark' in ('DRAFT', 'PROJET'), false) as "isUnapproved"
      from documents d
        join document_versions v on v.org_id = d.org_id and v.document_id = d.document_id
      where d.org_id = ${orgId} and d.source = 'template' and d.status <> 'void'
      order by d.document_id, v.version desc`);

const selectMadeAmong = (
  q: Queries,
  orgId: string,
  wanted: readonly Pick<MadeRow, 'template' | 'subject'>[],
): Promise<MadeRow[]> =>
  q.all<MadeRow>(sql`
    select d.document_id as "documentId", d.template, d.subject, d.language, d.status,
           v.facts_digest as "factsDigest", v.template_version as "templateVersion", v.precedent_id as "precedentId",
           v.precedent_id is not null and coalesce(v.content ->> 'mark' in ('DRAFT', 'PROJET'), false) as "isUnapproved"
      from unnest(${wanted.map(({ template }) => template)}::text[], ${wanted.map(({ subject }) => subject)}::text[])
             as wanted (template, subject)
        join documents d on d.org_id = ${orgId} and d.template = wanted.template and d.subject = wanted.subject
                        and d.status <> 'void'
        join lateral (select * from document_versions v
                        where v.org_id = d.org_id and v.document_id = d.document_id
                        order by v.version desc limit 1) v on true`);

export const isPreparing = async (q: Queries, orgId: string): Promise<boolean> =>
  (await q.first(sql`
    select from document_orders where org_id = ${orgId} and finished_at is null limit 1`)) !== undefined;

/** An order of everything that is not made yet. */
export const isAllOrdered = async (q: Queries, orgId: string): Promise<boolean> =>
  (await q.first(sql`
    select from document_orders
      where org_id = ${orgId} and finished_at is null and templates is null and entries is null limit 1`)) !==
  undefined;
