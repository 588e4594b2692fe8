import { plainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { found, incorporate as incorporateWith, writing } from '../../../../tests/support/corporation.ts';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import {
  amendment,
  classes,
  cy,
  fieldsOf,
  isWhole,
  register,
  resolved,
  told,
} from '../../../../tests/support/stages/deeds.ts';
import {
  amelie,
  classOf,
  hold,
  newFounding,
  onRecord,
  openShares,
  read,
  server,
  today,
} from '../../../../tests/support/stages/shares.ts';
import { updatePerson } from '../../people/contract.ts';
import { readCapitalAccount } from '../accountContract.ts';
import { addShareholder, updateIssuance } from '../contract.ts';
import { correctEntries, readEntry } from '../correctionContract.ts';
import * as deeds from '../deedContract.ts';
import { readHolder } from '../holderContract.ts';
import { setVesting } from '../vestingContract.ts';

openShares();

describe('a transfer', () => {
  test('goes to one known holder and one new one; the rest is reissued', async () => {
    const { id, bo, securities } = await onRecord();
    const to = [
      { person_id: bo, sharesExact: '100' },
      { person: cy, sharesExact: '50' },
    ];
    const body = { security_id: securities.ann, to, effective_on: '2025-06-02', ...resolved };
    const answer = await amelie.api(deeds.transferShares, { params: { id }, body });
    expect(answer).toMatchObject({ ok: true, textCode: 'SHARES.DEED_RECORDED', data: { rehearsal: null } });
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

  test('is rehearsed with the numbers that it would get, and nothing is written', async () => {
    const { id, securities } = await onRecord();
    const before = await server.database.asOwner('select count(*) from register_acts where org_id = $1', [
      id,
    ]);
    const body = {
      rehearse: true,
      security_id: securities.ann,
      to: [{ person: cy, sharesExact: '100' }],
      effective_on: '2025-06-02',
    };
    const answer = await amelie.api(deeds.transferShares, { params: { id }, body });
    if (!answer.ok) throw new Error(answer.textCode);
    expect(answer.textCode).toBe('SHARES.DEED_REHEARSED');
    const { rehearsal } = answer.data;
    expect(
      rehearsal?.lines.map(({ name, before, after }) => [name, before?.percentage, after?.percentage]),
    ).toEqual([
      ['Ann Tremblay', '100.00', '75.00'],
      ['Cy Zed', undefined, '25.00'],
    ]);
    expect(rehearsal?.certificates.map(({ certificate, sharesExact }) => [certificate, sharesExact])).toEqual(
      [
        ['CS-2', '100'],
        ['CS-3', '300'],
      ],
    );
    expect(rehearsal?.control.map(({ name, was, is }) => [name, was, is])).toEqual([
      ['Ann Tremblay', true, true],
      ['Cy Zed', false, true],
    ]);
    expect(rehearsal).toMatchObject({
      totalBeforeExact: '400',
      totalAfterExact: '400',
      classes: [],
      outcome: 'recorded',
    });
    const after = await server.database.asOwner('select count(*) from register_acts where org_id = $1', [id]);
    expect(after).toEqual(before);
    expect(await register(id)).toHaveLength(2);
  });

  test('above the certificate, to its own holder, or to nobody is refused at its field', async () => {
    const { id, ann, securities } = await onRecord();
    const send = (...to: object[]) =>
      amelie.api(deeds.transferShares, { params: { id }, body: { security_id: securities.ann, to } });
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
      amelie.api(deeds.transferShares, {
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
  });

  test('sent twice at once spends the certificate once', async () => {
    const { id, securities } = await onRecord();
    const body = { security_id: securities.ann, to: [{ person: cy, sharesExact: '300' }] };
    const answers = await Promise.all(
      [1, 2].map(() => amelie.api(deeds.transferShares, { params: { id }, body })),
    );
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, textCode: 'REGISTERS.NOT_OPEN' });
    await isWhole(id);
  });

  test('dated before one that stands on the same certificate lists the act in the way', async () => {
    const { id, securities } = await onRecord();
    const send = (effective_on: string) =>
      amelie.api(deeds.transferShares, {
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
            textCode: 'REGISTERS.NOT_OPEN',
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
      amelie.api(deeds.transferShares, {
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
    const rehearsed = await send('2025-06-01', { amend, rehearse: true });
    expect(rehearsed).toMatchObject({ ok: true, data: { rehearsal: { totalAfterExact: '400' } } });
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
    expect(entries).toEqual([{ kind: 'person_entry_voided' }]);
    await isWhole(id);
  });

  test('with another tenant’s ids finds nothing', async () => {
    const [ours, theirs] = [await onRecord(), await onRecord()];
    const params = { id: ours.id };
    const to = [{ person_id: theirs.ann, sharesExact: '1' }];
    const unknown = { ok: false, status: 404 };
    for (const security_id of [theirs.securities.ann, newId()])
      expect(
        await amelie.api(deeds.transferShares, {
          params,
          body: { security_id, to: [{ person: cy, sharesExact: '1' }] },
        }),
      ).toMatchObject(unknown);
    const body = { security_id: ours.securities.ann, to };
    expect(await amelie.api(deeds.transferShares, { params, body })).toMatchObject(unknown);
  });

  test('before incorporation there is none', async () => {
    const id = await newFounding();
    const body = { security_id: newId(), to: [{ person: cy, sharesExact: '1' }] };
    expect(await amelie.api(deeds.transferShares, { params: { id }, body })).toMatchObject({
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
      amelie.api(deeds.transferShares, {
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
    expect(await send('900', { unvested: true, rehearse: true })).toMatchObject({ ok: true });
    expect(await send('200')).toMatchObject({ ok: true });
    await isWhole(id);
  });

  test('vest by a table of dates, which a split says again over the new shares', async () => {
    const { id, security_id } = await vesting();
    const agree = (last: string) =>
      amelie.api(setVesting, {
        params: { id },
        body: {
          ...{ security_id, effective_on: '2025-05-20' },
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
    expect(await amelie.api(deeds.consolidateShares, { params: { id }, body })).toMatchObject({ ok: true });
    const page = await amelie.api(readHolder, {
      params: { id, personId: ann?._id ?? '' },
      query: { asOf: amendment.effective_on, certificates: 'open' },
    });
    expect(page.ok && page.data.open).toMatchObject([{ class_id, sharesExact: '500', vests: true }]);
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
    const answer = await amelie.api(deeds.repurchaseShares, {
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

describe('shares come back to the corporation', () => {
  test('a repurchase lowers stated capital by its part, and warns of what is not on record', async () => {
    const { id, securities } = await onRecord();
    const body = {
      security_id: securities.ann,
      sharesExact: '100',
      priceExact: '5',
      paid_in: 'money' as const,
      ground: 'purchase' as const,
    };
    const rehearsed = await amelie.api(deeds.repurchaseShares, {
      params: { id },
      body: { ...body, rehearse: true },
    });
    if (!rehearsed.ok) throw new Error(rehearsed.textCode);
    const { rehearsal } = rehearsed.data;
    expect(rehearsal?.classes).toMatchObject([
      {
        name: 'Common',
        beforeExact: '400',
        afterExact: '300',
        capitalBefore: '4.00',
        capitalAfter: '3.00',
        authorizedExact: null,
      },
    ]);
    expect(rehearsal?.warnings.map(({ textCode }) => textCode)).toEqual([
      'SHARES.SOLVENCY_MISSING',
      'SHARES.RESOLUTION_MISSING',
    ]);
    expect(await amelie.api(deeds.repurchaseShares, { params: { id }, body })).toMatchObject({ ok: true });
    expect((await told(id))[0]).toEqual({ kind: 'shares_repurchased' });
    await isWhole(id);
  });

  test('for no more than an amount may be', async () => {
    const { id, securities } = await onRecord();
    const price = { priceExact: '9'.repeat(28), sharesExact: '2', paid_in: 'money' as const };
    const body = { security_id: securities.ann, ...price, ground: 'purchase' as const };
    expect(fieldsOf(await amelie.api(deeds.repurchaseShares, { params: { id }, body }))).toEqual([
      'priceExact SHARES.SUM_TOO_LARGE',
    ]);
  });

  test('all of a certificate is given back or cancelled without a balance', async () => {
    for (const [endpoint, more, kind] of [
      [deeds.surrenderShares, {}, 'shares_surrendered'],
      [deeds.cancelShares, { reason: 'mistake' as const }, 'shares_cancelled'],
    ] as const) {
      const { id, securities } = await onRecord();
      const body = { security_id: securities.ann, sharesExact: '400', ...more };
      const answer = await amelie.api<typeof endpoint>(endpoint, { params: { id }, body } as never);
      expect(answer).toMatchObject({ ok: true });
      expect(await register(id)).toContain('Ann CS-1 400 ended');
      expect((await told(id))[0]).toEqual({ kind });
      await isWhole(id);
    }
  });

  test('what is not redeemable is not redeemed, and nothing is paid or attested too late', async () => {
    const { id, securities } = await onRecord();
    const body = {
      security_id: securities.ann,
      sharesExact: '1',
      priceExact: '1',
      paid_in: 'money' as const,
      demanded_by: 'holder' as const,
      effective_on: '2025-06-02',
      paid_on: '2025-06-03',
      solvency_on: '2025-06-03',
    };
    expect(fieldsOf(await amelie.api(deeds.redeemShares, { params: { id }, body }))).toEqual([
      'demanded_by SHARES.NOT_REDEEMABLE',
      'paid_on SHARES.PAID_LATER',
      'solvency_on SHARES.SOLVENCY_LATER',
    ]);
  });
});

describe('the articles change', () => {
  test('a class becomes convertible, and its shares are converted with their stated capital', async () => {
    const { id, a, b, ann } = await classes();
    const convert = (more: object = {}) =>
      amelie.api(deeds.convertShares, {
        params: { id },
        body: { security_id: ann, sharesExact: '40', effective_on: '2025-06-03', ...more },
      });
    expect(fieldsOf(await convert())).toEqual(['security_id SHARES.NOT_CONVERTIBLE']);
    const { price, properties } = classOf('Class A Special', 'CA', {
      convertible: true,
      convertible_into: b,
      conversion_numerator: '3',
      conversion_denominator: '1',
    });
    const amend = (name: string) =>
      amelie.api(deeds.amendShareClass, {
        params: { id },
        body: { class_id: a, name, price, properties, ...amendment },
      });
    expect(await amend('Class A Special')).toMatchObject({ ok: true });
    expect(await amend('Class A Special')).toMatchObject({ textCode: 'SHARES.NOTHING_CHANGES' });
    const split = { class_id: b, ...amendment, newExact: '2', oldExact: '1', rehearse: true };
    expect(await amelie.api(deeds.splitShares, { params: { id }, body: split })).toMatchObject({
      data: { rehearsal: { warnings: [{ message: expect.stringContaining('Class A Special 1:3 → ') }] } },
    });
    expect(await convert()).toMatchObject({ ok: true });
    expect((await register(id)).sort()).toEqual([
      'Ann CA-1 100 ended',
      'Ann CA-3 60 issued',
      'Ann CB-1 120 issued',
      'Bo CA-2 50 issued',
    ]);
    expect((await told(id)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'shares_converted',
      'share_class_amended',
    ]);
    await isWhole(id);
  });

  test('terms that the database keeps in another order are no change', async () => {
    const { id, a, b } = await classes();
    const { price, properties } = classOf('Class A', 'CA', {
      dividend: 'fixed_cumulative',
      dividend_rate: '6',
      liquidation: 'preference',
      liquidation_amount: '1',
      liquidation_rank: 1,
      convertible: true,
      convertible_into: b,
      conversion_numerator: '3',
      conversion_denominator: '1',
    });
    const body = { class_id: a, name: 'Class A', price, properties, ...amendment };
    const amend = () => amelie.api(deeds.amendShareClass, { params: { id }, body });
    expect(await amend()).toMatchObject({ ok: true });
    expect(await amend()).toMatchObject({ textCode: 'SHARES.NOTHING_CHANGES' });
  });

  test('the log tells each act of an amendment, and calls what is no amendment by its own name', async () => {
    const { id, a } = await classes();
    const { price, properties } = classOf('Class A', 'AA', { authorized: '900000' });
    const body = { class_id: a, name: 'Class A Voting', price, properties, ...amendment };
    const rehearsed = { ...body, rehearse: true };
    expect(await amelie.api(deeds.amendShareClass, { params: { id }, body: rehearsed })).toMatchObject({
      data: {
        rehearsal: {
          classes: [
            {
              terms: [
                { what: 'name', before: 'Class A', after: 'Class A Voting' },
                { what: 'authorized', before: null, after: '900000' },
                { what: 'prefix', before: 'CA', after: 'AA' },
              ],
            },
          ],
        },
      },
    });
    expect(await amelie.api(deeds.amendShareClass, { params: { id }, body })).toMatchObject({ ok: true });
    expect((await told(id)).slice(0, 2)).toEqual([
      { kind: 'share_class_edited' },
      { kind: 'share_class_amended' },
    ]);
    const [changed] = await server.database.asOwner<{ count: number }>(
      `select count(*)::int from activity where org_id = $1 and kind = 'authorized_shares_changed'`,
      [id],
    );
    expect(changed?.count).toBe(1);
  });

  test('a class is added with its certificate, then a series that its articles allow', async () => {
    const { id, a, b } = await classes();
    const add = (body: object) =>
      amelie.api(deeds.addClassByAmendment, {
        params: { id },
        body: {
          ...classOf('Class C', 'CC', { series_allowed: true, authorized: '1000' }),
          ...amendment,
          ...body,
        },
      });
    const rehearsed = await add({ rehearse: true, effective_on: '2025-06-01' });
    expect(rehearsed).toMatchObject({
      data: { rehearsal: { classes: [{ name: 'Class C', authorizedExact: '1000', beforeExact: '0' }] } },
    });
    const added = await add({});
    expect(added).toMatchObject({ ok: true, data: { rehearsal: null } });
    expect(fieldsOf(await add({}))).toEqual([
      'name SHARES.CLASS_NAME_TAKEN',
      'properties.prefix SHARES.PREFIX_TAKEN',
    ]);
    const { shareclasses } = await read(id);
    const c = shareclasses.find(({ name }) => name === 'Class C')?._id ?? '';
    const series = (name: string, prefix: string, series_of: string, authorized: string) =>
      add({ ...classOf(name, prefix, { authorized }), series_of });
    expect(fieldsOf(await series('B1', 'BX', b, '10'))).toEqual(['series_of SHARES.SERIES_NOT_ALLOWED']);
    expect(fieldsOf(await series('B1', 'BX', newId(), '10'))).toEqual(['series_of GENERAL.NOT_FOUND']);
    expect(fieldsOf(await series('Series 1', 'CX', c, '1001'))).toEqual([
      'properties.authorized REGISTERS.SERIES_ABOVE_CLASS',
    ]);
    expect(await series('Series 1', 'CX', c, '600')).toMatchObject({ ok: true });
    const before = { class_id: c, authorizedExact: '2000', ...amendment, effective_on: '2025-04-01' };
    expect(await amelie.api(deeds.changeAuthorized, { params: { id }, body: before })).toMatchObject({
      fields: [{ path: 'effective_on', textCode: 'SHARES.CLASS_LATER' }],
    });
    const [act] = await server.database.asOwner<{ amendment: object; class_id: string }>(
      `select payload -> 'amendment' as amendment, payload ->> 'seriesOf' as class_id from register_acts
         where org_id = $1 and kind = 'class.created' order by seq desc limit 1`,
      [id],
    );
    expect(act).toMatchObject({
      amendment: { registryCertificate: amendment.registry_certificate },
      class_id: c,
    });
    expect(a).not.toBe(c);
    await isWhole(id);
  });

  test('no class may be left without votes', async () => {
    const { id, a, b } = await classes();
    const noVotes = (class_id: string, name: string, prefix: string) => {
      const { price, properties } = classOf(name, prefix, { voting: false, votes_per_share: '0' });
      return amelie.api(deeds.amendShareClass, {
        params: { id },
        body: { class_id, name, price, properties, ...amendment },
      });
    };
    expect(await noVotes(a, 'Class A', 'CA')).toMatchObject({ ok: true });
    expect(fieldsOf(await noVotes(b, 'Class B', 'CB'))).toEqual(['properties SHARES.RIGHT_MISSING']);
  });

  test('a class is split for every certificate, and consolidated with cash for the rest', async () => {
    const { id, a } = await classes();
    const send = (endpoint: typeof deeds.splitShares, more: object) =>
      amelie.api(endpoint, { params: { id }, body: { class_id: a, ...amendment, ...more } });
    expect(fieldsOf(await send(deeds.splitShares, { newExact: '1', oldExact: '3' }))).toEqual([
      'newExact SHARES.RATIO_INVALID',
    ]);
    const paidUp = { newExact: '7', oldExact: '2', rounding: 'up' as const, cashExact: '2' };
    expect(fieldsOf(await send(deeds.splitShares, paidUp))).toEqual(['cashExact SHARES.CASH_ROUNDS_DOWN']);
    const most = { newExact: '9'.repeat(38), oldExact: '1', rehearse: true };
    expect(fieldsOf(await send(deeds.splitShares, most))).toEqual(['newExact SHARES.OWNERSHIP_TOO_LARGE']);
    expect(await send(deeds.splitShares, { newExact: '7', oldExact: '1' })).toMatchObject({ ok: true });
    const terms = { newExact: '1', oldExact: '8', cashExact: '2', effective_on: '2025-06-03' };
    const rehearsed = await send(deeds.consolidateShares, { ...terms, rehearse: true });
    // 700 and 350 by 8: 87 and a half, 43 and three quarters.
    expect(rehearsed).toMatchObject({
      data: {
        rehearsal: {
          totalAfterExact: '130',
          cash: expect.arrayContaining([
            { person_id: expect.any(String), name: 'Ann Roy', amount: '1.00' },
            { person_id: expect.any(String), name: 'Bo Roy', amount: '1.50' },
          ]),
          classes: [{ capitalBefore: '1.50', capitalAfter: '1.50' }],
        },
      },
    });
    expect(await send(deeds.consolidateShares, terms)).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued')).sort()).toEqual([
      'Ann CA-5 87 issued',
      'Bo CA-6 43 issued',
    ]);
    await isWhole(id);
  });

  test('rounded once for a holder, the certificate with the largest fraction gets the share', async () => {
    const { id, a, ann } = await classes();
    const holders = await read(id);
    const bo = holders.shareholders.find(({ firstname }) => firstname === 'Bo')?.person_id;
    const to = [{ person_id: bo, sharesExact: '30' }];
    const transfer = { security_id: ann, to, effective_on: '2025-06-01' };
    expect(await amelie.api(deeds.transferShares, { params: { id }, body: transfer })).toMatchObject({
      ok: true,
    });
    const terms = {
      class_id: a,
      newExact: '1',
      oldExact: '7',
      rounding: 'up' as const,
      per: 'holder' as const,
    };
    const answer = await amelie.api(deeds.consolidateShares, {
      params: { id },
      body: { ...terms, ...amendment },
    });
    expect(answer).toMatchObject({ ok: true });
    // Bo has 50 and 30, twelve sevenths begun: 7 and 1 in 7, 4 and 2 in 7.
    expect(
      (await register(id))
        .flatMap((line) => /^(\w+) \S+ (\d+) issued$/.exec(line)?.slice(1).join(' ') ?? [])
        .sort(),
    ).toEqual(['Ann 10', 'Bo 5', 'Bo 7']);
    await isWhole(id);
  });

  test('the authorized number is never below what is issued, and every one stays in sight', async () => {
    const { id, a } = await classes();
    const send = (authorizedExact: string | null) =>
      amelie.api(deeds.changeAuthorized, {
        params: { id },
        body: { class_id: a, authorizedExact, ...amendment },
      });
    expect(fieldsOf(await send('149'))).toEqual(['authorizedExact REGISTERS.BELOW_ISSUED']);
    expect(fieldsOf(await send(null))).toEqual(['authorizedExact SHARES.NOTHING_CHANGES']);
    expect(await send('150')).toMatchObject({ ok: true });
    expect(await amelie.api(readCapitalAccount, { params: { id, classId: a }, query: {} })).toMatchObject({
      data: {
        authorized: [
          { since: '2025-03-12', authorizedExact: null },
          { since: amendment.effective_on, authorizedExact: '150' },
        ],
      },
    });
  });
});

describe('an issue', () => {
  const paid = { ownership: '10', price: '1', paid_on: '2025-06-02', ...resolved };

  test('is rehearsed; without its resolution it is a subscription', async () => {
    const { id } = await onRecord();
    const send = (issuance: object, rehearse = true) =>
      amelie.api(deeds.issueShares, { params: { id }, body: { rehearse, person: cy, issuance } });
    expect(await send(paid)).toMatchObject({
      data: {
        act_id: null,
        rehearsal: {
          outcome: 'recorded',
          effective_on: '2025-06-02',
          certificates: [{ certificate: 'CS-2', sharesExact: '10' }],
          totalAfterExact: '410',
          classes: [{ capitalAfter: '14.00' }],
        },
      },
    });
    // Half a cent goes up, as in register and cap table.
    expect(await send({ ...paid, ownership: '3', price: '0.015' })).toMatchObject({
      data: { rehearsal: { classes: [{ capitalAfter: '4.05' }] } },
    });
    for (const [issuance, waits_for] of [
      [{ ownership: '10', price: '1', paid_on: '2025-06-02' }, ['resolution']],
      [{ ownership: '10', price: '1', ...resolved }, ['payment']],
      [{ ownership: '10', price: '1' }, ['resolution', 'payment']],
    ] as const)
      expect(await send(issuance)).toMatchObject({
        data: {
          rehearsal: {
            ...{ outcome: 'subscribed', waits_for, effective_on: today(), opened: 1 },
            certificates: [{ certificate: null, name: 'Cy Zed', sharesExact: '10' }],
            lines: [{ name: 'Cy Zed', before: null, after: { sharesExact: '10', percentage: '2.44' } }, {}],
            ...{ totalBeforeExact: '400', totalAfterExact: '410' },
            classes: [{ beforeExact: '400', afterExact: '410', capitalAfter: '14.00' }],
          },
        },
      });
    expect(await register(id)).toHaveLength(2);
    expect(await send(paid, false)).toMatchObject({ ok: true, data: { act_id: expect.any(String) } });
    expect(await register(id)).toContain('Cy CS-2 10 issued');
    expect(await send({ ownership: '10', price: '1' }, false)).toMatchObject({
      ...{ ok: true, textCode: 'SHARES.SUBSCRIBED', data: { act_id: null, rehearsal: null } },
    });
  });

  test('of the last authorized share at the same moment gives it to one', async () => {
    const { id, a } = await classes('151');
    const send = (firstname: string) =>
      amelie.api(deeds.issueShares, {
        params: { id },
        body: {
          person: { firstname, lastname: 'Zed' },
          issuance: { ...paid, ownership: '1', Shareclass: a },
        },
      });
    const answers = await Promise.all([send('Cy'), send('Di')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const lost = answers.find(({ ok }) => !ok);
    expect(lost && fieldsOf(lost)).toEqual(['issuance.ownership SHARES.ABOVE_AUTHORIZED']);
  });
});

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
      amelie.api(deeds.issueShares, { params: { id }, body: { issuance, ...body } as never });
    const told = { ...issuance, Shareclass: ids.Common, exemption: 'close_friend' };
    const ed = { firstname: 'Ed', lastname: 'Zed' };
    expect(fieldsOf(await issue({ person: cy }))).toEqual(['issuance.exemption SHARES.EXEMPTION_REQUIRED']);
    // A subscription that waits promises its shares already.
    const waits = { ...told, resolution: undefined, resolution_on: undefined };
    expect(await issue({ person: cy, issuance: waits })).toMatchObject({ ok: true });
    for (const issuance of [waits, told])
      expect(fieldsOf(await issue({ person: ed, issuance, override: true }))).toEqual([
        'override_reason SHARES.ABOVE_FIFTY',
      ]);
    const added = { params: { id }, query: {}, body: { person: ed, issuances: [issuance] } };
    expect(fieldsOf(await amelie.api(addShareholder, added))).toEqual([
      'issuances.0.exemption SHARES.EXEMPTION_REQUIRED',
    ]);
    const employee = { ...issuance, exemption: 'employee' };
    expect(await issue({ person: ed, issuance: employee })).toMatchObject({ ok: true });
    expect(await issue({ person_id: ids['Holder No1'], issuance: told })).toMatchObject({ ok: true });
    const certificate = (await read(id)).shareholders
      .find(({ _id }) => _id === ids['Holder No2'])
      ?.issuances.at(0)?._id;
    const transfer = (more: object) =>
      amelie.api(deeds.transferShares, {
        params: { id },
        body: {
          ...resolved,
          security_id: certificate,
          to: [{ person: { firstname: 'Di', lastname: 'Zed' }, sharesExact: '5' }],
          effective_on: '2025-06-02',
          ...more,
        } as never,
      });
    expect(fieldsOf(await transfer({}))).toEqual(['override_reason SHARES.ABOVE_FIFTY']);
    const because = { override: true, override_reason: 'fewer_beneficial' };
    expect(await transfer({ ...because, rehearse: true })).toMatchObject({
      data: { rehearsal: { privateHolders: { counted: 50, employees: 1 } } },
    });
    const moved = await transfer(because);
    if (!moved.ok) throw new Error(moved.textCode);
    const entry = moved.data.act_id ?? '';
    expect(
      await server.database.asOwner(
        `select params from activity where org_id = $1 and kind = 'holders_above_fifty'`,
        [id],
      ),
    ).toEqual([{ params: { counted: 51, reason: 'fewer_beneficial', entry, act: 'transferred' } }]);

    // Whatever brings him in is judged: an entry restored, another exemption, members of joint holders.
    const refused = ['override_reason SHARES.ABOVE_FIFTY'];
    const eds = (await read(id)).shareholders.find(({ display_name }) => display_name === 'Ed Zed');
    const exemption = (more: object) =>
      amelie.api(updateIssuance, {
        params: { id: eds?._id ?? '' },
        body: {
          ...{
            _id: eds?.issuances.at(0)?._id,
            exemption: 'close_friend',
            as: 'correction',
            reason: 'misread',
          },
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
      ...{ kind: 'joint', company_name: 'Three and Four' },
      members: [{ person_id: ids['Holder No3'] }, { person_id: ids['Holder No4'] }],
    };
    expect(await issue({ person: both, issuance: told })).toMatchObject({ ok: true });
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

describe('certificates', () => {
  test('are replaced, divided and put together; no share moves', async () => {
    const { id, securities } = await onRecord();
    const reissue = (body: object) =>
      amelie.api(deeds.reissueCertificates, {
        params: { id },
        body: { reason: 'lost', effective_on: '2025-06-02', ...body } as never,
      });
    expect(fieldsOf(await reissue({ security_ids: [securities.ann], parts: ['100', '299'] }))).toEqual([
      'parts.0 SHARES.PARTS_DIFFER',
    ]);
    const divided = { security_ids: [securities.ann], parts: ['100', '300'], reason: 'divided' };
    expect(await reissue(divided)).toMatchObject({ ok: true });
    const open = async () =>
      (await read(id)).shareholders
        .flatMap(({ issuances }) => issuances)
        .filter(({ state }) => state === 'issued');
    expect(
      (await open()).map(({ certificate, ownershipExact }) => `${certificate} ${ownershipExact}`).sort(),
    ).toEqual(['CS-2 100', 'CS-3 300']);
    const both = (await open()).map(({ _id }) => _id);
    expect(await reissue({ security_ids: both, reason: 'merged' })).toMatchObject({ ok: true });
    expect(
      (await open()).map(({ certificate, ownershipExact }) => `${certificate} ${ownershipExact}`),
    ).toEqual(['CS-4 400']);
    expect((await told(id)).map(({ kind }) => kind)).not.toContain('shares_transferred');
    await isWhole(id);
  });
});
