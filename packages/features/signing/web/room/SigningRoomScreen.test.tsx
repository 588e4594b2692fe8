import { MayProvider } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { type Answering, serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listReviewed } from '../../../documents/contract.ts';
import { documentOf } from '../../../documents/web/testing.ts';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { listEnvelopes, remindSignees, voidEnvelope } from '../../contract.ts';
import { listOwnEnvelopes, openOwnEnvelope, readForSigning, sign } from '../../signeeContract.ts';
import { envelopeLineOf, envelopeOf, signeeOf } from '../testing.ts';
import { SigningRoomScreen } from './SigningRoomScreen.tsx';

afterEach(cleanup);

const waiting = (id: string, title: string) => ({
  _id: id,
  title,
  expires_at: '2026-05-20T12:00:00Z',
  zone: 'America/Toronto',
  documents: [{ _id: `${id}-d`, title }],
  signed: 0,
  signees: 2,
});

async function room(...answers: readonly Answering[]) {
  const sent = serve(...answers, [listReviewed, { documents: [], total: 0, next: null }]);
  await renderUi(
    <MaplePage>
      <MayProvider may={() => true}>
        <SigningRoomScreen />
      </MayProvider>
    </MaplePage>,
  );
  return (endpoint: unknown) => sent.filter((one) => one.endpoint === endpoint);
}

test('what waits for the reader is opened and signed, each confirmed by itself, then the next', async () => {
  let opened = '';
  const asked = await room(
    [listOwnEnvelopes, { envelopes: [waiting('a', 'By-law No. 1'), waiting('b', 'Consent')] }],
    [listEnvelopes, { envelopes: [] }],
    [
      openOwnEnvelope,
      () => {
        opened = opened === '' ? 'By-law No. 1' : 'Consent';
        return { signee_token: opened };
      },
    ],
    [
      readForSigning,
      () => ({
        envelope_id: 'a',
        title: opened,
        message: '',
        company: 'Maple',
        sender: 'Amélie',
        expires_at: '2026-05-20T12:00:00Z',
        zone: 'America/Toronto',
        name: 'Ann',
        language: 'en',
        signees: [],
        documents: [],
        effects: [],
        is_last: false,
      }),
    ],
    [sign, { is_complete: false, effects: [] }],
  );
  await screen.findByText('Nothing is out for signature');
  const [first] = await screen.findAllByRole('button', { name: 'Read and sign' });
  fireEvent.click(first as HTMLElement);
  await screen.findByRole('heading', { name: 'By-law No. 1' });
  expect(screen.queryByRole('heading', { name: 'Signing room' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: /^Sign/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Next: Consent' }));
  await screen.findByRole('heading', { name: 'Consent' });
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  expect(asked(openOwnEnvelope)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the signing room' }));
  await screen.findByRole('heading', { name: 'Signing room' });
});

test('what is out names who is next, and can be reminded of and voided; what is over says how it ended', async () => {
  const asked = await room(
    [listOwnEnvelopes, { envelopes: [] }],
    [
      listEnvelopes,
      {
        envelopes: [
          envelopeLineOf('By-law No. 1', {
            signees: [
              signeeOf('Ann', { state: 'signed' }),
              signeeOf('Bo'),
              signeeOf('Cy', { state: 'waiting' }),
            ],
          }),
          envelopeLineOf('Lease', { state: 'signed', has_evidence: true, is_sealed: true }),
          envelopeLineOf('Loan', { state: 'declined' }),
        ],
      },
    ],
    [remindSignees, { envelope: envelopeOf('By-law No. 1') }],
    [voidEnvelope, { envelope: envelopeOf('By-law No. 1') }],
  );
  const out = within(await screen.findByRole('table', { name: 'Out for signature' }));
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent;
  out.getByText('Bo');
  expect(rowOf('By-law')).toContain('1 of 3 signed');
  expect(rowOf('Lease')).toContain('Signed');
  expect(rowOf('Loan')).toContain('Declined');
  fireEvent.click(out.getByRole('button', { name: /By-law No. 1/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
  await waitFor(() => expect(asked(remindSignees)).toHaveLength(1));
  fireEvent.click(out.getByRole('button', { name: /By-law No. 1/ }));
  const voiding = await screen.findByRole('menuitem', { name: 'Void request' });
  expect(voiding.className).toContain('danger');
  fireEvent.click(voiding);
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'A wrong draft' } });
  fireEvent.click(screen.getByRole('button', { name: 'Void request' }));
  await waitFor(() => expect(asked(voidEnvelope)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: /Lease/ }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Evidence (PDF)',
    'Evidence (JSON)',
  ]);
});

test('the lists are searched by title and person, and what the reader reviewed stands below', async () => {
  await room(
    [listOwnEnvelopes, { envelopes: [] }],
    [
      listEnvelopes,
      { envelopes: [envelopeLineOf('Lease', { signees: [signeeOf('Zoé')] }), envelopeLineOf('Loan')] },
    ],
    [
      listReviewed,
      {
        documents: [
          documentOf('Minutes of May', {
            signees: [{ person_id: 'a', name: 'Ann', capacity: 'director', has_signed: false }],
          }),
        ],
        total: 1,
        next: null,
      },
    ],
  );
  await screen.findByText('Minutes of May');
  await screen.findByRole('button', { name: 'Send for signature' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Search by title or person' }), {
    target: { value: 'zoé' },
  });
  await waitFor(() => expect(screen.queryByText('Loan')).toBeNull());
  screen.getByText('Lease');
  expect(screen.queryByText('Minutes of May')).toBeNull();
});
