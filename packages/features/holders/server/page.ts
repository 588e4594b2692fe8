/** The page of one holder or director: what is his, as of today, and nothing of anybody else. */
import type { Certificate } from '@tabellion/book/entities.ts';
import { vestedOf } from '@tabellion/book/vested.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { serveFileToHolder, serveHolder } from '@tabellion/platform/http/route.ts';
import { addressesOf, type PaperRow, papersOf } from '../../documents/server/public.ts';
import { holderLine, instrumentLines } from '../../ledgers/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { fromBook } from '../../people/positions.ts';
import { leavesOfHoldings, proofOfHolding } from '../../records/server/public.ts';
import { capTableAt, classesAt, partsOfClassesAt } from '../../registers/server/public/shares.ts';
import { type OwnEnvelope, openSession, requestsTo } from '../../signing/server/public.ts';
import * as contract from '../contract.ts';
import { type OpenLink, ofSession } from './opening.ts';
import type { HolderPorts } from './ports.ts';
import { type Held, heldBy, type LinkSubject, type Reader } from './subject.ts';

export const readHolderPage = ({ verifyAt }: HolderPorts) =>
  serveHolder(contract.readHolderPage, async (ctx) => {
    const open = await ofSession(ctx);
    if (!open.ok) return open;
    const { q, now, holder } = ctx;
    const { link, subject } = open.value;
    const reader = { q, orgId: holder.orgId, now };
    const { orgId } = reader;
    const { held, papers, waiting } = await ownOf(reader, open.value);
    const [organization, shares, certificates, rights] = await Promise.all([
      organizationOf(q, orgId),
      sharesOf(reader, open.value),
      certificateViews(reader, { held, papers, verifyAt, ...subject }),
      instrumentLines(
        reader,
        subject.at,
        held.rights.filter(({ value }) => value.status === 'open'),
      ),
    ]);
    const { corporation_number: number, jurisdiction } = organization;
    return ok({
      company: fullNameOf(organization),
      company_number: printedCorporationNumber(number, jurisdiction) || null,
      name: subject.name,
      as_of: subject.today,
      ends_on: link.endsOn,
      ...shares,
      certificates,
      rights: rights.map(rightView),
      appointments: held.seats.map(appointmentView),
      signed: papers.filter(({ template }) => template !== 'share_certificate').map(paperView),
      to_sign: waiting.map(requestView),
    });
  });

interface OwnCertificates extends Pick<LinkSubject, 'at' | 'today'> {
  readonly held: Held;
  readonly papers: readonly PaperRow[];
  readonly verifyAt: string;
}

/** Those that stand first; the sort is stable, so that the order of their numbers stays. */
async function certificateViews(
  { q, orgId }: Reader,
  { held, papers, verifyAt, at, today }: OwnCertificates,
): Promise<contract.HolderPage['certificates']> {
  const certificates = held.certificates.toSorted((a, b) => Number(!isOpen(a)) - Number(!isOpen(b)));
  const openIds = certificates.filter(isOpen).map(({ securityId }) => securityId);
  const [classes, leaves, addresses] = await Promise.all([
    classesAt(q, orgId, at),
    leavesOfHoldings(q, orgId, openIds),
    addressesOf(q, orgId, { ids: papers.map(({ documentId }) => documentId) }),
  ]);
  const lasting = addresses.filter(
    ({ isRevoked, endsOn }) => !isRevoked && (endsOn === null || endsOn >= today),
  );
  return certificates.map((one) => {
    const paper = papers.find(
      ({ template, subject }) => template === 'share_certificate' && subject === one.securityId,
    );
    const address = lasting.find(({ documentId }) => documentId === paper?.documentId);
    return {
      security_id: one.securityId,
      label: one.label,
      class_name: classes.find(({ classId }) => classId === one.classId)?.terms.name ?? '',
      sharesExact: String(one.quantity),
      issued_on: one.takenOver?.issuedOn ?? one.issuedOn,
      ended_on: one.ended?.on ?? null,
      form: one.form ?? null,
      vestedExact: one.vesting === null || !isOpen(one) ? null : String(vestedOf(one, today)),
      document: paper === undefined ? null : paperView(paper),
      verify_url: address === undefined ? null : `${verifyAt}/${address.code}`,
      has_proof: leaves.has(one.securityId),
    };
  });
}

const isOpen = ({ status }: Certificate): boolean => status === 'open';

const rightView = (one: Awaited<ReturnType<typeof instrumentLines>>[number]) => ({
  label: one.label,
  kind: one.kind,
  class_name: one.class_name,
  sharesExact: one.leftExact,
  vestedExact: one.vests ? one.vestedExact : null,
  issued_on: one.issued_on,
  expires_on: one.expires_on,
});

const appointmentView = (seat: Held['seats'][number]) => ({
  position: fromBook(seat.position),
  title: seat.title,
  since: seat.from,
  is_on_or_before: seat.isOnOrBefore,
  until: seat.ceasedOn,
  reason: seat.reason,
  consent_on: seat.consentOn,
});

