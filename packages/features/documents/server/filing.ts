/** Members file in the minute book: uploads, own sections, statuses, links, and that they have read a document. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { cleanText, readText } from '@tabellion/law/fields.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { activityById, recordActivity } from '../../activity/server/public.ts';
import { writeOrganization, writeOrganizationAfterRelease } from '../../organizations/server/public.ts';
import { newestVersionOf } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import * as fileContract from '../fileContract.ts';
import * as linkContract from '../linkContract.ts';
import { matchByNumber } from '../rules/matchByNumber.ts';
import { audienceOfSection, mayBecome, type Section, sections } from '../sections.ts';
import { inspectFileOf } from './inspecting.ts';
import { orderPictures } from './pagePictures.ts';
import type { DocumentPorts } from './ports.ts';
import { documentsOfActivity, documentsWhere, linesOf } from './reading.ts';
import { fileNameOf } from './recordMade.ts';
import { changeDocumentStatuses, judgeWordings } from './signable.ts';
import { setStatus } from './statuses.ts';
import { selectCategories } from './store/documents.ts';
import { noteSignedOnPaper } from './store/statuses.ts';
import { insertCategory, insertDocument, insertLink, insertReview, insertVersion } from './store/writing.ts';

/** A file is taken for what its bytes are, whatever its name says; the original is kept, a copy without active content is served. */
export const uploadDocument = (ports: DocumentPorts) =>
  serveOrganization(fileContract.uploadDocument, async (ctx, { body, file }) => {
    const { orgId, user } = ctx;
    if (file === undefined) return refuseField('file', 'GENERAL.FIELD_REQUIRED');
    const named = readText(body.name ?? '', { path: 'name', maxLength: 300 });
    if (!named.ok) return refuseField('name', 'TEXT.FORBIDDEN_CHARACTERS');
    const known = await changeable(ctx, ports, body);
    if (!known.ok) return known;
    const place = await placeOf(ctx, body.category);
    if (!place.ok) return place;
    const dated = body.dated_on === undefined ? null : parsePlainDate(body.dated_on);
    if (dated === undefined) return refuseField('dated_on', 'GENERAL.NOT_A_DATE');
    const entry = await entryOf(ctx, body.entry_id);
    if (!entry.ok) return entry;
    // A hostile file takes its time: meanwhile the connection serves others.
    ctx.release();
    const inspected = await inspectFileOf(orgId, file.bytes);
    if (!inspected.ok && inspected.error.textCode === 'UPLOADS.BUSY') return refuse('UPLOADS.BUSY');
    if (!inspected.ok)
      return refuse('DOCUMENTS.UPLOAD_FAILED', { fields: [{ path: 'file', ...inspected.error }] });
    const { type, mime, pages = null, text, cleaned, isSigned, active } = inspected.value;
    const { sha256, bytes } = await ports.files.put(file.bytes);
    const servedSha256 = cleaned === undefined ? sha256 : (await ports.files.put(cleaned)).sha256;
    const { section, categoryId } = place.value;
    const matched =
      section === 'certificates' && known.value === undefined && body.is_new !== 'true'
        ? await signedCopyOf(ctx, { typed: body.certificate_number ?? '', fileName: file.fileName, text })
        : ok(undefined);
    if (!matched.ok) return matched;
    const wanted = matched.value === undefined ? body : { document_id: matched.value, is_signed: 'true' };
    const stem = cleanText(file.fileName.replace(/\.[a-z]{2,4}$/i, ''), 300) || 'Document';
    const title = named.value || stem;
    const written = await writeOrganizationAfterRelease(ctx, async (write) => {
      const { tx, recordedAt: at } = write;
      const still = await changeable({ ...ctx, q: tx }, ports, wanted);
      if (!still.ok) return still;
      const existing = still.value;
      const documentId = existing?.documentId ?? newId();
      if (existing === undefined) {
        await insertDocument(
          tx,
          orgId,
          {
            documentId,
            section,
            categoryId,
            source: 'upload',
            template: null,
            subject: '',
            title,
            number: null,
            datedOn: dated ?? entry.value?.effectiveOn ?? null,
            language: null,
            status: 'draft',
            personId: null,
            signees: [],
            audience: body.audience ?? audienceOfSection(section),
            orderId: null,
          },
          at,
        );
      }
      const version = await insertVersion(tx, orgId, {
        documentId,
        sha256,
        servedSha256,
        bytes,
        mediaType: mime,
        fileName: fileNameOf({ title: stem, number: null }, type === 'jpeg' ? 'jpg' : type),
        isDownloadOnly: isSigned && active.length > 0,
        pages,
        templateVersion: null,
        factsDigest: null,
        asOf: null,
        seq: null,
        content: null,
        boxes: [],
        bodyText: text,
        madeAt: at,
        madeBy: user.userId,
      });
      if (entry.value !== undefined)
        await insertLink(tx, orgId, {
          linkId: newId(),
          documentId,
          entry: entry.value.root,
          activityId: null,
          role: 'evidences',
          at,
          by: user.userId,
        });
      if (existing !== undefined && wanted.is_signed === 'true') {
        await setStatus(write, [documentId], 'signed');
        await noteSignedOnPaper(tx, orgId, [documentId]);
      }
      if (version !== undefined) {
        await recordActivity(write, { kind: 'document_uploaded', params: { document: documentId } });
        await write.toLedger('datahash', { id: documentId, version, sha256 });
        await orderPictures(tx, orgId, { sha256: servedSha256, mediaType: mime, pages });
      }
      return ok({ document: documentId });
    });
    if (!written.ok) return written;
    const [document] = await linesOf(ctx, [written.value.document ?? '']);
    return document === undefined ? refuse('GENERAL.NOT_FOUND') : ok({ document });
  });

