/** People who are asked to sign, as their mails reach them. */

import { readDocument } from '@tabellion/features/documents/contract.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import * as contract from '@tabellion/features/signing/contract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { given } from './founding.ts';
import { mailsTo, secretIn } from './mails.ts';
import { registered, type SignedIn, signIn } from './people.ts';
import { startTestServer, type TestServer } from './server.ts';
import { png, type Story, tellStory } from './story.ts';

export const signature = { kind: 'typed', text: 'Ann Aalto' } as const;

export const codeOf = ({ textCode }: { readonly textCode: string }): string => textCode;

let people = 0;

export function signingIn({ server, owner, orgId }: Pick<Story, 'server' | 'owner' | 'orgId'>) {
  const params = { orgId };

  async function document(name = 'Agreement', file = png()): Promise<string> {
    const body = { category: 'agreements', name };
    const answer = await owner.api(uploadDocument, { params, body }, { file });
    return given(answer).document._id;
  }

  /** A new document, out for signature to two new people. */
  async function sent(terms: object = {}) {
    const docId = await document();
    people += 1;
    const emails = [`ann${people}@signee.test`, `bo${people}@signee.test`] as const;
    const signees = [
      { name: 'Ann Aalto', email: emails[0] },
      { name: 'ليلى حداد', email: emails[1], language: 'ar' as const },
    ];
    const body = { document_ids: [docId], signees, ...terms };
    const { envelope } = given(await owner.api(contract.sendEnvelope, { params, body }));
    const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
    return { envelope, emails, docId, agreed };
  }

  /** The secret of the newest link. */
  const linkTo = async (email: string) =>
    secretIn((await mailsTo(server, email)).find((mail) => secretIn(mail) !== ''));

  /** The newest, also where another mail came after it. */
  async function codeFor(token: string, email: string): Promise<string> {
    given(await server.api()(signeeContract.mailCode, { body: { token } }));
    const codes = (await mailsTo(server, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject) ?? []);
    return codes[0] ?? '';
  }

  /** Opens a session of the signee whose mail has the link. */
  async function session(email: string) {
    const token = await linkTo(email);
    const code = await codeFor(token, email);
    return given(await server.api()(signeeContract.proveAddress, { body: { token, code } }));
  }
  const proved = async (email: string) => server.api((await session(email)).signee_token);

  return {
    document,
    sent,
    linkTo,
    codeFor,
    session,
    proved,
    statusOf: async (docId: string) =>
      given(await owner.api(readDocument, { params: { orgId, docId } })).status,
    read: async (envelopeId: string) =>
      given(await owner.api(contract.readEnvelope, { params: { orgId, envelopeId } })).envelope,
    /** Both of them, at once. */
    signedByBoth: async ({ emails, agreed }: Awaited<ReturnType<typeof sent>>) => {
      const signers = [await proved(emails[0]), await proved(emails[1])];
      const answers = await Promise.all(
        signers.map((api) => api(signeeContract.sign, { body: { agreed, signature } })),
      );
      expect(answers.map(codeOf)).toEqual(['SIGNING.SIGNED', 'SIGNING.SIGNED']);
      return answers.map(given);
    },
  };
}

export type Signing = ReturnType<typeof signingIn>;

export let server: TestServer;
export let owner: SignedIn;
export let story: Story;
export let signing: Signing;

/** A server for the tests of one file, with the corporation of the story. */
export function openSigning(): void {
  beforeAll(async () => {
    server = await startTestServer();
    owner = await registered(server);
    story = await tellStory(server, owner, { until: 'incorporated' });
    signing = signingIn(story);
  });
  afterAll(() => server.close());
}

/** Anew: days later no session is left. */
export async function ownerSignsIn(): Promise<void> {
  owner = await signIn(server, owner.email);
  signing = signingIn({ ...story, owner });
}
