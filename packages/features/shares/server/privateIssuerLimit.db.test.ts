import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { found, incorporate as incorporateWith, writing } from '../../../../tests/support/corporation.ts';
import {
  amelie,
  newFounding,
  openShares,
  read,
  server,
  today,
} from '../../../../tests/support/stages/shares.ts';
import { cy, fieldsOf, resolved } from '../../../../tests/support/stages/transactions.ts';
import { updatePerson } from '../../people/contract.ts';
import { addShareholder, updateIssuance } from '../contract.ts';
import { correctEntries, readEntry } from '../correctionContract.ts';
import * as transactions from '../transactionContract.ts';

openShares();

describe('a private issuer', () => {
  const issuance = { ownership: '10', price: '1', paid_on: '2025-06-02', ...resolved };

  async function withHolders(count: number) {
    const id = await newFounding();
    const head = { orgId: id, userId: amelie.userId, now: server.clock.read() };
    const people = Array.from({ length: count }, (_, at) => `Holder No${at + 1}`);
    const ids = await writing(server.database.database, head, async (write) => {
      const made = await found(write, {
        classes: [{ name: 'Common', prefix: 'CS' }],
        directors: [{ name: 'Grace Hall' }],
        subscriptions: people.map((name) => ({ name, shares: 20, price: '1', of: 'Common' })),
      });
      await incorporateWith(write, plainDate(today()), { transferRestrictions: 'With consent.' });
      return made;
    });
    return { id, ids };
  }

  test('has fifty holders besides employees; one more is recorded for a reason that the log keeps', async () => {
    const { id, ids } = await withHolders(49);
    const issue = (body: object) =>
      amelie.api(transactions.issueShares, { params: { id }, body: { issuance, ...body } as never });
    const exempt = { ...issuance, Shareclass: ids.Common, exemption: 'close_friend' };
    const ed = { firstname: 'Ed', lastname: 'Zed' };
    expect(fieldsOf(await issue({ person: cy }))).toEqual(['issuance.exemption SHARES.EXEMPTION_REQUIRED']);
    // A subscription that waits promises its shares already.
    const waits = { ...exempt, resolution: undefined, resolution_on: undefined };
    expect(await issue({ person: cy, issuance: waits })).toMatchObject({ ok: true });
    for (const issuance of [waits, exempt])
      expect(fieldsOf(await issue({ person: ed, issuance, override: true }))).toEqual([
        'override_reason SHARES.PRIVATE_ISSUER_LIMIT',
      ]);
    const added = { params: { id }, query: {}, body: { person: ed, issuances: [issuance] } };
    expect(fieldsOf(await amelie.api(addShareholder, added))).toEqual([
      'issuances.0.exemption SHARES.EXEMPTION_REQUIRED',
    ]);
    const employee = { ...issuance, exemption: 'employee' };
    expect(await issue({ person: ed, issuance: employee })).toMatchObject({ ok: true });
    expect(await issue({ person_id: ids['Holder No1'], issuance: exempt })).toMatchObject({ ok: true });
    const certificate = (await read(id)).shareholders
      .find(({ _id }) => _id === ids['Holder No2'])
      ?.issuances.at(0)?._id;
    const transfer = (more: object) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: {
          ...resolved,
          security_id: certificate,
          to: [{ person: { firstname: 'Di', lastname: 'Zed' }, sharesExact: '5' }],
          effective_on: '2025-06-02',
          ...more,
        } as never,
      });
    expect(fieldsOf(await transfer({}))).toEqual(['override_reason SHARES.PRIVATE_ISSUER_LIMIT']);
    const because = { override: true, override_reason: 'fewer_beneficial' };
    expect(await transfer({ ...because, preview: true })).toMatchObject({
      data: { preview: { privateHolders: { counted: 50, employees: 1 } } },
    });
    const moved = await transfer(because);
    if (!moved.ok) throw new Error(moved.textCode);
    const entry = moved.data.act_id ?? '';
    expect(
      await server.database.asOwner(
        `select params from activity where org_id = $1 and kind = 'private_issuer_limit'`,
        [id],
      ),
    ).toEqual([{ params: { counted: 51, reason: 'fewer_beneficial', entry, act: 'transferred' } }]);

    // Whatever brings him in is judged: an entry restored, another exemption, members of joint holders.
    const refused = ['override_reason SHARES.PRIVATE_ISSUER_LIMIT'];
    const eds = (await read(id)).shareholders.find(({ display_name }) => display_name === 'Ed Zed');
    const exemption = (more: object) =>
      amelie.api(updateIssuance, {
        params: { id: eds?._id ?? '' },
        body: {
          _id: eds?.issuances.at(0)?._id,
          exemption: 'close_friend',
          as: 'correction',
          reason: 'misread',
          ...more,
        } as never,
      });
    expect(fieldsOf(await exemption({}))).toEqual(refused);
    const correct = async (as: 'void' | 'restore', more: object = {}) => {
      const found = await amelie.api(readEntry, { params: { id, entryId: entry } });
      if (!found.ok) throw new Error(found.textCode);
      const { root, seen } = found.data;
      const body = { amend: [{ root, seen, as }], amend_reason: 'misread', ...more };
      return amelie.api(correctEntries, { params: { id }, body });
    };
    expect(await correct('void')).toMatchObject({ ok: true });
    const both = {
      kind: 'joint',
      company_name: 'Three and Four',
      members: [{ person_id: ids['Holder No3'] }, { person_id: ids['Holder No4'] }],
    };
    expect(await issue({ person: both, issuance: exempt })).toMatchObject({ ok: true });
    const joint = (await read(id)).shareholders.find(({ kind }) => kind === 'joint')?._id ?? '';
    const members = [...both.members, { firstname: 'Flo', lastname: 'Zed' }];
    const more = { person_id: joint, as: 'change' as const, changed_on: today(), members };
    expect(fieldsOf(await amelie.api(updatePerson, { body: more }))).toEqual(refused);
    expect(fieldsOf(await correct('restore'))).toEqual(refused);
    expect(await correct('restore', because)).toMatchObject({ ok: true });
    expect(fieldsOf(await amelie.api(updatePerson, { body: more }))).toEqual(refused);
    expect(await amelie.api(updatePerson, { body: { ...more, ...because } as never })).toMatchObject({
      ok: true,
    });
    expect(await exemption(because)).toMatchObject({ ok: true });
  });
});
