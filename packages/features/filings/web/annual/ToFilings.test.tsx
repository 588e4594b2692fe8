import { annual } from '@tabellion/texts/annual/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToFilings } from './ToFilings.tsx';

const linkWhere = async (isShown: boolean): Promise<HTMLElement> => {
  cleanup();
  await renderUi(
    <MoreTexts load={async () => annual} waiting={null}>
      <ToFilings orgId="maple" />
    </MoreTexts>,
    { may: (action) => isShown || action !== 'filings.read' },
  );
  return screen.findByRole('link');
};

test('a return that is filed leads to the filings, and where the host hides them to the deadlines', async () => {
  const shown = await linkWhere(true);
  expect([shown.getAttribute('href'), shown.textContent]).toEqual([
    '/app/org/maple/organization/filing',
    annual['annual.done.filings'],
  ]);
  const hidden = await linkWhere(false);
  expect([hidden.getAttribute('href'), hidden.textContent]).toEqual([
    '/app/org/maple/dashboard/deadlines',
    'Deadlines',
  ]);
});
