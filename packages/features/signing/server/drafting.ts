/** Documents and those who sign them are checked before an envelope is made or changed. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { normalizeEmail } from '@tabellion/law/email.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { credentialsOfEmail, userById } from '../../accounts/server/public.ts';
import type { DocumentStatus } from '../../documents/sections.ts';
import { type SignableDocument, signableDocuments } from '../../documents/server/public.ts';
import { accessIn } from '../../organizations/server/public.ts';
import { readRegisters, seqKnownAt } from '../../registers/server/public/acts.ts';
import { displayName, factsOf, personAt } from '../../registers/server/public/people.ts';
import { openProposals } from '../../registers/server/public/proposals.ts';
import type { NewSignee } from '../contract.ts';
import type { SigneeDocument } from '../envelope.ts';
import { type SigneeRow, selectLastLanguage, selectOutForSignature } from './store/envelopes.ts';

interface Drafting {
  readonly q: Queries;
  readonly orgId: string;
  readonly today: PlainDate;
  /** The sender's, where a signee's own is not known. */
  readonly language: Language;
}

/** A document that was signed in part needs those who are missing: it may be sent to them once its envelope is over.
 *  @param free  documents of an envelope that is edited or was not signed in time: they are out for signature with it */
export async function documentsToSign(
  { q, orgId }: Pick<Drafting, 'q' | 'orgId'>,
  ids: readonly string[],
  free: readonly string[] = [],
): Promise<
  Result<
    readonly SignableDocument[],
    Refusal<
      | 'SIGNING.NO_DOCUMENTS'
      | 'GENERAL.NOT_FOUND'
      | 'SIGNING.NOT_SIGNABLE'
      | 'SIGNING.ON_PAPER_ALONE'
      | 'PRECEDENTS.NOT_APPROVED'
    >
  >
> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return refuse('SIGNING.NO_DOCUMENTS');
  const documents = await signableDocuments(
    q,
    orgId,
    wanted.map((documentId) => ({ documentId })),
  );
  if (documents.length < wanted.length) return refuse('GENERAL.NOT_FOUND');
  const out = await selectOutForSignature(q, orgId, wanted);
  for (const { documentId, status, section, title, isUnapproved } of documents) {
    // Share certificates and transfers are outside of the electronic part of the Act (CBCA s. 252.2).
    if (section === 'certificates') return refuse('SIGNING.ON_PAPER_ALONE', { params: { title } });
    const isBack = !out.includes(documentId) && sendable.includes(status);
    if (!free.includes(documentId) && !isBack) return refuse('SIGNING.NOT_SIGNABLE', { params: { title } });
    if (isUnapproved) return refuse('PRECEDENTS.NOT_APPROVED', { params: { title } });
  }
  return ok(documents);
}

const sendable: readonly DocumentStatus[] = ['draft', 'partially_signed', 'declined', 'expired'];

export type DraftedSignee = Omit<SigneeRow, 'envelopeId'>;

type NamingDocument = Pick<SignableDocument, 'documentId' | 'signees' | 'signedBy'>;

/** Those whom the documents name and who have not signed them; `email` is empty where none is on record. */
export async function signeesNamed(
  drafting: Drafting,
  all: readonly NamingDocument[],
): Promise<readonly DraftedSignee[]> {
  const documents = all.map((one) => ({
    ...one,
    signees: one.signees.filter(({ personId }) => !one.signedBy.includes(personId)),
  }));
  const persons = [...new Set(documents.flatMap(({ signees }) => signees.map(({ personId }) => personId)))];
  return Promise.all(
    persons.map(async (personId) => {
      const { name, email } = await personOf(drafting, personId);
      const language = await languageOf(drafting, email);
      return {
        signeeId: newId(),
        personId,
        name,
        email,
        language,
        place: 1,
        signs: signsOf(documents, personId),
      };
    }),
  );
}

