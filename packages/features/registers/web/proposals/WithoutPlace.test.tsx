import { navigate, useLocation } from '@tabellion/ui/router/address.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../../organizations/web/testing.tsx';
import { listProposals, type ProposalView, withdrawUnpaidHolders } from '../../proposalContract.ts';
import { WithoutPlace } from './WithoutPlace.tsx';

const waiting: ProposalView = {
  proposal_id: 'eve',
  kind: 'subscription',
  awaits: ['place'],
  met: [],
  state: 'open',
  sentences: ['Eve subscribes'],
  attention: null,
  is_planned: false,
  isDue: false,
  is_out: false,
};
const shareholders = `/app/org/${orgId}/shares/shareholders`;

/** The page of shareholders, which goes with its address. */
const Page = () => useLocation().pathname === shareholders && <WithoutPlace orgId={orgId} />;

/** Leaves the shareholders for another page. @returns how often whoever has no place was withdrawn */
async function leftFor(path: string, may: (action: string) => boolean = () => true) {
  navigate({ to: shareholders });
  const asked = serve([listProposals, { proposals: [waiting] }], [withdrawUnpaidHolders, { withdrawn: 1 }]);
  const { unmount } = await renderUi(
    <MaplePage>
      <Page />
    </MaplePage>,
    { may },
  );
  await screen.findByText(text('paying.places.title', { count: 1 }));
  await act(async () => navigate({ to: path }));
  const told = screen.queryByText('REGISTERS.UNPAID_WITHDRAWN');
  unmount();
  return { withdrawn: asked.filter(({ endpoint }) => endpoint === withdrawUnpaidHolders).length, told };
}

test('whoever leaves the pages of shareholders without paying removes whom he added, and is told', async () => {
  const dashboard = `/app/org/${orgId}/dashboard`;
  const { withdrawn, told } = await leftFor(dashboard);
  expect([withdrawn, told]).toEqual([1, expect.anything()]);
  expect(await leftFor(`/app/org/${orgId}/Add%20Shareholders/checkout`)).toMatchObject({ withdrawn: 0 });
  // Somebody else may pay.
  const mayNotPay = (action: string) => action !== 'billing.manage';
  expect(await leftFor(dashboard, mayNotPay)).toMatchObject({ withdrawn: 0 });
});
