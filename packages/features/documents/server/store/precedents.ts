/** Own wording of templates, version by version. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { PrecedentState } from '../../rules/precedents.ts';
import type { DocumentLanguage } from '../../templates/template.ts';

export interface PrecedentRow {
  readonly precedentId: string;
  readonly template: string;
  readonly language: DocumentLanguage;
  readonly version: number;
  readonly state: PrecedentState;
  readonly revision: number;
  readonly wording: string;
  readonly standardVersion: string;
  readonly standard: string;
  readonly authors: readonly string[];
  readonly writtenAt: Instant;
  readonly submittedAt: Instant | null;
  readonly submittedBy: string | null;
  readonly reviewedAt: Instant | null;
  readonly reviewedBy: string | null;
  readonly comment: string;
  /** Approved by somebody who wrote it. */
  readonly isOwnReview: boolean;
  readonly isRetired: boolean;
  readonly retiredBy: string | null;
}

interface PrecedentQuery {
  readonly template?: string;
  readonly language?: DocumentLanguage;
  readonly precedentId?: string;
}

/** The newest versions of a template in a language, or one by its id. */
export const selectPrecedents = (
  q: Queries,
  orgId: string,
  { template, language, precedentId }: PrecedentQuery,
): Promise<PrecedentRow[]> =>
  q.all<PrecedentRow>(sql`
    select precedent_id as "precedentId", template, language, version, state, revision, wording,
           standard_version as "standardVersion", standard, authors, written_at as "writtenAt", submitted_at as "submittedAt",
           submitted_by as "submittedBy", reviewed_at as "reviewedAt", reviewed_by as "reviewedBy", comment,
           is_own_review as "isOwnReview", retired_at is not null as "isRetired", retired_by as "retiredBy"
      from precedents
      where org_id = ${orgId}
        and (${precedentId ?? null}::uuid is null or precedent_id = ${precedentId ?? null})
        and (${template ?? null}::text is null or template = ${template ?? null})
        and (${language ?? null}::text is null or language = ${language ?? null})
      order by version desc limit 50`);

export type PrecedentHead = Pick<
  PrecedentRow,
  'template' | 'language' | 'version' | 'state' | 'isRetired' | 'standardVersion'
>;

/** Every version without its words. */
export const selectPrecedentHeads = (q: Queries, orgId: string): Promise<PrecedentHead[]> =>
  q.all<PrecedentHead>(sql`
    select template, language, version, state, retired_at is not null as "isRetired", standard_version as "standardVersion"
      from precedents where org_id = ${orgId} order by template, language, version`);

export type WordingRow = Pick<
  PrecedentRow,
  'precedentId' | 'template' | 'language' | 'version' | 'state' | 'wording' | 'isRetired'
>;

/** Wordings of a language that are used now, and those of which documents were made. */
export const selectWordings = (
  q: Queries,
  orgId: string,
  { language, ids }: { readonly language: DocumentLanguage; readonly ids: readonly string[] },
): Promise<WordingRow[]> =>
  q.all<WordingRow>(sql`
    select precedent_id as "precedentId", template, language, version, state, wording, retired_at is not null as "isRetired"
      from precedents
      where org_id = ${orgId}
        and (language = ${language} and state = 'approved' and retired_at is null
          or precedent_id = any(${[...ids]}::uuid[]))`);

export interface NewPrecedent
  extends Pick<
    PrecedentRow,
    'precedentId' | 'template' | 'language' | 'wording' | 'standardVersion' | 'standard'
  > {
  readonly author: string;
  readonly at: Instant;
}

/** @returns its version */
export const insertPrecedent = async (tx: Transaction, orgId: string, one: NewPrecedent): Promise<number> =>
  (
    await tx.one<{ version: number }>(sql`
      insert into precedents (
          org_id, precedent_id, template, language, version, state, revision, wording, standard_version, standard, authors, written_at
        )
        select ${orgId}, ${one.precedentId}, ${one.template}, ${one.language}, coalesce(max(version), 0) + 1, 'draft', 1,
               ${one.wording}, ${one.standardVersion}, ${one.standard}, array[${one.author}::uuid], ${one.at}
          from precedents where org_id = ${orgId} and template = ${one.template} and language = ${one.language}
        returning version`)
  ).version;

