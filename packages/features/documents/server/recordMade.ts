/** Records a document that a template made: its version, what it carries, the code of its address, and its hash in the ledger. */
import { addDays } from '@tabellion/kernel/date.ts';
import type { Printed } from '@tabellion/paper/typeset/answers.ts';
import type { StoredFile } from '@tabellion/platform/files/files.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { textOf } from '../rules/printing.ts';
import type { DocumentLanguage, DueDocument } from '../templates/template.ts';
import { newAddressCode } from './addresses.ts';
import { insertAddress } from './store/addresses.ts';
import { insertDocument, insertLink, insertVersion } from './store/writing.ts';
import type { Worded } from './wording.ts';

/** A document that others rely on bears the code of its address. */
export interface Coded extends Worded {
  readonly code?: string;
}

/** Each version has a code of its own: what an earlier one certifies is compared by itself. */
export function coded(draft: Worded): Coded {
  if (draft.template.attested === undefined) return draft;
  const code = newAddressCode();
  return { ...draft, code, document: { ...draft.document, code } };
}

export async function record(
  write: OrganizationWrite,
  one: Coded & {
    readonly printed: Omit<Printed, 'pdf'>;
    readonly file: StoredFile;
    readonly seq: number;
    readonly language: DocumentLanguage;
    readonly orderId: string | null;
    readonly proposalId: string | null;
  },
) {
  const { tx, orgId, recordedAt: at, userId } = write;
  const { template, due, document, language } = one;
  const { sha256, bytes } = one.file;
  const { documentId, isDraft } = await insertDocument(
    tx,
    orgId,
    {
      documentId: newId(),
      section: template.section,
      categoryId: null,
      source: 'template',
      template: template.name,
      subject: due.subject,
      title: due.title.slice(0, 300),
      number: due.number,
      datedOn: due.datedOn,
      language,
      audience: template.audience,
      status: 'draft',
      personId: due.personId ?? null,
      signees: due.signees,
      orderId: one.orderId,
      proposalId: one.proposalId,
    },
    at,
  );
  if (!isDraft) return { documentId, isNew: false };
  if (one.code !== undefined) {
    const days = template.attested?.days ?? null;
    const endsOn = days === null ? null : addDays(write.today, days);
    await insertAddress(
      tx,
      orgId,
      { code: one.code, documentId, bookId: null, endsOn, stated: one.stated },
      at,
    );
  }
  const version = await insertVersion(tx, orgId, {
    documentId,
    sha256,
    servedSha256: sha256,
    bytes,
    mediaType: 'application/pdf',
    fileName: fileNameOf(due),
    pages: one.printed.pages,
    templateVersion: template.version,
    factsDigest: one.digest,
    asOf: one.asOf,
    seq: one.seq,
    content: document,
    boxes: one.printed.boxes,
    bodyText: textOf(document),
    madeAt: at,
    madeBy: userId,
    precedentId: one.precedentId,
  });
  for (const entry of due.carries)
    await insertLink(tx, orgId, {
      linkId: newId(),
      documentId,
      entry,
      activityId: null,
      role: 'carries',
      at,
      by: userId,
    });
  if (version !== undefined) await write.toLedger('datahash', { id: documentId, version, sha256 });
  return { documentId, isNew: version !== undefined };
}

/** Its title without what file systems refuse. */
export const fileNameOf = (
  { title, number }: Pick<DueDocument, 'title' | 'number'>,
  ending = 'pdf',
): string => {
  const name = [number, title]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim();
  return `${name.slice(0, 150)}.${ending}`;
};
