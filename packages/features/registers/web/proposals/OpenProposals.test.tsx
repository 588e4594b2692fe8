import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../../organizations/web/testing.tsx';
import { listProposals, type ProposalView } from '../../proposalContract.ts';
import { OpenProposals } from './OpenProposals.tsx';

const waiting = (awaits: ProposalView['awaits']): ProposalView => ({
  ...{ proposal_id: `for-${awaits}`, kind: 'signing', awaits, state: 'open' },
  ...{ sentences: [`Waits for ${awaits}`], attention: null, isDue: false },
});

const open = async (may: (action: string) => boolean) => {
  serve([listProposals, { proposals: [waiting('signatures'), waiting('date')] }]);
  await renderUi(
    <MaplePage>
      <OpenProposals orgId={orgId} />
    </MaplePage>,
    { may },
  );
  await screen.findByText('Waits for date');
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('what waits for signatures can be sent for them', async () => {
  const room = `/app/org/${orgId}/document/signingroom`;
  expect(await open(() => true)).toEqual([[text('proposals.send'), `${room}?proposal=for-signatures`]]);
});

test('whoever sends no documents finds no link', async () => {
  expect(await open((action) => action !== 'signing.edit')).toEqual([]);
});
