/** The stage of the tests of members, invitations and sub-users. */

import { listActivity } from '@tabellion/features/activity/contract.ts';
import * as contract from '@tabellion/features/members/contract.ts';
import { saveAccountInfo } from '@tabellion/features/organizations/contract.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { given } from '../founding.ts';
import { mailsTo, secretIn } from '../mails.ts';
import { organizationOf, registered, type SignedIn, signIn, verified } from '../people.ts';
import { startTestServer, type TestServer } from '../server.ts';

export let server: TestServer;
/** Made the organization, is its admin. */
export let amelie: SignedIn;
export let orgId: string;
let people = 0;

/** A server for the tests of one file; for each of them an admin with an organization of her own. */
export function openMembers(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    amelie = await verified(server, await registered(server));
    orgId = await organizationOf(amelie);
  });
  afterAll(() => server.close());
}

export type Body = Parameters<typeof invite>[1];

/** Nobody has been invited at this address before. */
export const fresh = (): string => {
  people += 1;
  return `invited${people}@maple.test`;
};

export const invite = (
  by: SignedIn,
  body: { email: string } & Partial<Record<string, unknown>>,
  org = orgId,
) => by.api(contract.createOrganizationUser, { params: { orgId: org }, body });
export const secretTo = async (email: string): Promise<string> =>
  secretIn(
    (await mailsTo(server, email)).find(({ text }) => /\/(invitation|app\/set-password)\//.test(text)),
  );
export const list = async (by = amelie, org = orgId) =>
  given(await by.api(contract.listOrganizationUsers, { params: { orgId: org } })).users;
export const idOf = async (email: string, by = amelie, org = orgId): Promise<string> =>
  (await list(by, org)).find((user) => user.email === email)?._id ?? '';
export const edit = (by: SignedIn, id: string, body: object) =>
  by.api(contract.editOrganizationUser, { params: { id }, body });
export const remove = (by: SignedIn, id: string) =>
  by.api(contract.deleteOrganizationUser, { params: { id } });
export const log = async (org = orgId, by = amelie) =>
  given(await by.api(listActivity, { params: { orgId: org }, query: {} })).activities.map(({ kind }) => kind);
/** `ok` and the code, or the status and the code of a refusal with its fields. */
export const said = (answer: {
  ok: boolean;
  status?: number;
  textCode: string;
  fields?: readonly { path: string }[];
}) =>
  answer.ok
    ? `ok ${answer.textCode}`
    : [answer.status, answer.textCode, ...(answer.fields ?? []).map(({ path }) => path)].join(' ');

/** Somebody new who has accepted. */
export async function member(
  body: Omit<Body, 'email'> = { access_type: 'view' },
  org = orgId,
): Promise<SignedIn> {
  const person = await registered(server, { email: fresh(), firstname: 'Bo', lastname: 'Li' });
  given(await invite(amelie, { ...body, email: person.email }, org));
  given(await person.api(contract.acceptInvitation, { body: { token: await secretTo(person.email) } }));
  return person;
}

export const mayEditAccount = async (person: SignedIn, org = orgId): Promise<string> =>
  said(await person.api(saveAccountInfo, { params: { id: org }, body: { firstname: 'Bo', lastname: 'Li' } }));

/** A session for the time that the clock shows now. */
export const again = ({ email }: SignedIn): Promise<SignedIn> => signIn(server, email);

/** The same for Amélie herself. */
export async function ameliesNextSession(): Promise<void> {
  amelie = await verified(server, await again(amelie));
}
