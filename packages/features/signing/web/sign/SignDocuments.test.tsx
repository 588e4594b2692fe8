import { PageProvider } from '@tabellion/ui/router/page.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  decline,
  listWaitingEnvelopes,
  lookAtLink,
  openWaitingEnvelope,
  readForSigning,
  type SignerView,
  sign,
} from '../../signeeContract.ts';
import { settledEffect, waitingEffect } from '../testing.ts';
import { loadWords } from '../words.ts';
import { SignDocuments } from './SignDocuments.tsx';
import { SigningScreen } from './SigningScreen.tsx';

afterEach(() => {
  cleanup();
  done.mockClear();
});

const view: SignerView = {
  envelope_id: 'e',
  title: 'Issue of shares to Noor',
  message: '',
  company: 'Maple Robotics Inc.',
  sender: 'Amélie',
  expires_at: '2026-05-20T12:00:00Z',
  zone: 'America/Toronto',
  name: 'Ömer Yılmaz',
  language: 'en',
  is_last: true,
  signees: [
    { name: 'Amélie Tremblay', state: 'signed', is_you: false },
    { name: 'Ömer Yılmaz', state: 'opened', is_you: true },
  ],
  documents: [
    {
      _id: 'd',
      title: 'Issue of shares to Noor',
      number: 'D-2026-05',
      corporation: 'Maple Robotics Inc.',
      subtitle: 'D-2026-05, dated as of April 20, 2026',
      language: 'en',
      sha256: 'a4fd',
      pages: 2,
      media_type: 'application/pdf',
      capacities: ['director'],
      text: '',
      blocks: [
        { kind: 'heading', text: 'Issue of shares' },
        {
          kind: 'clause',
          text: 'The following shares are issued:',
          section: 'CBCA, s. 25',
          parts: ['25 to Noor.'],
        },
        { kind: 'paragraph', text: 'It is resolved further:' },
        { kind: 'clause', text: 'Certificate CS-10 is made out.' },
      ],
    },
  ],
  effects: [waitingEffect('p', 'Noor receives 25 Common shares.')],
};

const waiting = { expires_at: view.expires_at, zone: view.zone, documents: [{ _id: 'l', title: 'Lease' }] };

const done = vi.fn();

async function opened(
  differs: Partial<SignerView> = {},
  effects: SignerView['effects'] = [settledEffect('Noor receives 25 Common shares.')],
) {
  const sent = serve(
    [readForSigning, { ...view, ...differs }],
    [sign, { is_complete: true, effects }],
    [decline, {}],
  );
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <SignDocuments onDone={done} />
    </MoreTexts>,
  );
  await screen.findByRole('heading', { name: 'Who signs' });
  return (endpoint: unknown) => sent.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
}

test('the faces of paper come while the document is read, so that its lines break once', async () => {
  const faces: string[] = [];
  const load = (face: string) =>
    faces.push(`${face}, documents: ${document.querySelectorAll('.doctext').length}`);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  await opened();
  Reflect.deleteProperty(document, 'fonts');
  expect(faces).toEqual([
    'normal 16px "Source Serif 4", documents: 0',
    'italic 16px "Source Serif 4", documents: 0',
  ]);
});

test('the document is read as text, with the numbers of its clauses, and what the signature does is said', async () => {
  await opened();
  screen.getByRole('heading', { name: 'Issue of shares' });
  const lists = [...document.querySelectorAll('.doctext > ol')];
  expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '2']);
  screen.getByText('When you sign, this is recorded in the registers:');
  screen.getByText('Noor receives 25 Common shares.');
});

test('he reads whose document it is and of which day, how many have signed, and which of how many he reads', async () => {
  const [first] = view.documents;
  if (first === undefined) throw new Error('a document was due');
  await opened({ documents: [first, { ...first, _id: 'e', title: 'Subscription', subtitle: null }] });
  expect(screen.getAllByText('Maple Robotics Inc.')).toHaveLength(4);
  screen.getByText('D-2026-05, dated as of April 20, 2026');
  screen.getByText('1 of 2 signed');
  screen.getByText('Document 1 of 2');
  screen.getByText('Document 2 of 2');
  const [skip] = screen.getAllByRole('link', { name: 'Go to signature' });
  expect(document.querySelector(skip?.getAttribute('href') ?? '')?.textContent).toContain('Who signs');
});

test.each([
  ['REGISTERS.BOARD_CHANGED', 'The directors have changed since these documents were sent.'],
  ['REGISTERS.TERMS_CHANGED', /split, consolidated or adjusted since/],
  ['REGISTERS.PRINTED_DIFFERS', 'Names or details have changed since these documents were sent.'],
  ['SIGNING.LEFT_OUT', 'Other people named in the documents were not asked to sign.'],
])('before he signs what would record nothing (%s), he is told so, and why', async (textCode, why) => {
  const stopped_by = { textCode, message: 'For the sender.' };
  await opened({ effects: [{ ...waitingEffect('p', 'Noor receives 25.'), stopped_by }] });
  expect(document.body.textContent).toContain(
    'As things stand, your signature will not change the registers. Ask \u2068Amélie\u2069'.replace(
      /[\u2068\u2069]/g,
      '',
    ),
  );
  screen.getByText(why);
  expect(screen.queryByText('When you sign, this is recorded in the registers:')).toBeNull();
  screen.getByRole('button', { name: 'Sign' });
});

