/** Effects of a document once everybody whom it names has signed it, by its template (decision 084). */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { TextKey } from '@tabellion/texts/text.ts';
import {
  changedOrganizing,
  type GivenSignatures,
  type SignableDocument,
} from '../../documents/server/public.ts';
import { type SignedTemplateName, signedTemplates } from '../../documents/templates/template.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordConsent } from '../../people/server/public.ts';
import {
  meetOrganizing,
  organizingResolution,
  passOrganizingOfShareholders,
} from '../../registers/server/public/proposals.ts';
import type { SigningPorts } from './ports.ts';

export interface SignedDocument
  extends Pick<SignableDocument, 'documentId' | 'subject'>,
    Pick<GivenSignatures, 'signedOn'> {
  readonly envelopeId: string;
  /** The user who sent it. */
  readonly enteredBy: string;
  /** The law of the features whose entries it makes true. */
  readonly laws: SigningPorts['laws'];
}

/**
 * - `document`: it establishes something by itself, which `record` records in the registers; `entry` is how people call that.
 * - `proposal`: it belongs to an entry. Where that waits for its signatures, the document was made for its proposal, which is an
 *   effect of the envelope; otherwise the entry is on record, and the document is its paper.
 * - `none`: the registers record nothing, for a reason.
 */
export type Effect =
  | {
      readonly by: 'document';
      readonly entry: TextKey;
      record(write: OrganizationWrite, document: SignedDocument): Promise<Result<unknown, Refusal>>;
    }
  | { readonly by: 'proposal' }
  | { readonly by: 'none'; readonly because: string };

const ofItsEntry: Effect = { by: 'proposal' };
const none = (because: string): Effect => ({ by: 'none', because });

const filedForms = 'The registry makes it true, or is told by it, once it is filed.';
const inInk = 'Electronic signatures do not reach it (CBCA s. 252.2): it is signed in ink.';

/** Recorded as the directors signed it: a subscription or an office that was changed since keeps it back. */
async function recordOrganizing(
  write: OrganizationWrite,
  { documentId, envelopeId, signedOn, laws }: SignedDocument,
): Promise<Result<unknown, Refusal>> {
  if ((await changedOrganizing(write, [documentId])).length > 0) return refuse('REGISTERS.PRINTED_DIFFERS');
  const source = { kind: 'envelope', id: envelopeId } as const;
  const met = await meetOrganizing(write, { on: signedOn, source }, { laws });
  return met.ok && met.value.refusal !== null ? err(met.value.refusal) : met;
}

/** Nobody votes as a shareholder before the directors issued the shares. */
async function recordConfirming(
  write: OrganizationWrite,
  { signedOn }: SignedDocument,
): Promise<Result<unknown, Refusal>> {
  const directors = await organizingResolution(write.tx, write.orgId, 'directors');
  if (directors?.status !== 'passed') return refuse('REGISTERS.PRINTED_DIFFERS');
  await passOrganizingOfShareholders(write, { on: signedOn });
  return ok(null);
}

/** A template whose documents are signed does not compile without a row here. */
const effects: Readonly<Record<SignedTemplateName, Effect>> = {
  articles: none(filedForms),
  first_office_and_board: none(filedForms),
  articles_of_amendment: none(filedForms),
  articles_of_dissolution: none(filedForms),
  by_law: none('The check reads from it whether the shareholders confirmed it (s. 103).'),
  // The director's own seat is its subject (s. 106(9)).
  director_consent: {
    by: 'document',
    entry: 'entry.kind.consent.given',
    record: (write, { subject: appointmentId, signedOn, enteredBy }) =>
      recordConsent(write, { appointmentId, signedOn, enteredBy }),
  },
  officer_acceptance: none('The directors appoint (s. 121); no register keeps the acceptance.'),
  // It is drafted from the end that it tells.
  resignation: ofItsEntry,
  // Officers and first shares wait for it (ss. 25(3), 104).
  organizing_resolution_of_directors: {
    by: 'document',
    entry: 'signing.organizing.entry',
    record: recordOrganizing,
  },
  issue_resolution: ofItsEntry,
  annual_resolution_of_directors: ofItsEntry,
  // The by-law is confirmed, and the first board elected (ss. 103, 106).
  organizing_resolution_of_shareholders: {
    by: 'document',
    entry: 'signing.organizing.confirmed',
    record: recordConfirming,
  },
  number_of_directors: none('It sets a number within the articles that no register keeps.'),
  shareholders_resolution: ofItsEntry,
  class_resolution: ofItsEntry,
  annual_resolution_of_shareholders: ofItsEntry,
  auditor_waiver: none('The check reads from it that no auditor is needed (s. 163).'),
  statements_waiver: none('It says what a shareholder need not be sent (s. 159).'),
  shareholder_agreement: ofItsEntry,
  // The directors issue the shares (s. 25).
  subscription: ofItsEntry,
  vesting_agreement: ofItsEntry,
  option_agreement: ofItsEntry,
  intellectual_property_assignment: none('It passes rights that no register of the corporation keeps.'),
  short_shareholders_agreement: none(
    'It binds its parties; the powers of the directors stay as they are (s. 146).',
  ),
  share_transfer: none(inInk),
  share_certificate: none(inInk),
  notice_of_directors: none(filedForms),
  notice_of_office: none(filedForms),
  control_request: none('It asks; what the answer says is entered in the register of significant control.'),
  certificate_of_incumbency: none('It repeats what the register of officers says.'),
};

/** @returns that of a document without a template, and of registers, which nobody signs, too */
export const effectOf = ({ template }: Pick<SignableDocument, 'template'>): Effect => {
  const name = signedTemplates.find((one) => one === template);
  return name === undefined ? none('Nobody but who wrote it knows what it establishes.') : effects[name];
};

/** Documents in the order in which they take effect, whatever that of the envelope: the shareholders confirm what the directors
 *  resolved. */
export const inOrderOfEffect = <One extends Pick<SignableDocument, 'template'>>(
  documents: readonly One[],
): One[] => documents.toSorted((one, other) => places.indexOf(one.template) - places.indexOf(other.template));

const places: readonly SignableDocument['template'][] = signedTemplates;
