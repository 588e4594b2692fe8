import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TransferLine } from '../../transferRegisterContract.ts';
import { transferCells } from './transferCells.tsx';

afterEach(cleanup);

const line = { on: '2025-03-12', corrected_at: null, is_void: false } as TransferLine;

function Cell({ of, column = 'on' }: { of: TransferLine; column?: 'on' | 'recorded' }) {
  return transferCells({ text: useText(), orgId: 'org', zone: 'America/Toronto', query: {} })[column](of);
}

test('a transfer that was corrected or undone says when, beside its effective date', async () => {
  const shown = async (of: Partial<TransferLine>) => {
    const { container, unmount } = await renderUi(<Cell of={{ ...line, ...of }} />);
    const words = container.textContent;
    unmount();
    return words;
  };
  const corrected_at = '2026-04-20T14:42:00.000Z';
  expect(await shown({})).toBe('Mar 12, 2025');
  expect(await shown({ corrected_at })).toBe('Mar 12, 2025corrected Apr 20, 2026, 10:42 EDT');
  expect(await shown({ corrected_at, is_void: true })).toBe('Mar 12, 2025undone Apr 20, 2026, 10:42 EDT');
});

test('when a transfer was recorded is in two lines, the day at the registry above its time', async () => {
  const of = { ...line, recorded_at: '2026-04-21T02:42:00.000Z' };
  const { container } = await renderUi(<Cell of={of} column="recorded" />);
  expect([...container.querySelectorAll('time')].map((one) => one.textContent)).toEqual([
    'Apr 20, 2026',
    '22:42 EDT',
  ]);
});
