import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { chooseShareModel } from '../../contract.ts';
import { ShareModel } from './ShareModel.tsx';

test('a refusal of share classes is a warning at the bottom', async () => {
  serve([chooseShareModel, refused('SHARES.CLASS_SUBSCRIBED')]);
  const { container } = await renderUi(
    <MaplePage status="pending">
      <ShareModel advanced onSaved={() => Promise.resolve()} />
    </MaplePage>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Simple' }));
  await waitFor(() =>
    expect(container.ownerDocument.querySelector('.snacks--bottom .snack--warn')).toBeTruthy(),
  );
});
