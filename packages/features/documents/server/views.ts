/** Stored documents become what travels. */
import { fillPath } from '@tabellion/kit/endpoint.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { userNames } from '../../accounts/server/public.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import type { DocumentLine } from '../documentLine.ts';
import { readDocumentFile } from '../fileContract.ts';
import {
  type Blank,
  type BookFacts,
  type DueDocument,
  isExpected,
  type Template,
} from '../templates/template.ts';
import { personOf } from '../templates/words.ts';
import type { DocumentRow } from './store/documents.ts';

/** Lines with the names of those who sign, as the registers have them now, and of who made each. */
export async function documentLines(
  q: Queries,
  orgId: string,
  rows: readonly DocumentRow[],
): Promise<DocumentLine[]> {
  const people = [...new Set(rows.flatMap(({ signees }) => signees.map(({ personId }) => personId)))];
  const users = [...new Set(rows.flatMap(({ madeBy }) => madeBy ?? []))];
  const [names, makers] = await Promise.all([
    people.length === 0 ? new Map<string, string>() : namesIn(q, orgId, people),
    users.length === 0 ? new Map<string, string>() : userNames(q, users),
  ]);
  return rows.map((row) => ({
    _id: row.documentId,
    title: row.title,
    number: row.number,
    section: row.section,
    category: row.categoryId === null ? null : { _id: row.categoryId, name: row.categoryName ?? '' },
    source: row.source,
    template: row.template,
    status: row.status,
    signees: row.signees.map(({ personId, capacity }) => ({
      person_id: personId,
      name: names.get(personId) ?? '',
      capacity,
      has_signed: hasSigned(row, personId),
    })),
    dated_on: row.datedOn,
    language: row.language,
    audience: row.audience,
    entry_since: row.entrySince,
    lacks_copy: row.lacksCopy,
    order_id: row.orderId,
    version: row.version,
    file_name: row.fileName,
    media_type: row.mediaType,
    bytes: Number(row.bytes),
    pages: row.pages,
    sha256: row.sha256,
    made_at: row.madeAt,
    made_by_name: row.madeBy === null ? '' : (makers.get(row.madeBy) ?? ''),
    is_reviewed: row.isReviewed,
    file_url: fileUrl(orgId, row.documentId, row.version),
  }));
}

/** Nobody notes whose signatures a copy on paper bears: it bears all. */
const hasSigned = ({ status, signedBy }: DocumentRow, personId: string): boolean =>
  signedBy.includes(personId) || (status === 'signed' && signedBy.length === 0);

/** Blanks with the names of those whom they concern. */
export const blanksOn = ({ persons }: Pick<BookFacts, 'persons'>, blanks: readonly Blank[]) =>
  blanks.map(({ fact, personId = null }) => ({
    fact,
    person_id: personId,
    name: personId === null ? '' : (persons.get(personId)?.name ?? ''),
  }));

export const fileUrl = (orgId: string, docId: string, version: number): string =>
  fillPath(readDocumentFile.path, { orgId, docId, version });

/** A document that a template can make now. @param made  templates and subjects of those that are there */
export function subjectView(
  due: DueDocument,
  facts: BookFacts,
  made: ReadonlySet<string>,
  { name, section }: Pick<Template, 'name' | 'section'>,
) {
  const { subject, title, annual, passing, number, datedOn, signees } = due;
  const isMade = made.has(`${name} ${subject}`);
  return {
    subject,
    title,
    is_made: isMade,
    is_missing: !isMade && section !== 'registers' && isExpected(due, facts.asOf),
    signees: [...new Set(signees.map(({ personId }) => personOf(facts, personId).name))],
    // The waiver of the year has the date of the shareholders' resolution.
    annual: annual === undefined || passing === 'every' ? null : { number, dated_on: datedOn },
  };
}
