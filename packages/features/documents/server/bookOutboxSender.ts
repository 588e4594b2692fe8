/** Books that were ordered, bound after the commit and then sealed; and pictures of uploads, drawn for the books to come. Each
 *  state of a book is recorded before the next step, so a crash or a fault anywhere goes on from there. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { failed, retry, type Sender, type SendOutcome } from '@tabellion/platform/outbox/sender.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationOf, underHead } from '../../organizations/server/public.ts';
import { bookTitle } from '../rules/boundBook.ts';
import { type Bound, bindBook } from './binding.ts';
import { drawOrdered } from './pagePictures.ts';
import type { DocumentPorts } from './ports.ts';
import { documentsInBook } from './readBook.ts';
import {
  type BoundBookRow,
  selectBooks,
  updateBound,
  updateFault,
  updateSealed,
} from './store/boundBooks.ts';

/** One at a time: each may take some hundred megabytes. */
const inLine = fairLine(1);

export const bookOutboxSender = (ports: DocumentPorts, now: () => Instant): Sender => ({
  topic: 'book',
  async send({ orgId, payload }) {
    if (orgId === null) return failed('NO_ORGANIZATION');
    if (payload.book !== undefined)
      return inLine(orgId, () => finishBook({ ports, orgId, bookId: String(payload.book), now }));
    await drawOrdered(ports, { orgId, payload, now: now() });
    return 'sent';
  },
});

interface Finishing {
  readonly ports: DocumentPorts;
  readonly orgId: string;
  readonly bookId: string;
  readonly now: () => Instant;
}

async function finishBook(finishing: Finishing): Promise<SendOutcome> {
  const { ports, orgId, bookId } = finishing;
  const [book] = await ports.db.asOrganization(orgId, (q) => selectBooks(q, orgId, { bookId }));
  if (book === undefined || book.sealedSha256 !== null || book.failedAt !== null) return 'sent';
  const before = book.boundSha256 === null ? undefined : await ports.files.get(book.boundSha256);
  if (before !== undefined) return seal(finishing, book, { pdf: before, sha256: book.boundSha256 ?? '' });
  return bind(finishing, book);
}

async function bind(finishing: Finishing, order: BoundBookRow): Promise<SendOutcome> {
  const { ports, orgId, bookId, now } = finishing;
  const bound = await bindBook(ports, { orgId, order, now: now() });
  if (!bound.ok) {
    const { error } = bound;
    if (error.code === 'unavailable') return later(finishing, error.code);
    return giveUp(finishing, error.code, error.code === 'file_altered' ? error.documentId : null);
  }
  const { pdf, pages } = bound.value;
  const { sha256 } = await ports.files.put(pdf);
  const recorded = await ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now: now() }, async (write) => {
      const still = await documentsInBook(tx, orgId, order);
      // A document was voided or signed meanwhile: the book would say otherwise.
      if (statesOf(still) !== statesOf(bound.value.documents)) return ok({ isStale: true });
      const documents = still.length;
      await updateBound(tx, orgId, { bookId, sha256, pages, documents, at: write.recordedAt });
      await recordActivity(write, { kind: 'book_bound', params: { documents } });
      return ok({ isStale: false });
    }),
  );
  if (!recorded.ok) return failed(recorded.error.textCode);
  return recorded.value.isStale ? retry('DOCUMENTS_CHANGED') : seal(finishing, order, { pdf, sha256 });
}

const statesOf = (documents: Bound['documents']): string =>
  documents.map(({ documentId, version, status }) => [documentId, version, status].join(' ')).join();

/** The file before its seal is not kept beside it. */
async function seal(
  finishing: Finishing,
  { language, asOf }: BoundBookRow,
  bound: { readonly pdf: Uint8Array; readonly sha256: string },
): Promise<SendOutcome> {
  const { ports, orgId, bookId, now } = finishing;
  const organization = await ports.db.asOrganization(orgId, (q) => organizationOf(q, orgId));
  const number = printedCorporationNumber(organization.corporation_number, organization.jurisdiction);
  const sealed = await ports.seal.seal(bound.pdf, {
    corporation: fullNameOf(organization),
    ...(number !== '' && { number }),
    title: bookTitle(language, asOf),
    signees: [],
  });
  if (!sealed.ok)
    return sealed.error === 'unsealable' ? giveUp(finishing, sealed.error) : later(finishing, sealed.error);
  const { sha256, bytes } = await ports.files.put(sealed.value.pdf);
  await ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now: now() }, async (write) => {
      const at = write.recordedAt;
      const isNew = (await updateSealed(tx, orgId, { bookId, sha256, bytes, at })) > 0;
      if (isNew) await write.toLedger('datahash', { id: bookId, version: 1, sha256 });
      return ok({});
    }),
  );
  await ports.files.remove(bound.sha256);
  return 'sent';
}

/** Seen on the page of the minute book until it has passed. */
async function later({ ports, orgId, bookId }: Finishing, fault: string): Promise<SendOutcome> {
  await ports.db.asOrganization(orgId, (q) => updateFault(q, orgId, { bookId, fault, failedAt: null }));
  return retry(fault.toUpperCase());
}

/** @param about  the document for which it is given up */
async function giveUp(
  { ports, orgId, bookId, now }: Finishing,
  fault: string,
  about: string | null = null,
): Promise<SendOutcome> {
  await ports.db.asOrganization(orgId, (q) =>
    updateFault(q, orgId, { bookId, fault, about, failedAt: now() }),
  );
  return failed(fault.toUpperCase());
}
