/** Documents made from the registers, and of own wording. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { readPastDate, readText } from '@tabellion/law/fields.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { PrintFault } from '@tabellion/paper/typeset/answers.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  organizationOf,
  todayOf,
  writeOrganization,
  writeOrganizationAfterRelease,
} from '../../organizations/server/public.ts';
import { readResolutionNumber } from '../../registers/rules/resolutions.ts';
import { annualResolutions, foundingOrRegister } from '../../registers/server/public/acts.ts';
import { annualNumberFault } from '../../registers/server/public/proposals.ts';
import * as drafts from '../draftContract.ts';
import { blocksOf, mergeFieldValues } from '../rules/ownWording.ts';
import { inForce } from '../rules/precedents.ts';
import { fillTemplate, framed, textOf, unprintableOn } from '../rules/printing.ts';
import { audienceOfSection } from '../sections.ts';
import { type BookFacts, type DueDocument, isExpected } from '../templates/template.ts';
import { templateOf, templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import { fileNameOf, type MakeQuery, makeDocuments, type Unmade } from './making.ts';
import type { DocumentPorts } from './ports.ts';
import { documentsWhere, linesOf } from './reading.ts';
import { orderSet } from './sender.ts';
import { selectCategories } from './store/documents.ts';
import { selectMade } from './store/made.ts';
import { selectPrecedents } from './store/precedents.ts';
import { insertDocument, insertVersion, updateDocumentDetails } from './store/writing.ts';
import { blanksOn, subjectView } from './views.ts';
import { outdatedDocuments } from './wording.ts';

export const orderDocuments = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(drafts.orderDocuments, async (ctx, { body: { templates: names = null } }) => {
    if (isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
    if ((await foundingOrRegister(ctx.q, ctx.orgId)) === 'founding')
      return refuse('REGISTERS.NOT_INCORPORATED');
    const written = await writeOrganization(ctx, async ({ tx, orgId, recordedAt }) =>
      ok({
        order_id: await orderSet(tx, orgId, { orderedBy: ctx.user.userId, templates: names }, recordedAt),
      }),
    );
    return written.ok ? ok({ order_id: written.value.order_id ?? '' }) : written;
  });

/** The set with which a corporation organizes itself; registers and certificates are no part of it. */
const organizing = new Set([
  'articles',
  'first_office_and_board',
  'director_consent',
  'by_law',
  'organizing_resolution_of_directors',
  'organizing_resolution_of_shareholders',
  'auditor_waiver',
]);

export const createDefaultDocument = (ports: DocumentPorts) =>
  serveOrganization(drafts.createDefaultDocument, async (ctx) =>
    makeNow(ctx, ports, {
      isWanted: ({ name }, { annual }) => organizing.has(name) && annual === undefined,
    }),
  );

export const createPersonDocuments = (ports: DocumentPorts) =>
  serveOrganization(drafts.createPersonDocuments, async (ctx, { params: { file }, query }) => {
    if (file !== 'all' && templateOf(file) === undefined) return refuse('GENERAL.NOT_FOUND');
    const { personId, fileCategory } = query;
    return makeNow(ctx, ports, {
      isWanted: ({ name, of }, due) =>
        due.personId === personId && of === fileCategory && (file === 'all' || name === file),
    });
  });

type Wanted = Pick<MakeQuery, 'isWanted' | 'language' | 'resolution' | 'anew'>;

