import { plainDate } from '@tabellion/kernel/date.ts';
import { filingKinds } from '@tabellion/law/deadlines/filings.ts';
import { describe, expect, test } from 'vitest';
import { type MarkInput, readKeys, readMark } from './readMark.ts';

const today = plainDate('2026-04-20');
const filed: MarkInput = { kinds: ['tax_return'], mark: 'done', doneOn: undefined, reason: undefined };
const read = (more: Partial<MarkInput>) => readMark({ ...filed, ...more }, today);

describe('a deadline', () => {
  test('is done today where nothing else is said, or on an earlier day', () => {
    expect(read({})).toEqual({ ok: true, value: { mark: 'done', doneOn: '2026-04-20', reason: null } });
    expect(read({ doneOn: '2025-05-01' })).toMatchObject({ value: { doneOn: '2025-05-01' } });
    expect(read({ doneOn: '2026-04-21' })).toMatchObject({
      error: { fields: [{ path: 'done_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }] },
    });
  });

  test.each(['consent', 'annual_meeting', 'isc_review'] as const)(
    'that the registers show to be met, %s, is not marked as filed',
    (kind) => {
      expect(read({ kinds: ['tax_return', kind] })).toMatchObject({
        error: { textCode: 'DEADLINES.DONE_IN_REGISTERS' },
      });
      expect(read({ kinds: [kind], mark: 'not_applicable', reason: 'No shares then.' }).ok).toBe(true);
    },
  );

  test.each(filingKinds.filter((kind) => kind !== 'isc_file'))(
    'that a filing meets, %s, is marked as filed there alone',
    (kind) => {
      expect(read({ kinds: ['tax_return', kind] })).toMatchObject({
        error: { textCode: 'DEADLINES.DONE_IN_FILINGS' },
      });
      expect(read({ kinds: [kind], mark: 'not_applicable', reason: 'Dormant.' }).ok).toBe(true);
      expect(read({ kinds: [kind], mark: 'open' }).ok).toBe(true);
    },
  );

  test('does not apply for a reason, and only for one', () => {
    expect(read({ mark: 'not_applicable', reason: ' Dormant in 2024. ' })).toMatchObject({
      value: { reason: 'Dormant in 2024.', doneOn: null },
    });
    for (const reason of [undefined, '', '  '])
      expect(read({ mark: 'not_applicable', reason })).toMatchObject({
        error: { fields: [{ path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED' }] },
      });
  });

  test('is named by a registration in a jurisdiction', () => {
    const named = (registration: string) =>
      readKeys([{ registration, kind: 'annual_filing', occasion: '2026' }]);
    expect(named('ON').ok).toBe(true);
    expect(named('XX')).toMatchObject({ error: { fields: [{ path: 'deadlines.0.registration' }] } });
  });
});
