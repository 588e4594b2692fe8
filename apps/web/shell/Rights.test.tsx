import { updateUser, verifySession } from '@tabellion/features/entry/contract.ts';
import { PageProvider } from '@tabellion/ui/router/page.ts';
import { SessionContextProvider } from '@tabellion/ui/session/session.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rights } from './Rights.tsx';

const organization = (unique_id: string) => ({
  unique_id,
  name: unique_id,
  name_postfix: 'Inc.',
  status: 'incorporated',
  has_image: false,
  incorporation_date: null,
  zone: 'America/Toronto',
  jurisdiction: 'CA',
  access_type: 'full',
  selectedSubRoleAccessType: [],
  user_sub_type: 'org_user',
});
const account = (selected_organization: string) => ({
  _id: 'zoe',
  token: 'a.b.c',
  role: ['user'],
  language: 'en',
  settings: {},
  terms_accepted: true,
  data: { displayName: 'Zoé', photoURL: null, email: 'zoe@maple.test', emailVerified: true, shortcuts: [] },
  organizations: [organization('maple'), organization('cedar')],
  selected_organization,
  access_type: 'full',
  selectedSubRoleAccessType: [],
  user_sub_type: 'org_user',
});

test('the organization last looked at becomes the selected one, told once', async () => {
  let selected = 'cedar';
  const requests = serve(
    [verifySession, () => account(selected)],
    [
      updateUser,
      ({ body }) => {
        selected = String(body.selected_organization);
        return account(selected);
      },
    ],
  );
  const session = {
    token: 'a.b.c',
    userId: 'zoe',
    orgId: 'cedar',
    accessType: 'full',
    ledgerToken: null,
    sections: [],
    roles: ['user'],
  };
  const chosen: (string | null)[] = [];
  const doors = { open: () => undefined, close: () => Promise.resolve() };
  await renderUi(
    <SessionContextProvider value={{ ...doors, session, select: (orgId) => void chosen.push(orgId) }}>
      <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
        <Rights>page</Rights>
      </PageProvider>
    </SessionContextProvider>,
  );
  await waitFor(() => expect(selected).toBe('maple'));
  await waitFor(() => expect(requests.filter(({ endpoint }) => endpoint === verifySession)).toHaveLength(2));
  await waitFor(() => expect(chosen).toEqual(['maple']));
  expect(requests.filter(({ endpoint }) => endpoint === updateUser)).toHaveLength(1);
});
