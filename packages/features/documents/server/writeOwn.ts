/** Writes a document of one's own wording, or another version of it. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationOf, todayOf, writeOrganizationAfterRelease } from '../../organizations/server/public.ts';
import type * as drafts from '../draftContract.ts';
import { blocksOf, mergeFieldValues } from '../rules/ownWording.ts';
import { framed, textOf } from '../rules/printing.ts';
import { audienceOfSection } from '../sections.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import { documentsWhere } from './reading.ts';
import { fileNameOf } from './recordMade.ts';
import { selectCategories } from './store/documents.ts';
import { insertDocument, insertVersion, updateDocumentDetails } from './store/writing.ts';
import { refuseFault } from './unmade.ts';

export type OwnWording = Parameters<
  Parameters<typeof serveOrganization<typeof drafts.createDocument>>[1]
>[1]['body'];

/** @returns the document's id */
export async function writeOwn(ctx: OrganizationContext, ports: DocumentPorts, body: OwnWording) {
  const { q, orgId, user } = ctx;
  const { wording = '', title = '' } = body;
  const [existing] =
    body.document_id === undefined ? [] : await documentsWhere(ctx, { ids: [body.document_id] });
  if (body.document_id !== undefined && existing?.source !== 'wording') return refuse('GENERAL.NOT_FOUND');
  if (existing !== undefined && existing.status !== 'draft') return refuse('DOCUMENTS.SIGNED');
  const typed = readText(title, { path: 'title', maxLength: 300 });
  if (!typed.ok) return refuseField('title', 'TEXT.FORBIDDEN_CHARACTERS');
  const named = typed.value || (existing?.title ?? '');
  if (named === '') return refuseField('title', 'GENERAL.FIELD_REQUIRED');
  if (wording.trim() === '') return refuseField('wording', 'GENERAL.FIELD_REQUIRED');
  const dated = body.dated_on === undefined ? (existing?.datedOn ?? null) : parsePlainDate(body.dated_on);
  if (dated === undefined) return refuseField('dated_on', 'GENERAL.NOT_A_DATE');
  const category = await categoryIn(ctx, body.category_id);
  if (!category.ok) return category;
  const today = todayOf(await organizationOf(q, orgId), ctx.now);
  const read = await readBookFacts(q, orgId, {
    asOf: dated !== null && dated < today ? dated : today,
    // It keeps the language of its first version.
    language: existing?.language ?? body.language,
  });
  if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const { facts, seq } = read;
  const blocks = blocksOf(wording, mergeFieldValues(facts));
  if (!blocks.ok) return refuse('GENERAL.FIELD_INVALID', { fields: blocks.error });
  const document = framed(facts, { layout: 'letter', title: named, blocks: blocks.value });
  ctx.release();
  const printing = await ports.typesetter.print(document);
  if (!printing.ok) return refuseFault(printing.error, unprintable(named).length > 0 ? 'title' : 'wording');
  const { pdf, pages, boxes } = printing.value;
  const { sha256 } = await ports.files.put(pdf);
  const stays = body.section === undefined && body.category_id === undefined;
  const { section, categoryId } =
    existing !== undefined && stays
      ? existing
      : { section: body.section ?? ('other' as const), categoryId: category.value };
  const audience =
    body.audience ?? (existing?.section === section ? existing.audience : audienceOfSection(section));
  const head = { title: named, datedOn: dated, section, categoryId, audience };
  const written = await writeOrganizationAfterRelease(ctx, async (write) => {
    const { tx, recordedAt: at } = write;
    const documentId = existing?.documentId ?? newId();
    if (existing !== undefined) {
      const [still] = await documentsWhere({ ...ctx, q: tx }, { ids: [documentId] });
      if (still?.status !== 'draft') return refuse('DOCUMENTS.SIGNED');
      await updateDocumentDetails(tx, orgId, documentId, head);
    } else {
      await insertDocument(
        tx,
        orgId,
        {
          ...head,
          documentId,
          source: 'wording',
          template: null,
          subject: '',
          number: null,
          language: facts.language,
          status: 'draft',
          personId: null,
          signees: [],
          orderId: null,
        },
        at,
      );
    }
    const version = await insertVersion(tx, orgId, {
      documentId,
      sha256,
      servedSha256: sha256,
      bytes: pdf.length,
      mediaType: 'application/pdf',
      pages,
      fileName: fileNameOf({ title: named, number: null }),
      templateVersion: null,
      factsDigest: null,
      asOf: facts.asOf,
      seq,
      content: { wording },
      boxes,
      bodyText: textOf(document),
      madeAt: at,
      madeBy: user.userId,
    });
    if (version !== undefined) {
      await recordActivity(write, { kind: 'document_written', params: { document: documentId } });
      await write.toLedger('datahash', { id: documentId, version, sha256 });
    }
    return ok({ document: documentId });
  });
  return written.ok ? ok(written.value.document ?? '') : written;
}

/** The own category that a form names; null where it names none. */
async function categoryIn({ q, orgId }: OrganizationContext, id: string | undefined) {
  if (id === undefined) return ok(null);
  const found = (await selectCategories(q, orgId)).find(({ categoryId }) => categoryId === id);
  return found === undefined ? refuse('GENERAL.NOT_FOUND') : ok(found.categoryId);
}