/** Makes what is wanted, and answers where it is read; refused with the first of it that cannot be made. */
async function makeNow(ctx: OrganizationContext, ports: DocumentPorts, wanted: Wanted) {
  if (ports.isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
  const { orgId, user, now } = ctx;
  // Typesetting takes its time: meanwhile the connection serves others.
  ctx.release();
  const made = await makeDocuments(ports, {
    orgId,
    userId: user.userId,
    now,
    orderId: null,
    ...wanted,
  });
  if (!made.ok) return made;
  const { documentIds: ids, unmade } = made.value;
  const [first] = unmade;
  if (ids.length === 0) return first === undefined ? refuse('GENERAL.NOT_FOUND') : refuseUnmade(first);
  const documents = await linesOf(ctx, ids);
  const [only] = documents;
  const file_url =
    documents.length === 1 && only !== undefined
      ? only.file_url
      : `/api/document/archive/${orgId}?ids=${ids.join(',')}`;
  return ok({ file_url, documents });
}

export const refuseUnmade = ({ blanks, fault }: Unmade) =>
  fault === null
    ? refuse('DOCUMENTS.BLANKS', {
        data: { blanks: blanks.map(({ fact, personId = null }) => ({ fact, person_id: personId })) },
      })
    : refuseFault(fault);

/** @param path  of the field whose words are printed, where there is one */
export function refuseFault(fault: PrintFault, path?: string) {
  switch (fault.code) {
    case 'unprintable': {
      const textCode = 'DOCUMENTS.UNPRINTABLE';
      const params = { characters: fault.characters.join(' ') };
      return refuse(textCode, {
        params,
        ...(path !== undefined && { fields: [{ path, textCode, params }] }),
      });
    }
    case 'unavailable':
      return refuse('DOCUMENTS.PRINTING_UNAVAILABLE', { data: { reason: fault.reason } });
    default:
      return refuse('DOCUMENTS.PRINTING_FAILED');
  }
}

export const createDocument = (ports: DocumentPorts) =>
  serveOrganization(drafts.createDocument, async (ctx, { body }) => {
    if (ports.isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
    if (body.template !== undefined) {
      const { template, subject = '', precedent_id: precedentId } = body;
      const own = precedentId === undefined ? undefined : await precedentOf(ctx, { template, precedentId });
      if (own?.ok === false) return own;
      const language = own?.value ?? body.language;
      const resolution = await resolutionIn(ctx, body);
      if (!resolution.ok) return resolution;
      const made = await makeNow(ctx, ports, {
        isWanted: ({ name }, due) => name === template && due.subject === subject,
        language,
        resolution: resolution.value,
        anew: { precedentId },
      });
      if (!made.ok) return made;
      const [document] = made.value.documents;
      return document === undefined ? refuse('GENERAL.NOT_FOUND') : ok({ document });
    }
    const written = await writeOwn(ctx, ports, body);
    if (!written.ok) return written;
    const [document] = await linesOf(ctx, [written.value]);
    return document === undefined ? refuse('GENERAL.NOT_FOUND') : ok({ document });
  });

/** @returns the language of an own wording of the template */
async function precedentOf(
  { q, orgId }: OrganizationContext,
  { template, precedentId }: { readonly template: string; readonly precedentId: string },
) {
  const [found] = await selectPrecedents(q, orgId, { precedentId, template });
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const { language } = found;
  const used = inForce(await selectPrecedents(q, orgId, { template, language }));
  // Its approval ended when another was approved, or the standard was taken up again.
  if (found.state === 'approved' && used?.precedentId !== precedentId)
    return refuse('PRECEDENTS.CHANGED_SINCE');
  return ok(language);
}

/** The number and date that the annual resolution bears on paper already. */
async function resolutionIn(
  { q, orgId, now }: OrganizationContext,
  {
    number: typed = '',
    dated_on: day,
    subject,
    template = '',
  }: Pick<OwnWording, 'number' | 'dated_on' | 'subject' | 'template'>,
) {
  const number = readResolutionNumber(typed, 'number');
  if (!number.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [number.error] });
  const today = todayOf(await organizationOf(q, orgId), now);
  const date = day === undefined ? undefined : readPastDate(day, { today, path: 'dated_on' });
  if (date?.ok === false) return refuse('GENERAL.FIELD_INVALID', { fields: [date.error] });
  // The resolution of another year would lose it.
  const [on, annuals] = [date?.value ?? today, await annualResolutions(q, orgId)];
  const named = annuals.filter((one) => one.number === number.value);
  if (named.some((one) => one.datedOn === on && one.yearEnd !== subject))
    return refuseField('number', 'REGISTERS.NUMBER_TAKEN');
  const isItsOwn = named.some(({ yearEnd }) => yearEnd === subject);
  const body = templateOf(template)?.section === 'shareholders_resolutions' ? 'shareholders' : 'directors';
  const fault = isItsOwn
    ? undefined
    : await annualNumberFault(q, orgId, { number: number.value, date: on, body });
  if (fault) return refuse('GENERAL.FIELD_INVALID', { fields: [{ ...fault, path: 'number' }] });
  return ok({ number: number.value || undefined, datedOn: date?.value });
}

type OwnWording = Parameters<
  Parameters<typeof serveOrganization<typeof drafts.createDocument>>[1]
>[1]['body'];

/** @returns the document's id */
async function writeOwn(ctx: OrganizationContext, ports: DocumentPorts, body: OwnWording) {
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

export const listChanged = ({ isWhiteLabel, texts }: DocumentPorts) =>
  serveOrganization(drafts.listChanged, async ({ q, orgId, now }) => {
    if (isWhiteLabel) return ok({ documents: [] });
    const today = todayOf(await organizationOf(q, orgId), now);
    const changed = await outdatedDocuments({ texts }, q, { orgId, now, today });
    return ok({
      documents: changed.filter(({ status }) => status === 'draft').map(({ documentId }) => documentId),
    });
  });

export const listMissing = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(drafts.listMissing, async ({ q, orgId, now }) => {
    const today = todayOf(await organizationOf(q, orgId), now);
    const read = isWhiteLabel ? undefined : await readBookFacts(q, orgId, { asOf: today });
    if (read === undefined) return ok({ missing: [], paper_since: null });
    const { facts } = read;
    const made = new Set((await selectMade(q, orgId)).map((one) => `${one.template} ${one.subject}`));
    const missing = templates.flatMap((template) =>
      template
        .due(facts)
        .filter((due) => !made.has(`${template.name} ${due.subject}`) && isExpected(due, today))
        .map((due) => ({
          template,
          due,
          document: fillTemplate(template, facts, withDraftNumberAndDate(due, facts)),
        })),
    );
    const blanksOf = (document: Result<unknown, Unmade['blanks']>) => (document.ok ? [] : document.error);
    return ok({
      paper_since: facts.isFoundedHere ? null : facts.beganOn,
      missing: missing.map(({ template, due, document }) => ({
        template: template.name,
        section: template.section,
        subject: due.subject,
        title: due.title,
        person_id: due.personId ?? null,
        blanks: blanksOn(facts, blanksOf(document)),
        unprintable: document.ok ? unprintableIn(document.value, facts) : null,
      })),
    });
  });

/** An annual resolution gets its number and its date with its first draft. */
export const withDraftNumberAndDate = (due: DueDocument, { asOf }: BookFacts): DueDocument =>
  due.annual === undefined || due.datedOn !== null ? due : { ...due, number: '–', datedOn: asOf };

function unprintableIn(document: PrintedDocument, { persons }: BookFacts): string | null {
  const { characters, people } = unprintableOn(document, persons);
  return characters.length === 0 ? null : [characters.join(' '), ...people].join(', ');
}

export const listTemplates = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(drafts.listTemplates, async ({ q, orgId, now }) => {
    const today = todayOf(await organizationOf(q, orgId), now);
    const read = isWhiteLabel ? undefined : await readBookFacts(q, orgId, { asOf: today });
    if (read === undefined) return ok({ templates: [], merge_fields: [] });
    const made = new Set((await selectMade(q, orgId)).map((one) => `${one.template} ${one.subject}`));
    return ok({
      templates: templates.map((template) => ({
        template: template.name,
        section: template.section,
        subjects: template.due(read.facts).map((due) => subjectView(due, read.facts, made, template)),
      })),
      merge_fields: Object.entries(mergeFieldValues(read.facts)).map(([name, value]) => ({ name, value })),
    });
  });
