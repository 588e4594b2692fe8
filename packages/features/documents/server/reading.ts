/** Documents of the minute book, read. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { joinPdfs } from '@tabellion/paper/joinPdfs.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { Text } from '@tabellion/texts/text.ts';
import * as z from 'zod/mini';
import { userNames } from '../../accounts/server/public.ts';
import { activityById, entriesFor, entriesOf } from '../../activity/server/public.ts';
import { recordAccess } from '../../members/server/public.ts';
import { rootOf } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import * as fileContract from '../fileContract.ts';
import * as linkContract from '../linkContract.ts';
import { documentStatuses, mayBecome } from '../sections.ts';
import type { DocumentPorts } from './ports.ts';
import { homesOnPaper } from './readBook.ts';
import { type DocumentFilter, type DocumentRow, selectDocuments, selectVersions } from './store/documents.ts';
import { selectLinkedActivities, selectLinks } from './store/links.ts';
import { usedWording } from './usedWording.ts';
import { documentLines, fileUrl } from './views.ts';

/** A zip is made in memory: it holds no more. */
const MOST_DOWNLOADED = 200;
const MOST_MEGABYTES_DOWNLOADED = 250;

export type Ctx = Pick<OrganizationContext, 'orgId' | 'user'> & { readonly q: Queries };

/** Documents by a filter; never more than one asks for. */
export const documentsWhere = (
  { q, orgId, user }: Ctx,
  filter: Omit<DocumentFilter, 'userId' | 'most'> & { readonly most?: number },
): Promise<DocumentRow[]> =>
  selectDocuments(q, orgId, { most: MOST_DOWNLOADED, ...filter, userId: user.userId });

/** Opens a connection of its own: the request has let go of the one that it had. */
export const linesOf = (
  { db, orgId, user }: Pick<OrganizationContext, 'db' | 'orgId' | 'user'>,
  ids: readonly string[],
) =>
  db.asOrganization(orgId, async (q) =>
    documentLines(q, orgId, await documentsWhere({ q, orgId, user }, { ids })),
  );

