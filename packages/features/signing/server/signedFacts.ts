/** Facts of signed documents that the registers keep, by template. */
import {
  type GivenSignatures,
  type SignableDocument,
  signableDocuments,
} from '../../documents/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordConsent } from '../../people/server/public.ts';
import type { Envelope } from './store/envelopes.ts';

interface SignedDocument extends Pick<SignableDocument, 'subject'>, Pick<GivenSignatures, 'signedOn'> {
  /** Who sent it. */
  readonly enteredBy: string;
}

type Recording = (write: OrganizationWrite, document: SignedDocument) => ReturnType<typeof recordConsent>;

const recordings: Readonly<Record<string, Recording>> = {
  /** The director's own seat is its subject (CBCA s. 106(9)). */
  director_consent: (write, { subject, ...signed }) =>
    recordConsent(write, { ...signed, appointmentId: subject }),
};

/** Signatures stand where a fact does not fit: it is left out, and the check says that it is missing.
 *  @param signed  documents on which nobody is missing */
export async function recordSignedFacts(
  write: OrganizationWrite,
  { madeBy: enteredBy }: Pick<Envelope, 'madeBy'>,
  signed: readonly GivenSignatures[],
): Promise<void> {
  for (const { template, subject, documentId } of await signableDocuments(write.tx, write.orgId, signed)) {
    const record = recordings[template ?? ''];
    const signedOn = signed.find((one) => one.documentId === documentId)?.signedOn;
    if (record !== undefined && signedOn !== undefined)
      await write.attempt(() => record(write, { subject, signedOn, enteredBy }));
  }
}
