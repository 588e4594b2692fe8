/** Where the founding set stands, and how it is recorded as signed on paper. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { readPastDate, readText } from '@tabellion/law/fields.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity, recordNote } from '../../activity/server/public.ts';
import {
  type OrganizingPart,
  organizingParts,
  templatesOfParts,
} from '../../documents/rules/organizingSet.ts';
import {
  documentTitles,
  judgeWordings,
  type OrganizingDocument,
  type OrganizingSet,
  orderSet,
  readOrganizingSet,
} from '../../documents/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  todayOf,
  writeOrganization,
} from '../../organizations/server/public.ts';
import { recordConsent } from '../../people/server/public.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import {
  meetOrganizing,
  numberOrganizingResolutions,
  organizingResolution,
  passOrganizingOfShareholders,
} from '../../registers/server/public/proposals.ts';
import * as contract from '../organizingContract.ts';
import { signeesNamed } from './drafting.ts';
import type { SigningPorts } from './ports.ts';
import { insertOrganizingRequest, type SendingTerms, selectOrganizingRequests } from './store/organizing.ts';

/** The shareholders' documents wait for who has not paid. */
export const partsToSend = ({ unpaid }: Pick<OrganizingSet, 'unpaid'>): readonly OrganizingPart[] =>
  unpaid.length > 0 ? ['directors'] : organizingParts;

export const readOrganizing = serveOrganization(contract.readOrganizing, async (ctx) =>
  ok({ set: await organizingView(ctx) }),
);

type Reader = Pick<OrganizationContext, 'orgId' | 'now' | 'language'> & { readonly q: Queries };

export async function organizingView(reader: Reader): Promise<contract.OrganizingSet | null> {
  const { q, orgId } = reader;
  const set = await readOrganizingSet(q, reader);
  if (set === undefined) return null;
  const [directors, shareholders, requests, names] = await Promise.all([
    organizingResolution(q, orgId, 'directors'),
    organizingResolution(q, orgId, 'shareholders'),
    selectOrganizingRequests(q, orgId),
    namesIn(
      q,
      orgId,
      set.unpaid.map(({ personId }) => personId),
    ),
  ]);
  const paper = requests.find(({ signedOn }) => signedOn !== null);
  const isPassed = {
    directors: directors?.status === 'passed',
    shareholders: shareholders?.status === 'passed',
  };
  return {
    documents: set.documents.map(({ documentId: _id, title, number, part, status }) => ({
      _id,
      title,
      number,
      part,
      status,
    })),
    directors: stateOf(set, 'directors', isPassed.directors),
    shareholders: stateOf(set, 'shareholders', isPassed.shareholders),
    unpaid: set.unpaid.map(({ personId, securityId }) => ({
      person_id: personId,
      security_id: securityId,
      name: names.get(personId) ?? '',
    })),
    signees: await signeesOf(reader, set, { isPassed, typed: requests[0]?.terms.signees ?? [] }),
    organized_on: isPassed.directors ? (directors?.datedOn ?? null) : null,
    on_paper:
      paper === undefined || paper.signedOn === null
        ? null
        : { signed_on: paper.signedOn, attested_by: paper.attestedBy, copy_id: paper.copyId },
  };
}

function stateOf(set: OrganizingSet, part: OrganizingPart, isPassed: boolean): contract.PartState {
  if (isPassed) return 'signed';
  const own = set.documents.filter((one) => one.part === part);
  if (own.some(({ status }) => status === 'pending' || status === 'partially_signed')) return 'sent';
  return partsToSend(set).includes(part) ? 'unsent' : 'waiting';
}

/** Signees of documents that are not signed yet, in the order in which the documents name them. */
async function signeesOf(
  { q, orgId, now, language }: Reader,
  set: OrganizingSet,
  {
    isPassed,
    typed,
  }: {
    readonly isPassed: Readonly<Record<OrganizingPart, boolean>>;
    /** Addresses that were typed when it was sent before. */
    readonly typed: NonNullable<SendingTerms['signees']>;
  },
) {
  const today = todayOf(await organizationOf(q, orgId), now);
  const parts = partsToSend(set);
  const documents = set.documents.filter(
    (one) => parts.includes(one.part) && (isUnsent(one.status) || (!isPassed[one.part] && isInVain(one))),
  );
  const signees = await signeesNamed(
    { q, orgId, today, language },
    documents.map(({ template, subject, signees }) => ({
      documentId: `${template} ${subject}`,
      signees,
      signedBy: [],
    })),
  );
  return signees.map(({ personId, name, email, language: reads, signs }) => ({
    person_id: personId ?? '',
    name,
    email: email || (typed.find((one) => one.person_id === personId)?.email ?? ''),
    language: reads,
    documents: signs.length,
  }));
}

const isUnsent = (status: OrganizingDocument['status']): boolean =>
  status === null || status === 'draft' || status === 'declined' || status === 'expired';

