import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Table } from '../components/Table.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { walkRows } from './walkRows.ts';

afterEach(cleanup);

const holders = Array.from({ length: 50 }, (_, at) => `CS-${at + 1}`);

async function open(): Promise<void> {
  await renderUi(
    <Table
      caption="Shareholders"
      rows={holders}
      rowKey={(label) => label}
      onRowKey={walkRows}
      empty={null}
      columns={[
        { key: 'holder', head: 'Holder', cell: (label) => <a href={`/${label}`}>{label}</a> },
        {
          key: 'mark',
          head: 'Select',
          cell: (label) => <input type="checkbox" aria-label={`Select ${label}`} />,
        },
        { key: 'act', head: 'Actions', cell: (label) => <button type="button">{`Act on ${label}`}</button> },
      ]}
    />,
  );
}

test('a box that marks a row is walked and left as what else the row offers', async () => {
  await open();
  screen.getByLabelText('Select CS-1').focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByLabelText('Select CS-2'));
  press('Tab');
  expect(document.activeElement).toBe(screen.getByLabelText('Select CS-2'));
});

const at = (words: string) => screen.getByText(words);
const press = (key: string, isBack = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: isBack });

test('the arrows, or j and k, lead from row to row in a register, to what is alike in each', async () => {
  await open();
  at('Act on CS-1').focus();
  press('ArrowDown');
  press('j');
  expect(document.activeElement).toBe(at('Act on CS-3'));
  press('k');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(at('Act on CS-1'));
});

test('a register of 50 rows is left by Tab from what a row offers last, and backwards from its first', async () => {
  await open();
  at('CS-2').focus();
  press('Tab');
  expect(document.activeElement).toBe(at('CS-2'));
  at('Act on CS-2').focus();
  press('Tab');
  expect(document.activeElement).toBe(at('Act on CS-50'));
  at('CS-2').focus();
  press('Tab', true);
  expect(document.activeElement).toBe(at('CS-1'));
});
