import { type Instant, instant, plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { type ActivityWrite, recordActivity, recordNote } from './public.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A write of an organization, with what it queued for the ledger. */
async function writing<T>(orgId: string, work: (write: ActivityWrite) => Promise<T>) {
  const ledger: object[] = [];
  const recordedAt: Instant = instant('2026-04-20T14:00:00Z');
  const value = await db.database.transaction(orgId, (tx) =>
    work({
      tx,
      orgId,
      userId: null,
      recordedAt,
      today: plainDate('2025-03-14'),
      takenSeqs: () => ({ first: 4n, last: 5n }),
      toLedger: async (kind, ...entries) => void ledger.push(...entries.map((one) => ({ kind, ...one }))),
    }),
  );
  return { value, ledger };
}

const entries = (orgId: string) =>
  db.asOwner<{ kind: string; taken_back: boolean; params: object; price: string | null }>(
    `select kind, superseded_by is not null as taken_back, params, price from activity where org_id = $1 order by entry_no`,
    [orgId],
  );

describe('the log', () => {
  test('takes a removal as the end of the entry before, which stays in the table', async () => {
    const [orgId, person, other] = [newId(), newId(), newId()];
    const { ledger } = await writing(orgId, async (write) => {
      for (const position of ['presidents', 'secretaries'])
        await recordActivity(write, { kind: 'officer_added', params: { person, position } });
      await recordActivity(write, {
        kind: 'officer_added',
        params: { person: other, position: 'presidents' },
      });
      await recordActivity(write, { kind: 'officer_removed', params: { person, position: 'presidents' } });
    });
    const log = await entries(orgId);
    expect(log.map(({ kind, taken_back }) => [kind, taken_back])).toEqual([
      ['officer_added', true],
      ['officer_added', false],
      ['officer_added', false],
      ['officer_removed', false],
    ]);
    const ids = ledger.map((row) => ('id' in row ? row.id : undefined));
    expect(ids[3]).toBe(ids[0]);
    expect(ledger.slice(3)).toEqual([
      { kind: 'activity', id: ids[0] },
      { kind: 'activity', id: ids[4] },
      { kind: 'activity', id: ids[0], deleted: true },
    ]);
  });

  test('takes back what tells of an act with the act, and with it what that had taken back', async () => {
    const [orgId, person, appointed, ceased] = [newId(), newId(), newId(), newId()];
    const standing = async () =>
      (await entries(orgId)).filter((one) => !one.taken_back).map(({ kind }) => kind);
    const { value } = await writing(orgId, async (write) => {
      const params = { person };
      await recordActivity({ ...write, telling: appointed }, { kind: 'director_added', params });
      await recordActivity({ ...write, telling: ceased }, { kind: 'director_removed', params });
      const of = { entry: ceased, act: 'ceased', from: '2025-03-14', person };
      await recordActivity(write, { kind: 'entry_voided', params: of });
      return of;
    });
    expect(await standing()).toEqual(['director_added', 'entry_voided']);
    const { ledger } = await writing(orgId, (write) =>
      recordActivity(write, { kind: 'entry_restored', params: value }),
    );
    expect(await standing()).toEqual(['director_removed', 'entry_restored']);
    expect(ledger).toMatchObject([{}, {}, { deleted: true }]);
  });

  test('keeps ids, numbers and codes, and throws when given a name', async () => {
    const orgId = newId();
    await writing(orgId, (write) =>
      recordActivity(write, {
        kind: 'shares_issued',
        params: { person: newId(), shareClass: newId(), quantity: '600', security: newId() },
        price: decimal('0.01'),
        effectiveOn: plainDate('2026-04-17'),
      }),
    );
    expect(await entries(orgId)).toMatchObject([{ kind: 'shares_issued', price: '0.0100000000' }]);
    await expect(
      writing(orgId, (write) =>
        recordActivity(write, { kind: 'director_added', params: { person: 'Amélie Tremblay' } }),
      ),
    ).rejects.toThrow('only ids, numbers and codes');
  });

  test('keeps what a member typed apart, and links it to an entry of the same organization only', async () => {
    const [orgId, elsewhere] = [newId(), newId()];
    const { value: about } = await writing(orgId, (write) =>
      recordNote(write, { text: 'Called the registry.' }),
    );
    await writing(orgId, (write) => recordNote(write, { text: 'They answered.', aboutId: about }));
    expect(await entries(orgId)).toMatchObject([{ params: {} }, { params: {} }]);
    await expect(
      writing(elsewhere, (write) => recordNote(write, { text: 'Not mine.', aboutId: about })),
    ).rejects.toThrow('foreign key');
  });
});
