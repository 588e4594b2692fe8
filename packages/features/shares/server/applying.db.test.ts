import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { resident } from '../../../../tests/support/stages/people.ts';
import {
  amelie,
  classOf,
  newFounding,
  onRecord,
  openShares,
  read,
  server,
  today,
} from '../../../../tests/support/stages/shares.ts';
import {
  amendment,
  classes,
  fieldsOf,
  isWhole,
  register,
  resolved,
} from '../../../../tests/support/stages/transactions.ts';
import { amendArticles } from '../../corporation/contract.ts';
import { addToPosition } from '../../people/contract.ts';
import * as proposals from '../../registers/proposalContract.ts';
import * as transactions from '../transactionContract.ts';

openShares();

const propose = { awaits: 'signatures' as const };

type Answer = {
  readonly ok: boolean;
  readonly textCode: string;
  readonly fields?: readonly { path: string; textCode: string }[];
  readonly data?: unknown;
};

const proposalIn = (answer: Answer): string => {
  expect([answer.textCode, ...fieldsOf(answer)]).toEqual(['REGISTERS.PROPOSED']);
  return (answer.data as { proposal_id?: string | null }).proposal_id ?? '';
};

const apply = (id: string, proposal: string, body: object = {}) =>
  amelie.api(proposals.applyProposal, { params: { id, proposal }, body });

/** Why it stays, after it could not be recorded. */
async function attentionOf(id: string, proposal: string): Promise<string | undefined> {
  expect(await apply(id, proposal)).toMatchObject({
    textCode: 'REGISTERS.PROPOSAL_NEEDS_ATTENTION',
    data: { act_id: null },
  });
  const listed = await amelie.api(proposals.listProposals, { params: { id } });
  const open = listed.ok ? listed.data.proposals : [];
  return open.find(({ proposal_id }) => proposal_id === proposal)?.attention?.textCode;
}

describe('the law is judged again on the day on which a proposal becomes effective', () => {
  test('a redemption needs attention once the articles do not let the class be redeemed any more', async () => {
    const { id, a, ann } = await classes();
    const amend = (more: object) => {
      const { price, properties } = classOf('Class A', 'CA', more);
      const body = { class_id: a, name: 'Class A', price, properties, ...amendment };
      return amelie.api(transactions.amendShareClass, { params: { id }, body });
    };
    const redeemable = { redeemable: true, redemption_price: '1' };
    expect(fieldsOf(await amend(redeemable))).toEqual([]);
    const redemption = {
      ...resolved,
      security_id: ann,
      sharesExact: '40',
      effective_on: '2025-06-03',
      propose,
      priceExact: '1',
      paid_in: 'money' as const,
      demanded_by: 'corporation' as const,
    };
    const proposal = proposalIn(
      await amelie.api(transactions.redeemShares, { params: { id }, body: redemption }),
    );
    expect(await amend({})).toMatchObject({ ok: true });
    expect(await attentionOf(id, proposal)).toBe('SHARES.NOT_REDEEMABLE');
    expect((await register(id)).sort()).toEqual(['Ann CA-1 100 issued', 'Bo CA-2 50 issued']);
    expect(await amend(redeemable)).toMatchObject({ ok: true });
    expect(await apply(id, proposal)).toMatchObject({ textCode: 'REGISTERS.PROPOSAL_RECORDED' });
    await isWhole(id);
  });

  test('an appointment needs attention once the board is full', async () => {
    const { id } = await onRecord();
    const elected = { resolution: 'S-2026-01', resolution_on: today() };
    const person = (firstname: string) => ({
      kind: 'individual' as const,
      firstname,
      lastname: 'Ng',
      residency: resident,
      capable_attested: true,
    });
    const appoint = (firstname: string, more: object = {}) =>
      amelie.api(addToPosition, {
        params: { id, position: 'directors' },
        // The shareholders elect: a board of one may add nobody (s. 106(8)).
        body: { person: person(firstname), appointed_on: today(), ...elected, ...more },
      });
    const proposal = proposalIn(await appoint('Dee', { propose }));
    expect(await appoint('Eve')).toMatchObject({ ok: true });
    const articles = { min_directors: 1, max_directors: 1, effective_on: today() };
    expect(await amelie.api(amendArticles, { params: { id }, body: articles })).toMatchObject({ ok: true });
    expect(await attentionOf(id, proposal)).toBe('PEOPLE.BOARD_FULL');
    const wider = { ...articles, max_directors: 10 };
    expect(await amelie.api(amendArticles, { params: { id }, body: wider })).toMatchObject({ ok: true });
    expect(await apply(id, proposal)).toMatchObject({ textCode: 'REGISTERS.PROPOSAL_RECORDED' });
    await isWhole(id);
  });

  test('a transfer that makes fifty-one holders meanwhile is recorded for a reason that the log keeps', async () => {
    const id = await newFounding();
    const head = { orgId: id, userId: amelie.userId, now: server.clock.read() };
    await writing(server.database.database, head, async (write) => {
      await found(write, {
        classes: [{ name: 'Common', prefix: 'CS' }],
        directors: [{ name: 'Grace Hall' }],
        subscriptions: Array.from({ length: 49 }, (_, at) => ({
          name: `Holder No${at + 1}`,
          shares: 20,
          price: '1',
          of: 'Common',
        })),
      });
      await incorporate(write, plainDate(today()), { transferRestrictions: 'With consent.' });
    });
    const certificates = (await read(id)).shareholders.map(({ issuances }) => issuances.at(0)?._id ?? '');
    const transfer = (at: number, firstname: string, more: object = {}) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: {
          ...resolved,
          security_id: certificates[at] ?? '',
          effective_on: today(),
          ...more,
          to: [{ person: { firstname, lastname: 'Zed' }, sharesExact: '5' }],
        },
      });
    const proposal = proposalIn(await transfer(0, 'Di', { propose }));
    expect(await transfer(1, 'Ed')).toMatchObject({ ok: true });
    expect(await attentionOf(id, proposal)).toBe('SHARES.PRIVATE_ISSUER_LIMIT');
    const because = { override: true, override_reason: 'fewer_beneficial' };
    expect(await apply(id, proposal, because)).toMatchObject({ textCode: 'REGISTERS.PROPOSAL_RECORDED' });
    const reasons = await server.database.asOwner<{ params: object }>(
      `select params from activity where org_id = $1 and kind = 'private_issuer_limit'`,
      [id],
    );
    expect(reasons).toMatchObject([
      { params: { counted: 51, reason: 'fewer_beneficial', act: 'transferred' } },
    ]);
    await isWhole(id);
  });
});
