import { changing } from '@tabellion/texts/changing/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RegistryLines } from './RegistryLines.tsx';

test('a return that a registry lacks leads to the deadlines where the host hides filings', async () => {
  const lacking = {
    fact: 'annual_return',
    registry: '2024',
    registers: '2025',
    newer: 'registers',
    mend: 'filing',
    kind: null,
  } as const;
  await renderUi(
    <MoreTexts load={async () => changing} waiting={null}>
      <RegistryLines orgId="maple" of={{ as_of: '2026-05-02', differences: [lacking], unread: [] }} />
    </MoreTexts>,
    { may: (action) => action !== 'filings.read' },
  );
  const link = await screen.findByRole('link', { name: 'Deadlines' });
  expect(link.getAttribute('href')).toBe('/app/org/maple/dashboard/deadlines');
});
