import { formatDate } from '@tabellion/texts/dates.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPlanId } from '../contract.ts';
import { FailedRenewal } from './FailedRenewal.tsx';

const failing = (on: string | null) => ({ plan_id: 'founder', subscription: null, tried_again_on: on });

test('a plan that could not be renewed is one line with the way to billing, for whoever may pay', async () => {
  const asked = serve([readPlanId, failing('2027-04-27')]);
  await renderUi(<FailedRenewal orgId="maple" />, { may: (action) => action !== 'billing.manage' });
  expect([asked, screen.queryByRole('link')]).toEqual([[], null]);
  cleanup();
  await renderUi(<FailedRenewal orgId="maple" />);
  const link = await screen.findByRole('link', { name: text('paying.failing.act') });
  expect(link.getAttribute('href')).toBe('/app/org/maple/setting/billing');
  const line = text('paying.failing.line', { date: formatDate('2027-04-27', 'en') });
  expect(document.body.textContent).toContain(line);
});

test('a plan that runs is no line', async () => {
  const asked = serve([readPlanId, failing(null)]);
  await renderUi(<FailedRenewal orgId="maple" />);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('link')).toBeNull();
});
