import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import {
  amelie,
  hold,
  newFounding,
  onRecord,
  openShares,
  read,
  server,
} from '../../../../tests/support/stages/shares.ts';
import {
  amendment,
  cy,
  fieldsOf,
  isWhole,
  register,
  resolved,
  told,
} from '../../../../tests/support/stages/transactions.ts';
import { readHolder } from '../../ledgers/holderContract.ts';
import { findPeople } from '../../people/contract.ts';
import { updateShareholder } from '../contract.ts';
import { listOpenSecurities } from '../openSecuritiesContract.ts';
import * as transactions from '../transactionContract.ts';
import { setVesting } from '../vestingContract.ts';

openShares();

describe('a transfer', () => {
  test('is of whoever holds shares today, and of nobody who gave all of his away', async () => {
    const { id, ann, bo, securities } = await onRecord();
    const holders = async () => {
      const found = await amelie.api(findPeople, { params: { id }, query: { kind: 'holder' } });
      return found.ok && found.data.people.map(({ person_id }) => person_id);
    };
    // Bo has not paid for his.
    expect(await holders()).toEqual([ann]);
    const body = {
      security_id: securities.ann,
      to: [{ person_id: bo, sharesExact: '400' }],
      effective_on: '2025-06-02',
      ...resolved,
    };
    await amelie.api(transactions.transferShares, { params: { id }, body });
    expect(await holders()).toEqual([bo]);
  });

  test('goes to one known holder and one new one; the rest is reissued', async () => {
    const { id, bo, securities } = await onRecord();
    const to = [
      { person_id: bo, sharesExact: '100' },
      { person: cy, sharesExact: '50' },
    ];
    const body = { security_id: securities.ann, to, effective_on: '2025-06-02', ...resolved };
    const answer = await amelie.api(transactions.transferShares, { params: { id }, body });
    expect(answer).toMatchObject({
      ok: true,
      textCode: 'SHARES.TRANSACTION_RECORDED',
      data: { preview: null },
    });
    expect((await register(id)).sort()).toEqual([
      'Ann CS-1 400 ended',
      'Ann CS-4 250 issued',
      'Bo CS-2 100 issued',
      'Bo null 600 subscribed',
      'Cy CS-3 50 issued',
    ]);
    expect((await told(id)).map(({ kind }) => kind)).toEqual([
      'shares_transferred',
      'shareholder_added',
      'shares_transferred',
    ]);
    await isWhole(id);
  });

  test('is previewed with the numbers that it would get, and nothing is written', async () => {
    const { id, securities } = await onRecord();
    const before = await server.database.asOwner('select count(*) from register_acts where org_id = $1', [
      id,
    ]);
    const body = {
      preview: true,
      security_id: securities.ann,
      to: [{ person: cy, sharesExact: '100' }],
      effective_on: '2025-06-02',
    };
    const answer = await amelie.api(transactions.transferShares, { params: { id }, body });
    if (!answer.ok) throw new Error(answer.textCode);
    expect(answer.textCode).toBe('SHARES.TRANSACTION_PREVIEWED');
    const { preview } = answer.data;
    expect(
      preview?.lines.map(({ name, before, after }) => [name, before?.percentage, after?.percentage]),
    ).toEqual([
      ['Ann Tremblay', '100.00', '75.00'],
      ['Cy Zed', undefined, '25.00'],
    ]);
    expect(preview?.certificates.map(({ certificate, sharesExact }) => [certificate, sharesExact])).toEqual([
      ['CS-2', '100'],
      ['CS-3', '300'],
    ]);
    expect(preview?.control.map(({ name, was, is }) => [name, was, is])).toEqual([
      ['Ann Tremblay', true, true],
      ['Cy Zed', false, true],
    ]);
    expect(preview).toMatchObject({
      totalBeforeExact: '400',
      totalAfterExact: '400',
      classes: [],
      outcome: 'recorded',
    });
    const after = await server.database.asOwner('select count(*) from register_acts where org_id = $1', [id]);
    expect(after).toEqual(before);
    expect(await register(id)).toHaveLength(2);
  });

  test('leaves a certificate that a form may repeat, and not change', async () => {
    const { id, ann, securities } = await onRecord();
    const body = { security_id: securities.ann, to: [{ person: cy, sharesExact: '100' }] };
    await amelie.api(transactions.transferShares, { params: { id }, body });
    const held = (await read(id)).shareholders.find(({ _id }) => _id === ann);
    const ended = held?.issuances.find(({ _id }) => _id === securities.ann);
    const repeat = (more: { readonly price?: number }) =>
      amelie.api(updateShareholder, {
        params: { id },
        query: {},
        body: {
          person_id: ann,
          issuances: [{ id: securities.ann, ownership: ended?.ownershipExact, ...more }],
        },
      });
    expect(await repeat({})).toMatchObject({ ok: true });
    expect(await repeat({ price: 77 })).toMatchObject({ ok: false, textCode: 'SHARES.ISSUANCE_ON_RECORD' });
  });

  test('above the certificate, to its own holder, or to nobody is refused at its field', async () => {
    const { id, ann, securities } = await onRecord();
    const send = (...to: object[]) =>
      amelie.api(transactions.transferShares, { params: { id }, body: { security_id: securities.ann, to } });
    expect(fieldsOf(await send({ person: cy, sharesExact: '401' }))).toEqual([
      'to.0.sharesExact SHARES.ABOVE_CERTIFICATE',
    ]);
    const two = [
      { person: cy, sharesExact: '200' },
      { person: cy, sharesExact: '201' },
    ];
    expect(fieldsOf(await send(...two))).toEqual(['to.1.sharesExact SHARES.ABOVE_CERTIFICATE']);
    expect(fieldsOf(await send({ person_id: ann, sharesExact: '1' }))).toEqual([
      'to.0.person_id SHARES.TO_ITSELF',
    ]);
    expect(fieldsOf(await send({ sharesExact: '1' }))).toEqual(['to.0.person PEOPLE.PERSON_REQUIRED']);
    expect(fieldsOf(await send({ person: cy, sharesExact: '1.5' }))).toEqual([
      'to.0.sharesExact SHARES.OWNERSHIP_INVALID',
    ]);
    expect(fieldsOf(await send({ person: cy }))).toEqual(['to.0.sharesExact GENERAL.FIELD_REQUIRED']);
    const tooMany = await send(...Array.from({ length: 51 }, () => ({ person: cy, sharesExact: '1' })));
    expect(tooMany).toMatchObject({
      fields: [{ path: 'to', textCode: 'GENERAL.TOO_MANY_ENTRIES', message: expect.stringContaining('50') }],
    });
  });

  test('is dated between the certificate and today, not before its resolution', async () => {
    const { id, securities } = await onRecord();
    const send = (more: object) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: { security_id: securities.ann, to: [{ person: cy, sharesExact: '1' }], ...more },
      });
    expect(fieldsOf(await send({ effective_on: '2999-01-01' }))).toEqual([
      'effective_on PEOPLE.DATE_IN_FUTURE',
    ]);
    expect(fieldsOf(await send({ effective_on: '2025-03-11' }))).toEqual([
      'effective_on PEOPLE.BEFORE_INCORPORATION',
    ]);
    expect(fieldsOf(await send({ effective_on: '2025-03-13' }))).toEqual([
      'effective_on SHARES.NOT_YET_ISSUED',
    ]);
    expect(fieldsOf(await send({ effective_on: '2025-05-31', ...resolved }))).toEqual([
      'resolution_on SHARES.BEFORE_RESOLUTION',
    ]);
    // The rest is a certificate of its own: an earlier day has none, and the refusal says what to do first.
    expect(await send({ effective_on: '2025-06-01' })).toMatchObject({ ok: true });
    const [rest] = await server.database.asOwner<{ security_id: string }>(
      `select key as security_id from certificates
         where org_id = $1 and status = 'open' and known_to is null and value #>> '{origin,by}' = 'transferred' and quantity > 1`,
      [id],
    );
    expect(await send({ security_id: rest?.security_id, effective_on: '2025-05-30' })).toMatchObject({
      fields: [
        {
          path: 'effective_on',
          textCode: 'SHARES.NOT_YET_ISSUED',
          message: expect.stringContaining('first undo the entry of June 1, 2025'),
        },
      ],
    });
  });

  test('sent twice at once spends the certificate once', async () => {
    const { id, securities } = await onRecord();
    const body = { security_id: securities.ann, to: [{ person: cy, sharesExact: '300' }] };
    const answers = await Promise.all(
      [1, 2].map(() => amelie.api(transactions.transferShares, { params: { id }, body })),
    );
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, textCode: 'REGISTERS.NOT_OPEN' });
    await isWhole(id);
  });

  test('dated before one that stands on the same certificate lists the act in the way', async () => {
    const { id, securities } = await onRecord();
    const send = (effective_on: string) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: { security_id: securities.ann, to: [{ person: cy, sharesExact: '10' }], effective_on },
      });
    expect((await send('2025-07-01')).ok).toBe(true);
    expect(await send('2025-06-01')).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'REGISTERS.DOES_NOT_FIT',
      data: {
        acts: [
          {
            kind: 'transferred',
            effectiveOn: '2025-07-01',
            textCode: 'REGISTERS.RESTS_ON',
            params: { certificate: 'CS-1' },
            isOnRecord: true,
            persons: ['Ann Tremblay', 'Cy Zed'],
          },
        ],
      },
    });
  });

  test('is recorded with the act in the way taken back: one batch, one story, all or nothing', async () => {
    const { id, securities } = await onRecord();
    const send = (effective_on: string, more: object = {}) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: {
          security_id: securities.ann,
          to: [{ person: cy, sharesExact: '10' }],
          effective_on,
          ...more,
        },
      });
    await send('2025-07-01');
    const refused = await send('2025-06-01');
    const [{ root, actId: seen }] = (
      refused as unknown as { data: { acts: [{ root: string; actId: string }] } }
    ).data.acts;
    const amend = [{ root, seen, as: 'void' as const }];
    const before = await register(id);
    const previewed = await send('2025-06-01', { amend, preview: true });
    expect(previewed).toMatchObject({ ok: true, data: { preview: { totalAfterExact: '400' } } });
    expect(await register(id)).toEqual(before);
    expect(fieldsOf(await send('2025-06-01', { amend }))).toEqual(['amend_reason GENERAL.FIELD_REQUIRED']);
    const gone = [{ root, seen: newId(), as: 'void' as const }];
    const amend_reason = 'Entered twice';
    expect(fieldsOf(await send('2025-06-01', { amend: gone, amend_reason }))).toEqual([
      'amend.0.root GENERAL.STALE',
    ]);
    expect(await send('2025-06-01', { amend, amend_reason })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => !line.startsWith('Bo')).sort()).toEqual([
      'Ann CS-1 400 ended',
      'Ann CS-3 390 void',
      'Ann CS-5 390 issued',
      'Cy CS-2 10 void',
      'Cy CS-4 10 issued',
    ]);
    const last = await server.database.asOwner<{ verb: string; basis: string | null; batch: string }>(
      `select verb, basis, batch_id as batch from register_acts where org_id = $1 order by seq desc limit 3`,
      [id],
    );
    expect(last.map(({ verb, basis }) => [verb, basis])).toEqual([
      ['record', null],
      ['record', null],
      ['void', amend_reason],
    ]);
    expect(new Set(last.map(({ batch }) => batch)).size).toBe(1);
    const entries = await server.database.asOwner<{ kind: string }>(
      `select kind from activity where org_id = $1 and kind ~ 'entry' order by entry_no`,
      [id],
    );
    expect(entries).toEqual([{ kind: 'entry_voided' }]);
    await isWhole(id);
  });

  test('with another tenant’s ids finds nothing', async () => {
    const [ours, theirs] = [await onRecord(), await onRecord()];
    const params = { id: ours.id };
    const to = [{ person_id: theirs.ann, sharesExact: '1' }];
    const unknown = { ok: false, status: 404 };
    for (const security_id of [theirs.securities.ann, newId()])
      expect(
        await amelie.api(transactions.transferShares, {
          params,
          body: { security_id, to: [{ person: cy, sharesExact: '1' }] },
        }),
      ).toMatchObject(unknown);
    const body = { security_id: ours.securities.ann, to };
    expect(await amelie.api(transactions.transferShares, { params, body })).toMatchObject(unknown);
  });

  test('before incorporation there is none', async () => {
    const id = await newFounding();
    const body = { security_id: newId(), to: [{ person: cy, sharesExact: '1' }] };
    expect(await amelie.api(transactions.transferShares, { params: { id }, body })).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'REGISTERS.NOT_INCORPORATED',
    });
  });
});