export const readDocument = ({ activity, outForSignature }: DocumentPorts) =>
  serveOrganization(contract.readDocument, async (ctx, { params: { docId } }) => {
    const { q, orgId } = ctx;
    const [row] = await documentsWhere(ctx, { ids: [docId] });
    if (row === undefined) return refuse('GENERAL.NOT_FOUND');
    const [lines, versions, links, hidden, isOut, own] = await Promise.all([
      documentLines(q, orgId, [row]),
      selectVersions(q, orgId, docId),
      selectLinks(q, orgId, docId),
      activity.hiddenSubjectsOf(ctx),
      outForSignature(q, orgId, [docId]).then((ids) => ids.length > 0),
      usedWording(q, orgId, row),
    ]);
    const rows = await entriesOf(q, orgId, {
      ids: links.flatMap((link) => link.activityId ?? []),
      roots: links.flatMap((link) => link.entry ?? []),
    });
    const shown = rows.filter(({ subject_ids: ids }) => !ids.some((id) => hidden.includes(id)));
    const entries = await entriesFor(ctx, activity, shown);
    const makers = await userNames(q, [...new Set(versions.flatMap(({ madeBy }) => madeBy ?? []))]);
    const [line] = lines;
    const [newest] = versions;
    if (line === undefined || newest === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({
      ...line,
      subject: row.subject,
      text: newest.bodyText,
      wording:
        row.source === 'wording' ? String((newest.content as { wording?: string }).wording ?? '') : null,
      precedent: own.precedent,
      has_other_wording: own.hasOther,
      links: links.map(({ entry, activityId, role }) => {
        const entryOfLog = entries.find(
          (one) => one.id === activityId || (entry !== null && one.entry_id === entry),
        );
        const { person = null, security = null } = rows.find(({ id }) => id === entryOfLog?.id)?.params ?? {};
        return {
          role,
          entry_id: entry,
          activity_id: activityId ?? entryOfLog?.id ?? null,
          activity: entryOfLog?.activity ?? '',
          activity_names: entryOfLog?.activity_names ?? [],
          date: entryOfLog?.date ?? null,
          kind: entryOfLog?.kind ?? null,
          person_id: person === null ? null : String(person),
          security_id: security === null ? null : String(security),
        };
      }),
      versions: versions.map((one) => ({
        version: one.version,
        sha256: one.sha256,
        bytes: Number(one.bytes),
        as_of: one.asOf,
        made_at: one.madeAt,
        made_by_name: one.madeBy === null ? '' : (makers.get(one.madeBy) ?? ''),
        file_url: fileUrl(orgId, docId, one.version),
      })),
      next_statuses: isOut
        ? []
        : documentStatuses.filter((to) => to !== row.status && mayBecome(row.status, to)),
    });
  });

export const readDocumentFile = ({ files }: DocumentPorts) =>
  serveFile(fileContract.readDocumentFile, async ({ q, orgId }, { params: { docId, version }, query }) => {
    const versions = await selectVersions(q, orgId, docId);
    const found = versions.find((one) => one.version === Number(version));
    if (found === undefined) return refuse('GENERAL.NOT_FOUND');
    const isOriginal = query.original === 'true' && found.sha256 !== found.servedSha256;
    const bytes = await files.get(isOriginal ? found.sha256 : found.servedSha256);
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({
      bytes,
      mediaType: found.mediaType,
      fileName: found.fileName,
      isAttachment: isOriginal || found.isDownloadOnly,
    });
  });

export const downloadDocuments = ({ files, texts }: DocumentPorts) =>
  serveFile(fileContract.downloadDocuments, async (ctx, { query }) => {
    const { q, orgId, user, now, language } = ctx;
    const ids = query.ids?.split(',').filter((id) => z.safeParse(z.uuid(), id).success);
    const { section, audience, order_id: orderId } = query;
    // Like a book for others than the directors, it shows nobody's home.
    const hidden = audience === 'shareholders' ? await homesOnPaper(q, orgId) : [];
    const filter = { ids, section, audience, orderId, hidden };
    const rows = await documentsWhere(ctx, {
      ...filter,
      order: 'date',
      isFalling: false,
      most: MOST_DOWNLOADED + 1,
    });
    if (rows.length === 0) return refuse('DOCUMENTS.NONE_CHOSEN');
    if (rows.length > MOST_DOWNLOADED)
      return refuse('DOCUMENTS.TOO_MANY', { params: { most: MOST_DOWNLOADED } });
    const megabytes = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) / (1024 * 1024);
    if (megabytes > MOST_MEGABYTES_DOWNLOADED)
      return refuse('DOCUMENTS.TOO_LARGE_TOGETHER', { params: { megabytes: MOST_MEGABYTES_DOWNLOADED } });
    const zipped = await zipOf(files, rows, texts[language]);
    if (!zipped.ok) return zipped;
    await recordAccess({ q, orgId, userId: user.userId, at: now }, { kind: 'exported', what: 'documents' });
    return zipped;
  });

/** More would wait too long at the printer, and the copy is made in memory. */
const MOST_PRINTED = 50;
const MOST_MEGABYTES_PRINTED = 50;

/** PDFs, one after the other; none is left out in silence. */
export const printDocuments = ({ files }: DocumentPorts) =>
  serveFile(fileContract.printDocuments, async (ctx, { query }) => {
    const { orgId, user, db, now: at } = ctx;
    const chosen = await chosenToPrint(ctx, query.ids);
    if (!chosen.ok) return chosen;
    // Pages are joined while nobody waits for this connection.
    ctx.release();
    const sheets: Uint8Array[] = [];
    for (const { servedSha256 } of chosen.value) {
      const bytes = await files.get(servedSha256);
      if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
      sheets.push(bytes);
    }
    const joined = await joinPdfs(sheets);
    if (!joined.ok) return refuseUnprintable(chosen.value.filter((_, place) => joined.error.includes(place)));
    await db.asOrganization(orgId, (q) =>
      recordAccess({ q, orgId, userId: user.userId, at }, { kind: 'exported', what: 'documents' }),
    );
    return ok({
      bytes: joined.value,
      mediaType: 'application/pdf',
      fileName: 'documents.pdf',
      isAttachment: false,
    });
  });

