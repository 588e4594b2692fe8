import { SlotsContext } from '@tabellion/ui/slots.ts';
import { fieldOf, fill, hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId, today } from '../../../organizations/web/testing.tsx';
import { addToPosition, directorsAndOfficers, listPeople } from '../../contract.ts';
import { OfficerDrawer } from './OfficerDrawer.tsx';
import { board, paperOf, zoe } from './testing.ts';

async function open(persons: readonly object[]) {
  serve([directorsAndOfficers, { ...board, success: true }], [listPeople, { persons }]);
  await renderUi(
    <MaplePage status="pending">
      <OfficerDrawer of="presidents" directors={[zoe]} onSaved={() => undefined} onClose={() => undefined} />
    </MaplePage>,
  );
}

test('the drawer of an officer begins with a director, whom it shows', async () => {
  await open([zoe, { ...zoe, person_id: 'bo', display_name: 'Bo Chen' }]);
  await waitFor(() => expect(fieldOf(text('wizard.person.who')).value).toBe('zoe'));
  await waitFor(() => expect(hasField(text('profile.firstname'))).toBe(false));
});

test('and with somebody new where it could not show the director', async () => {
  await open([{ ...zoe, person_id: 'bo', display_name: 'Bo Chen' }]);
  await waitFor(() => expect(hasField(text('profile.firstname'))).toBe(true));
  expect(fieldOf(text('wizard.person.who')).value).toBe('');
});

test('an officer of a corporation that exists is appointed by a resolution, which is sent for signature', async () => {
  const requests = serve(
    [directorsAndOfficers, { ...board, success: true }],
    [listPeople, { persons: [zoe] }],
    [addToPosition, { ...board, person_id: 'zoe', warnings: [], proposal_id: 'p' }],
  );
  const { paper, entries, followed } = paperOf('sent');
  await renderUi(
    <MaplePage>
      <SlotsContext value={paper}>
        <OfficerDrawer
          of="presidents"
          directors={[zoe]}
          onSaved={() => undefined}
          onClose={() => undefined}
        />
      </SlotsContext>
    </MaplePage>,
  );
  await waitFor(() => expect(fieldOf(text('wizard.person.who')).value).toBe('zoe'));
  fill(text('transaction.resolution'), 'D-2026-03');
  fill(text('wizard.issue.resolutionOn'), today);
  const body = { person: { person_id: 'zoe' }, person_id: 'zoe', appointed_on: today };
  const resolved = { ...body, resolution: 'D-2026-03', resolution_on: today };
  const entry = { orgId, path: addToPosition.path, params: { position: 'presidents' } };
  await waitFor(() => expect(entries.at(-1)).toEqual({ ...entry, body: resolved }));
  press(text('transaction.propose'));
  await waitFor(() => expect(followed).toEqual(['p']));
  expect(requests.at(-1)?.body).toEqual({ ...resolved, propose: { awaits: 'signatures' } });
});
