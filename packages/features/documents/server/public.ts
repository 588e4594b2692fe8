/** Later features and the frame of the server take from here the minute book beside the registers, the names of documents,
 *  of those who were sent a book, and of a corporation's Act, the documents of a proposal, and how documents are signed. */

import type { Stepwise } from '@tabellion/book/stepwise.ts';
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { type JurisdictionId, zoneOf } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { userNames } from '../../accounts/server/public.ts';
import { entriesOf } from '../../activity/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { inSlices, openSlices } from '../../registers/server/public/acts.ts';
import { fillTemplate } from '../rules/printing.ts';
import { signedByOthers, unsignedOf } from '../rules/unsigned.ts';
import type { DueInBook, FiledDocument } from '../shapes.ts';
import { incorporationOf } from '../templates/founded.ts';
import { type BookFacts, type DueDocument, isExpected, type Template } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import { withDraftNumberAndDate } from './expectedDocuments.ts';
import { outdatedDocuments } from './outdated.ts';
import { hasIncorporationCertificate, type OnFileRow, selectOnFile } from './store/onFile.ts';
import { selectUsedWordings } from './store/precedents.ts';

export { readBookFacts, statuteHeading } from './bookFacts.ts';
export { dateArticles } from './certified.ts';
export { readDecidersFacts } from './decidersFacts.ts';
export { inspectFile, judgeUpload, type ReceivedPaper, receivePdf } from './inspecting.ts';
export {
  changedOrganizing,
  makeOrganizingSet,
  type OrganizingDocument,
  type OrganizingSet,
  readOrganizingSet,
} from './organizingSet.ts';
export type { DocumentPorts } from './ports.ts';
export { documentsSince } from './preview.ts';
export { makeProposalDocuments, unsignedResolutions } from './proposalDocuments.ts';
export { orderSet } from './sender.ts';
export {
  changeDocumentStatuses,
  fileEvidence,
  fileSigned,
  type GivenSignatures,
  judgeWordings,
  keepPaper,
  signDocuments,
  signOnPaper,
} from './signable.ts';
export { filePapersOf, type PlaceInBook } from './statuses.ts';
export { selectAddresses as addressesOf } from './store/addresses.ts';
export { selectBookRecipients as bookRecipients } from './store/boundBooks.ts';
export { selectTitles as documentTitles } from './store/documentFacts.ts';
export { selectMade as madeDocuments } from './store/made.ts';
export { type PaperRow, selectPapersOf as papersOf } from './store/papersOf.ts';
export {
  type SignableDocument,
  selectDocumentsOfProposal as documentsOfProposal,
  selectSignable as signableDocuments,
} from './store/signable.ts';
export { selectStoredPaper as storedPaper } from './store/stored.ts';
export { countUnsigned as countUnsignedDocuments } from './store/unsigned.ts';
export { refuseFault, refuseUnmade } from './unmade.ts';

export interface DueAndFiledDocuments {
  readonly facts: BookFacts;
  readonly due: readonly DueInBook[];
  readonly onFile: readonly FiledDocument[];
  readonly hasIncorporationCertificate: boolean;
}

interface BookQuery {
  readonly orgId: string;
  readonly now: Instant;
  readonly goOn?: () => void;
  /** The last act of a write that is tried: what documents say is not compared with it. */
  readonly seq?: number;
}

