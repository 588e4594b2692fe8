import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import {
  advanced,
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
import { rebuild } from '../../registers/server/public.ts';
import * as accounts from '../accountContract.ts';
import { explainCapTable, readCapTable } from '../capTableContract.ts';
import * as contract from '../contract.ts';
import * as corrections from '../correctionContract.ts';
import * as deeds from '../deedContract.ts';
import * as instruments from '../instrumentContract.ts';
import * as vestingDeeds from '../vestingContract.ts';

openShares();

const resolved = { resolution: 'D-2025-09', resolution_on: '2025-06-01' };
const cy = { firstname: 'Cy', lastname: 'Zed' };

/** Holder, certificate, shares, state: the register as people read it. */
async function register(id: string): Promise<string[]> {
  const { shareholders } = await read(id);
  return shareholders.flatMap(({ firstname, issuances }) =>
    issuances.map(
      ({ certificate, ownershipExact, state }) => `${firstname} ${certificate} ${ownershipExact} ${state}`,
    ),
  );
}

const told = (id: string) =>
  server.database.asOwner<{ kind: string }>(
    `select kind from activity where org_id = $1 and kind ~ '^share' order by entry_no desc limit 3`,
    [id],
  );

const isWhole = async (id: string) =>
  expect((await server.database.database.asOrganization(id, (q) => rebuild(q, id))).differences).toEqual([]);

/** The fields of a refusal. */
const fieldsOf = (answer: { ok: boolean; fields?: readonly { path: string; textCode: string }[] }) =>
  (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);

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

/** Class A may be redeemed and converts one to three into Class B; Ann holds 100 A, Bo 50 A. */
async function classes(authorized: string | null = null) {
  const { id, classIds } = await advanced(classOf('Class B', 'CB'), classOf('Class A', 'CA', { authorized }));
  const [b = '', a = ''] = classIds;
  for (const [firstname, ownership] of [
    ['Ann', 100],
    ['Bo', 50],
  ] as const)
    await hold(id, { firstname, lastname: 'Roy' }, { ownership, Shareclass: a, paid_on: '2025-03-10' });
  await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14' });
  const { shareholders } = await read(id);
  const securityOf = (firstname: string) =>
    shareholders.find((one) => one.firstname === firstname)?.issuances[0]?._id ?? '';
  return { id, a, b, ann: securityOf('Ann'), bo: securityOf('Bo') };
}

const amendment = { ...resolved, effective_on: '2025-06-02', registry_certificate: 'A-77' };

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

  test('the authorized number is never below what is issued', async () => {
    const { id, a } = await classes();
    const send = (authorizedExact: string | null) =>
      amelie.api(deeds.changeAuthorized, {
        params: { id },
        body: { class_id: a, authorizedExact, ...amendment },
      });
    expect(fieldsOf(await send('149'))).toEqual(['authorizedExact REGISTERS.BELOW_ISSUED']);
    expect(fieldsOf(await send(null))).toEqual(['authorizedExact SHARES.NOTHING_CHANGES']);
    expect(await send('150')).toMatchObject({ ok: true });
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
    expect(await send({ ownership: '10', price: '1', paid_on: '2025-06-02' })).toMatchObject({
      data: { rehearsal: { outcome: 'subscribed', waits_for: ['resolution'], effective_on: today() } },
    });
    expect(await register(id)).toHaveLength(2);
    expect(await send(paid, false)).toMatchObject({ ok: true, data: { act_id: expect.any(String) } });
    expect(await register(id)).toContain('Cy CS-2 10 issued');
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

describe('options', () => {
  const act = <Body>(id: string, endpoint: Parameters<typeof amelie.api>[0], body: Body) =>
    amelie.api(endpoint as typeof instruments.grantOption, { params: { id }, body: body as object });

  /** What `asOwner` reads of the open registers. */
  const rowsOf = (id: string, table: 'instruments' | 'option_pools') =>
    server.database.asOwner<{ key: string; value: Record<string, string> }>(
      `select key, value from ${table} where org_id = $1 and known_to is null and eff_to is null order by value ->> 'label'`,
      [id],
    );

  test('are granted from a pool, exercised, and released to it; the cap table counts them', async () => {
    const { id, bo } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    const reserved = { class_id: common, name: 'Plan 2025', sharesExact: '1000', effective_on: '2025-06-02' };
    const poolRehearsed = await act(id, instruments.reservePool, { ...reserved, rehearse: true });
    expect(poolRehearsed).toMatchObject({
      ok: true,
      data: { rehearsal: { pools: [{ name: 'Plan 2025', leftBefore: '0', leftAfter: '1000' }] } },
    });
    expect(await act(id, instruments.reservePool, { ...reserved, ...resolved })).toMatchObject({ ok: true });
    const [pool] = await rowsOf(id, 'option_pools');
    const granted = {
      ...{ pool_id: pool?.key, person_id: bo, sharesExact: '400', priceExact: '0.50' },
      ...{ effective_on: '2025-06-03', ...resolved, expires_on: '2035-06-03', exemption: 'employee' },
      vesting: { period: '4', cliff: '0', frequency: 'monthly' },
    };
    expect(await act(id, instruments.grantOption, { ...granted, rehearse: true })).toMatchObject({
      ok: true,
      data: {
        rehearsal: {
          instruments: [{ label: 'OP-1', beforeExact: null, afterExact: '400', isOpen: true }],
          pools: [{ leftBefore: '1000', leftAfter: '600' }],
          warnings: [],
        },
      },
    });
    expect(await act(id, instruments.grantOption, granted)).toMatchObject({ ok: true });
    const [option] = await rowsOf(id, 'instruments');
    const security_id = option?.key ?? '';
    const tooMany = { security_id, sharesExact: '101', effective_on: '2025-07-03' };
    expect(await act(id, instruments.exerciseOption, tooMany)).toMatchObject({
      fields: [
        { path: 'sharesExact', textCode: 'REGISTERS.ABOVE_VESTED', message: expect.stringContaining('100') },
      ],
    });
    const exercised = { ...tooMany, sharesExact: '100', ...resolved };
    expect(await act(id, instruments.exerciseOption, exercised)).toMatchObject({ ok: true });
    expect(await register(id)).toContain('Bo CS-2 100 issued');
    const table = await amelie.api(readCapTable, { params: { id }, query: { pool: 'with' } });
    if (!table.ok) throw new Error('no table');
    expect(table.data.promised.map(({ kind, sharesExact }) => [kind, sharesExact])).toEqual([
      ['options', '300'],
      ['pool', '600'],
    ]);
    const issued = BigInt(table.data.total.sharesExact);
    expect(table.data.total.dilutedExact).toBe(String(issued + 900n));
    const asked = { what: 'diluted', class: common, of: 'options', pool: 'with' } as const;
    const why = await amelie.api(explainCapTable, { params: { id }, query: asked });
    expect(why).toMatchObject({
      ok: true,
      data: {
        partExact: '300',
        wholeExact: String(issued + 900n),
        terms: [{ of: 'options', sharesExact: '300' }],
      },
    });
    for (const { kind, id: of, diluted, dilutedByClass } of table.data.promised) {
      const query = { what: 'diluted', class: of, of: kind, pool: 'with' } as const;
      const besideHolders = await amelie.api(explainCapTable, { params: { id }, query });
      const besideClasses = await amelie.api(explainCapTable, {
        params: { id },
        query: { ...query, by: 'class' },
      });
      expect([besideHolders, besideClasses]).toMatchObject([
        { ok: true, data: { shown: diluted } },
        { ok: true, data: { shown: dilutedByClass } },
      ]);
    }
    const released = { security_id, reason: 'forfeited', effective_on: '2025-07-04' };
    expect(await act(id, instruments.releaseOption, released)).toMatchObject({ ok: true });
    expect(await act(id, instruments.expireOption, { security_id })).toMatchObject({
      fields: [{ path: 'security_id', textCode: 'SHARES.INSTRUMENT_NOT_OPEN' }],
    });
    const [after] = await rowsOf(id, 'option_pools');
    expect(after?.value).toMatchObject({ reserved: '1000', used: '100' });
    const logged = await server.database.asOwner<{ kind: string }>(
      `select kind from activity where org_id = $1 and kind ~ '^option' order by entry_no`,
      [id],
    );
    expect(logged.map(({ kind }) => kind)).toEqual([
      ...['option_pool_reserved', 'option_granted', 'option_exercised', 'option_released'],
    ]);
    await isWhole(id);
  });

  test('are refused above the pool, under a number that is given, and without a class', async () => {
    const { id, bo } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    const terms = { person_id: bo, sharesExact: '11', priceExact: '1' };
    await act(id, instruments.reservePool, { class_id: common, name: 'Plan', sharesExact: '10' });
    const [pool] = await rowsOf(id, 'option_pools');
    const pool_id = pool?.key;
    expect(await act(id, instruments.grantOption, { ...terms, pool_id })).toMatchObject({
      textCode: 'REGISTERS.DOES_NOT_FIT',
      fields: [{ textCode: 'REGISTERS.ABOVE_POOL' }],
    });
    expect(await act(id, instruments.grantOption, terms)).toMatchObject({
      fields: [{ path: 'class_id', textCode: 'GENERAL.FIELD_REQUIRED' }],
    });
    const labelled = { ...terms, class_id: common, label: 'W-7' };
    expect(await act(id, instruments.grantOption, labelled)).toMatchObject({ ok: true });
    expect(await act(id, instruments.grantOption, labelled)).toMatchObject({
      fields: [{ path: 'label', textCode: 'REGISTERS.NUMBER_TAKEN' }],
    });
    await amelie.api(deeds.changeAuthorized, {
      params: { id },
      body: { class_id: common, authorizedExact: '1000' },
    });
    const short = await act(id, instruments.grantOption, {
      ...terms,
      class_id: common,
      sharesExact: '999',
      rehearse: true,
    });
    expect(short).toMatchObject({
      ok: true,
      data: { rehearsal: { warnings: [{ textCode: 'SHARES.RESERVE_SHORT' }, {}] } },
    });
    const same = { pool_id, sharesExact: '10' };
    expect(await act(id, instruments.reservePool, same)).toMatchObject({
      fields: [{ textCode: 'SHARES.NOTHING_CHANGES' }],
    });
  });

  test('stand beside warrants, notes and debt: exercised, converted, repaid', async () => {
    const { id, bo } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    const on = '2025-06-02';
    const told = (kind: string, more: object) =>
      act(id, instruments.recordInstrument, { kind, person_id: bo, effective_on: on, ...more });
    expect(await told('warrant', { class_id: common, sharesExact: '50', priceExact: '2' })).toMatchObject({
      ok: true,
    });
    const interest = { rates: [{ rateExact: '8' }] };
    const financing = { type: 'automatic_on_event', event: 'financing', mechanism: 'valuation' };
    const triggers = [{ ...financing, capExact: '4000000', discountExact: '20' }];
    expect(await told('note', { principalExact: '1000', interest, triggers })).toMatchObject({ ok: true });
    expect(await told('debt', { principalExact: '250.50' })).toMatchObject({ ok: true });
    expect(await told('warrant', { sharesExact: '50' })).toMatchObject({
      fields: [{ path: 'class_id' }, { path: 'priceExact' }],
    });
    const [note, debt, warrant] = (await rowsOf(id, 'instruments')).map(({ key }) => ({ security_id: key }));
    const later = { effective_on: '2025-06-20', ...resolved };
    expect(
      await act(id, instruments.exerciseOption, { ...warrant, sharesExact: '50', ...later }),
    ).toMatchObject({ ok: true });
    expect(await act(id, instruments.exerciseOption, { ...debt, sharesExact: '1' })).toMatchObject({
      fields: [{ textCode: 'REGISTERS.NOT_AN_OPTION' }],
    });
    const part = { sharesExact: '300', principalExact: '800', interestExact: '4', trigger_id: 'T1' };
    const into = { ...note, class_id: common, ...part, ...later };
    expect(await act(id, instruments.convertInstrument, into)).toMatchObject({ ok: true });
    const repaid = { ...debt, reason: 'repaid', principalExact: '50.50', ...later };
    expect(await act(id, instruments.endInstrument, repaid)).toMatchObject({ ok: true });
    expect(await act(id, instruments.endInstrument, { ...repaid, principalExact: '200.01' })).toMatchObject({
      fields: [
        {
          path: 'principalExact',
          textCode: 'REGISTERS.ABOVE_PRINCIPAL',
          message: expect.stringContaining('200'),
        },
      ],
    });
    const moved = { ...debt, person_id: (await read(id)).shareholders.find((one) => one._id !== bo)?._id };
    expect(await act(id, instruments.transferInstrument, { ...moved, ...later })).toMatchObject({ ok: true });
    expect((await rowsOf(id, 'instruments')).map(({ value }) => `${value.label} ${value.status}`)).toEqual([
      ...['CN-1 open', 'D-1 ended', 'D-2 open', 'W-1 ended'],
    ]);
    expect(await register(id)).toEqual(expect.arrayContaining(['Bo CS-2 50 issued', 'Bo CS-3 300 issued']));
    await isWhole(id);
  });

  test('go with their class when it is split, and vest, stop and vest ahead as acts say', async () => {
    const { id, bo, securities } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    await act(id, instruments.reservePool, { class_id: common, name: 'Plan', sharesExact: '1000' });
    const [pool] = await rowsOf(id, 'option_pools');
    const granted = { pool_id: pool?.key, person_id: bo, sharesExact: '400', priceExact: '0.50' };
    expect(await act(id, instruments.grantOption, granted)).toMatchObject({ ok: true });
    const split = { class_id: common, newExact: '3', oldExact: '1', ...resolved };
    expect(await act(id, deeds.splitShares, split)).toMatchObject({
      fields: [
        {
          path: 'class_id',
          textCode: 'SHARES.SUBSCRIPTIONS_WAIT',
          message: expect.stringContaining('Bo Roy'),
        },
      ],
    });
    await amelie.api(contract.removeIssuance, {
      params: { shareholderId: bo, issuanceId: securities.bo },
    });
    expect(await act(id, deeds.splitShares, split)).toMatchObject({ ok: true });
    const [option] = await rowsOf(id, 'instruments');
    expect(option?.value).toMatchObject({ quantity: '1200', price: '0.1666666667' });
    expect((await rowsOf(id, 'option_pools'))[0]?.value).toMatchObject({ reserved: '3000', used: '1200' });
    const of = { security_id: option?.key };
    expect(await act(id, vestingDeeds.stopVesting, { ...of, reason: 'resigned' })).toMatchObject({
      fields: [{ path: 'security_id', textCode: 'REGISTERS.NO_VESTING' }],
    });
    const terms = { period: '4', cliff: '0', frequency: 'monthly' };
    const issued = (await read(id)).shareholders.flatMap(({ issuances }) => issuances);
    const shares = { security_id: issued.find(({ state }) => state === 'issued')?._id };
    for (const one of [of, shares]) {
      expect(await act(id, vestingDeeds.setVesting, { ...one, vesting: terms })).toMatchObject({ ok: true });
      expect(await act(id, vestingDeeds.accelerateVesting, { ...one, sharesExact: '1' })).toMatchObject({
        ok: true,
      });
      expect(await act(id, vestingDeeds.stopVesting, { ...one, reason: 'resigned' })).toMatchObject({
        ok: true,
      });
    }
    expect((await rowsOf(id, 'instruments'))[0]?.value).toMatchObject({
      vestingChanges: { accelerated: '1' },
    });
    await isWhole(id);
  });
});

describe('a correction', () => {
  const correct = (id: string, body: object) =>
    amelie.api(corrections.correctEntries, { params: { id }, body });
  const entry = async (id: string, entryId: string) => {
    const answer = await amelie.api(corrections.readEntry, { params: { id, entryId } });
    if (!answer.ok) throw new Error(answer.textCode);
    return answer.data;
  };

  test('takes an issue back with the transfer of its shares, or not at all', async () => {
    const { id, securities } = await onRecord();
    const to = [{ person: cy, sharesExact: '100' }];
    const moved = await amelie.api(deeds.transferShares, {
      params: { id },
      body: { security_id: securities.ann, to, effective_on: '2025-06-02' },
    });
    if (!moved.ok) throw new Error(moved.textCode);
    const { root, seen, persons } = await entry(id, securities.ann);
    expect(persons).toEqual(['Ann Tremblay']);
    const first = { root, seen, as: 'void' as const };
    const refused = await correct(id, { amend: [first], amend_reason: 'Never paid' });
    expect(refused).toMatchObject({
      status: 409,
      data: { acts: [{ root: moved.data.act_id, kind: 'transferred', isOnRecord: true }] },
    });
    const transfer = await entry(id, moved.data.act_id ?? '');
    const amend = [first, { root: transfer.root, seen: transfer.seen, as: 'void' as const }];
    const rehearsed = await correct(id, { amend, rehearse: true });
    expect(rehearsed).toMatchObject({
      data: { rehearsal: { totalBeforeExact: '400', totalAfterExact: '0' } },
    });
    expect(await correct(id, { amend, amend_reason: 'Never paid' })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued'))).toEqual([]);
    const { versions, is_void } = await entry(id, securities.ann);
    expect([is_void, versions.map(({ verb, reason }) => [verb, reason])]).toEqual([
      true,
      [
        ['record', null],
        ['void', 'Never paid'],
      ],
    ]);
    await isWhole(id);
  });

  test('moves an issue with what follows of it, never before its payment', async () => {
    const { id, securities } = await onRecord();
    const { root, seen, on } = await entry(id, securities.ann);
    const move = (to: string) =>
      correct(id, { amend: [{ root, seen, as: 'move', on: to }], amend_reason: 'Wrong day' });
    expect(fieldsOf(await move('2025-03-01'))).toEqual(['amend.0.on SHARES.PAID_LATER']);
    expect(fieldsOf(await move('2999-01-01'))).toEqual(['amend.0.on PEOPLE.DATE_IN_FUTURE']);
    expect(fieldsOf(await move('soon'))).toEqual(['amend.0.on GENERAL.NOT_A_DATE']);
    expect(await move('2025-06-01')).toMatchObject({ ok: true });
    expect(await entry(id, securities.ann)).toMatchObject({ on: '2025-06-01', versions: [{ on }, {}] });
    await isWhole(id);
  });

  test('lets the right act take what the wrong one had taken', async () => {
    const { id, securities } = await onRecord();
    const send = (effective_on: string, more: object = {}) =>
      amelie.api(deeds.transferShares, {
        params: { id },
        body: { security_id: securities.ann, to: [{ person: cy, sharesExact: '9' }], effective_on, ...more },
      });
    const wrong = await send('2025-06-01');
    const { root, seen } = await entry(id, (wrong.ok && wrong.data.act_id) || '');
    const amend = [{ root, seen, as: 'void' as const }];
    expect(await send('2025-07-01', { amend, amend_reason: 'Wrong day' })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued')).sort()).toEqual([
      'Ann CS-5 391 issued',
      'Cy CS-4 9 issued',
    ]);
    await isWhole(id);
  });

  test('takes back neither what somebody waits for nor the last vote', async () => {
    const { id, bo } = await onRecord();
    const { shareclasses } = await read(id);
    const person = await entry(id, bo);
    const amend_reason = 'By mistake';
    const ofBo = [{ root: person.root, seen: person.seen, as: 'void' as const }];
    expect(fieldsOf(await correct(id, { amend: ofBo, amend_reason }))).toEqual([
      'amend.0.root REGISTERS.AWAITED',
    ]);
    const company = await classes();
    const other = classOf('Class V', 'CV');
    const added = await amelie.api(deeds.addClassByAmendment, {
      params: { id: company.id },
      body: { ...other, ...amendment },
    });
    expect(added.ok).toBe(true);
    for (const class_id of [company.a, company.b]) {
      const one = (await read(company.id)).shareclasses.find(({ _id }) => _id === class_id);
      if (one === undefined) throw new Error('a class is missing');
      const { name, priceExact: price } = one;
      const properties = { ...one.properties, voting: false, votes_per_share: '0' };
      const body = { class_id, name, price, properties, ...amendment, effective_on: '2025-06-03' };
      expect(await amelie.api(deeds.amendShareClass, { params: { id: company.id }, body })).toMatchObject({
        ok: true,
      });
    }
    const last = await entry(company.id, (added.ok && added.data.act_id) || '');
    const amend = [{ root: last.root, seen: last.seen, as: 'void' as const }];
    expect(fieldsOf(await correct(company.id, { amend, amend_reason }))).toEqual([
      'properties SHARES.RIGHT_MISSING',
    ]);
    expect(shareclasses).toHaveLength(1);
  });

  test('of somebody’s first day lists what names him before, and reaches no other company', async () => {
    const [{ id, ann }, theirs] = [await onRecord(), await onRecord()];
    const rows = await server.database.asOwner<{ root: string }>(
      `select root from register_acts where org_id = $1 and kind = 'person.added' and payload ->> 'personId' = $2`,
      [id, ann],
    );
    const { root, seen } = await entry(id, rows[0]?.root ?? '');
    const amend = [{ root, seen, as: 'move' as const, on: '2025-07-01' }];
    const refused = await correct(id, { amend, amend_reason: 'Wrong day' });
    expect(refused).toMatchObject({ textCode: 'REGISTERS.DOES_NOT_FIT' });
    const { acts } = (
      refused as unknown as { data: { acts: { kind: string; root: string; actId: string }[] } }
    ).data;
    expect(acts.map(({ kind }) => kind)).toContain('issued');
    const others = [...new Map(acts.map((one) => [one.root, one])).values()].map((one) => ({
      ...{ root: one.root, seen: one.actId },
      ...{ as: 'move' as const, on: '2025-07-02' },
    }));
    expect(await correct(id, { amend: [...amend, ...others], amend_reason: 'Wrong day' })).toMatchObject({
      ok: true,
    });
    await isWhole(id);
    expect(fieldsOf(await correct(theirs.id, { amend, amend_reason: 'Theirs' }))).toEqual([
      'amend.0.root GENERAL.NOT_FOUND',
    ]);
    expect(
      await amelie.api(corrections.readEntry, { params: { id: theirs.id, entryId: root } }),
    ).toMatchObject({ status: 404 });
    expect(fieldsOf(await correct(id, {}))).toEqual(['amend GENERAL.FIELD_REQUIRED']);
  });
});

describe('a stated capital account', () => {
  const common = async (id: string) => (await read(id)).shareclasses[0]?._id ?? '';
  const account = async (id: string, classId: string, query: object = {}) => {
    const answer = await amelie.api(accounts.readCapitalAccount, { params: { id, classId }, query });
    if (!answer.ok) throw new Error(answer.textCode);
    const { entries, balance, sharesExact, forward } = answer.data;
    expect(forward).toBeNull();
    return {
      lines: entries.map((one) =>
        [one.on, one.kind, one.certificate, one.sharesExact, one.amount, one.balance].join(' '),
      ),
      end: `${sharesExact} ${balance}`,
      entries,
    };
  };
  const adjust = (id: string, body: object) =>
    amelie.api(deeds.adjustCapital, { params: { id }, body: { ground: 'reduction', ...body } as never });

  test('tells every movement with its balance and how its part was rounded, on any date', async () => {
    const { id, securities } = await onRecord();
    const classId = await common(id);
    await amelie.api(deeds.repurchaseShares, {
      params: { id },
      body: {
        ...{ security_id: securities.ann, sharesExact: '100', ground: 'purchase', priceExact: '1' },
        paid_in: 'money',
        ...{ effective_on: '2025-06-02', ...resolved },
      },
    });
    const terms = { class_id: classId, effective_on: '2025-06-03', ...resolved };
    expect(fieldsOf(await adjust(id, { ...terms, amountExact: '3.01' }))).toEqual([
      'amountExact REGISTERS.ACCOUNT_BELOW_ZERO',
    ]);
    expect(fieldsOf(await adjust(id, { ...terms, amountExact: '0' }))).toEqual([
      'amountExact SHARES.AMOUNT_INVALID',
    ]);
    const rehearsed = await adjust(id, { ...terms, amountExact: '1.5', rehearse: true });
    expect(rehearsed).toMatchObject({
      data: { rehearsal: { classes: [{ capitalBefore: '3.00', capitalAfter: '1.50' }] } },
    });
    expect(await adjust(id, { ...terms, amountExact: '1.5' })).toMatchObject({ ok: true });
    expect(await adjust(id, { ...terms, ground: 'addition', amountExact: '10' })).toMatchObject({ ok: true });
    const { lines, end, entries } = await account(id, classId);
    expect(lines).toEqual([
      '2025-03-14 issued CS-1 400 4 4',
      '2025-06-02 repurchased CS-1 -100 -1 3',
      '2025-06-03 capital.adjusted  0 -1.5 1.5',
      '2025-06-03 capital.adjusted  0 10 11.5',
    ]);
    expect(end).toBe('300 11.5');
    expect(entries[1]).toMatchObject({
      deduction: { rule: 'PRO_RATA', capitalBefore: '4', sharesBeforeExact: '400' },
      holder: { display_name: 'Ann Tremblay' },
    });
    expect(entries[2]).toMatchObject({ ground: 'reduction', resolution: { number: 'D-2025-09' } });
    expect((await account(id, classId, { asOf: '2025-05-31' })).end).toBe('400 4');
    const opening = { class_id: classId, amountExact: '7', source: 'Statements of 2024' };
    const open = await amelie.api(deeds.openCapital, { params: { id }, body: opening });
    expect(fieldsOf(open)).toEqual(['class_id SHARES.ACCOUNT_OPENED']);
    await isWhole(id);
  });

  test('is taken over once, of a class whose shares came before', async () => {
    const { id, b } = await classes();
    const open = (more: object = {}) =>
      amelie.api(deeds.openCapital, {
        params: { id },
        body: { class_id: b, amountExact: '5000', source: 'Statements of 2024', ...more },
      });
    expect(fieldsOf(await open({ source: '' }))).toEqual(['source GENERAL.FIELD_REQUIRED']);
    expect((await account(id, b)).lines).toEqual([]);
    expect(await open()).toMatchObject({ ok: true });
    expect((await account(id, b)).entries).toMatchObject([
      { kind: 'capital.opened', source: 'Statements of 2024' },
    ]);
    expect(fieldsOf(await open())).toEqual(['class_id SHARES.ACCOUNT_OPENED']);
    await isWhole(id);
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
