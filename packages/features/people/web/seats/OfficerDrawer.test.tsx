import { fieldOf, hasField, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { directorsAndOfficers, listPeople } from '../../contract.ts';
import { OfficerDrawer } from './OfficerDrawer.tsx';
import { board, zoe } from './testing.ts';

async function open(persons: readonly object[]) {
  serve([directorsAndOfficers, { ...board, success: true }], [listPeople, { persons }]);
  await renderUi(
    <MaplePage status="pending">
      <OfficerDrawer
        {...{ of: 'presidents', directors: [zoe], onSaved: () => undefined, onClose: () => undefined }}
      />
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
