import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RowAnswers } from '../rules/mapping.ts';
import { loadWords } from './ImportScreen.tsx';
import { RowQuestions } from './RowQuestions.tsx';
import type { ImportRun } from './useImport.ts';

test('nothing goes on before each question about the rows is answered', async () => {
  const sent: RowAnswers[] = [];
  const run = {
    mapping: { columns: {}, answers: {} },
    answer: async (answers: RowAnswers) => {
      sent.push(answers);
    },
  } as unknown as ImportRun;
  const questions = [
    { ask: 'ask.total total', code: 'ask.total', where: '3', message: 'Row 3 reads “Total”.' },
    { ask: 'ask.hidden', code: 'ask.hidden', where: '5', message: 'Row 5 is hidden.' },
  ];
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <RowQuestions questions={questions} run={run} onBack={() => undefined} />
    </MoreTexts>,
  );
  const next = await screen.findByRole('button', { name: 'Next' });
  fireEvent.click(next);
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2));
  fireEvent.click(screen.getAllByLabelText('Leave out')[0] ?? next);
  fireEvent.click(screen.getByLabelText('Import'));
  fireEvent.click(next);
  await waitFor(() => expect(sent).toEqual([{ 'ask.total total': 'leave_out', 'ask.hidden': 'take' }]));
});
