/** How signing moves documents along, and files them with their signatures. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { textOf } from '../rules/printing.ts';
import { unsignedOf } from '../rules/unsigned.ts';
import type { DocumentStatus, Section } from '../sections.ts';
import type { ReceivedPaper } from './inspecting.ts';
import { fileNameOf } from './recordMade.ts';
import { setStatus } from './statuses.ts';
import { type SignableDocument, selectSignable } from './store/signable.ts';
import { addSignedBy, noteSignedOnPaper } from './store/statuses.ts';
import { insertDocument, insertVersion } from './store/writing.ts';

/** Each to the status, with its line in the log; one that has it already stays. */
export async function changeDocumentStatuses(
  write: OrganizationWrite,
  ids: readonly string[],
  status: DocumentStatus,
): Promise<void> {
  const documents = await selectSignable(
    write.tx,
    write.orgId,
    ids.map((documentId) => ({ documentId })),
  );
  const moved = documents
    .filter(({ status: before }) => before !== status)
    .map(({ documentId }) => documentId);
  await setStatus(write, moved, status);
  for (const document of moved)
    await recordActivity(write, { kind: 'document_status_changed', params: { document, status } });
}

/** People who have signed a document by now, the last of them on this day. */
export interface GivenSignatures {
  readonly documentId: string;
  /** Persons of the registers; others who signed it are noted with their envelope alone. */
  readonly personIds: readonly string[];
  readonly signedOn: PlainDate;
}

/** Notes signatures. A document is signed once everybody whom it names has signed it, and until then in part.
 *  @returns the ids of those on which somebody is still missing */
export async function signDocuments(
  write: OrganizationWrite,
  given: readonly GivenSignatures[],
): Promise<readonly string[]> {
  const { tx, orgId } = write;
  for (const one of given) await addSignedBy(tx, orgId, one.documentId, one);
  const documents = await selectSignable(tx, orgId, given);
  const lacking = documents.filter((one) => unsignedOf(one).length > 0).map(({ documentId }) => documentId);
  const whole = documents.map(({ documentId }) => documentId).filter((id) => !lacking.includes(id));
  await changeDocumentStatuses(write, whole, 'signed');
  await changeDocumentStatuses(write, lacking, 'partially_signed');
  return lacking;
}

/** Refused by the title of the first that was drafted in wording that is not approved: nobody signs it, in whichever way. */
export async function judgeWordings(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  ids: readonly string[],
): Promise<Result<null, Refusal<'PRECEDENTS.NOT_APPROVED'>>> {
  const documents = await selectSignable(
    tx,
    orgId,
    ids.map((documentId) => ({ documentId })),
  );
  const unapproved = documents.find(({ isUnapproved }) => isUnapproved);
  return unapproved === undefined
    ? ok(null)
    : refuse('PRECEDENTS.NOT_APPROVED', { params: { title: unapproved.title } });
}

/** Everybody whom they name has signed them in ink, the last of them on this day: their signed copies are still to follow. */
export async function signOnPaper(
  write: OrganizationWrite,
  documentIds: readonly string[],
  signedOn: PlainDate,
): Promise<Result<null, Refusal<'PRECEDENTS.NOT_APPROVED'>>> {
  const { tx, orgId } = write;
  const judged = await judgeWordings(write, documentIds);
  if (!judged.ok) return judged;
  for (const documentId of documentIds) await addSignedBy(tx, orgId, documentId, { personIds: [], signedOn });
  await changeDocumentStatuses(write, documentIds, 'signed');
  await noteSignedOnPaper(tx, orgId, documentIds);
  return judged;
}

