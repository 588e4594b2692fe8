/** Orders minute books as one file, lists them, and hands them to members. */
import { addDays, instant, parseInstant, parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue } from '@tabellion/platform/outbox/enqueue.ts';
import { recordAccess } from '../../members/server/public.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../boundBookContract.ts';
import { isOpen, sectionsOf } from '../sections.ts';
import { addressView, newAddressCode } from './addresses.ts';
import { MOST_MEGABYTES } from './binding.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import { documentsInBook } from './readBook.ts';
import { insertAddress, selectAddresses } from './store/addresses.ts';
import { type BoundBookRow, insertBook, selectBookLinks, selectBooks } from './store/boundBooks.ts';

/** The newest so many are listed. */
const LISTED = 10;

/** Its address is open so long, unless members say otherwise, as that of an attestation is. */
const ADDRESS_DAYS = 90;

/** All that is recorded before the order itself. */
const everything = instant('9999-12-31T23:59:59Z');

/** One book holds no more documents. */
const MOST_DOCUMENTS = 1_000;

export const orderBook = ({ isWhiteLabel }: Pick<DocumentPorts, 'isWhiteLabel'>) =>
  serveOrganization(contract.orderBook, async (ctx, { body }) => {
    const { q, orgId, user, now } = ctx;
    if (isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
    const { selection = 'all', audience = 'directors' } = body;
    const wanted = body.sections ?? sectionsOf(selection);
    const sections = sectionsOf(selection).filter((section) => wanted.includes(section));
    if (sections.length === 0) return refuseField('sections', 'GENERAL.FIELD_INVALID');
    const today = todayOf(await organizationOf(q, orgId), now);
    const asOf = body.as_of === undefined ? today : parsePlainDate(body.as_of);
    if (asOf === undefined) return refuseField('as_of', 'GENERAL.NOT_A_DATE');
    if (asOf > today) return refuseField('as_of', 'GENERAL.FIELD_INVALID');
    const known = body.known_at === undefined ? undefined : parseInstant(body.known_at);
    if (body.known_at !== undefined && (known === undefined || known > now))
      return refuseField('known_at', 'GENERAL.FIELD_INVALID');
    const read = await readBookFacts(q, orgId, { asOf, knownAt: known, language: body.language });
    if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
    const { language } = read.facts;
    const order = {
      bookId: newId(),
      selection,
      sections,
      audience,
      language,
      asOf,
      knownAt: known ?? everything,
      code: newAddressCode(),
    };
    const documents = await documentsInBook(q, orgId, order);
    if (documents.length > MOST_DOCUMENTS)
      return refuse('DOCUMENTS.TOO_MANY', { params: { most: MOST_DOCUMENTS } });
    const megabytes = documents.reduce((sum, { bytes }) => sum + Number(bytes), 0) / 2 ** 20;
    if (megabytes > MOST_MEGABYTES)
      return refuse('DOCUMENTS.TOO_LARGE_TOGETHER', { params: { megabytes: MOST_MEGABYTES } });
    const written = await writeOrganization(ctx, async ({ tx, recordedAt: at }) => {
      const { bookId, code } = order;
      await insertBook(tx, orgId, { ...order, knownAt: known ?? at, orderedBy: user.userId }, at);
      const endsOn = addDays(today, ADDRESS_DAYS);
      await insertAddress(tx, orgId, { code, bookId, documentId: null, endsOn, stated: null }, at);
      await enqueue(tx, { id: newId(), topic: 'book', orgId, payload: { book: order.bookId } });
      return ok({ book: order.bookId });
    });
    return written.ok ? ok({ book_id: written.value.book ?? '' }) : written;
  });

export const listBoundBooks = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.listBoundBooks, async ({ q, orgId, now }) => {
    const [books, organization] = await Promise.all([
      selectBooks(q, orgId, { most: LISTED }),
      organizationOf(q, orgId),
    ]);
    const today = todayOf(organization, now);
    const ids = books.map(({ bookId }) => bookId);
    const [links, addresses] = await Promise.all([
      selectBookLinks(q, orgId, { bookIds: ids }),
      selectAddresses(q, orgId, { ids }),
    ]);
    const addressIn = (id: string) => {
      const found = addresses.find(({ bookId }) => bookId === id);
      return found === undefined ? null : addressView(ports, found, today);
    };
    return ok({
      books: books.map((book) => ({
        _id: book.bookId,
        selection: book.selection,
        sections: [...book.sections],
        audience: book.audience,
        language: book.language,
        as_of: book.asOf,
        ordered_at: book.orderedAt,
        status: statusOf(book),
        fault: book.fault,
        fault_title: book.faultTitle,
        pages: book.pages,
        documents: book.documents,
        bytes: book.bytes === null ? null : Number(book.bytes),
        sha256: book.sealedSha256,
        address: addressIn(book.bookId),
        links: links
          .filter(({ bookId }) => bookId === book.bookId)
          .map((link) => ({
            _id: link.linkId,
            email: link.email,
            ends_on: link.endsOn,
            status: isOpen(link, today) ? ('open' as const) : ('over' as const),
          })),
      })),
    });
  });

const statusOf = ({ failedAt, sealedSha256, boundSha256 }: BoundBookRow) => {
  if (failedAt !== null) return 'failed';
  if (sealedSha256 !== null) return 'sealed';
  return boundSha256 === null ? 'ordered' : 'bound';
};

export const downloadBook = ({ files }: Pick<DocumentPorts, 'files'>) =>
  serveFile(contract.downloadBook, async ({ q, orgId, user, now }, { params: { bookId } }) => {
    const [book] = await selectBooks(q, orgId, { bookId });
    const file = book && (await boundBookFile(files, book));
    if (file === undefined) return refuse('GENERAL.NOT_FOUND');
    await recordAccess({ q, orgId, userId: user.userId, at: now }, { kind: 'exported', what: 'bound_book' });
    return ok(file);
  });

/** Undefined until it is sealed. */
export async function boundBookFile(
  files: DocumentPorts['files'],
  { sealedSha256, asOf }: Pick<BoundBookRow, 'sealedSha256' | 'asOf'>,
) {
  const bytes = sealedSha256 === null ? undefined : await files.get(sealedSha256);
  return (
    bytes && { bytes, mediaType: 'application/pdf', fileName: `minute-book-${asOf}.pdf`, isAttachment: true }
  );
}
