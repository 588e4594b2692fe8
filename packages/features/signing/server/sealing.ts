/** Signed documents and their evidence: typeset, sealed and filed after the commit; a row of the outbox names the envelope. Until
 *  then an envelope is signed and not sealed. Sealed twice after a crash, it is filed once. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { PrintedDocument, PrintedSignature, SignatureBox } from '@tabellion/paper/printed.ts';
import type { SealedDocument, SigneeSignature } from '@tabellion/paper/seal/seal.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue } from '@tabellion/platform/outbox/enqueue.ts';
import { failed, retry, type Sender, type SendOutcome } from '@tabellion/platform/outbox/sender.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { printable } from '../../documents/rules/boundBook.ts';
import {
  fileEvidence,
  fileSigned,
  type SignableDocument,
  signableDocuments,
  statuteHeading,
} from '../../documents/server/public.ts';
import { organizationOf, underHead } from '../../organizations/server/public.ts';
import type { SealingMode, StoredSignature } from '../envelope.ts';
import {
  type EvidenceFacts,
  evidenceDocument,
  evidenceJson,
  evidenceTitle,
  signatureReason,
} from '../rules/evidence.ts';
import type { SigningPorts } from './ports.ts';
import { aboutDocument, aboutEvidence, corporationOf, signedBy } from './sealedFacts.ts';
import {
  type Envelope,
  insertEvent,
  type SigneeRow,
  selectEnvelopes,
  selectSettings,
} from './store/envelopes.ts';
import { unsealableAs } from './views.ts';

/** Runs in the transaction of the last signature. */
export const orderSeal = (tx: Transaction, orgId: string, envelopeId: string): Promise<void> =>
  enqueue(tx, { id: newId(), topic: 'seal', orgId, payload: { envelope: envelopeId } });

export const sealSender = (ports: SigningPorts, now: () => Instant): Sender => ({
  topic: 'seal',
  async send({ orgId, payload }) {
    if (orgId === null) return failed('NO_ORGANIZATION');
    const read = await ports.db.asOrganization(orgId, async (q) => {
      const [envelope] = await selectEnvelopes(q, orgId, { ids: [String(payload.envelope)] });
      if (envelope === undefined) return undefined;
      const sent = await selectEnvelopes(q, orgId, {
        documentIds: envelope.documents.map(({ documentId }) => documentId),
      });
      return {
        envelope,
        completed: sent.filter(({ events }) => events.some(({ kind }) => kind === 'completed')),
        documents: await signableDocuments(q, orgId, envelope.documents),
        organization: await organizationOf(q, orgId),
        kept: await selectSettings(q, orgId),
      };
    });
    if (read === undefined || read.envelope.events.some(({ kind }) => kind === 'sealed')) return 'sent';
    return seal(ports, { ...read, orgId, now: now() });
  },
});

interface Sealing {
  readonly orgId: string;
  readonly now: Instant;
  readonly envelope: Envelope;
  /** It and those before it whose signatures its documents bear: one that left somebody out was followed by another. */
  readonly completed: readonly Envelope[];
  readonly documents: readonly SignableDocument[];
  readonly organization: Awaited<ReturnType<typeof organizationOf>>;
  readonly kept: SealingMode;
}

interface SealedFile {
  readonly sha256: string;
  readonly bytes: number;
  /** SHA-256 of the first `signedBytes` bytes: all that comes before the seal. */
  readonly signedSha256: string;
  readonly signedBytes: number;
  readonly pages: number;
  readonly printed: PrintedDocument | null;
}

/** Thrown away with everything that was made, and tried again. */
class NotNow extends Error {}

async function seal(ports: SigningPorts, sealing: Sealing): Promise<SendOutcome> {
  try {
    const files = new Map<string, SealedFile>();
    for (const document of sealing.documents) {
      const file = await sealedDocument(ports, sealing, document);
      if (file !== undefined) files.set(document.documentId, file);
    }
    const facts = factsOf(sealing, files);
    const json = await ports.files.put(Buffer.from(canonicalJson(evidenceJson(facts))));
    const { language } = sealing.documents.find((one) => one.language !== null) ?? { language: 'en' };
    const printed = evidenceDocument(facts, language ?? 'en', json.sha256);
    const evidence = await sealedFile(ports, await typeset(ports, printed), {
      printed,
      about: aboutEvidence(facts, printed.language, json.sha256),
    });
    await file(ports, sealing, { files, evidence, json: json.sha256, printed });
    return 'sent';
  } catch (error) {
    if (error instanceof NotNow) return retry(error.message);
    throw error;
  }
}