/** A document with its signatures, sealed: its next version. @returns false where that is there already */
export async function fileSigned(
  write: OrganizationWrite,
  document: SignableDocument,
  file: { readonly sha256: string; readonly bytes: number; readonly printed: PrintedDocument | null },
): Promise<boolean> {
  const { tx, orgId, recordedAt: madeAt } = write;
  const { documentId, pages, fileName, mediaType, templateVersion, factsDigest, boxes, precedentId } =
    document;
  const { sha256, bytes, printed } = file;
  const version = await insertVersion(tx, orgId, {
    documentId,
    sha256,
    servedSha256: sha256,
    bytes,
    mediaType,
    fileName,
    pages,
    templateVersion,
    factsDigest,
    asOf: document.asOf,
    seq: document.seq,
    content: printed ?? document.content,
    boxes,
    bodyText: document.text,
    madeAt,
    madeBy: null,
    precedentId,
  });
  if (version !== undefined) await write.toLedger('datahash', { id: documentId, version, sha256 });
  return version !== undefined;
}

/** A paper that a later feature printed or received: another version where it says something else than before.
 *  @returns the document's id */
export async function keepPaper(
  write: OrganizationWrite,
  { documentId, printed, file, title, section, datedOn, status }: KeptPaper,
): Promise<string> {
  const { tx, orgId, recordedAt: madeAt } = write;
  const id = documentId ?? newId();
  const named = title.slice(0, 300);
  if (documentId === undefined)
    await insertDocument(
      tx,
      orgId,
      {
        documentId: id,
        section,
        source: 'upload',
        categoryId: null,
        template: null,
        subject: '',
        title: named,
        number: null,
        datedOn,
        language: null,
        audience: 'shareholders',
        status,
        personId: null,
        signees: [],
        orderId: null,
      },
      madeAt,
    );
  const version = await insertVersion(tx, orgId, {
    documentId: id,
    sha256: file.sha256,
    servedSha256: file.servedSha256 ?? file.sha256,
    bytes: file.bytes,
    pages: file.pages,
    mediaType: 'application/pdf',
    fileName: fileNameOf({ title: named, number: null }),
    templateVersion: null,
    factsDigest: null,
    asOf: null,
    seq: null,
    content: null,
    boxes: [],
    bodyText: printed === null ? (file.text ?? '') : textOf(printed),
    madeAt,
    madeBy: write.userId,
  });
  if (version !== undefined) await write.toLedger('datahash', { id, version, sha256: file.sha256 });
  return id;
}

export interface KeptPaper {
  /** The id of one that is there already. */
  readonly documentId: string | undefined;
  readonly title: string;
  readonly section: Section;
  readonly datedOn: PlainDate;
  readonly status: DocumentStatus;
  readonly file: Pick<ReceivedPaper, 'sha256' | 'bytes' | 'pages'> &
    Partial<Pick<ReceivedPaper, 'servedSha256' | 'text'>>;
  /** null of a paper that was received. */
  readonly printed: PrintedDocument | null;
}

/** The evidence of signatures, beside the documents that it is about; for directors, since it names addresses. */
export async function fileEvidence(
  write: OrganizationWrite,
  { section }: Pick<SignableDocument, 'section'>,
  file: {
    readonly title: string;
    readonly sha256: string;
    readonly bytes: number;
    readonly pages: number;
    readonly printed: PrintedDocument;
  },
): Promise<string> {
  const { tx, orgId, recordedAt: madeAt, today } = write;
  const { sha256, bytes, pages, printed } = file;
  const documentId = newId();
  const title = file.title.slice(0, 300);
  const none = {
    categoryId: null,
    template: null,
    subject: '',
    number: null,
    language: null,
    personId: null,
  };
  await insertDocument(
    tx,
    orgId,
    {
      ...none,
      documentId,
      section,
      source: 'upload',
      title,
      datedOn: today,
      signees: [],
      orderId: null,
      audience: 'directors',
      status: 'signed',
    },
    madeAt,
  );
  await insertVersion(tx, orgId, {
    documentId,
    sha256,
    servedSha256: sha256,
    bytes,
    pages,
    mediaType: 'application/pdf',
    fileName: fileNameOf({ title, number: null }),
    templateVersion: null,
    factsDigest: null,
    asOf: null,
    seq: null,
    content: null,
    boxes: [],
    bodyText: textOf(printed),
    madeAt,
    madeBy: null,
  });
  await write.toLedger('datahash', { id: documentId, version: 1, sha256 });
  return documentId;
}
