import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '../testing/fields.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { ReadFailed } from './ReadFailed.tsx';

test.each([
  [409, false],
  [422, false],
  [503, true],
])('an answer of %i can be tried again: %s', async (status, again) => {
  const error = { answer: { status } };
  await renderUi(
    <ReadFailed of={{ error, message: 'Sign certificates on paper.', refetch: () => undefined }} />,
  );
  expect(screen.getByText('Sign certificates on paper.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: text('ui.error.retry') }) !== null).toBe(again);
});