async function typeset({ typesetter }: SigningPorts, printed: PrintedDocument) {
  const printing = await typesetter.print(printed);
  if (!printing.ok) throw new NotNow(`TYPESETTER_${printing.error.code.toUpperCase()}`);
  return printing.value;
}

/** The document with the signatures in its boxes; as it was sent where it has none. Undefined where it takes no seal, which
 *  the evidence and the envelope then say (`unsealableAs`). */
async function sealedDocument(
  ports: SigningPorts,
  sealing: Sealing,
  document: SignableDocument,
): Promise<SealedFile | undefined> {
  const about = aboutDocument(sealing.organization, sealing.envelope, document);
  if (document.printed === null) {
    if (document.mediaType !== 'application/pdf') return undefined;
    const bytes = await ports.files.get(document.sha256);
    if (bytes === undefined) throw new NotNow('SEAL_FILE_AWAY');
    try {
      const pdf = await signedEach(ports, sealing, document, { pdf: bytes, boxes: [] });
      return await sealedFile(ports, { pdf, pages: document.pages ?? 1 }, { printed: null, about });
    } catch (error) {
      // Only of what was sent before uploads were tried (decision 075).
      if (error instanceof NotNow && error.message === 'SEAL_UNSEALABLE') return undefined;
      throw error;
    }
  }
  const signatures: PrintedSignature[] = [];
  for (const one of sealing.completed.toReversed())
    signatures.push(...(await signaturesIn(ports, one, document)));
  const printed = { ...document.printed, signatures };
  const made = await typeset(ports, printed);
  const pdf = await signedEach(ports, sealing, document, made);
  return sealedFile(ports, { pdf, pages: made.pages }, { printed, about });
}

/** Where the organization chose it, a signature for each signee of the document, in the order in which they signed. */
async function signedEach(
  { seal }: SigningPorts,
  { kept, envelope }: Sealing,
  document: SignableDocument,
  { pdf, boxes }: { readonly pdf: Uint8Array; readonly boxes: readonly SignatureBox[] },
): Promise<Uint8Array> {
  if (kept === 'seal_alone') return pdf;
  const { zone } = envelope;
  const signatures = signedBy(envelope, document).map(({ signee, event }): SigneeSignature => {
    const { name } = signee;
    const proof = event.data.proof === 'account' ? 'account' : 'code';
    const box = boxes.find(({ key }) => isLineOf(signee, document, key));
    const reason = signatureReason({ name, at: event.at, zone, proof }, document.language ?? 'en');
    return { name, reason, signedAt: event.at, ...(box !== undefined && { box }) };
  });
  const signed = await seal.signEach(pdf, signatures);
  if (!signed.ok) throw new NotNow(`SEAL_${signed.error.toUpperCase()}`);
  return signed.value;
}

/** Lines of documents are keyed by capacity and person. */
const isLineOf = ({ personId, signs }: SigneeRow, { documentId }: SignableDocument, key: string): boolean =>
  signs
    .filter((one) => one.documentId === documentId)
    .some(({ capacities }) => capacities.some((one) => `${key}:`.startsWith(`${one}:${personId}:`)));

async function sealedFile(
  { seal, files }: SigningPorts,
  { pdf, pages }: { readonly pdf: Uint8Array; readonly pages: number },
  { printed, about }: { readonly printed: PrintedDocument | null; readonly about: SealedDocument },
): Promise<SealedFile> {
  const sealed = await seal.seal(pdf, about);
  if (!sealed.ok) throw new NotNow(`SEAL_${sealed.error.toUpperCase()}`);
  const { sha256 } = await files.put(sealed.value.pdf);
  const signedSha256 = createHash('sha256').update(pdf).digest('hex');
  const signedBytes = pdf.length;
  return { sha256, bytes: sealed.value.pdf.length, signedSha256, signedBytes, pages, printed };
}

