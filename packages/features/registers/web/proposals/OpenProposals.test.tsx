import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../../organizations/web/testing.tsx';
import { listProposals, type ProposalView } from '../../proposalContract.ts';
import { OpenProposals } from './OpenProposals.tsx';

const waiting = (awaits: ProposalView['awaits'], differs: Partial<ProposalView> = {}): ProposalView => ({
  proposal_id: `for-${awaits}`,
  kind: 'signing',
  awaits,
  state: 'open',
  sentences: [`Waits for ${awaits}`],
  attention: null,
  isDue: false,
  is_out: false,
  ...differs,
});

const open = async (may: (action: string) => boolean, differs: Partial<ProposalView> = {}) => {
  serve([listProposals, { proposals: [waiting('signatures', differs), waiting('date')] }]);
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

test('what is out for signature has one way on, to its request', async () => {
  const room = `/app/org/${orgId}/document/signingroom`;
  expect(await open(() => true, { is_out: true, isDue: true })).toEqual([[text('proposals.open'), room]]);
  expect(screen.getByText(text('proposals.out'))).toBeTruthy();
  // Of the one that waits for its date.
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual([
    text('proposals.withdraw'),
  ]);
});

test('what needs attention is not sent again as it is', async () => {
  const attention = { textCode: 'REGISTERS.BOARD_CHANGED', message: 'The directors changed.' };
  expect(await open(() => true, { state: 'needs_attention', attention })).toEqual([]);
  expect(screen.getByText('The directors changed.')).toBeTruthy();
});