const paperView = ({ documentId, title, number, datedOn, lacksCopy }: PaperRow) => ({
  _id: documentId,
  title,
  number,
  dated_on: datedOn,
  has_file: !lacksCopy,
});

const requestView = ({ envelope, signee }: OwnEnvelope) => ({
  envelope_id: envelope.envelopeId,
  title: envelope.title,
  documents: signee.signs.length,
  expires_at: envelope.expiresAt,
  zone: envelope.zone,
});

/** Everything that is his: what he holds and held, his offices, his papers, and what he is asked to sign. */
async function ownOf(reader: Reader, { link: { personId }, subject: { at, name, email } }: OpenLink) {
  const { q, orgId, now } = reader;
  const [held, requests] = await Promise.all([
    heldBy(reader, at, personId),
    requestsTo(q, orgId, { personId, name, email, now }),
  ]);
  const papers = await papersOf(q, orgId, {
    personId,
    securityIds: held.certificates.map(({ securityId }) => securityId),
    documentIds: requests.signedDocumentIds,
  });
  return { held, papers, waiting: requests.waiting };
}

/** His shares by class. A percentage tells how many all others hold together: the sender chooses. */
async function sharesOf(
  { q, orgId }: Reader,
  { link: { personId, withPercentages }, subject: { at } }: OpenLink,
) {
  const [table, classes, parts] = await Promise.all([
    capTableAt(q, orgId, { ...at, most: 0, who: [personId], withPool: false }),
    classesAt(q, orgId, at),
    partsOfClassesAt(q, orgId, { ...at, personId }),
  ]);
  const [row] = table.largest;
  const line = row && holderLine(row);
  return {
    sharesExact: line?.sharesExact ?? '0',
    percentage: withPercentages && line !== undefined ? line.owns : null,
    classes: classes.flatMap(({ classId, terms }) => {
      const sharesExact = line?.byClass[classId];
      if (sharesExact === undefined) return [];
      const percentage = withPercentages ? formatHundredths(BigInt(parts.get(classId) ?? 0)) : null;
      return [{ name: terms.name, sharesExact, percentage }];
    }),
  };
}

export const readHolderFile = ({ files }: HolderPorts) =>
  serveFileToHolder(contract.readHolderFile, async (ctx, { params: { docId } }) => {
    const open = await ofSession(ctx);
    if (!open.ok) return open;
    const { q, now, holder } = ctx;
    const { papers } = await ownOf({ q, orgId: holder.orgId, now }, open.value);
    const paper = papers.find(({ documentId, lacksCopy }) => documentId === docId && !lacksCopy);
    const bytes = paper && (await files.get(paper.sha256));
    if (paper === undefined || bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    const { mediaType, fileName, isDownloadOnly } = paper;
    return ok({ bytes, mediaType, fileName, isAttachment: isDownloadOnly });
  });

export const readHoldingProof = ({ records }: HolderPorts) =>
  serveFileToHolder(contract.readHoldingProof, async (ctx, { params: { securityId } }) => {
    const open = await ofSession(ctx);
    if (!open.ok) return open;
    const { q, now, holder } = ctx;
    const { orgId, personId } = holder;
    const { certificates } = await heldBy({ q, orgId, now }, open.value.subject.at, personId);
    const isHis = certificates.some((one) => one.securityId === securityId && isOpen(one));
    const leaf = isHis ? (await leavesOfHoldings(q, orgId, [securityId])).get(securityId) : undefined;
    if (leaf === undefined) return refuse('GENERAL.NOT_FOUND');
    ctx.release();
    return proofOfHolding(records, orgId, leaf);
  });

export const readHolderVerifier = ({ records }: HolderPorts) =>
  serveFileToHolder(contract.readHolderVerifier, async (ctx) => {
    const open = await ofSession(ctx);
    if (!open.ok) return open;
    const bytes = records.verifier();
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({ bytes, mediaType: 'text/html', fileName: 'verify.html', isAttachment: true });
  });

export const openHolderEnvelope = serveHolder(
  contract.openHolderEnvelope,
  async (ctx, { params: { envelopeId } }) => {
    const open = await ofSession(ctx);
    if (!open.ok) return open;
    const { q, now, holder } = ctx;
    const { orgId, personId, expiresAt } = holder;
    const { name, email } = open.value.subject;
    const { waiting } = await requestsTo(q, orgId, { personId, name, email, now });
    const request = waiting.find(({ envelope }) => envelope.envelopeId === envelopeId);
    if (request === undefined) return refuse('SIGNING.NOT_YOURS');
    ctx.release();
    const key = { orgId, envelopeId, signeeId: request.signee.signeeId };
    // It ends with the page's own, whose code proves the address no longer then, and with the link of the page.
    const proof = { proof: 'code', userId: null, expiresAt, pageLinkId: holder.linkId } as const;
    return ok({ signee_token: await openSession(ctx, key, proof) });
  },
);
