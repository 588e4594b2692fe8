import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../../organizations/web/testing.tsx';
import { listProposals, type ProposalView } from '../../proposalContract.ts';
import { OpenProposals } from './OpenProposals.tsx';

const waiting = (
  condition: ProposalView['awaits'][number],
  differs: Partial<ProposalView> = {},
): ProposalView => ({
  proposal_id: `for-${condition}`,
  kind: 'signing',
  awaits: [condition],
  met: [],
  state: 'open',
  sentences: [`Waits for ${condition}`],
  attention: null,
  is_planned: false,
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
  // Only the proposal that waits for its date can be withdrawn.
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual([
    text('proposals.withdraw'),
  ]);
});

test('what needs attention is not sent again as it is', async () => {
  const attention = { textCode: 'REGISTERS.BOARD_CHANGED', message: 'The directors changed.' };
  expect(await open(() => true, { state: 'needs_attention', attention })).toEqual([]);
  expect(screen.getByText('The directors changed.')).toBeTruthy();
});

test('says of each condition whether it is awaited, or on which day and by whom it was met', async () => {
  const met = [
    { condition: 'signatures', on: '2025-03-14', by: 'envelope' },
    { condition: 'payment', on: '2025-03-12', by: 'user' },
  ] as const;
  const awaits: ProposalView['awaits'] = ['certificate', 'signatures', 'payment', 'date'];
  expect(await open(() => true, { awaits, met: [...met] })).toEqual([]);
  const [line] = screen.getAllByRole('listitem');
  const said = [...(line?.querySelectorAll('.muted') ?? [])].map(({ textContent }) => textContent);
  expect(said).toEqual([
    text('proposals.awaits.certificate'),
    'Signed on Mar 14, 2025',
    'Entered as paid on Mar 12, 2025',
    text('proposals.awaits.date'),
  ]);
});

test('what names a later day is planned, and waits for no other', async () => {
  await open(() => true, { awaits: ['signatures', 'date'], is_planned: true });
  const [line] = screen.getAllByRole('listitem');
  expect(line?.textContent).toContain(text('proposals.planned'));
  expect(line?.textContent).not.toContain(text('proposals.awaits.date'));
  expect(screen.getAllByText(text('proposals.planned'))).toHaveLength(1);
});

test('a subscription that only waits is in the list of its register', async () => {
  await open(() => true, { kind: 'subscription' });
  expect(screen.queryByText('Waits for signatures')).toBeNull();
});

test('a subscription that cannot be recorded says why', async () => {
  const attention = { textCode: 'REGISTERS.DOES_NOT_FIT', message: 'Not enough authorized shares.' };
  await open(() => true, { kind: 'subscription', state: 'needs_attention', attention });
  expect(screen.getByText(attention.message)).toBeTruthy();
});
