/** Documents made from the registers, and of own wording. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import { readResolutionNumber } from '../../registers/rules/resolutions.ts';
import { annualResolutions, foundingOrRegister } from '../../registers/server/public/acts.ts';
import { annualNumberFault } from '../../registers/server/public/proposals.ts';
import * as drafts from '../draftContract.ts';
import { inForce } from '../rules/precedents.ts';
import { templateOf } from '../templates/templates.ts';
import { type MakeQuery, makeDocuments } from './making.ts';
import type { DocumentPorts } from './ports.ts';
import { linesOf } from './reading.ts';
import { orderSet } from './sender.ts';
import { selectPrecedents } from './store/precedents.ts';
import { refuseUnmade } from './unmade.ts';
import { type OwnWording, writeOwn } from './writeOwn.ts';

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
