import { MayProvider } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSigningSettings, saveSigningSettings } from '../../contract.ts';
import { loadWords } from '../words.ts';
import { SigningSettings } from './SigningSettings.tsx';

afterEach(cleanup);

const shown = (mayManage: boolean) =>
  renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <MayProvider may={() => mayManage}>
        <SigningSettings orgId="o" />
      </MayProvider>
    </MoreTexts>,
  );

test('who manages the organization chooses a signature for each signee', async () => {
  const choice = { signatures: 'each_signee' } as const;
  const sent = serve([readSigningSettings, { signatures: 'seal_alone' }], [saveSigningSettings, choice]);
  await shown(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Signature settings' }));
  const alone = await screen.findByRole('radio', { name: 'The platform’s seal only' });
  expect((alone as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /A digital signature for each signer/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.filter(({ endpoint }) => endpoint === saveSigningSettings)).toMatchObject([{ body: choice }]),
  );
});

test('others see no settings', async () => {
  serve();
  await shown(false);
  expect(screen.queryByRole('button', { name: 'Signature settings' })).toBeNull();
});