/** Signees in the order of the form. */
export async function readSignees(
  drafting: Drafting,
  documents: readonly SignableDocument[],
  given: readonly NewSignee[] | undefined,
): Promise<Result<readonly DraftedSignee[], Refusal<SigneeCode>>> {
  const signees: DraftedSignee[] = [];
  if (given === undefined) signees.push(...(await signeesNamed(drafting, documents)));
  for (const [at, one] of (given ?? []).entries()) {
    const known = one.person_id === undefined ? undefined : await personOf(drafting, one.person_id);
    if (known !== undefined && known.name === '')
      return refuseField(`signees.${at}.person_id`, 'GENERAL.NOT_FOUND');
    const typed = readText(one.name ?? '', { path: `signees.${at}.name`, maxLength: 300 });
    if (!typed.ok) return refuseField(typed.error.path, 'TEXT.FORBIDDEN_CHARACTERS');
    const name = typed.value || (known?.name ?? '');
    if (name === '') return refuseField(`signees.${at}.name`, 'GENERAL.FIELD_REQUIRED');
    const signs = signsOf(documents, one.person_id ?? null, one.document_ids);
    if (signs.length === 0) return refuseField(`signees.${at}.document_ids`, 'GENERAL.NOT_FOUND');
    const email = one.email === undefined ? (known?.email ?? '') : normalizeEmail(one.email);
    signees.push({
      signeeId: newId(),
      personId: one.person_id ?? null,
      name,
      email,
      signs,
      place: one.place ?? at + 1,
      language: one.language ?? (await languageOf(drafting, email)),
    });
  }
  if (signees.length === 0) return refuse('SIGNING.NO_SIGNEES');
  for (const [at, { name, email }] of signees.entries()) {
    const path = `signees.${at}.email`;
    if (email === '') return refusedAt(path, 'SIGNING.NO_ADDRESS', { name });
    if (signees.findIndex((other) => other.email === email) < at)
      return refusedAt(path, 'SIGNING.SAME_ADDRESS', { email });
  }
  return ok(signees);
}

type SigneeCode =
  | 'TEXT.FORBIDDEN_CHARACTERS'
  | 'GENERAL.FIELD_REQUIRED'
  | 'GENERAL.NOT_FOUND'
  | 'SIGNING.NO_SIGNEES'
  | 'SIGNING.NO_ADDRESS'
  | 'SIGNING.SAME_ADDRESS';

const refusedAt = <Code extends TextCode>(
  path: string,
  textCode: Code,
  params: Readonly<Record<string, string>>,
) => refuse(textCode, { params, fields: [{ path, textCode, params }] });

/** The documents that name a person, each with his capacities; where none does, those chosen for him, or all. */
function signsOf(
  documents: readonly NamingDocument[],
  personId: string | null,
  chosen?: readonly string[],
): readonly SigneeDocument[] {
  const named = documents.map(({ documentId, signees }) => ({
    documentId,
    capacities: [
      ...new Set(signees.filter((one) => one.personId === personId).map(({ capacity }) => capacity)),
    ],
  }));
  if (chosen !== undefined) return named.filter(({ documentId }) => chosen.includes(documentId));
  const own = named.filter(({ capacities }) => capacities.length > 0);
  return own.length > 0 ? own : named;
}

/** A person's name and address as the registers have them; of somebody new, as the entry that waits says. */
async function personOf({ q, orgId, today }: Drafting, personId: string) {
  const seq = await seqKnownAt(q, orgId, undefined);
  const person =
    (await personAt(q, orgId, { asOf: today, seq, personId })) ??
    (await proposedPerson({ q, orgId, today }, personId));
  const facts = person && (await factsOf(q, orgId, [person])).get(personId);
  return { name: displayName(facts?.name), email: normalizeEmail(facts?.contact?.email ?? '') };
}

async function proposedPerson({ q, orgId, today }: Omit<Drafting, 'language'>, personId: string) {
  const open = await openProposals(q, orgId);
  const proposals = open.filter(({ kind }) => kind === 'signing').map(({ id }) => id);
  const { persons } = await readRegisters(q, orgId, { asOf: today, proposals });
  return persons.find((one) => one.personId === personId);
}

/** A member reads in the language of his account, others in that in which they were asked last: the sender must not learn whether
 *  they have an account. */
async function languageOf({ q, orgId, language }: Drafting, email: string): Promise<Language> {
  if (email === '') return language;
  const account = await credentialsOfEmail(q, email);
  const isMember =
    account !== undefined && (await accessIn(q)).some(({ userId }) => userId === account.userId);
  if (isMember) return (await userById(q, account.userId)).language;
  return (await selectLastLanguage(q, orgId, email)) ?? language;
}
