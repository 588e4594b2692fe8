import { addDays, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { resident } from '../../../../tests/support/stages/people.ts';
import {
  amelie,
  onRecord,
  openShares,
  read,
  server,
  today,
} from '../../../../tests/support/stages/shares.ts';
import { cy, fieldsOf, isWhole, register, told } from '../../../../tests/support/stages/transactions.ts';
import { addToPosition, listDirectors, updatePerson } from '../../people/contract.ts';
import * as proposals from '../../registers/proposalContract.ts';
import { applyDueProposals } from '../../registers/server/jobs.ts';
import * as transactions from '../transactionContract.ts';
import { judgingShares } from './transactions/judging.ts';

openShares();

/** 100 of Ann's 400 shares go to Cy, who is new, once it may be recorded. */
async function proposed(awaits: 'date' | 'signatures', effective_on = '2025-06-02') {
  const { id, ann, bo, securities } = await onRecord();
  const body = {
    security_id: securities.ann,
    to: [{ person: { ...cy, email: 'cy@maple.test' }, sharesExact: '100' }],
    effective_on,
    propose: { awaits },
  };
  const answer = await amelie.api(transactions.transferShares, { params: { id }, body });
  if (!answer.ok) throw new Error(`${answer.textCode} ${fieldsOf(answer).join()}`);
  expect(answer.textCode).toBe('REGISTERS.PROPOSED');
  return { id, ann, bo, securities, proposal: answer.data.proposal_id ?? '' };
}

const listed = async (id: string) => {
  const answer = await amelie.api(proposals.listProposals, { params: { id } });
  if (!answer.ok) throw new Error(answer.textCode);
  return answer.data.proposals.filter(({ kind }) => kind === 'change' || kind === 'signing');
};

const laws = [judgingShares];

const apply = (id: string, proposal: string) =>
  amelie.api(proposals.applyProposal, { params: { id, proposal }, body: {} });

const transfer = (id: string, security_id: string, person_id: string) =>
  amelie.api(transactions.transferShares, {
    params: { id },
    body: { security_id, to: [{ person_id, sharesExact: '300' }], effective_on: '2025-06-01' },
  });

const ledgerRows = async (id: string) => {
  const rows = await server.database.asOwner<{ kind: string; id: string; act: string; seq: number }>(
    `select payload ->> 'kind' as kind, payload ->> 'id' as id, payload ->> 'act' as act, (payload ->> 'seq')::int as seq
       from outbox where org_id = $1 and topic = 'ledger' and payload ->> 'kind' = 'shareholder' and payload ? 'act'
       order by stream_seq desc limit 2`,
    [id],
  );
  return rows;
};

const before = ['Ann CS-1 400 issued', 'Bo null 600 subscribed'];

describe('a proposed transfer', () => {
  test('changes nothing, is listed with its sentence, and becomes effective when it is recorded', async () => {
    const { id, ann, proposal } = await proposed('signatures');
    expect((await register(id)).sort()).toEqual(before);
    const [one] = await listed(id);
    expect(one).toMatchObject({
      proposal_id: proposal,
      kind: 'signing',
      awaits: ['signatures'],
      met: [],
      state: 'open',
      attention: null,
      isDue: true,
    });
    expect(one?.sentences.join()).toMatch(/^Transfer, .*2025: .*Ann Tremblay.*Cy Zed/);
    expect((await told(id)).map(({ kind }) => kind)).not.toContain('shares_transferred');

    const applied = await apply(id, proposal);
    expect(applied).toMatchObject({ ok: true, textCode: 'REGISTERS.PROPOSAL_RECORDED' });
    expect((await register(id)).sort()).toEqual([
      'Ann CS-1 400 ended',
      'Ann CS-3 300 issued',
      'Bo null 600 subscribed',
      'Cy CS-2 100 issued',
    ]);
    expect((await told(id)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'shares_transferred',
      'shareholder_added',
    ]);
    const actId = applied.ok ? applied.data.act_id : null;
    const rows = await ledgerRows(id);
    expect(new Set(rows.map(({ act }) => act)).size).toBe(1);
    expect(rows.map((row) => row.id)).toContain(ann);
    expect(actId).toEqual(expect.any(String));
    expect(await listed(id)).toEqual([]);
    await isWhole(id);
  });

  test('of a day ahead waits for it, though recording refuses that day, and is recorded when it has come', async () => {
    const day = addDays(today(), 3);
    const { id, securities } = await onRecord();
    const body = { security_id: securities.ann, to: [{ person: cy, sharesExact: '100' }], effective_on: day };
    const refused = await amelie.api(transactions.transferShares, { params: { id }, body });
    expect(fieldsOf(refused)).toEqual(['effective_on PEOPLE.DATE_IN_FUTURE']);
    const previewed = await amelie.api(transactions.transferShares, {
      params: { id },
      body: { ...body, preview: true, propose: { awaits: 'date' } },
    });
    expect(previewed).toMatchObject({
      ok: true,
      data: { preview: { effective_on: day, totalAfterExact: '400' } },
    });

    const there = await proposed('date', day);
    expect(await apply(there.id, there.proposal)).toMatchObject({
      ok: false,
      textCode: 'REGISTERS.FUTURE_DATE',
    });
    await applyDueProposals(server.database.database, server.clock.read(), {
      laws,
      signal: new AbortController().signal,
    });
    expect((await register(there.id)).sort()).toEqual(before);
    const then = instantOfMillis(millisOfInstant(server.clock.read()) + 4 * 86_400_000);
    await applyDueProposals(server.database.database, then, { laws, signal: new AbortController().signal });
    expect(await listed(there.id)).toEqual([]);
    const acts = await server.database.asOwner(
      `select kind from register_acts where org_id = $1 and kind = 'transferred' and effective_on = $2`,
      [there.id, day],
    );
    expect(acts).toHaveLength(1);
    await isWhole(there.id);
  });

  test('needs attention when its certificate was transferred meanwhile, and leaves nothing of the attempt', async () => {
    const { id, bo, securities, proposal } = await proposed('signatures');
    expect(await transfer(id, securities.ann, bo)).toMatchObject({ ok: true });
    const held = await register(id);
    expect(await apply(id, proposal)).toMatchObject({
      ok: true,
      textCode: 'REGISTERS.PROPOSAL_NEEDS_ATTENTION',
      data: { act_id: null },
    });
    expect(await register(id)).toEqual(held);
    expect(await listed(id)).toMatchObject([
      { state: 'needs_attention', attention: { textCode: 'REGISTERS.DOES_NOT_FIT' } },
    ]);
    const withdrawn = await amelie.api(proposals.withdrawProposal, { params: { id, proposal } });
    expect(withdrawn).toMatchObject({ ok: true, textCode: 'REGISTERS.PROPOSAL_WITHDRAWN' });
    expect(await listed(id)).toEqual([]);
    expect(await apply(id, proposal)).toMatchObject({ ok: false, textCode: 'REGISTERS.PROPOSAL_CLOSED' });
    const kinds = await server.database.asOwner<{ kind: string; gone: boolean }>(
      `select kind, superseded_by is not null as gone from activity where org_id = $1 and kind in ('entry_proposed', 'proposal_withdrawn')
         order by entry_no`,
      [id],
    );
    expect(kinds).toEqual([
      { kind: 'entry_proposed', gone: true },
      { kind: 'proposal_withdrawn', gone: false },
    ]);
    await isWhole(id);
  });

  test('needs attention when its documents would print another name than was signed', async () => {
    const { id, ann, proposal } = await proposed('signatures');
    const renamed = { person_id: ann, lastname: 'Roy', as: 'change' as const, changed_on: today() };
    expect(await amelie.api(updatePerson, { body: renamed })).toMatchObject({ ok: true });
    expect(await apply(id, proposal)).toMatchObject({ textCode: 'REGISTERS.PROPOSAL_NEEDS_ATTENTION' });
    expect(await listed(id)).toMatchObject([{ attention: { textCode: 'REGISTERS.PRINTED_DIFFERS' } }]);
  });

  test('forgets with its withdrawal what only it said of somebody', async () => {
    const { id, proposal } = await proposed('signatures');
    await amelie.api(proposals.withdrawProposal, { params: { id, proposal } });
    const bodies = await server.database.asOwner<{ body: unknown }>(
      `select body from person_facts where org_id = $1 and kind = 'name' and body ->> 'firstname' = 'Cy'`,
      [id],
    );
    expect(bodies).toEqual([]);
    expect((await read(id)).shareholders.map(({ firstname }) => firstname)).not.toContain('Cy');
  });
});

test('a proposed appointment is on no register until it is recorded', async () => {
  const { id } = await onRecord();
  const answer = await amelie.api(addToPosition, {
    params: { id, position: 'directors' },
    body: {
      person: {
        kind: 'individual',
        firstname: 'Dee',
        lastname: 'Ng',
        residency: resident,
        capable_attested: true,
      },
      appointed_on: today(),
      resolution: 'S-2026-01',
      resolution_on: today(),
      propose: { awaits: 'signatures' },
    },
  });
  if (!answer.ok) throw new Error(`${answer.textCode} ${fieldsOf(answer).join()}`);
  expect(answer.textCode).toBe('REGISTERS.PROPOSED');
  const directors = async () => {
    const listedNow = await amelie.api(listDirectors, {
      params: { id },
      query: {},
    });
    return listedNow.ok ? listedNow.data.directors.map(({ firstname }) => firstname) : [];
  };
  expect(await directors()).not.toContain('Dee');
  expect(await apply(id, answer.data.proposal_id ?? '')).toMatchObject({
    ok: true,
    textCode: 'REGISTERS.PROPOSAL_RECORDED',
  });
  expect(await directors()).toContain('Dee');
  await isWhole(id);
});

test('a proposed subscription of somebody new keeps both: he is entered when it is recorded, and his shares wait', async () => {
  const { id } = await onRecord();
  const classId = (await read(id)).shareholders[0]?.issuances[0]?.Shareclass ?? '';
  const issuance = { ownership: '10', Shareclass: classId, price: '1' };
  const body = { person: cy, issuance, propose: { awaits: 'signatures' as const } };
  const answer = await amelie.api(transactions.issueShares, { params: { id }, body });
  if (!answer.ok) throw new Error(`${answer.textCode} ${fieldsOf(answer).join()}`);
  expect(answer.textCode).toBe('REGISTERS.PROPOSED');
  const [one] = await listed(id);
  expect(one?.sentences.join()).toContain('Cy Zed');
  expect((await register(id)).sort()).toEqual(before);
  expect(await apply(id, answer.data.proposal_id ?? '')).toMatchObject({
    textCode: 'REGISTERS.PROPOSAL_RECORDED',
  });
  expect((await register(id)).sort()).toEqual([...before, 'Cy null 10 subscribed']);
  await isWhole(id);
});

test('somebody who stands only in another proposal cannot be named, and keeps what it says of him', async () => {
  const { id, proposal } = await proposed('signatures');
  const [stored] = await server.database.asOwner<{ person: string }>(
    `select person_id as person from person_facts where org_id = $1 and kind = 'name' and body ->> 'firstname' = 'Cy'`,
    [id],
  );
  const person = { person_id: stored?.person ?? '', email: 'cy@example.org', residency: resident };
  const answer = await amelie.api(addToPosition, {
    params: { id, position: 'directors' },
    body: { person, appointed_on: today(), propose: { awaits: 'signatures' } },
  });
  expect(answer).toMatchObject({ ok: false, textCode: 'GENERAL.NOT_FOUND' });
  expect(await apply(id, proposal)).toMatchObject({ textCode: 'REGISTERS.PROPOSAL_RECORDED' });
  expect((await register(id)).sort()).toContain('Cy CS-2 100 issued');
});