/** Ann holds 1000 of which a tenth vests each month from 2025-03-14 on. */
async function vesting() {
  const id = await newFounding();
  const vesting = { period: 10, cliff: 0, frequency: 'monthly' as const };
  await hold(
    id,
    { firstname: 'Ann', lastname: 'Tremblay' },
    { ownership: 1000, paid_on: '2025-03-10', vesting },
  );
  await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14' });
  const [ann] = (await read(id)).shareholders;
  return { id, security_id: ann?.issuances[0]?._id ?? '' };
}

describe('unvested shares', () => {
  test('stay with the holder unless told otherwise, and then go together', async () => {
    const { id, security_id } = await vesting();
    const send = (sharesExact: string, more: object = {}) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: { security_id, to: [{ person: cy, sharesExact }], effective_on: '2025-05-20', ...more },
      });
    // Two months: 200 have vested.
    expect(await send('201')).toMatchObject({
      fields: [{ textCode: 'SHARES.UNVESTED_STAY', message: expect.stringContaining('Only 200 shares') }],
    });
    expect(fieldsOf(await send('799', { unvested: true }))).toEqual([
      'to.0.sharesExact SHARES.UNVESTED_UNDIVIDED',
    ]);
    expect(await send('900', { unvested: true, preview: true })).toMatchObject({ ok: true });
    expect(await send('200')).toMatchObject({ ok: true });
    await isWhole(id);
  });

  test('vest by a table of dates, which a split says again over the new shares', async () => {
    const { id, security_id } = await vesting();
    const agree = (last: string) =>
      amelie.api(setVesting, {
        params: { id },
        body: {
          security_id,
          effective_on: '2025-05-20',
          vesting: {
            dates: [
              { on: '2025-06-30', sharesExact: '301' },
              { on: '2025-12-31', sharesExact: last },
            ],
          },
        },
      });
    expect(fieldsOf(await agree('700'))).toEqual(['vesting.dates REGISTERS.VESTING_SUM_DIFFERS']);
    expect(await agree('699')).toMatchObject({ ok: true });
    const [ann] = (await read(id)).shareholders;
    const class_id = ann?.issuances[0]?.Shareclass ?? '';
    const body = { class_id, ...amendment, newExact: '1', oldExact: '2' };
    expect(await amelie.api(transactions.consolidateShares, { params: { id }, body })).toMatchObject({
      ok: true,
    });
    const page = await amelie.api(readHolder, {
      params: { id, personId: ann?._id ?? '' },
      query: { asOf: amendment.effective_on },
    });
    const open = await amelie.api(listOpenSecurities, {
      params: { id },
      query: { holder: ann?._id ?? '' },
    });
    expect(open.ok && open.data.certificates).toMatchObject([{ class_id, sharesExact: '500', vests: true }]);
    expect(page.ok && page.data.vesting).toMatchObject([
      {
        rule: null,
        sharesExact: '500',
        dates: [
          { on: '2025-06-30', sharesExact: '150', vestedExact: '150' },
          { on: '2025-12-31', sharesExact: '350', vestedExact: '500' },
        ],
      },
    ]);
    await isWhole(id);
  });

  test('come back first, under a repurchase by agreement', async () => {
    const { id, security_id } = await vesting();
    const answer = await amelie.api(transactions.repurchaseShares, {
      params: { id },
      body: {
        security_id,
        sharesExact: '300',
        priceExact: '0.01',
        paid_in: 'money',
        ground: 'agreement',
        effective_on: '2025-05-20',
        solvency_on: '2025-05-19',
        paid_on: '2025-05-20',
        ...resolved,
        resolution_on: '2025-05-19',
      },
    });
    expect(answer).toMatchObject({ ok: true });
    expect((await register(id)).sort()).toEqual(['Ann CS-1 1000 ended', 'Ann CS-2 700 issued']);
    await isWhole(id);
  });
});