test('of several entries, he is told which would be recorded and which not, and after his signature what became of each', async () => {
  const stopped_by = { textCode: 'REGISTERS.PRINTED_DIFFERS', message: 'For the sender.' };
  await opened(
    {
      is_last: true,
      effects: [
        waitingEffect('p', 'Noor receives 25.'),
        { ...waitingEffect('q', 'Bo is appointed.'), stopped_by },
      ],
    },
    [settledEffect('Noor receives 25.'), settledEffect('Bo is appointed.', 'stopped')],
  );
  screen.getByText('When you sign, this is recorded in the registers:');
  expect(document.body.textContent).toContain('As things stand, this will not be recorded. Ask Amélie');
  fireEvent.change(screen.getByLabelText(/^Your name, as your signature/), {
    target: { value: 'Ömer Yılmaz' },
  });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(/What became of each entry/);
  const outcomes = [...document.querySelectorAll('[role="status"] li')].map((one) => one.textContent);
  expect(outcomes).toEqual(['Recorded: Noor receives 25.', 'Needs attention: Bo is appointed.']);
});

test('what awaits more than signatures is not said to be recorded', async () => {
  const awaits = { ...waitingEffect('p', 'Noor receives 25.'), awaits_more: true };
  await opened({ effects: [awaits] }, [settledEffect('Noor receives 25.', 'waiting')]);
  screen.getByText(/^Once everyone has signed and its other conditions are met/);
  expect(screen.queryByText('When you sign, this is recorded in the registers:')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(
    'Everyone has signed. The entry is recorded once everything else it waits for is there.',
  );
});

test('it is signed by name and consent, with the bytes that were shown', async () => {
  const bodies = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Confirm that you have read and agree.');
  expect(bodies(sign)).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read the document/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Everyone has signed, and the registers have been updated.');
  expect(done, 'what the application keeps is of before').toHaveBeenCalledTimes(1);
  expect(bodies(sign)).toMatchObject([
    { agreed: [{ document_id: 'd', sha256: 'a4fd' }], signature: { kind: 'typed', text: 'Ömer Yılmaz' } },
  ]);
});

test('a signature that was not drawn or typed is asked for', async () => {
  const bodies = await opened();
  fireEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Type your name, or draw your signature.');
  expect(bodies(sign)).toEqual([]);
});

test('who has signed reads the documents again, and is asked for nothing', async () => {
  await opened({ signees: [{ name: 'Ömer Yılmaz', state: 'signed', is_you: true }] });
  screen.getByRole('heading', { name: 'Issue of shares' });
  screen.getByText(/You have signed/);
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline to sign' })).toBeNull();
});

test('declining needs a reason', async () => {
  const bodies = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Decline to sign' }));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'The price is wrong.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('The sender has been notified, and nothing was recorded.');
  await waitFor(() => expect(bodies(decline)).toEqual([{ reason: 'The price is wrong.' }]));
});

test('after a signature, what else waits for the same address is named and opened with a right of its own', async () => {
  const asked = serve(
    [
      lookAtLink,
      { company: 'Maple', name: 'Ömer', email_hint: 'o…r@x.ca', language: 'en', signee_token: 'one' },
    ],
    [readForSigning, () => ({ ...view, title: asked.some(isOpening) ? 'Lease' : view.title })],
    [sign, { is_complete: false, effects: [] }],
    [
      listWaitingEnvelopes,
      { envelopes: [{ ...waiting, _id: 'lease', title: 'Lease', company: 'Birch Inc.' }] },
    ],
    [openWaitingEnvelope, { signee_token: 'two' }],
  );
  const isOpening = ({ endpoint }: (typeof asked)[number]) => endpoint === openWaitingEnvelope;
  await renderUi(
    <PageProvider value={{ params: { signeeId: 'link' }, preload: () => undefined }}>
      <SigningScreen />
    </PageProvider>,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /I have read the document/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Also waiting for your signature:');
  fireEvent.click(screen.getByRole('button', { name: 'Lease · Birch Inc.' }));
  await screen.findByRole('heading', { level: 1, name: 'Lease' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I have read/ }).checked).toBe(false);
});

test('what was declined by its link stays declined on the screen: the link is not looked at again', async () => {
  const asked = serve(
    [
      lookAtLink,
      { company: 'Maple', name: 'Ömer', email_hint: 'o…r@x.ca', language: 'en', signee_token: 'one' },
    ],
    [readForSigning, view],
    [decline, {}],
    [listWaitingEnvelopes, { envelopes: [] }],
  );
  await renderUi(
    <PageProvider value={{ params: { signeeId: 'link' }, preload: () => undefined }}>
      <SigningScreen />
    </PageProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Decline to sign' }));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'The price is wrong.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('The sender has been notified, and nothing was recorded.');
  await waitFor(() => expect(asked.some(({ endpoint }) => endpoint === listWaitingEnvelopes)).toBe(true));
  expect(asked.filter(({ endpoint }) => endpoint === lookAtLink)).toHaveLength(1);
});

const overLook = {
  company: 'Maple',
  name: 'Ömer',
  email_hint: 'o…r@x.ca',
  language: 'en',
  signee_token: 'one',
};

test('whose session has ended is asked for a code again', async () => {
  serve([lookAtLink, overLook], [readForSigning, refused('SIGNING.PROVE_FIRST', {}, 403)]);
  await renderUi(
    <PageProvider value={{ params: { signeeId: 'link' }, preload: () => undefined }}>
      <SigningScreen />
    </PageProvider>,
  );
  await screen.findByRole('button', { name: 'Email me the code' });
});

test.each<[string, object]>([
  ['the documents', view],
  ['a request that is over', refused('SIGNING.VOIDED')],
])('whoever came from another page goes back to it from %s', async (_name, reading) => {
  serve([readForSigning, reading]);
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <SignDocuments back={<a href="/holder/link">Back to my page</a>} onDone={done} />
    </MoreTexts>,
  );
  await screen.findByRole('link', { name: 'Back to my page' });
  screen.getByRole('banner');
});
