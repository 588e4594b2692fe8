import { MayProvider } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { listOwnEnvelopes } from '../signeeContract.ts';
import { useSigningPrompts } from './useSigningPrompts.ts';

afterEach(cleanup);

function Bell() {
  const [prompt] = useSigningPrompts({ orgId: 'maple' });
  return <p>{prompt?.due_date}</p>;
}

test('the bell names the last day to sign as the registry’s calendar has it', async () => {
  const expires = { expires_at: '2026-12-28T00:40:00Z', zone: 'America/Toronto' };
  const envelope = {
    _id: 'a',
    title: 'By-law No. 1',
    ...expires,
    documents: [{ _id: 'b', title: 'By-law' }],
    signed: 0,
    signees: 1,
  };
  serve([listOwnEnvelopes, { envelopes: [envelope] }]);
  await renderUi(
    <MayProvider may={() => true}>
      <Bell />
    </MayProvider>,
  );
  await screen.findByText('2026-12-27');
});
