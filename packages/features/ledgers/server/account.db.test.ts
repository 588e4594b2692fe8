import { describe, expect, test } from 'vitest';
import { amelie, onRecord, openShares, read, server } from '../../../../tests/support/stages/shares.ts';
import { classes, fieldsOf, isWhole, resolved } from '../../../../tests/support/stages/transactions.ts';
import * as capital from '../../shares/capitalForms.ts';
import * as transactions from '../../shares/transactionContract.ts';
import * as accounts from '../accountContract.ts';

openShares();

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
    amelie.api(capital.adjustCapital, {
      params: { id },
      body: { ground: 'reduction', purpose: 'distribution', ...body } as never,
    });

  test('tells every movement with its balance and how its part was rounded, on any date', async () => {
    const { id, securities } = await onRecord();
    const classId = await common(id);
    await amelie.api(transactions.repurchaseShares, {
      params: { id },
      body: {
        security_id: securities.ann,
        sharesExact: '100',
        ground: 'purchase',
        priceExact: '1',
        paid_in: 'money',
        effective_on: '2025-06-02',
        ...resolved,
      },
    });
    const terms = { class_id: classId, effective_on: '2025-06-03', ...resolved };
    expect(fieldsOf(await adjust(id, { ...terms, amountExact: '3.01' }))).toEqual([
      'amountExact REGISTERS.ACCOUNT_BELOW_ZERO',
    ]);
    expect(fieldsOf(await adjust(id, { ...terms, amountExact: '0' }))).toEqual([
      'amountExact SHARES.AMOUNT_INVALID',
    ]);
    const reduction = { ...terms, amountExact: '1.5', preview: true };
    const previewed = await adjust(id, reduction);
    // A distribution needs the tests of s. 38(3), capital that assets do not represent does not; each needs its purpose.
    expect(previewed).toMatchObject({
      data: {
        preview: {
          classes: [{ capitalBefore: '3.00', capitalAfter: '1.50' }],
          warnings: [{ textCode: 'SHARES.REDUCTION_TESTS_MISSING' }],
        },
      },
    });
    for (const more of [{ purpose: 'lost_assets' }, { solvency_on: '2025-06-02' }])
      expect(await adjust(id, { ...reduction, ...more })).toMatchObject({
        data: { preview: { warnings: [] } },
      });
    expect(fieldsOf(await adjust(id, { ...reduction, solvency_on: '2025-06-04' }))).toEqual([
      'solvency_on SHARES.SOLVENCY_LATER',
    ]);
    expect(fieldsOf(await adjust(id, { ...reduction, purpose: undefined }))).toEqual([
      'purpose GENERAL.FIELD_REQUIRED',
    ]);
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
    expect(entries[2]).toMatchObject({
      ground: 'reduction',
      purpose: 'distribution',
      resolution: { number: 'D-2025-09' },
    });
    expect((await account(id, classId, { asOf: '2025-05-31' })).end).toBe('400 4');
    // The least of that day and of every later one: 3 stand at the end of 2025-06-02, nothing before the first issue.
    for (const [effective_on, amountExact, isRefused] of [
      ['2025-04-01', '3', false],
      ['2025-04-01', '3.01', true],
      ['2025-06-04', '11.5', false],
      ['2025-06-04', '11.51', true],
      ['2025-03-13', '0.01', true],
    ] as const) {
      const entry = {
        class_id: classId,
        effective_on,
        amountExact,
        preview: true,
        ground: 'order',
        lowers: true,
      };
      const isBelow = fieldsOf(await adjust(id, entry)).includes('amountExact REGISTERS.ACCOUNT_BELOW_ZERO');
      expect([effective_on, amountExact, isBelow]).toEqual([effective_on, amountExact, isRefused]);
    }
    const page = async (query: object) => {
      const answer = await amelie.api(accounts.readCapitalAccount, { params: { id, classId }, query });
      if (!answer.ok) throw new Error(answer.textCode);
      const { forward, next, total, before } = answer.data;
      const actual = answer.data.entries.map((one) => `${one.change} ${one.balance}`);
      return { said: actual, forward, next, total, before };
    };
    const second = await page({ limit: '2', after: (await page({ limit: '2' })).next });
    expect(second).toMatchObject({ said: ['same 1.5', 'same 11.5'], forward: { balance: '3' }, next: null });
    const falling = await page({ limit: '1', sort: '-on' });
    expect(falling.said).toEqual(['same 11.5']);
    const since = await page({ from: '2025-06-02', only: 'changes' });
    expect(since).toMatchObject({
      said: ['joined 1.5', 'joined 11.5'],
      forward: { balance: '3', sharesExact: '300' },
      total: { lines: 4, joined: 2, same: 2 },
      before: { balance: '3' },
    });
    const file = await fetch(
      `${server.origin}/api/organization/${id}/register/capital/${classId}/export?format=csv&from=2025-06-01&only=changes&sort=-on`,
      { headers: { authorization: `Bearer ${amelie.token}` } },
    );
    const rows = (await file.text()).split('\r\n');
    expect(rows[6]).toMatch(/^"added",2025-06-03,"[^"]*","Addition",,,0,10,300,11\.5,/);
    expect(rows[8]).toContain('"$4.00 × 100 of 400 shares, ');
    expect(rows[9]).toMatch(/^,,"Brought forward",,,,,,400,4$/);
    const opening = { class_id: classId, amountExact: '7', source: 'financial_statements' as const };
    const open = await amelie.api(capital.openCapital, { params: { id }, body: opening });
    expect(fieldsOf(open)).toEqual(['class_id SHARES.ACCOUNT_OPENED']);
    await isWhole(id);
  });

  test('is taken over once, of a class whose shares came before', async () => {
    const { id, b } = await classes();
    const open = (more: object = {}) =>
      amelie.api(capital.openCapital, {
        params: { id },
        body: { class_id: b, amountExact: '5000', source: 'financial_statements', ...more },
      });
    expect(fieldsOf(await open({ source: undefined }))).toEqual(['source GENERAL.FIELD_REQUIRED']);
    expect((await account(id, b)).lines).toEqual([]);
    expect(await open()).toMatchObject({ ok: true });
    expect((await account(id, b)).entries).toMatchObject([
      { kind: 'capital.opened', source: 'financial_statements' },
    ]);
    expect(fieldsOf(await open())).toEqual(['class_id SHARES.ACCOUNT_OPENED']);
    await isWhole(id);
  });
});
