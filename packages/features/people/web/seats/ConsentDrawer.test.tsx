import { SlotsContext } from '@tabellion/ui/slots.ts';
import { fill, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId, today } from '../../../organizations/web/testing.tsx';
import { giveConsent, updatePosition } from '../../contract.ts';
import { ConsentDrawer } from './ConsentDrawer.tsx';
import { board, paperOf, zoe } from './testing.ts';

async function open(way: 'drafted' | 'sent') {
  const reply = { ...board, person_id: 'zoe', warnings: [] };
  const requests = serve([giveConsent, { ...reply, proposal_id: 'p' }], [updatePosition, reply]);
  const { paper, ...seen } = paperOf(way);
  await renderUi(
    <MaplePage>
      <SlotsContext value={paper}>
        <ConsentDrawer of={zoe} onSaved={() => undefined} onClose={() => undefined} />
      </SlotsContext>
    </MaplePage>,
  );
  return { requests, ...seen };
}

test('a consent has its document, and is recorded when it is signed', async () => {
  const { requests, entries, followed } = await open('sent');
  fill(text('wizard.director.consentOn'), today);
  const body = { person_id: 'zoe', consent_on: today };
  await waitFor(() => expect(entries.at(-1)).toEqual({ orgId, path: giveConsent.path, body }));
  press(text('transaction.propose'));
  await waitFor(() => expect(followed).toEqual(['p']));
  expect(requests.at(-1)?.body).toEqual({ ...body, propose: { awaits: 'signatures' } });
});

test('one that was given before the election is added to the appointment', async () => {
  const { requests, entries, followed } = await open('drafted');
  fill(text('wizard.director.consentOn'), '2025-03-01');
  press(text('wizard.consent.enter'));
  await waitFor(() => expect(followed).toEqual([null]));
  expect(entries.at(-1)).toMatchObject({ body: undefined });
  expect(requests.at(-1)?.body).toEqual({ person: { person_id: 'zoe' }, consent_on: '2025-03-01' });
});
