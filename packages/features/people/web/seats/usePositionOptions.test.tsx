import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePositionOptions } from './usePositionOptions.ts';

const Labels = () => usePositionOptions().map(({ value, label }) => <li key={value}>{label}</li>);

test('positions are sorted by their label, the free one among them', async () => {
  await renderUi(<Labels />);
  const labels = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
  expect([labels.length, labels.includes('Other untitled'), labels.at(-1)]).toEqual([
    23,
    true,
    'Vice-president',
  ]);
});
