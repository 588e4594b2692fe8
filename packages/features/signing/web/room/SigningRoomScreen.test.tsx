import { MayProvider } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { listEnvelopes, listOwnEnvelopes, openOwnEnvelope, readForSigning } from '../../contract.ts';
import { SigningRoomScreen } from './SigningRoomScreen.tsx';

const waiting = (id: string, title: string) => ({
  ...{ _id: id, title, expires_at: '2026-05-20T12:00:00Z', zone: 'America/Toronto' },
  documents: [{ _id: `${id}-d`, title }],
});

test('what waits for the reader is opened where it stands, with the right of its signee', async () => {
  const sent = serve(
    [listOwnEnvelopes, { envelopes: [waiting('a', 'By-law No. 1'), waiting('b', 'Consent')] }],
    [listEnvelopes, { envelopes: [] }],
    [openOwnEnvelope, { signee_token: 'signee' }],
    [
      readForSigning,
      {
        ...{ envelope_id: 'a', title: 'By-law No. 1', message: '', company: 'Maple', sender: 'Amélie' },
        ...{ expires_at: '2026-05-20T12:00:00Z', zone: 'America/Toronto', name: 'Ann', language: 'en' },
        ...{ signees: [], documents: [], effect: null, is_last: false },
      },
    ],
  );
  await renderUi(
    <MaplePage>
      <MayProvider may={() => true}>
        <SigningRoomScreen />
      </MayProvider>
    </MaplePage>,
  );
  await screen.findByText('Nothing was sent for signature yet');
  const [first] = await screen.findAllByRole('button', { name: 'Read and sign' });
  fireEvent.click(first as HTMLElement);
  await screen.findByRole('heading', { name: 'Your signature' });
  expect(sent.filter(({ endpoint }) => endpoint === openOwnEnvelope)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Signing room' })).toBeNull();
});
