/** Requests that wait for one person, and documents that he signed, beside those that name him. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import { mayAct } from './access.ts';
import type { SigneeRow } from './store/envelopes.ts';
import { envelopesOf, type OwnEnvelope } from './waitingEnvelopes.ts';

interface AskedPerson {
  readonly personId: string;
  readonly name: string;
  /** Where requests reach him. Others may have the same address. */
  readonly email: string;
}

/** Whoever is in no register is known by name and address. */
const isHis =
  ({ personId, name }: AskedPerson) =>
  ({ signee }: { readonly signee: SigneeRow }): boolean =>
    signee.personId === null ? signee.name === name : signee.personId === personId;

export async function requestsTo(
  q: Queries,
  orgId: string,
  { now, ...person }: AskedPerson & { readonly now: Instant },
): Promise<{ readonly waiting: readonly OwnEnvelope[]; readonly signedDocumentIds: readonly string[] }> {
  const own = (await envelopesOf(q, orgId, person.email)).filter(isHis(person));
  return {
    waiting: own.filter((one) => mayAct(one, now, 'sign').ok),
    signedDocumentIds: own
      .filter(({ envelope }) => envelopeState(envelope, envelope.events, now).state === 'signed')
      .flatMap(({ signee }) => signee.signs.map(({ documentId }) => documentId)),
  };
}