/** The draft says this now; whoever saved it is one of its authors. */
export const updateDraft = (tx: Transaction, orgId: string, one: NewPrecedent): Promise<number> =>
  tx.run(sql`
    update precedents
      set wording = ${one.wording}, standard_version = ${one.standardVersion}, standard = ${one.standard},
          revision = revision + 1, written_at = ${one.at},
          authors = case when ${one.author}::uuid = any(authors) then authors else authors || ${one.author}::uuid end
      where org_id = ${orgId} and precedent_id = ${one.precedentId} and state = 'draft'`);

interface Moved {
  readonly precedentId: string;
  readonly by: string;
  readonly at: Instant;
}

export const updateSubmitted = (
  tx: Transaction,
  orgId: string,
  { precedentId, by, at }: Moved,
): Promise<number> =>
  tx.run(sql`
    update precedents set state = 'submitted', submitted_at = ${at}, submitted_by = ${by}
      where org_id = ${orgId} and precedent_id = ${precedentId} and state = 'draft'`);

export const updateWithdrawn = (tx: Transaction, orgId: string, precedentId: string): Promise<number> =>
  tx.run(sql`
    update precedents set state = 'draft' where org_id = ${orgId} and precedent_id = ${precedentId} and state = 'submitted'`);

export const updateReviewed = (
  tx: Transaction,
  orgId: string,
  {
    precedentId,
    by,
    at,
    outcome,
    comment,
    isOwn,
  }: Moved & {
    readonly outcome: 'approved' | 'returned';
    readonly comment: string;
    readonly isOwn: boolean;
  },
): Promise<number> =>
  tx.run(sql`
    update precedents
      set state = ${outcome}, reviewed_at = ${at}, reviewed_by = ${by}, comment = ${comment}, is_own_review = ${isOwn}
      where org_id = ${orgId} and precedent_id = ${precedentId} and state = 'submitted'`);

/** Every approved version of a template is used no more. @returns how many there were */
export const updateRetired = (
  tx: Transaction,
  orgId: string,
  {
    template,
    language,
    by,
    at,
  }: Omit<Moved, 'precedentId'> & { readonly template: string; readonly language: DocumentLanguage },
): Promise<number> =>
  tx.run(sql`
    update precedents set retired_at = ${at}, retired_by = ${by}
      where org_id = ${orgId} and template = ${template} and language = ${language} and state = 'approved'
        and retired_at is null`);

/** The wording of which a document's newest version was made. */
export interface UsedWordingRow
  extends Pick<PrecedentRow, 'version' | 'state' | 'reviewedAt' | 'reviewedBy'> {
  readonly documentId: string;
  readonly precedentId: string;
  readonly isUnapproved: boolean;
}

/** The wordings of these documents, or of every one. A document that was made before the approval still says that it is a draft. */
export const selectUsedWordings = (
  q: Queries,
  orgId: string,
  documentIds?: readonly string[],
): Promise<UsedWordingRow[]> =>
  q.all<UsedWordingRow>(sql`
    select v.document_id as "documentId", p.precedent_id as "precedentId", p.version, p.state, p.reviewed_at as "reviewedAt",
           p.reviewed_by as "reviewedBy",
           p.state <> 'approved' or coalesce(v.content ->> 'mark' in ('DRAFT', 'PROJET'), false) as "isUnapproved"
      from document_versions v join precedents p on p.org_id = v.org_id and p.precedent_id = v.precedent_id
      where v.org_id = ${orgId} and v.precedent_id is not null
        and (${documentIds === undefined ? null : [...documentIds]}::uuid[] is null
          or v.document_id = any(${documentIds === undefined ? null : [...documentIds]}::uuid[]))
        and not exists (
          select from document_versions later
            where later.org_id = v.org_id and later.document_id = v.document_id and later.version > v.version)`);
