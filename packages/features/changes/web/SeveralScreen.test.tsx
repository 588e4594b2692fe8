import { changing as words } from '@tabellion/texts/changing/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOrganizations } from '../../organizations/contract.ts';
import type { OrganizationView } from '../../organizations/shapes.ts';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { draftChange, previewChange, readChangeForm, sendChange } from '../contract.ts';
import { SeveralScreen } from './SeveralScreen.tsx';
import { emptyPreview } from './testing.ts';

const maple: OrganizationView = {
  unique_id: orgId,
  name: 'Maple Robotics',
  name_postfix: 'Inc.',
  img_url: null,
  incorporation_date: '2025-03-12',
  status: 'incorporated',
  access_type: 'full',
  selectedSubRoleAccessType: [],
  user_sub_type: 'org_user',
  createdAt: '2025-03-12T12:00:00.000Z',
  next_act: 'open',
};
const street = {
  name: 'street',
  label: 'Street',
  help: null,
  as: 'line',
  value: '12 Elm Street',
  is_optional: false,
  when: null,
  choices: [],
};

test('what is sent is what was previewed, and once: a form that was changed since is previewed anew', async () => {
  const requests = serve(
    [readChangeForm, { kind: 'office', title: 'Move the office', lead: '', fields: [street] }],
    [listOrganizations, { organizations: [maple, { ...maple, unique_id: 'viewed', access_type: 'view' }] }],
    [previewChange, emptyPreview],
    [draftChange, { change: { change_id: 'c' } }],
    [sendChange, { change: { change_id: 'c' } }],
  );
  await renderUi(
    <MaplePage>
      <SeveralScreen />
    </MaplePage>,
  );
  const send = () => screen.queryByRole('button', { name: 'Send for signature' });
  const pressPreview = () => fireEvent.click(screen.getByRole('button', { name: words['changes.preview'] }));
  const sent = () => requests.filter(({ endpoint }) => endpoint === draftChange).map(({ body }) => body);
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Street'), { target: { value } });

  await screen.findByLabelText('Street');
  // Whoever may only look at a corporation does not change it.
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  pressPreview();
  await waitFor(() => expect(send()).not.toBeNull());
  type('9 Queen Street');
  await waitFor(() => expect(send()).toBeNull());
  pressPreview();
  await waitFor(() => expect(send()).not.toBeNull());
  fireEvent.click(send() ?? document.body);
  await screen.findByText(words['changes.several.sent']);
  expect(sent()).toMatchObject([{ parts: [{ form: { street: '9 Queen Street' } }] }]);

  type('1 King Street');
  pressPreview();
  await waitFor(() => expect(screen.queryByText(words['changes.several.sent'])).not.toBeNull());
  expect(send()).toBeNull();
  expect(sent()).toHaveLength(1);
});