/** A resolution that everybody signed and that had no effect is signed again. */
const isInVain = ({ template, status }: OrganizingDocument): boolean =>
  status === 'signed' && template.startsWith('organizing_resolution_');

/** Offices, consents and paid shares come true on the day of the paper, as by signatures here. */
export const recordOrganizingOnPaper = (ports: SigningPorts) =>
  serveOrganization(contract.recordOrganizingOnPaper, async (ctx, { body }) => {
    const written = await writeOrganization(ctx, (write) => recordPaper(write, ctx, ports, body));
    return written.ok ? ok({ set: await organizingView(ctx) }) : written;
  });

type PaperBody = Parameters<
  Parameters<typeof serveOrganization<typeof contract.recordOrganizingOnPaper>>[1]
>[1]['body'];

async function recordPaper(
  write: OrganizationWrite,
  ctx: OrganizationContext,
  { laws, texts }: Pick<SigningPorts, 'laws' | 'texts'>,
  body: PaperBody,
) {
  const { tx, orgId } = write;
  const { user, now } = ctx;
  const set = await readOrganizingSet(tx, { orgId, now });
  if (set === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const read = await readPaper(write, body);
  if (!read.ok) return read;
  const { signedOn, attestedBy, copyId } = read.value;
  const [directors, shareholders] = await Promise.all([
    organizingResolution(tx, orgId, 'directors'),
    organizingResolution(tx, orgId, 'shareholders'),
  ]);
  const parts = partsToSend(set).filter(
    (part) => (part === 'directors' ? directors : shareholders)?.status !== 'passed',
  );
  const own = set.documents.filter(({ part }) => parts.includes(part));
  if (parts.length === 0) return refuse('SIGNING.ORGANIZED_ALREADY');
  if (own.some(({ status }) => status === 'pending')) return refuse('SIGNING.OUT_FOR_SIGNATURE');
  const judged = await judgeWordings(
    write,
    own.flatMap(({ documentId }) => documentId ?? []),
  );
  if (!judged.ok) return judged;
  await numberOrganizingResolutions(write, signedOn);
  if (parts.includes('directors')) {
    const source = { kind: 'user', id: user.userId } as const;
    const met = await meetOrganizing(write, { on: signedOn, source }, { laws });
    if (!met.ok) return met;
    if (met.value.refusal !== null) return err(met.value.refusal);
    const consents = await recordConsents(write, own, { signedOn, enteredBy: user.userId });
    if (!consents.ok) return consents;
  }
  if (parts.includes('shareholders')) await passOrganizingOfShareholders(write, { on: signedOn });
  await insertOrganizingRequest(tx, orgId, {
    requestId: newId(),
    madeAt: now,
    madeBy: user.userId,
    signedOn,
    attestedBy,
    copyId,
    terms: {},
  });
  await notePaper(write, {
    signedOn,
    attested: attestedBy && texts[ctx.language]('signing.organizing.attested', { name: attestedBy }),
  });
  await orderSet(tx, orgId, { orderedBy: user.userId, templates: templatesOfParts(parts), signedOn }, now);
  return ok({});
}

async function readPaper(
  { tx, orgId, today }: OrganizationWrite,
  { signed_on, copy_id, attested_by = '' }: PaperBody,
) {
  const on = readPastDate(signed_on, { today, path: 'signed_on' });
  if (!on.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [on.error] });
  const { incorporation_date: existsSince } = await organizationOf(tx, orgId);
  if (existsSince !== null && on.value < existsSince)
    return refuseField('signed_on', 'SIGNING.BEFORE_INCORPORATION', { date: existsSince });
  const attested = readText(attested_by, { path: 'attested_by', maxLength: 300 });
  if (!attested.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [attested.error] });
  if ((attested.value === '') === (copy_id === undefined))
    return refuseField('attested_by', 'SIGNING.COPY_OR_ATTESTED');
  if (copy_id !== undefined && !(await documentTitles(tx, orgId, [copy_id])).has(copy_id))
    return refuseField('copy_id', 'GENERAL.NOT_FOUND');
  return ok({ signedOn: on.value, attestedBy: attested.value || null, copyId: copy_id ?? null });
}

async function recordConsents(
  write: OrganizationWrite,
  documents: readonly OrganizingDocument[],
  signed: { readonly signedOn: PlainDate; readonly enteredBy: string },
) {
  for (const { template, subject } of documents) {
    if (template !== 'director_consent') continue;
    const recorded = await recordConsent(write, { ...signed, appointmentId: subject });
    if (!recorded.ok) return recorded;
  }
  return ok(null);
}

/** The name of the person who attests it stays beside the entry of the log. */
async function notePaper(
  write: OrganizationWrite,
  { signedOn: effectiveOn, attested }: { readonly signedOn: PlainDate; readonly attested: string | null },
): Promise<void> {
  const aboutId = await recordActivity(write, { kind: 'organized_on_paper', params: {}, effectiveOn });
  if (attested !== null) await recordNote(write, { text: attested, aboutId });
}
