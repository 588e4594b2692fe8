import { changing as words } from '@tabellion/texts/changing/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve, tooMany } from '@tabellion/ui/testing/serve.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listOrganizations } from '../../organizations/contract.ts';
import type { OrganizationView } from '../../organizations/shapes.ts';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { draftChange, editChange, previewChange, readChangeForm, sendChange } from '../contract.ts';
import { SeveralScreen } from './SeveralScreen.tsx';
import { emptyPreview } from './testing.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  is_more: false,
  choices: [],
};

test('what is sent is what was previewed, and once: a form that was changed since is previewed anew', async () => {
  const requests = serve(
    [readChangeForm, { kind: 'office', title: 'Move the office', lead: '', fields: [street] }],
    [listOrganizations, { organizations: [maple, { ...maple, unique_id: 'viewed', access_type: 'view' }] }],
    [previewChange, { ...emptyPreview, warnings: ['This takes effect before today.'] }],
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
  expect(screen.getByText('This takes effect before today.')).toBeTruthy();
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

/** Answers as a server that takes 30 a minute. */
function limited(answer: () => object) {
  let begun = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now >= begun + 60_000) [begun, count] = [now, 0];
    count += 1;
    return count > 30 ? tooMany(Math.ceil((begun + 60_000 - now) / 1000)) : answer();
  };
}

test('forty corporations wait for the limits; what was refused goes out again as it was previewed since', async () => {
  const firm = Array.from({ length: 40 }, (_, at) => ({
    ...maple,
    unique_id: at === 0 ? orgId : `corporation-${at}`,
  }));
  let sent = 0;
  const requests = serve(
    [readChangeForm, { kind: 'office', title: 'Move the office', lead: '', fields: [street] }],
    [listOrganizations, { organizations: firm }],
    [previewChange, limited(() => emptyPreview)],
    [draftChange, { change: { change_id: 'c' } }],
    [editChange, { change: { change_id: 'c' } }],
    [
      sendChange,
      limited(() => {
        sent += 1;
        return sent === 35 ? refused('SIGNING.NO_ADDRESS') : { change: { change_id: 'c' } };
      }),
    ],
  );
  await renderUi(
    <MaplePage>
      <SeveralScreen />
    </MaplePage>,
  );
  // Roles of forty cards take seconds to compute, and so does printing them.
  const button = (name: string) => screen.queryByText(name, { selector: 'button' });
  const press = (name: string) => fireEvent.click(button(name) ?? document.body);
  const expectReady = (name: string) => expect(button(name)?.getAttribute('aria-busy')).toBeNull();
  const expectShown = (words: string) => expect(screen.queryByText(words)).not.toBeNull();
  const sentLines = () => screen.queryAllByText(words['changes.several.sent']).length;
  /** Ten seconds pass before each look. */
  const inTime = (look: () => void) =>
    vi.waitFor(
      () => {
        vi.advanceTimersByTime(10_000);
        look();
      },
      { interval: 20, timeout: 20_000 },
    );
  await screen.findByLabelText('Street');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

  press(words['changes.several.all']);
  press(words['changes.preview']);
  // No time passes until a limit stops it.
  await vi.waitFor(() => expectShown(words['changes.several.waiting']), { timeout: 20_000 });
  await inTime(() => expectReady('Send 40 for signature'));
  press('Send 40 for signature');
  await vi.waitFor(() => expectShown(words['changes.several.waiting']), { timeout: 20_000 });
  await inTime(() => expectShown('SIGNING.NO_ADDRESS'));
  await inTime(() => expectReady('Send for signature'));
  expect(sentLines()).toBe(39);

  fireEvent.change(screen.getByLabelText('Street'), { target: { value: '9 Queen Street' } });
  await inTime(() => expect(button('Send for signature')).toBeNull());
  press(words['changes.preview']);
  await inTime(() => expectReady('Send for signature'));
  press('Send for signature');
  await inTime(() => expect(sentLines()).toBe(40));
  expect(screen.queryByText('SIGNING.NO_ADDRESS')).toBeNull();
  const bodiesOf = (of: object) => requests.flatMap(({ endpoint, body }) => (endpoint === of ? [body] : []));
  expect(bodiesOf(draftChange)).toHaveLength(40);
  expect(bodiesOf(editChange)).toMatchObject([{ parts: [{ form: { street: '9 Queen Street' } }] }]);
});
