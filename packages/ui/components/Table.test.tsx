import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { EmptyState } from './States.tsx';
import { type Column, Table } from './Table.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Holder {
  name: string;
  shares: string;
}

const columns: Column<Holder>[] = [
  { key: 'name', head: 'Holder', cell: (row) => row.name, total: '2 holders' },
  { key: 'shares', head: 'Shares', cell: (row) => row.shares, num: true, total: '900' },
];
const rows = [
  { name: 'Ann', shares: '600' },
  { name: 'Bo', shares: '300' },
];
const empty = (
  <EmptyState icon={Users} title="No shareholders yet">
    A corporation needs at least one.
  </EmptyState>
);
const table = { caption: 'Shareholders', columns, rows, rowKey: (row: Holder) => row.name, empty };
const reading = { isPending: false, isError: false, refetch: () => undefined };

describe('a register', () => {
  test('is a native table with its totals in a foot', async () => {
    await renderUi(<Table {...table} />);
    expect(screen.getByRole('table', { name: 'Shareholders' })).toBeTruthy();
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Holder', 'Shares'],
      ['Ann', '600'],
      ['Bo', '300'],
      ['2 holders', '900'],
    ]);
  });

  test('spans no column that the window has no room for', async () => {
    const wide: Column<Holder> = { key: 'price', head: 'Price', cell: () => '1', from: 1440 };
    await renderUi(
      <Table
        {...table}
        columns={[...columns, wide]}
        below={({ name }) => name === 'Ann' && <p>Vesting</p>}
      />,
    );
    expect(screen.getByText('Vesting').closest('td')?.colSpan).toBe(2);
  });

  test('shows the shape of its rows only after 150 ms of loading', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderUi(<Table {...table} rows={[]} reading={{ ...reading, isPending: true }} />);
    const shown = () =>
      [...document.querySelectorAll('.sk')].filter((bar) => getComputedStyle(bar).visibility !== 'hidden');
    expect(shown()).toHaveLength(0);
    act(() => vi.advanceTimersByTime(150));
    expect(shown()).toHaveLength(8);
    expect(screen.queryByText('No shareholders yet')).toBeNull();
  });

  test('says why it is empty, without a total', async () => {
    await renderUi(<Table {...table} rows={[]} reading={reading} />);
    expect(screen.getByText('No shareholders yet')).toBeTruthy();
    expect(screen.queryByText('2 holders')).toBeNull();
  });

  test('tells nothing found from empty, and clears the filter', async () => {
    const onClear = vi.fn();
    await renderUi(<Table {...table} rows={[]} filtered={{ onClear }} />);
    expect(screen.getByText('No results..')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  test('says what failed and tries again', async () => {
    const refetch = vi.fn();
    const failed = { ...reading, isError: true, message: 'The service is busy.', refetch };
    await renderUi(<Table {...table} rows={[]} reading={failed} />);
    expect(screen.getByRole('alert').textContent).toContain('The service is busy.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('says that it is not for this reader, and does not offer to try that again', async () => {
    const error = { answer: { status: 403 } };
    const failed = { ...reading, isError: true, error, message: 'Access is restricted.' };
    await renderUi(<Table {...table} rows={[]} reading={failed} />);
    expect(screen.getByRole('heading', { name: 'You don’t have access to this' })).toBeTruthy();
    expect(screen.getByText('Access is restricted.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('columns keep their shares of the width while it loads, when it is empty and whatever the rows hold', async () => {
  const shares = columns.map((column, at) => ({ ...column, share: at === 0 ? 300 : 100 }));
  for (const state of [{ rows }, { rows: [] }, { rows: [], reading: { ...reading, isPending: true } }]) {
    await renderUi(<Table {...table} {...state} columns={shares} />);
    expect(screen.getByRole('table').classList).toContain('t--fixed');
    expect(screen.getAllByRole('columnheader').map(({ style }) => style.width)).toEqual(['75%', '25%']);
    cleanup();
  }
});
