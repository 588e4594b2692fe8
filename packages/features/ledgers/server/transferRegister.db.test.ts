import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { amelie, knownUpTo, onRecord, openShares, server } from '../../../../tests/support/stages/shares.ts';
import { readRegisterDays } from '../../people/registerContract.ts';
import { repurchaseShares, transferShares } from '../../shares/transactionContract.ts';
import * as transfers from '../transferRegisterContract.ts';

openShares();

describe('the register of transfers', () => {
  let id: string;
  /** Before anything moved. */
  let before: string;

  beforeAll(async () => {
    const story = await onRecord();
    id = story.id;
    before = await knownUpTo(story.id);
    const params = { id };
    // Ann sells 150 of her 400 shares to two people, and the corporation buys 50 of the others.
    given(
      await amelie.api(transferShares, {
        params,
        body: {
          security_id: story.securities.ann,
          to: [
            { person: { firstname: 'Clara', lastname: 'Aubin' }, sharesExact: '100' },
            { person: { firstname: 'Dana', lastname: 'Lee' }, sharesExact: '50' },
          ],
          consideration: 'money',
          amountExact: '300',
          resolution: 'D-2025-04',
          resolution_on: '2025-05-02',
          effective_on: '2025-05-05',
        },
      }),
    );
    const clara = (await lines({ sort: 'on' }))[0];
    given(
      await amelie.api(repurchaseShares, {
        params,
        body: {
          security_id: clara?.issued?._id ?? '',
          sharesExact: '40',
          ground: 'purchase',
          priceExact: '1',
          paid_in: 'money',
          paid_on: '2025-06-01',
          effective_on: '2025-06-01',
        },
      }),
    );
  });

  const register = async (query: InputOf<typeof transfers.listRegisterTransfers>['query'] = {}) =>
    given(await amelie.api(transfers.listRegisterTransfers, { params: { id }, query }));
  const lines = async (query: Parameters<typeof register>[0] = {}) => (await register(query)).lines;
  const actual = (line: transfers.TransferLine) =>
    [line.on, line.from.display_name, line.to?.display_name ?? line.kind, line.sharesExact].join(' ');

  test('has a line for each holder to whom shares went, and one for what came back, the last first', async () => {
    const all = await register();
    expect(all.lines.map(actual)).toEqual([
      '2025-06-01 Clara Aubin repurchased 40',
      '2025-05-05 Ann Tremblay Clara Aubin 100',
      '2025-05-05 Ann Tremblay Dana Lee 50',
    ]);
    expect(all.total).toMatchObject({ lines: 3, sharesExact: '190' });
  });

  test('names the certificates, what was given, the resolution and the number of the entry', async () => {
    const [back, sale, other] = await lines();
    expect(sale).toMatchObject({
      surrendered: { label: 'CS-1' },
      issued: { label: 'CS-2' },
      balance: { label: 'CS-4' },
      consideration: { kind: 'money', amount: '200' },
      resolution: { number: 'D-2025-04', date: '2025-05-02' },
      corrected_at: null,
    });
    // $300 for 150 shares: each line has the part for its own.
    expect(other).toMatchObject({ sharesExact: '50', consideration: { kind: 'money', amount: '100' } });
    expect(back).toMatchObject({
      surrendered: { label: 'CS-2' },
      issued: null,
      balance: { label: 'CS-5' },
      consideration: { kind: 'money', amount: '40' },
      resolution: null,
    });
    expect(back?.entry).toBeGreaterThan(sale?.entry ?? 0);
  });

  test('says on an earlier date, and at an earlier instant, what stood there then', async () => {
    expect(await lines({ asOf: '2025-05-04' })).toEqual([]);
    expect((await lines({ asOf: '2025-05-31' })).length).toBe(2);
    expect(await lines({ knownAt: before })).toEqual([]);
    const query = { of: 'transfers' as const };
    const { days } = given(await amelie.api(readRegisterDays, { params: { id }, query }));
    expect(days).toEqual(['2025-05-05', '2025-06-01']);
  });

  test('shows beside an earlier date what came since', async () => {
    const query = { from: '2025-05-10' };
    const all = await register(query);
    expect(all.lines.map(({ change }) => change)).toEqual(['joined', 'same', 'same']);
    expect(all.total).toMatchObject({ joined: 1, left: 0, same: 2 });
    expect((await lines({ ...query, only: 'changes' })).map(actual)).toEqual([
      '2025-06-01 Clara Aubin repurchased 40',
    ]);
    const back = await register({ from: '2025-06-02', asOf: '2025-05-10' });
    expect(back.lines.map(({ change }) => change)).toEqual(['left', 'same', 'same']);
  });

  test('is filtered by whoever gave or received, by where shares went, and by class', async () => {
    expect((await lines({ name: 'aubin' })).map(actual)).toEqual([
      '2025-06-01 Clara Aubin repurchased 40',
      '2025-05-05 Ann Tremblay Clara Aubin 100',
    ]);
    expect((await lines({ to: 'corporation' })).length).toBe(1);
    expect((await lines({ to: 'holder' })).length).toBe(2);
    expect(await register({ class: newId() })).toMatchObject({ lines: [], total: { lines: 0 } });
  });

  test('is read page by page in any order', async () => {
    const pages = async (sort: 'on' | 'shares' | '-shares') => {
      const first = await register({ sort, limit: '2' });
      const second = await register({ sort, limit: '2', after: first.next ?? '' });
      expect(second.next).toBeNull();
      return [...first.lines, ...second.lines].map(({ sharesExact }) => sharesExact);
    };
    expect(await pages('on')).toEqual(['100', '50', '40']);
    expect(await pages('shares')).toEqual(['40', '50', '100']);
    expect(await pages('-shares')).toEqual(['100', '50', '40']);
    const query = { after: `${newId()}.9` };
    expect(await amelie.api(transfers.listRegisterTransfers, { params: { id }, query })).toMatchObject({
      fields: [{ path: 'after', textCode: 'GENERAL.FIELD_INVALID' }],
    });
  });

  test('leaves as a file with one row for each line, in the order that is asked for', async () => {
    const path = `/api/organization/${id}/register/export/transfers?format=csv&sort=on`;
    const headers = { authorization: `Bearer ${amelie.token}` };
    const answer = await fetch(server.origin + path, { headers });
    const rows = Buffer.from(await answer.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    expect(rows[4]).toMatch(
      /^\d+,2025-05-05,"Transfer","Ann Tremblay","Clara Aubin","Common",100,"CS-1","CS-2","CS-4","Money",200,/,
    );
    expect(rows[6]).toContain('"Repurchase","Clara Aubin","The corporation"');
  });
});
