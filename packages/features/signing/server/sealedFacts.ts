/** Facts that seals state of the documents that they seal: whose they are, which ones, and who signed them. */
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { SealedDocument } from '@tabellion/paper/seal/seal.ts';
import type { SignableDocument } from '../../documents/server/public.ts';
import type { organizationOf } from '../../organizations/server/public.ts';
import { type EvidenceFacts, evidenceTitle } from '../rules/evidence.ts';
import type { Envelope, SigneeRow } from './store/envelopes.ts';

type Organization = Awaited<ReturnType<typeof organizationOf>>;

/** Signees of a document, in the order in which they signed. */
export const signedBy = (
  { signees, events }: Envelope,
  { documentId }: SignableDocument,
): readonly { readonly signee: SigneeRow; readonly event: Envelope['events'][number] }[] =>
  events.flatMap((event) => {
    const signee = signees.find((one) => one.signeeId === event.signeeId);
    const isOfDocument = signee?.signs.some((one) => one.documentId === documentId) === true;
    return event.kind === 'signed' && isOfDocument ? [{ signee, event }] : [];
  });

/** Facts that the seal of a document states. */
export function aboutDocument(
  organization: Organization,
  envelope: Envelope,
  document: SignableDocument,
): SealedDocument {
  return {
    ...corporationOf(organization),
    title: document.title,
    signees: signedBy(envelope, document).map(({ signee, event }) => ({ name: signee.name, at: event.at })),
  };
}

/** Facts that the seal of the evidence states; it also names the same evidence as JSON. */
export const aboutEvidence = (facts: EvidenceFacts, language: 'en' | 'fr', json: string): SealedDocument => ({
  corporation: facts.company,
  ...(facts.number !== null && { number: facts.number }),
  title: evidenceTitle(language, facts.title),
  signees: facts.events.flatMap(({ kind, signeeId, at }) => {
    const signee = facts.signees.find((one) => one.signeeId === signeeId);
    return kind === 'signed' && signee !== undefined ? [{ name: signee.name, at }] : [];
  }),
  evidenceJsonSha256: json,
});

export function corporationOf(organization: Organization): Pick<SealedDocument, 'corporation' | 'number'> {
  const number = printedCorporationNumber(organization.corporation_number, organization.jurisdiction);
  return { corporation: fullNameOf(organization), ...(number !== '' && { number }) };
}
