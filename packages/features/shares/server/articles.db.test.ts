import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { amelie, classOf, openShares, read, server } from '../../../../tests/support/stages/shares.ts';
import {
  amendment,
  classes,
  fieldsOf,
  isWhole,
  register,
  resolved,
  told,
} from '../../../../tests/support/stages/transactions.ts';
import { reservePool } from '../../instruments/contract.ts';
import { readCapitalAccount } from '../../ledgers/accountContract.ts';
import * as transactions from '../transactionContract.ts';

openShares();

describe('the articles change', () => {
  test('a class becomes convertible, and its shares are converted with their stated capital', async () => {
    const { id, a, b, ann } = await classes();
    const convert = (more: object = {}) =>
      amelie.api(transactions.convertShares, {
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
      amelie.api(transactions.amendShareClass, {
        params: { id },
        body: { class_id: a, name, price, properties, ...amendment },
      });
    expect(await amend('Class A Special')).toMatchObject({ ok: true });
    expect(await amend('Class A Special')).toMatchObject({ textCode: 'SHARES.NOTHING_CHANGES' });
    const split = { class_id: b, ...amendment, newExact: '2', oldExact: '1', preview: true };
    expect(await amelie.api(transactions.splitShares, { params: { id }, body: split })).toMatchObject({
      data: { preview: { warnings: [{ message: expect.stringContaining('Class A Special 1:3 → ') }] } },
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
    const amend = () => amelie.api(transactions.amendShareClass, { params: { id }, body });
    expect(await amend()).toMatchObject({ ok: true });
    expect(await amend()).toMatchObject({ textCode: 'SHARES.NOTHING_CHANGES' });
  });

  test('the log tells each act of an amendment, and calls what is no amendment by its own name', async () => {
    const { id, a } = await classes();
    const { price, properties } = classOf('Class A', 'AA', { authorized: '900000' });
    const body = { class_id: a, name: 'Class A Voting', price, properties, ...amendment };
    const previewed = { ...body, preview: true };
    expect(await amelie.api(transactions.amendShareClass, { params: { id }, body: previewed })).toMatchObject(
      {
        data: {
          preview: {
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
      },
    );
    expect(await amelie.api(transactions.amendShareClass, { params: { id }, body })).toMatchObject({
      ok: true,
    });
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
      amelie.api(transactions.addClassByAmendment, {
        params: { id },
        body: {
          ...classOf('Class C', 'CC', { series_allowed: true, authorized: '1000' }),
          ...amendment,
          ...body,
        },
      });
    const previewed = await add({ preview: true, effective_on: '2025-06-01' });
    expect(previewed).toMatchObject({
      data: { preview: { classes: [{ name: 'Class C', authorizedExact: '1000', beforeExact: '0' }] } },
    });
    const added = await add({});
    expect(added).toMatchObject({ ok: true, data: { preview: null } });
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
    const preferred = (name: string, prefix: string, more: object = {}) =>
      add({
        ...classOf(name, prefix, {
          authorized: '100',
          liquidation: 'preference',
          liquidation_amount: '5',
          ...more,
        }),
        series_of: c,
      });
    expect(await preferred('Series 2', 'CY', { liquidation_rank: 3 })).toMatchObject({ ok: true });
    // No series has priority over another of its class (CBCA s. 27(3)).
    expect(fieldsOf(await preferred('Series 3', 'CZ', { liquidation_rank: 2 }))).toEqual([
      'properties.liquidation_rank SHARES.SERIES_RANK',
    ]);
    expect(await preferred('Series 3', 'CZ')).toMatchObject({ ok: true });
    const ranks = async () =>
      (await read(id)).shareclasses
        .filter(({ properties }) => properties.liquidation === 'preference')
        .map(({ name, properties }) => `${name} ${properties.liquidation_rank}`)
        .sort();
    const amend = async (name: string, prefix: string, more: object) => {
      const class_id = (await read(id)).shareclasses.find((one) => one.name === name)?._id ?? '';
      const { price, properties } = classOf(name, prefix, {
        liquidation: 'preference',
        liquidation_amount: '5',
        ...more,
      });
      return amelie.api(transactions.amendShareClass, {
        params: { id },
        body: { class_id, name, price, properties, ...amendment },
      });
    };
    // A series that becomes preferred has their rank; with the class all of them move.
    expect(await amend('Series 1', 'CX', { authorized: '600', liquidation_rank: null })).toMatchObject({
      ok: true,
    });
    expect(await ranks()).toEqual(['Series 1 3', 'Series 2 3', 'Series 3 3']);
    const refused = await amend('Series 1', 'CX', { authorized: '600', liquidation_rank: 4 });
    expect(refused).toMatchObject({
      fields: [
        {
          textCode: 'SHARES.SERIES_RANK',
          message: expect.stringMatching(/Series 1.* needs that of .*Series 2.*: 3\.$/),
        },
      ],
    });
    const class_c = { series_allowed: true, authorized: '1000', liquidation_rank: 4 };
    expect(await amend('Class C', 'CC', class_c)).toMatchObject({ ok: true });
    expect(await ranks()).toEqual(['Class C 4', 'Series 1 4', 'Series 2 4', 'Series 3 4']);
    const before = { class_id: c, authorizedExact: '2000', ...amendment, effective_on: '2025-04-01' };
    expect(await amelie.api(transactions.changeAuthorized, { params: { id }, body: before })).toMatchObject({
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
      return amelie.api(transactions.amendShareClass, {
        params: { id },
        body: { class_id, name, price, properties, ...amendment },
      });
    };
    expect(await noVotes(a, 'Class A', 'CA')).toMatchObject({ ok: true });
    expect(fieldsOf(await noVotes(b, 'Class B', 'CB'))).toEqual(['properties SHARES.RIGHT_MISSING']);
  });

  test('a class is split for every certificate, and consolidated with cash for fractions', async () => {
    const { id, a } = await classes();
    const send = (endpoint: typeof transactions.splitShares, more: object) =>
      amelie.api(endpoint, { params: { id }, body: { class_id: a, ...amendment, ...more } });
    expect(fieldsOf(await send(transactions.splitShares, { newExact: '1', oldExact: '3' }))).toEqual([
      'newExact SHARES.RATIO_INVALID',
    ]);
    const most = { newExact: '9'.repeat(38), oldExact: '1', preview: true };
    expect(fieldsOf(await send(transactions.splitShares, most))).toEqual([
      'newExact SHARES.OWNERSHIP_TOO_LARGE',
    ]);
    expect(await send(transactions.splitShares, { newExact: '7', oldExact: '1' })).toMatchObject({
      ok: true,
    });
    const effective_on = '2025-06-03';
    const terms = { newExact: '1', oldExact: '8', effective_on };
    const consolidate = (more: object) => send(transactions.consolidateShares, { ...terms, ...more });
    expect(fieldsOf(await consolidate({ rounding: 'up', cashExact: '2' }))).toEqual([
      'cashExact SHARES.CASH_ROUNDS_DOWN',
    ]);
    expect(fieldsOf(await consolidate({ cashExact: '0' }))).toEqual(['cashExact SHARES.AMOUNT_INVALID']);
    expect(fieldsOf(await consolidate({ cashExact: '2', solvency_on: '2025-06-04' }))).toEqual([
      'solvency_on SHARES.SOLVENCY_LATER',
    ]);
    const directors = (resolution: string, resolution_on: string) => ({
      directors: { resolution, resolution_on },
    });
    expect(fieldsOf(await consolidate({ cashExact: '2', ...directors('D-2025-40', '2025-06-04') }))).toEqual([
      'directors.resolution_on SHARES.BEFORE_RESOLUTION',
    ]);
    expect(
      fieldsOf(await consolidate({ cashExact: '2', ...directors(amendment.resolution, '2025-06-02') })),
    ).toEqual(['directors.resolution SHARES.DIRECTORS_RESOLVE']);
    // The number is of the shareholders' sequence, whatever passed the division.
    expect(fieldsOf(await consolidate({ cashExact: '2', ...directors('S-2025-77', '2025-06-02') }))).toEqual([
      'directors.resolution SHARES.DIRECTORS_RESOLVE',
    ]);
    // 700 and 350 by 8: 87 and a half, 43 and three quarters, which are 10 of 1,050 parts of the account.
    expect(await consolidate({ cashExact: '2', preview: true })).toMatchObject({
      data: {
        preview: {
          totalAfterExact: '130',
          cash: expect.arrayContaining([
            { person_id: expect.any(String), name: 'Ann Roy', amount: '1.00' },
            { person_id: expect.any(String), name: 'Bo Roy', amount: '1.50' },
          ]),
          classes: [{ capitalBefore: '1.50', capitalAfter: '1.49' }],
          warnings: expect.arrayContaining([
            expect.objectContaining({ message: expect.stringContaining('35(3)') }),
          ]),
        },
      },
    });
    const paid = { cashExact: '2', solvency_on: '2025-06-02', ...directors('D-2025-40', '2025-06-02') };
    expect(await consolidate(paid)).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued')).sort()).toEqual([
      'Ann CA-5 87 issued',
      'Bo CA-6 43 issued',
    ]);
    const account = await amelie.api(readCapitalAccount, { params: { id, classId: a }, query: {} });
    expect(account).toMatchObject({ data: { balance: '1.4857142857' } });
    const fractions = account.ok
      ? account.data.entries.filter(({ deduction }) => deduction?.rule === 'FRACTION')
      : [];
    expect(
      fractions
        .map(({ holder, amount, resolution }) => [holder?.display_name, amount, resolution?.number])
        .sort(),
    ).toEqual([
      ['Ann Roy', expect.stringMatching(/^-0\.005714285[67]$/), 'D-2025-40'],
      ['Bo Roy', expect.stringMatching(/^-0\.008571428[67]$/), 'D-2025-40'],
    ]);
    await isWhole(id);
  });

  test('a split of which nobody could count the pool is refused with the bound', async () => {
    const { id, a } = await classes();
    const { effective_on } = amendment;
    const pool = { class_ids: [a], name: 'Plan', sharesExact: '1000000000000', ...resolved, effective_on };
    expect(await amelie.api(reservePool, { params: { id }, body: pool })).toMatchObject({ ok: true });
    const body = { class_id: a, ...amendment, newExact: `1${'0'.repeat(27)}`, oldExact: '1' };
    expect(await amelie.api(transactions.splitShares, { params: { id }, body })).toMatchObject({
      fields: [{ path: 'newExact', textCode: 'SHARES.OWNERSHIP_TOO_LARGE' }],
    });
  });

  test('rounded once for a holder, the certificate with the largest fraction gets the share', async () => {
    const { id, a, ann } = await classes();
    const holders = await read(id);
    const bo = holders.shareholders.find(({ firstname }) => firstname === 'Bo')?.person_id;
    const to = [{ person_id: bo, sharesExact: '30' }];
    const transfer = { security_id: ann, to, effective_on: '2025-06-01' };
    expect(await amelie.api(transactions.transferShares, { params: { id }, body: transfer })).toMatchObject({
      ok: true,
    });
    const terms = {
      class_id: a,
      newExact: '1',
      oldExact: '7',
      rounding: 'up' as const,
      per: 'holder' as const,
    };
    const answer = await amelie.api(transactions.consolidateShares, {
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
      amelie.api(transactions.changeAuthorized, {
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