/** As of today. Undefined before the corporation exists. */
export async function dueAndFiledDocuments(
  q: Queries,
  { orgId, now, goOn, seq }: BookQuery,
): Promise<DueAndFiledDocuments | undefined> {
  const today = todayOf(await organizationOf(q, orgId), now);
  const current = await readBookFacts(q, orgId, { asOf: today, seq });
  if (current === undefined) return undefined;
  const { facts } = current;
  const onFile = await selectOnFile(q, orgId);
  const rootOf = await rootsOfActivities(q, orgId, onFile);
  // Registers go on every day and are no evidence of one.
  const changed = new Set(
    seq === undefined
      ? (await outdatedDocuments({}, q, { orgId, now, today }, goOn)).map((one) => one.documentId)
      : [],
  );
  const worded = await approvals(q, orgId, facts);
  const all = await inSlices(dueIn(facts), goOn);
  const pause = openSlices(goOn);
  const required = new Map(all.map((one) => [keyOf(one), one.due.signees]));
  const filed: FiledDocument[] = [];
  for (const row of onFile) {
    await pause();
    const { activities, signees, signedBy, ...rest } = row;
    const needed = required.get(`${row.template} ${row.subject}`);
    filed.push({
      ...rest,
      signees: signees.length,
      unsigned: unsignedOf(row, needed),
      signedByOthers: signedByOthers(row, needed),
      carries: [...rest.carries, ...activities.flatMap((id) => rootOf.get(id) ?? [])],
      hasChanged: changed.has(row.documentId),
      ownWording: worded.get(row.documentId) ?? null,
    });
  }
  const made = new Set(
    onFile.filter(({ status }) => status !== 'void').map(({ template, subject }) => `${template} ${subject}`),
  );
  await pause();
  const due: DueInBook[] = [];
  for (const one of all) {
    await pause();
    const isOnFile = made.has(keyOf(one));
    if (isOnFile || isExpected(one.due, today)) due.push(dueInBook(facts, { ...one, isOnFile }));
  }
  const root = incorporationOf(facts)?.root;
  const isCertified = await hasIncorporationCertificate(q, orgId, root);
  return { facts, due, onFile: filed, hasIncorporationCertificate: isCertified };
}

/** The own wording of every document that was made of one. */
async function approvals(
  q: Queries,
  orgId: string,
  { corporation }: Pick<BookFacts, 'corporation'>,
): Promise<ReadonlyMap<string, FiledDocument['ownWording']>> {
  const used = await selectUsedWordings(q, orgId);
  const reviewers = [...new Set(used.flatMap(({ reviewedBy }) => reviewedBy ?? []))];
  const names = reviewers.length === 0 ? new Map<string, string>() : await userNames(q, reviewers);
  const zone = zoneOf(corporation.jurisdiction as JurisdictionId);
  return new Map(
    used.map(({ documentId, version, isUnapproved, reviewedBy, reviewedAt }) => [
      documentId,
      {
        version,
        approvedBy: isUnapproved ? '' : (names.get(reviewedBy ?? '') ?? ''),
        approvedOn: isUnapproved || reviewedAt === null ? null : dateInZone(reviewedAt, zone),
      },
    ]),
  );
}

interface Due {
  readonly template: Template;
  readonly due: DueDocument;
}

/** Every document that is due, in the order of the templates. */
function* dueIn(facts: BookFacts): Stepwise<Due[]> {
  const all: Due[][] = [];
  for (const template of templates) {
    all.push(template.due(facts).map((due) => ({ template, due })));
    yield;
  }
  return all.flat();
}

const keyOf = ({ template, due }: Due): string => `${template.name} ${due.subject}`;

const dueInBook = (
  facts: BookFacts,
  { template, due, isOnFile }: Due & Pick<DueInBook, 'isOnFile'>,
): DueInBook => ({
  template: template.name,
  section: template.section,
  subject: due.subject,
  title: due.title,
  number: due.number,
  datedOn: due.datedOn,
  carries: due.carries,
  personId: due.personId ?? null,
  isOnFile,
  blanks: () => (isOnFile ? [] : blanksOf(template, facts, due)),
});

function blanksOf(template: Template, facts: BookFacts, due: DueDocument) {
  const document = fillTemplate(template, facts, withDraftNumberAndDate(due, facts));
  return document.ok ? [] : document.error;
}

/** The entries of the registers of which entries of the log tell. */
async function rootsOfActivities(
  q: Queries,
  orgId: string,
  onFile: readonly OnFileRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(onFile.flatMap(({ activities }) => activities))];
  if (ids.length === 0) return new Map();
  const entries = await entriesOf(q, orgId, { ids, roots: [] });
  return new Map(entries.flatMap(({ id, act_root }) => (act_root === null ? [] : [[id, act_root] as const])));
}
