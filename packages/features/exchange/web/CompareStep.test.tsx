import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportReport } from '../importReport.ts';
import { CompareStep } from './CompareStep.tsx';
import { loadWords } from './ImportScreen.tsx';
import type { ImportRun } from './useImport.ts';

const none = { count: 0, first: [] };
const summary = { holders: 1, issuedExact: '600', classes: [], rights: [], privateHolders: null };
const report: ImportReport = {
  items: 5,
  unanswered: 0,
  version: '1.2.0',
  faults: none,
  warnings: none,
  again: [],
  matched: 0,
  kept: [],
  different: [],
  seen: 'seen',
  differences: [
    { on: '2024-01-02', holder: 'Bo', class_name: 'Common', in_file: '0.5', in_registers: '0' },
    { on: '2024-01-02', holder: null, class_name: 'Common', in_file: '7.00', in_registers: '6.00' },
  ],
  outcome: {
    persons: 1,
    acts: 2,
    certificates: 1,
    firstOn: '2024-01-02',
    lastOn: '2024-01-02',
    others: 0,
    before: summary,
    after: summary,
    lines: [],
    former: none,
    refused: none,
    anomalies: none,
    numbersAgain: 0,
    missingNumbers: none,
  },
};

test('a split that no entry holds is acknowledged before anything is recorded', async () => {
  const sent: string[] = [];
  const run = {
    report: {
      ...report,
      differences: [],
      kept: [{ type: 'TX_STOCK_CLASS_SPLIT', code: 'not_fitting', count: 1 }],
    },
    goTo: () => undefined,
    record: async (_: unknown, accepted: string) => {
      sent.push(accepted);
      return undefined;
    },
  } as unknown as ImportRun;
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <CompareStep run={run} />
    </MoreTexts>,
  );
  const record = await screen.findByRole('button', { name: 'Record import' });
  screen.getByText('TX_STOCK_CLASS_SPLIT');
  const agree = screen.getByRole('checkbox');
  fireEvent.click(record);
  await waitFor(() => expect(agree.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  fireEvent.click(agree);
  fireEvent.click(record);
  await waitFor(() => expect(sent).toEqual(['']));
});

test('each difference from the file is accepted by itself before anything is recorded', async () => {
  const sent: string[] = [];
  const run = {
    report,
    goTo: () => undefined,
    record: async (_: unknown, accepted: string) => {
      sent.push(accepted);
      return undefined;
    },
  } as unknown as ImportRun;
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <CompareStep run={run} />
    </MoreTexts>,
  );
  await screen.findByRole('button', { name: 'Record import' });
  const [shares, capital] = screen.getAllByRole('checkbox');
  expect(screen.getByLabelText(/Bo holds 0 Common shares in the registers, and 0\.5 in the file/)).toBe(
    shares,
  );
  expect(screen.getByLabelText(/stated capital of Common is \$6\.00 in the registers/)).toBe(capital);
  const record = screen.getByRole('button', { name: 'Record import' });
  fireEvent.click(shares as HTMLElement);
  fireEvent.click(record);
  await waitFor(() => expect(capital?.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  fireEvent.click(capital as HTMLElement);
  fireEvent.click(record);
  await waitFor(() => expect(sent).toEqual(['0,1']));
});
