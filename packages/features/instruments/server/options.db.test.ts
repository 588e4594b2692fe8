import { addDays, instant } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import {
  amelie,
  onRecord,
  openShares,
  read,
  server,
  today,
} from '../../../../tests/support/stages/shares.ts';
import { isWhole, register, resolved } from '../../../../tests/support/stages/transactions.ts';
import { listActivity } from '../../activity/contract.ts';
import { explainCapTable, readCapTable } from '../../ledgers/capTableContract.ts';
import { listNotices } from '../../notifications/contract.ts';
import { searchRegisters } from '../../search/contract.ts';
import * as contract from '../../shares/contract.ts';
import * as corrections from '../../shares/correctionContract.ts';
import * as transactions from '../../shares/transactionContract.ts';
import * as vestingTransactions from '../../shares/vestingContract.ts';
import * as instruments from '../contract.ts';
import { listRegisterInstruments } from '../registerContract.ts';
import { ringLastDays } from './jobs.ts';

openShares();

describe('options', () => {
  const act = <Body>(id: string, endpoint: Parameters<typeof amelie.api>[0], body: Body) =>
    amelie.api(endpoint as typeof instruments.reservePool, { params: { id }, body: body as object });

  /** Current rows of the register, read as owner of the database. */
  const rowsOf = (id: string, table: 'instruments' | 'option_pools') =>
    server.database.asOwner<{ key: string; value: Record<string, string> }>(
      `select key, value from ${table} where org_id = $1 and known_to is null and eff_to is null order by value ->> 'label'`,
      [id],
    );

  test('are granted from a pool, exercised, and released to it; the cap table counts them', async () => {
    const { id, bo } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    const reserved = {
      class_ids: [common],
      name: 'Plan 2025',
      sharesExact: '1000',
      effective_on: '2025-06-02',
    };
    const poolPreview = await act(id, instruments.reservePool, { ...reserved, preview: true });
    expect(poolPreview).toMatchObject({
      ok: true,
      data: { preview: { pools: [{ name: 'Plan 2025', leftBefore: '0', leftAfter: '1000' }] } },
    });
    expect(await act(id, instruments.reservePool, { ...reserved, ...resolved })).toMatchObject({ ok: true });
    const [pool] = await rowsOf(id, 'option_pools');
    const granted = {
      pool_id: pool?.key,
      person_id: bo,
      compensation: 'option',
      sharesExact: '400',
      priceExact: '0.50',
      effective_on: '2025-06-03',
      ...resolved,
      expires_on: '2035-06-03',
      exemption: 'employee',
      vesting: { period: '4', cliff: '0', frequency: 'monthly' },
    };
    expect(await act(id, instruments.grantOption, { ...granted, preview: true })).toMatchObject({
      ok: true,
      data: {
        preview: {
          instruments: [{ label: 'OP-1', beforeExact: null, afterExact: '400', isOpen: true }],
          pools: [{ leftBefore: '1000', leftAfter: '600' }],
          warnings: [],
        },
      },
    });
    expect(await act(id, instruments.grantOption, granted)).toMatchObject({ ok: true });
    const another = { ...granted, sharesExact: '1', preview: true };
    expect(await act(id, instruments.grantOption, another)).toMatchObject({
      ok: true,
      data: { preview: { instruments: [{ label: 'OP-2', afterExact: '1' }] } },
    });
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
    const hits = async (q: string) => {
      const answer = await amelie.api(searchRegisters, { params: { id }, query: { q } });
      return answer.ok ? answer.data.hits : [];
    };
    expect(await hits('op-1')).toMatchObject([
      {
        kind: 'instrument',
        name: 'OP-1',
        holder: 'Bo Roy',
        leftExact: '300',
        state: 'open',
        place: 'instruments',
      },
    ]);
    expect(await hits('plan 2025')).toMatchObject([{ kind: 'pool', name: 'Plan 2025', leftExact: '600' }]);
    const rungOn = async (now: string) => {
      await ringLastDays(
        server.database.database,
        { now: instant(now), noticeDays: [30, 7] },
        new AbortController().signal,
      );
      const answer = await amelie.api(listNotices, { params: { orgId: id }, query: {} });
      const notices = answer.ok ? answer.data.notices : [];
      return notices.filter(({ kind }) => kind === 'instrument_due').map(({ message }) => message);
    };
    expect(await rungOn('2035-05-03T12:00:00Z')).toEqual([]);
    await rungOn('2035-05-20T12:00:00Z');
    expect(await rungOn('2035-05-21T12:00:00Z')).toEqual([
      'It expires on June 3, 2035. Held by \u2068Bo Roy\u2069.',
    ]);
    expect(await rungOn('2035-06-03T12:00:00Z')).toHaveLength(2);
    expect(await rungOn('2035-06-05T12:00:00Z')).toHaveLength(2);
    const table = await amelie.api(readCapTable, { params: { id }, query: { pool: 'with' } });
    if (!table.ok) throw new Error('no table');
    expect(table.data.promised.map(({ kind, sharesExact }) => [kind, sharesExact])).toEqual([
      ['options', '300'],
      ['pool', '600'],
    ]);
    const issued = BigInt(table.data.total.sharesExact);
    expect(table.data.total.dilutedExact).toBe(String(issued + 900n));
    const query = { what: 'diluted', class: common, of: 'options', pool: 'with' } as const;
    const why = await amelie.api(explainCapTable, { params: { id }, query });
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
    const later = { ...query, asOf: '2035-06-04' };
    expect(await amelie.api(explainCapTable, { params: { id }, query: later })).toMatchObject({
      ok: true,
      data: { terms: [{ of: 'options', sharesExact: '300', pastExact: '300' }] },
    });
    const released = { security_id, reason: 'forfeited', effective_on: '2025-07-04' };
    expect(await act(id, instruments.releaseOption, released)).toMatchObject({
      fields: [{ path: 'returns', textCode: 'GENERAL.FIELD_REQUIRED' }],
    });
    expect(await act(id, instruments.releaseOption, { ...released, returns: true })).toMatchObject({
      ok: true,
    });
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
      'option_pool_reserved',
      'option_granted',
      'option_exercised',
      'option_released',
    ]);
    const summaryOf = await amelie.api(listActivity, { params: { orgId: id }, query: {} });
    const ofOption = (summaryOf.ok ? summaryOf.data.activities : []).filter(({ kind }) =>
      kind.startsWith('option_'),
    );
    expect(ofOption.slice(0, 3).map(({ activity }) => activity)).toEqual([
      expect.stringContaining('OP-1'),
      expect.stringMatching(/exercised .*OP-1/),
      expect.stringMatching(/^Option .*OP-1.* granted to/),
    ]);
    // Shares of the plan go back to its pool, and others are issued under it.
    const back = { sharesExact: '100', returns: true, reason: 'agreement', effective_on: '2025-07-05' };
    const held = (await read(id)).shareholders.flatMap(({ issuances }) => issuances);
    const of = (number: string) => held.find(({ certificate }) => certificate === number)?._id;
    // Shares issued by an exercise are corrected with the exercise.
    const fewer = {
      issuance_id: of('CS-2') ?? '',
      ownership: 90,
      as: 'correction',
      reason: 'typing error',
    } as const;
    expect(await amelie.api(contract.updateOwnership, { body: fewer })).toMatchObject({
      textCode: 'SHARES.ISSUED_BY_OTHER',
      data: { record: ['correction'], entry: expect.any(String) },
    });
    expect(
      await act(id, transactions.cancelShares, { ...back, security_id: of('CS-1'), sharesExact: '1' }),
    ).toMatchObject({
      fields: [{ path: 'returns', textCode: 'SHARES.NO_PLAN' }],
    });
    expect(await act(id, transactions.cancelShares, { ...back, security_id: of('CS-2') })).toMatchObject({
      ok: true,
    });
    expect((await rowsOf(id, 'option_pools'))[0]?.value).toMatchObject({ used: '0' });
    const issuance = {
      Shareclass: common,
      ownership: '50',
      price: '0.5',
      paid_on: '2025-07-05',
      resolution: 'D-2025-09',
      resolution_on: '2025-07-05',
    };
    expect(
      await act(id, transactions.issueShares, { person_id: bo, pool_id: pool?.key, issuance }),
    ).toMatchObject({
      ok: true,
    });
    expect((await rowsOf(id, 'option_pools'))[0]?.value).toMatchObject({ used: '50' });
    // A plan does not end while it is used. Some of its shares go to another holder, and the rest of the certificate back.
    const ended = { pool_id: pool?.key, sharesExact: '0', effective_on: '2025-07-06' };
    expect(await act(id, instruments.reservePool, ended)).toMatchObject({
      fields: [{ textCode: 'REGISTERS.BELOW_USED' }],
    });
    const given = (await read(id)).shareholders.flatMap(({ issuances }) => issuances);
    const buyer = (await read(id)).shareholders.find(({ _id }) => _id !== bo)?._id;
    const going = {
      security_id: given.find(({ ownershipExact, state }) => ownershipExact === '50' && state === 'issued')
        ?._id,
      to: [{ person_id: buyer, sharesExact: '20' }],
      balance: 'cancelled',
      balance_reason: 'agreement',
      returns: true,
      effective_on: '2025-07-06',
    };
    expect(await act(id, transactions.transferShares, going)).toMatchObject({ ok: true });
    expect((await rowsOf(id, 'option_pools'))[0]?.value).toMatchObject({ used: '20' });
    await isWhole(id);
  });

  test('are refused above the pool, under a number that is given, and without a class', async () => {
    const { id, bo } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    const terms = { person_id: bo, compensation: 'option', sharesExact: '11', priceExact: '1' };
    await act(id, instruments.reservePool, { class_ids: [common], name: 'Plan', sharesExact: '10' });
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
    await amelie.api(transactions.changeAuthorized, {
      params: { id },
      body: { class_id: common, authorizedExact: '1000' },
    });
    const short = await act(id, instruments.grantOption, {
      ...terms,
      class_id: common,
      sharesExact: '999',
      preview: true,
    });
    expect(short).toMatchObject({
      ok: true,
      data: { preview: { warnings: [{ textCode: 'SHARES.RESERVE_SHORT' }, {}] } },
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
    const summaryOf = (kind: string, more: object) =>
      act(id, instruments.recordInstrument, { kind, person_id: bo, effective_on: on, ...more });
    expect(
      await summaryOf('warrant', { class_id: common, sharesExact: '50', priceExact: '2' }),
    ).toMatchObject({
      ok: true,
    });
    const interest = { rates: [{ rateExact: '8', from: on }] };
    const financing = { type: 'automatic_on_event', event: 'financing', mechanism: 'valuation' };
    const triggers = [{ ...financing, capExact: '4000000', discountExact: '20' }];
    expect(await summaryOf('note', { principalExact: '1000', interest, triggers })).toMatchObject({
      ok: true,
    });
    expect(await summaryOf('debt', { principalExact: '250.50' })).toMatchObject({ ok: true });
    expect(await summaryOf('warrant', { sharesExact: '50' })).toMatchObject({
      fields: [{ path: 'class_id' }, { path: 'priceExact' }],
    });
    const recorded = await rowsOf(id, 'instruments');
    expect(recorded.map(({ value }) => value.terms)).toMatchObject([
      {
        interest: { dayCount: null, payout: null, accrual: null, compounding: null },
        triggers: [{ right: { mechanism: { timing: null, mostFavoured: null } } }],
      },
      { interest: null, security: null },
      { quantitySource: null, purchasePrice: null },
    ]);
    const [note, debt, warrant] = recorded.map(({ key }) => ({ security_id: key }));
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
    expect(await act(id, instruments.endInstrument, { ...repaid, preview: true })).toMatchObject({
      data: { preview: { instruments: [{ label: 'D-1', owedBefore: '250.50', owedAfter: '200.00' }] } },
    });
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
      'CN-1 open',
      'D-1 ended',
      'D-2 open',
      'W-1 ended',
    ]);
    expect(await register(id)).toEqual(expect.arrayContaining(['Bo CS-2 50 issued', 'Bo CS-3 300 issued']));
    await isWhole(id);
  });

  test('go with their class when it is split, and vest, stop and vest ahead as acts say', async () => {
    const { id, bo, securities } = await onRecord();
    const common = (await read(id)).shareclasses[0]?._id ?? '';
    await act(id, instruments.reservePool, { class_ids: [common], name: 'Plan', sharesExact: '1000' });
    const [pool] = await rowsOf(id, 'option_pools');
    const windows = [{ reason: 'voluntary', length: '90', unit: 'days' }];
    const summaryOf = { compensation: 'option', sharesExact: '400', priceExact: '0.50', windows };
    const granted = { pool_id: pool?.key, person_id: bo, ...summaryOf };
    expect(await act(id, instruments.grantOption, granted)).toMatchObject({ ok: true });
    const split = { class_id: common, newExact: '3', oldExact: '1', ...resolved };
    expect(await act(id, transactions.splitShares, split)).toMatchObject({
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
    expect(await act(id, transactions.splitShares, split)).toMatchObject({ ok: true });
    const [option] = await rowsOf(id, 'instruments');
    expect(option?.value).toMatchObject({ quantity: '1200', price: '0.1666666667' });
    expect((await rowsOf(id, 'option_pools'))[0]?.value).toMatchObject({ reserved: '3000', used: '1200' });
    const [{ root } = { root: '' }] = await server.database.asOwner<{ root: string }>(
      `select root from register_acts where org_id = $1 and kind = 'class.split'`,
      [id],
    );
    const [{ root: alone } = { root: '' }] = await server.database.asOwner<{ root: string }>(
      `select root from register_acts where org_id = $1 and kind = 'rights.adjusted'`,
      [id],
    );
    const left = { amend: [{ root: alone, seen: alone, as: 'void' }], preview: true };
    expect(await act(id, corrections.correctEntries, left)).toMatchObject({
      data: {
        preview: {
          warnings: [{ textCode: 'SHARES.NOT_ADJUSTED', message: expect.stringContaining('OP-1, Plan') }],
        },
      },
    });
    const amend = [{ root, seen: root, as: 'void' }];
    expect(await act(id, corrections.correctEntries, { amend, amend_reason: 'Never' })).toMatchObject({
      textCode: 'REGISTERS.DOES_NOT_FIT',
      data: { acts: [{ kind: 'rights.adjusted', isOnRecord: true, textCode: 'REGISTERS.NOT_DIVIDED' }] },
    });
    const of = { security_id: option?.key };
    expect(await act(id, vestingTransactions.stopVesting, { ...of, reason: 'voluntary' })).toMatchObject({
      fields: [{ path: 'security_id', textCode: 'REGISTERS.NO_VESTING' }],
    });
    const terms = { period: '4', cliff: '0', frequency: 'monthly' };
    const issued = (await read(id)).shareholders.flatMap(({ issuances }) => issuances);
    const shares = { security_id: issued.find(({ state }) => state === 'issued')?._id };
    const previewed = { ...of, vesting: terms, preview: true };
    expect(await act(id, vestingTransactions.setVesting, previewed)).toMatchObject({
      data: {
        preview: {
          vesting: [{ before: { vestedExact: '1200', aheadExact: '0' }, after: { aheadExact: '1200' } }],
        },
      },
    });
    for (const one of [of, shares]) {
      expect(await act(id, vestingTransactions.setVesting, { ...one, vesting: terms })).toMatchObject({
        ok: true,
      });
      expect(
        await act(id, vestingTransactions.accelerateVesting, { ...one, sharesExact: '1' }),
      ).toMatchObject({
        ok: true,
      });
      const stop = { ...one, reason: 'voluntary' };
      // The grant leaves its holder ninety days; shares are not exercised.
      const exercise = one === of ? { until: addDays(today(), 90), isWindow: true } : null;
      expect(await act(id, vestingTransactions.stopVesting, { ...stop, preview: true })).toMatchObject({
        data: { preview: { vesting: [{ exercise }] } },
      });
      expect(await act(id, vestingTransactions.stopVesting, stop)).toMatchObject({ ok: true });
    }
    expect((await rowsOf(id, 'instruments'))[0]?.value).toMatchObject({
      vestingChanges: { accelerated: '1' },
    });
    expect(await amelie.api(listRegisterInstruments, { params: { id }, query: {} })).toMatchObject({
      data: {
        lines: [
          {
            leftExact: '1200',
            vestedExact: '1',
            neverVestsExact: '1199',
            window: { reason: 'voluntary', until: addDays(today(), 90) },
          },
        ],
      },
    });
    const later = { asOf: addDays(today(), 91) };
    expect(await amelie.api(listRegisterInstruments, { params: { id }, query: later })).toMatchObject({
      data: { lines: [{ is_past: true, expires_on: null }] },
    });
    const request = { ...later, what: 'diluted', class: common, of: 'options', pool: 'with' } as const;
    expect(await amelie.api(explainCapTable, { params: { id }, query: request })).toMatchObject({
      data: { terms: [{ sharesExact: '1200', pastExact: '1200' }] },
    });
    const { signal } = new AbortController();
    const ringing = { now: instant(`${addDays(today(), 84)}T16:00:00Z`), noticeDays: [7] };
    await ringLastDays(server.database.database, ringing, signal);
    const rung = await amelie.api(listNotices, { params: { orgId: id }, query: {} });
    expect(rung.ok && rung.data.notices.map(({ kind }) => kind)).toContain('instrument_due');
    await isWhole(id);
  });
});