/** The entry of which a file is the paper; nothing where none was named. */
async function entryOf({ q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>, root: string | undefined) {
  if (root === undefined) return ok(undefined);
  const newest = await newestVersionOf(q, orgId, root);
  return newest === undefined || newest.verb === 'void' ? refuse('GENERAL.NOT_FOUND') : ok(newest);
}

/** The document of which a file is another version; nothing where it is a new one. */
async function changeable(
  ctx: Parameters<typeof documentsWhere>[0],
  { outForSignature }: Pick<DocumentPorts, 'outForSignature'>,
  {
    document_id: id,
    is_signed,
  }: { readonly document_id?: string | undefined; readonly is_signed?: string | undefined },
) {
  if (id === undefined) return ok(undefined);
  const [existing] = await documentsWhere(ctx, { ids: [id] });
  if (existing === undefined) return refuse('GENERAL.NOT_FOUND');
  const isCopyAwaited = existing.lacksCopy && is_signed === 'true';
  if (['signed', 'void'].includes(existing.status) && !isCopyAwaited) return refuse('DOCUMENTS.SIGNED');
  if ((await outForSignature(ctx.q, ctx.orgId, [id])).length > 0) return refuse('SIGNING.OUT_FOR_SIGNATURE');
  if (is_signed === 'true' && !mayBecome(existing.status, 'signed'))
    return refuse('DOCUMENTS.STATUS_NOT_POSSIBLE');
  // The file over it would say the same words, and no longer that nobody approved them.
  const judged = await judgeWordings({ tx: ctx.q, orgId: ctx.orgId }, [id]);
  return judged.ok ? ok(existing) : judged;
}

/** The certificate or transfer that waits for its signed copy, by its number; nothing where the file names none. */
async function signedCopyOf(
  { db, orgId, user }: Pick<OrganizationContext, 'db' | 'orgId' | 'user'>,
  upload: Parameters<typeof matchByNumber>[1],
) {
  const rows = await db.asOrganization(orgId, async (q) => {
    const certificates = (status: 'draft' | 'signed') =>
      documentsWhere({ q, orgId, user }, { section: 'certificates', status, most: 1_000 });
    return [...(await certificates('draft')), ...(await certificates('signed'))];
  });
  const made = rows.filter(
    ({ source, status, lacksCopy }) => source === 'template' && (status === 'draft' || lacksCopy),
  );
  const [first, ...others] = matchByNumber(made, upload);
  if (first === undefined)
    return upload.typed.trim() === ''
      ? ok(undefined)
      : refuseField('certificate_number', 'DOCUMENTS.NONE_MATCHES');
  if (others.length === 0) return ok(first.documentId);
  return refuse('DOCUMENTS.SEVERAL_MATCH', {
    data: { documents: [first, ...others].map(({ documentId: _id, title }) => ({ _id, title })) },
  });
}

/** A section of the binder, or an own category by its id or its name. */
async function placeOf(ctx: OrganizationContext, category: string | undefined) {
  if (category === undefined || category === '') return ok({ section: 'other' as Section, categoryId: null });
  const section = sections.find((one) => one === category);
  if (section !== undefined) return ok({ section, categoryId: null });
  const own = (await selectCategories(ctx.q, ctx.orgId)).find(
    ({ categoryId, name }) => categoryId === category || foldText(name) === foldText(category),
  );
  return own !== undefined
    ? ok({ section: 'other' as Section, categoryId: own.categoryId })
    : refuse('GENERAL.FIELD_INVALID', { fields: [{ path: 'category', textCode: 'GENERAL.FIELD_INVALID' }] });
}

export const reviewDocument = serveOrganization(
  contract.reviewDocument,
  async (ctx, { params: { docId } }) => {
    const [row] = await documentsWhere(ctx, { ids: [docId] });
    if (row === undefined) return refuse('GENERAL.NOT_FOUND');
    const { documentId, version } = row;
    await insertReview(ctx.q, ctx.orgId, { documentId, version, userId: ctx.user.userId, at: ctx.now });
    return ok({ is_reviewed: true });
  },
);

export const updateDocumentStatus = ({ outForSignature }: DocumentPorts) =>
  serveOrganization(
    contract.updateDocumentStatus,
    async (ctx, { body: { order_id: orderId, document_id: documentId, status } }) => {
      if (orderId === undefined && documentId === undefined)
        return refuseField('order_id', 'GENERAL.FIELD_REQUIRED');
      const filter = documentId === undefined ? { orderId } : { orderId, ids: [documentId] };
      const written = await writeOrganization(ctx, async (write) => {
        const found = await documentsWhere({ ...ctx, q: write.tx }, { ...filter, most: 1_000 });
        // A register that became pending would never be printed anew.
        const rows = found.filter(
          (row) =>
            documentId !== undefined ||
            status === 'void' ||
            (row.status !== 'void' && row.signees.length > 0),
        );
        if (rows.length === 0) return refuse('GENERAL.NOT_FOUND');
        const ids = rows.map((row) => row.documentId);
        if ((await outForSignature(write.tx, ctx.orgId, ids)).length > 0)
          return refuse('SIGNING.OUT_FOR_SIGNATURE');
        const stuck = rows.find((row) => !mayBecome(row.status, status));
        if (stuck !== undefined)
          return refuse('DOCUMENTS.STATUS_NOT_POSSIBLE', {
            data: { document_id: stuck.documentId, status: stuck.status },
          });
        if (status === 'pending' || status === 'signed') {
          const judged = await judgeWordings(write, ids);
          if (!judged.ok) return judged;
        }
        const onPaper = rows.filter((row) => row.status !== status).map((row) => row.documentId);
        await changeDocumentStatuses(write, ids, status);
        if (status === 'signed') await noteSignedOnPaper(write.tx, ctx.orgId, onPaper);
        return ok({ moved: ids.join(' ') });
      });
      if (!written.ok) return written;
      return ok({ documents: (written.value.moved ?? '').split(' ').map((_id) => ({ _id, status })) });
    },
  );

export const addDocumentCategory = serveOrganization(
  contract.addDocumentCategory,
  async (ctx, { body: { name } }) => {
    const named = readText(name, { path: 'name', maxLength: 100, required: true });
    if (!named.ok) return refuseField('name', named.error.textCode, named.error.params);
    const written = await writeOrganization(ctx, async ({ tx, orgId, recordedAt: at }) => {
      const categoryId = newId();
      const inserted = await insertCategory(tx, orgId, { categoryId, name: named.value, at });
      return inserted === 1 ? ok({ categoryId }) : refuse('DOCUMENTS.CATEGORY_EXISTS');
    });
    if (!written.ok) return written;
    const categories = (await selectCategories(ctx.q, ctx.orgId)).map((one) => ({
      _id: one.categoryId,
      name: one.name,
    }));
    return ok({ category: { _id: written.value.categoryId ?? '', name: named.value }, categories });
  },
);

export const linkDocumentToActivity = serveOrganization(
  linkContract.linkDocumentToActivity,
  async (ctx, { body: { document_id: documentId, activity_id: activityId, role = 'evidences' } }) => {
    const { q, orgId, user } = ctx;
    const [documents, activity] = await Promise.all([
      documentsWhere(ctx, { ids: [documentId] }),
      activityById(q, orgId, activityId),
    ]);
    const missing = [
      ...(documents.length === 0 ? ['document_id'] : []),
      ...(activity === undefined ? ['activity_id'] : []),
    ];
    if (missing.length > 0) return linkFailed(missing);
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, recordedAt: at } = write;
      const linkId = newId();
      await insertLink(tx, orgId, { linkId, documentId, entry: null, activityId, role, at, by: user.userId });
      return ok({ linkId });
    });
    if (!written.ok) return written;
    const linked = await documentsOfActivity(ctx, activityId);
    return linked === undefined ? linkFailed(['activity_id']) : ok(linked);
  },
);

/** Specification section 8, "failed document link"; the fields say which of the two is not there. */
const linkFailed = (missing: readonly string[]) =>
  refuse('DOCUMENTS.LINK_FAILED', {
    fields: missing.map((path) => ({ path, textCode: 'GENERAL.NOT_FOUND' })),
  });
