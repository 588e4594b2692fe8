/** Envelopes of an uploaded page with an issue that waits for the signatures, each in a corporation of its own. */
import { digestOf, markEmailVerified, newLinkSecret } from '@tabellion/features/accounts/server/public.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import { insertSession } from '@tabellion/features/mailbox/server/public.ts';
import { listShareClasses } from '@tabellion/features/shares/contract.ts';
import { issueShares } from '@tabellion/features/shares/transactionContract.ts';
import { sendEnvelope } from '@tabellion/features/signing/contract.ts';
import type { Envelope } from '@tabellion/features/signing/envelopeView.ts';
import { sign } from '@tabellion/features/signing/signeeContract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { type Answer, type CallInput, call } from '@tabellion/kit/client.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type BenchUser, benchAccount, openCorporation, todayInToronto } from '../http/benchServer.ts';

export interface Opening {
  readonly db: Database;
  readonly origin: string;
  readonly user: BenchUser;
}

export interface OpenEnvelope extends Opening {
  readonly orgId: string;
  readonly envelope: Envelope;
  readonly agreed: readonly { readonly document_id: string; readonly sha256: string }[];
}

/** A request that is sent once. */
export interface LastSignature {
  readonly token: string;
  readonly body: string;
}

export const signature = { kind: 'typed', text: 'Ann Aalto' } as const;

/** Four at a time. */
export async function openEnvelopes<T>(
  opening: Opening,
  { count, signees }: { readonly count: number; readonly signees: number },
  then: (envelope: OpenEnvelope) => Promise<T>,
): Promise<T[]> {
  const file = new Blob([new Uint8Array(testPdf())], { type: 'application/pdf' });
  const made: T[] = [];
  // Only who proved his own address sends requests.
  const now = instantOfMillis(Date.now());
  await opening.db.transaction(null, (tx) => markEmailVerified(tx, opening.user.userId, now));
  for (let token = opening.user.token; made.length < count; ) {
    // One session sends thirty requests in a minute.
    if (made.length % 24 === 0) token = await signIn(opening.origin);
    const user = { ...opening.user, token };
    const some = Array.from({ length: Math.min(4, count - made.length) }, async () =>
      then(await openEnvelope({ ...opening, user }, file, signees)),
    );
    made.push(...(await Promise.all(some)));
  }
  return made;
}

async function signIn(origin: string): Promise<string> {
  const answer = given(await call(login, { body: benchAccount }, { origin, language: 'en' }));
  if (!('token' in answer)) throw new Error('a second factor was asked for');
  return answer.token;
}

let people = 0;

async function openEnvelope(opening: Opening, file: Blob, signees: number): Promise<OpenEnvelope> {
  const { db, origin, user } = opening;
  const { orgId, personId: person_id } = await openCorporation(db, origin, user);
  const params = { orgId };
  const ask = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, more: { file?: Blob } = {}) =>
    given(await call(endpoint, input, { origin, token: user.token, language: 'en', ...more }));
  const { shareclasses } = await ask(listShareClasses, { params: { id: orgId } });
  const on = todayInToronto();
  const issuance = {
    Shareclass: shareclasses[0]?._id ?? '',
    ownership: '10',
    price: '1',
    paid_on: on,
    ...({ consideration: 'money', exemption: 'employee', resolution: 'D-2', resolution_on: on } as const),
  };
  const issue = { person_id, issuance, propose: { awaits: 'signatures' as const } };
  const { proposal_id } = await ask(issueShares, { params: { id: orgId }, body: issue });
  const upload = { category: 'agreements', name: 'Subscription' };
  const { document } = await ask(uploadDocument, { params, body: upload }, { file });
  const body = {
    document_ids: [document._id],
    proposal_id: proposal_id ?? '',
    signees: Array.from({ length: signees }, () => {
      people += 1;
      return { name: 'Ann Aalto', email: `ann${people}@signee.test` };
    }),
  };
  const { envelope } = await ask(sendEnvelope, { params, body });
  const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  return { ...opening, orgId, envelope, agreed };
}

/** The first of two has signed. @returns what the second sends */
export async function sentToTwo({
  db,
  origin,
  orgId,
  envelope,
  agreed,
}: OpenEnvelope): Promise<LastSignature> {
  const tokens: string[] = [];
  for (const { _id: signeeId } of envelope.signees) {
    const token = newLinkSecret();
    const [madeAt, expiresAt] = [0, 3_600_000].map((ms) => instantOfMillis(Date.now() + ms));
    if (madeAt === undefined || expiresAt === undefined) throw new Error('no moments');
    const of = { orgId, envelopeId: envelope._id, signeeId, pageLinkId: null };
    await db.asOrganization(orgId, (q) =>
      insertSession(q, { ...of, digest: digestOf(token), madeAt, expiresAt, proof: 'code', userId: null }),
    );
    tokens.push(token);
  }
  const [first = '', second = ''] = tokens;
  const body = { agreed: [...agreed], signature };
  given(await call(sign, { body }, { origin, token: first, language: 'en' }));
  return { token: second, body: JSON.stringify(body) };
}

function given<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw new Error(`refused: ${answer.textCode}`);
}
