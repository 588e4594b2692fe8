/** Whom a matter is none of the business of, and many who act on it at once. */
import { expect, test } from 'vitest';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, signIn, verified } from '../../../../tests/support/people.ts';
import { openSigning, owner, server, signing, story } from '../../../../tests/support/signing.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { type Condition, listProposals } from '../../registers/proposalContract.ts';
import * as contract from '../contract.ts';
import { selectOrganizationsWithOpenMatters } from './store/matters.ts';

openSigning();

const ofOrganization = () => ({ params: { id: story.orgId } });

let month = 0;

async function proposed(awaits: Exclude<Condition, 'place'>[] = ['signatures', 'payment']): Promise<string> {
  month += 1;
  const body = { fiscal_year_end: `0${month}-15`, propose: { awaits } };
  const answer = given(await owner.api(changeYearEnd, { ...ofOrganization(), body }));
  await announcementsArrive(server);
  return answer.proposal_id ?? '';
}
const matterOf = async (proposalId: string): Promise<string> => {
  const { matters } = given(await owner.api(contract.listMatters, ofOrganization()));
  return matters.find(({ subject }) => subject === proposalId)?.matter_id ?? '';
};
const openIds = async () =>
  given(await owner.api(listProposals, ofOrganization())).proposals.map((one) => one.proposal_id);

test('whoever withdraws one entry of a request leaves the others, which are sent again', async () => {
  const [one, other] = [await proposed(), await proposed(['signatures'])];
  await signing.sent({ effects: [{ proposal_id: one }, { proposal_id: other }] });
  const params = { id: story.orgId, matter: await matterOf(one) };
  given(await owner.api(contract.withdrawMatter, { params }));
  const open = await openIds();
  expect([open.includes(one), open.includes(other)]).toEqual([false, true]);
  const again = await signing.sent({ effects: [{ proposal_id: other }] });
  const answers = await signing.signedByBoth(again);
  expect(answers.flatMap(({ effects }) => effects.map(({ outcome }) => outcome))).toContain('recorded');
});

test('of twenty who withdraw it at once one does, and nobody looks at it by the hour any more', async () => {
  const params = { id: story.orgId, matter: await matterOf(await proposed()) };
  const withdraw = () => owner.api(contract.withdrawMatter, { params });
  const openMatters = () => server.installation.db.asNobody(selectOrganizationsWithOpenMatters);
  expect(await openMatters()).toEqual([story.orgId]);
  const codes = (await Promise.all(Array.from({ length: 20 }, withdraw))).map(({ textCode }) => textCode);
  expect(codes.filter((code) => code === 'MATTERS.WITHDRAWN')).toHaveLength(1);
  expect(codes.filter((code) => code === 'MATTERS.OVER')).toHaveLength(19);
  const { matters } = given(await owner.api(contract.listMatters, ofOrganization()));
  expect(matters.filter(({ state }) => state === 'under_way')).toEqual([]);
  expect(await openMatters()).toEqual([]);
});

test('a stranger finds none, and whoever may not manage the company neither withdraws one nor hands it over', async () => {
  const matter = await matterOf(await proposed());
  const stranger = await registered(server);
  const theirs = await organizationOf(await verified(server, stranger));
  const body = { user_id: stranger.userId };
  for (const id of [story.orgId, theirs])
    for (const endpoint of [contract.withdrawMatter, contract.handOverMatter])
      expect(await stranger.api(endpoint, { params: { id, matter }, body })).toMatchObject({
        textCode: 'GENERAL.NOT_FOUND',
      });
  const params = { id: story.orgId, matter };
  expect(await owner.api(contract.handOverMatter, { params, body })).toMatchObject({
    textCode: 'MATTERS.NO_MEMBER',
  });
  const viewer = await registered(server);
  await join(server, story.orgId, viewer, 'view');
  const { api } = await signIn(server, viewer.email);
  for (const endpoint of [contract.withdrawMatter, contract.handOverMatter])
    expect(await api(endpoint, { params, body })).toMatchObject({ textCode: 'ACCESS.VIEW_ONLY' });
});