/** Each once, in the order in which they were named. */
async function chosenToPrint(ctx: Ctx, named: string) {
  const ids = [...new Set(named.split(',').filter(Boolean))];
  if (ids.length === 0) return refuse('DOCUMENTS.NONE_CHOSEN');
  if (ids.length > MOST_PRINTED) return refuse('DOCUMENTS.TOO_MANY', { params: { most: MOST_PRINTED } });
  const known = ids.filter((id) => z.safeParse(z.uuid(), id).success);
  const rows = known.length === 0 ? [] : await documentsWhere(ctx, { ids: known });
  const chosen = ids.flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? []);
  const unknown = ids.filter((id) => !rows.some(({ documentId }) => documentId === id));
  if (unknown.length > 0)
    return refuse('DOCUMENTS.UNKNOWN', { params: { ids: unknown.map((id) => id.slice(0, 36)).join(', ') } });
  const others = chosen.filter(({ mediaType }) => mediaType !== 'application/pdf');
  if (others.length > 0) return refuseUnprintable(others);
  const megabytes = chosen.reduce((sum, { bytes }) => sum + Number(bytes), 0) / (1024 * 1024);
  return megabytes > MOST_MEGABYTES_PRINTED
    ? refuse('DOCUMENTS.TOO_LARGE_TOGETHER', { params: { megabytes: MOST_MEGABYTES_PRINTED } })
    : ok(chosen);
}

const refuseUnprintable = (rows: readonly DocumentRow[]) =>
  refuse('DOCUMENTS.NOT_PRINTABLE_TOGETHER', {
    params: { names: rows.map(({ title }) => title).join('; ') },
  });

/** Each in the folder of its section, in the reader's words; two of one name are numbered. */
async function zipOf(
  files: DocumentPorts['files'],
  rows: readonly DocumentRow[],
  text: Text,
): Promise<Result<Download, Refusal<'GENERAL.NOT_FOUND'>>> {
  const contents = new Map<string, Uint8Array>();
  for (const { section, categoryName, fileName, servedSha256 } of rows) {
    const bytes = await files.get(servedSha256);
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    const [, stem = fileName, ending = ''] = /^(.*?)(\.[a-z]+)?$/i.exec(fileName) ?? [];
    const folder = (categoryName ?? text(`documents.section.${section}`)).replace(
      /[\\/:*?"<>|\p{Cc}]+/gu,
      ' ',
    );
    let path = `${folder}/${fileName}`;
    for (let number = 2; contents.has(path); number++) path = `${folder}/${stem} (${number})${ending}`;
    contents.set(path, bytes);
  }
  return ok({ bytes: await writeZip(contents), mediaType: 'application/zip', fileName: 'minute-book.zip' });
}

/** The most entries of the log whose documents are listed. */
const MOST_LINKED = 100;

export const listLinkedDocuments = serveOrganization(linkContract.listLinkedDocuments, async (ctx) => {
  const links = await selectLinkedActivities(ctx.q, ctx.orgId, MOST_LINKED);
  const ids = [...new Set(links.map(({ documentId }) => documentId))];
  const rows = ids.length === 0 ? [] : await documentsWhere(ctx, { ids });
  const lines = await documentLines(ctx.q, ctx.orgId, rows);
  return ok({
    linkedDocumentsByActivity: [...new Set(links.flatMap(({ activityId }) => activityId ?? []))].map(
      (id) => ({
        activity_id: id,
        linkedDocuments: lines.filter(({ _id }) =>
          links.some((link) => link.activityId === id && link.documentId === _id),
        ),
      }),
    ),
  });
});

/** Documents of the entry itself, and of the act of which it tells. */
export async function documentsOfActivity(ctx: Ctx, activityId: string) {
  const { q, orgId } = ctx;
  const entry = await activityById(q, orgId, activityId);
  if (entry === undefined) return undefined;
  const [own, carried] = await Promise.all([
    documentsWhere(ctx, { activityId }),
    entry.act_root === null ? [] : documentsWhere(ctx, { entry: entry.act_root }),
  ]);
  const rows = [
    ...own,
    ...carried.filter((one) => !own.some((other) => other.documentId === one.documentId)),
  ];
  return { activity_id: activityId, linkedDocuments: await documentLines(q, orgId, rows) };
}

export const listDocumentsOfActivity = serveOrganization(
  linkContract.listDocumentsOfActivity,
  async (ctx, { params: { activityId } }) => {
    const found = await documentsOfActivity(ctx, activityId);
    return found === undefined ? refuse('GENERAL.NOT_FOUND') : ok(found);
  },
);

export const listDocumentsOfEntry = serveOrganization(
  linkContract.listDocumentsOfEntry,
  async (ctx, { params: { entryId } }) => {
    const { q, orgId } = ctx;
    const entry = (await rootOf(q, orgId, entryId)) ?? entryId;
    return ok({ documents: await documentLines(q, orgId, await documentsWhere(ctx, { entry })) });
  },
);