/** Each on all lines of its signee: a person who is director and shareholder signs both with one signature. */
async function signaturesIn(
  { files }: SigningPorts,
  { events, signees, zone }: Envelope,
  document: SignableDocument,
): Promise<PrintedSignature[]> {
  const { printed, language } = document;
  const keys = (printed?.blocks ?? []).flatMap((block) =>
    block.kind === 'signatures' ? block.signees.map(({ key }) => key) : [],
  );
  const drawn: PrintedSignature[] = [];
  for (const signee of signees) {
    const event = events.find((one) => one.kind === 'signed' && one.signeeId === signee.signeeId);
    if (event === undefined || signee.personId === null) continue;
    const own = keys.filter((key) => isLineOf(signee, document, key));
    // Written by `signing.ts` from the form that was checked.
    const given = event.data.signature as StoredSignature;
    const picture = given.kind === 'drawn' ? await files.get(given.sha256) : undefined;
    for (const key of own)
      drawn.push({
        key,
        name: given.kind === 'typed' ? given.text : printable(signee.name),
        signedAt: formatInstant(event.at, language ?? 'en', zone),
        ...(picture !== undefined && { image: Buffer.from(picture).toString('base64') }),
      });
  }
  return drawn;
}

function factsOf(
  { envelope, documents, organization, kept }: Sealing,
  files: ReadonlyMap<string, SealedFile>,
): EvidenceFacts {
  const { envelopeId, title, zone, events } = envelope;
  const present = envelope.signees.filter(
    ({ signeeId }) => !events.some((one) => one.kind === 'removed' && one.signeeId === signeeId),
  );
  return {
    envelopeId,
    title,
    zone,
    events,
    kept,
    company: fullNameOf(organization),
    number: corporationOf(organization).number ?? null,
    statute: statuteHeading(
      organization.jurisdiction,
      documents.find((one) => one.language)?.language ?? 'en',
    ),
    completedAt: events.find(({ kind }) => kind === 'completed')?.at ?? envelope.madeAt,
    documents: documents.map(({ documentId, title: called, sha256, mediaType, wordingVersion }) => ({
      documentId,
      title: called,
      sha256,
      signed: files.get(documentId) ?? null,
      sealingFault: files.has(documentId) ? null : unsealableAs({ mediaType }),
      wordingVersion,
    })),
    signees: present.map(({ signeeId, name, email, signs }) => ({
      signeeId,
      name,
      email,
      capacities: [...new Set(signs.flatMap(({ capacities }) => capacities))],
    })),
  };
}

interface Made {
  readonly files: ReadonlyMap<string, SealedFile>;
  readonly evidence: SealedFile;
  readonly printed: PrintedDocument;
  /** SHA-256 of the evidence as JSON. */
  readonly json: string;
}

/** All of it in one transaction, unless another worker was first. */
async function file(ports: SigningPorts, sealing: Sealing, { files, evidence, printed, json }: Made) {
  const { orgId, now, envelope, documents } = sealing;
  const { envelopeId } = envelope;
  await ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const [still] = await selectEnvelopes(tx, orgId, { ids: [envelopeId] });
      if (still === undefined || still.events.some(({ kind }) => kind === 'sealed')) return ok(null);
      for (const document of documents) {
        const signed = files.get(document.documentId);
        if (signed !== undefined) await fileSigned(write, document, signed);
      }
      const [first] = documents;
      const language = printed.language;
      const evidenceId = await fileEvidence(write, first ?? { section: 'other' }, {
        title: evidenceTitle(language, envelope.title),
        printed,
        pages: evidence.pages,
        sha256: evidence.sha256,
        bytes: evidence.bytes,
      });
      await insertEvent(tx, orgId, {
        envelopeId,
        kind: 'sealed',
        at: now,
        data: {
          documents: [...files].map(([document, { sha256 }]) => ({ document, sha256 })),
          evidence: { document: evidenceId, pdf: evidence.sha256, json },
        },
      });
      return ok(null);
    }),
  );
}
