import { PageProvider } from '@tabellion/ui/router/page.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPlanId, readPlans } from '../../../billing/contract.ts';
import { readCorporation } from '../../../corporation/contract.ts';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import { MaplePage, mapleOf, orgId } from '../../../organizations/web/testing.tsx';
import { readAnnual } from '../../annualContract.ts';
import { AnnualFlow } from './AnnualFlow.tsx';

const annual = {
  filing_id: 'return-2026',
  registration: 'CA',
  filing_year: 2026,
  as_of: '2026-03-12',
  due_on: '2026-05-11',
  today: '2026-05-02',
  status: 'Complete',
  is_seen: true,
  lines: [],
  since: [],
  steps: [],
  registry: { state: 'sent' },
};

test('a plan that could not be renewed is told above the annual return, too', async () => {
  serve(
    [readAnnual, annual],
    [readCorporation, { facts: { name: 'Maple Robotics Inc.' } }],
    [readCorporateInfo, mapleOf('incorporated').corporate],
    [readPlans, { plan_id: 'founder' }],
    [readPlanId, { plan_id: 'founder', subscription: null, tried_again_on: '2026-05-08' }],
  );
  const params = { org_unique_id: orgId, filing_id: 'return-2026' };
  await renderUi(
    <MaplePage>
      <PageProvider value={{ params, preload: () => undefined }}>
        <AnnualFlow step="checkout">Filed</AnnualFlow>
      </PageProvider>
    </MaplePage>,
  );
  const link = await screen.findByRole('link', { name: text('paying.failing.act') });
  expect(link.getAttribute('href')).toBe(`/app/org/${orgId}/setting/billing`);
});
