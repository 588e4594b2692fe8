import { base64, hex, textOf } from '@tabellion/ledger/bytes.ts';
import { consistencyPath } from '@tabellion/ledger/merkle/tree.ts';
import { TestLog } from '@tabellion/ledger/testing.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Receipt } from '../contract.ts';
import { CheckpointFoot } from './CheckpointFoot.tsx';
import { RecordBadge } from './RecordBadge.tsx';

const orgId = '0190a0a0-0000-7000-8000-000000000001';
const securityId = '0190a0a0-0000-7000-8000-00000000000c';
const names = ['security_id', 'firstname', 'email', 'className', 'ownership'];
const values = {
  security_id: securityId,
  firstname: 'Ann',
  email: 'ann@example.com',
  className: 'Common',
  ownership: '1000',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function logOf(count: number, shares = '1000'): TestLog {
  const log = new TestLog();
  for (let place = 0; place < count; place++)
    log.put({
      stream: 'maple',
      kind: 'shareholder',
      record: `${place}`,
      names,
      values: { ...values, ownership: shares },
    });
  return log;
}

const waiting: Receipt = {
  record: 'shareholder',
  op: 'put',
  revision: null,
  state: 'pending',
  reason: null,
  tx_id: null,
  index: null,
  at: null,
};

/** The server as it answers now. */
interface Serving {
  log: TestLog;
  receipt: Receipt | null;
  asked: string[];
  /** Alters a proof before it is sent. */
  change: (proof: string) => string;
}

function serving(log: TestLog, receipt?: Receipt | null): Serving {
  const [first] = log.placed;
  if (first === undefined) throw new Error('the log is empty');
  const recorded = { ...waiting, state: 'recorded' as const, revision: 1, tx_id: hex(first.leaf.hash) };
  const server: Serving = {
    log,
    receipt: receipt === undefined ? recorded : receipt,
    asked: [],
    change: (proof) => proof,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://tabellion.test');
    server.asked.push(pathname.split('/').at(-1) ?? '');
    return answerOf(server, pathname, searchParams);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

function answerOf({ log, receipt, change }: Serving, path: string, query: URLSearchParams): Response {
  const [first] = log.placed;
  if (first === undefined) throw new Error('the log is empty');
  if (path.endsWith('/states')) {
    const states = (query.get('subjects') ?? '').split(',').map((subject) => ({ subject, receipt }));
    return Response.json({ success: true, textCode: 'OK', message: '', data: { states } });
  }
  if (path.endsWith('/compare'))
    return Response.json({ success: true, textCode: 'OK', message: '', data: { count: 0, differences: [] } });
  if (path.endsWith('/checkpoint')) return new Response(textOf(log.checkpoint()));
  if (path.includes('/proof/')) return new Response(change(textOf(log.proof(first, names))));
  if (path.endsWith('/policy')) return new Response(textOf(log.policy()));
  const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
  return Response.json({ from, to, path: consistencyPath(from, to, log.tree.nodeAt).map(base64) });
}

const badge = () => <RecordBadge orgId={orgId} of={`holding:${securityId}`} />;

async function open() {
  fireEvent.click(await screen.findByRole('button', { name: /show the proof/ }));
  return within(await screen.findByRole('dialog'));
}

test('a record is verified in this browser, which keeps the checkpoint and then asks for growth', async () => {
  const server = serving(logOf(3));
  const { unmount } = await renderUi(badge());
  expect((await screen.findByRole('button')).textContent).toBe('Recorded');
  const panel = await open();
  await panel.findByText('Verified in this browser');
  panel.getByText(/This browser sees the log for the first time/);
  panel.getByText('2 steps lead to the checkpoint');
  panel.getByText('3 entries');
  expect(screen.getAllByText('Verified').length).toBeGreaterThan(0);
  unmount();
  server.log = logOf(7);
  await renderUi(badge());
  const again = await open();
  await again.findByText(/it only adds to what this browser saw/);
  expect(server.asked.filter((what) => what === 'consistency')).toHaveLength(1);
  // The key was learned once; the server is not asked for it again.
  expect(server.asked.filter((what) => what === 'policy')).toHaveLength(1);
});

test('a server that lies is named: an altered share count, an older log, another history', async () => {
  const server = serving(logOf(5));
  const first = await renderUi(badge());
  await (await open()).findByText('Verified in this browser');
  first.unmount();
  const lies = [
    {
      log: logOf(5),
      change: (proof: string) => proof.replace('"value":"1000"', '"value":"9000"'),
      said: 'A value is not what was recorded.',
    },
    { log: logOf(3), change: (proof: string) => proof, said: /older than one this browser has already seen/ },
    { log: logOf(6, '9000'), change: (proof: string) => proof, said: /its history was changed/ },
  ];
  for (const { said, ...lie } of lies) {
    const [leaf] = lie.log.placed;
    Object.assign(server, lie, {
      receipt: { ...server.receipt, tx_id: hex(leaf?.leaf.hash ?? new Uint8Array()) },
    });
    const { unmount } = await renderUi(badge());
    const panel = await open();
    await panel.findByText(said);
    panel.getByText('This record could not be verified');
    const report = panel.getByRole('link', { name: 'Report to support' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(report)).toContain(
      `holding:${securityId}\ntxId ${hex(leaf?.leaf.hash ?? new Uint8Array())}`,
    );
    expect(report).not.toContain('Ann');
    fireEvent.click(panel.getByRole('button', { name: 'Compare with the ledger' }));
    await panel.findByText(/The registers match the ledger/);
    expect(panel.queryByText('Download proof')).toBe(null);
    unmount();
  }
});

test('the foot of the navigation says how far the log is by what this browser checked', async () => {
  const server = serving(logOf(5));
  const first = await renderUi(<CheckpointFoot />);
  await screen.findByText('Checkpoint 5, now');
  first.unmount();
  // A check of minutes ago is not repeated.
  const again = await renderUi(<CheckpointFoot />);
  await screen.findByText('Checkpoint 5, now');
  expect(server.asked.filter((what) => what === 'checkpoint')).toHaveLength(1);
  again.unmount();
  const kept = JSON.parse(localStorage.getItem('tabellion.log') ?? '{}');
  localStorage.setItem('tabellion.log', JSON.stringify({ ...kept, at: '2026-01-01T00:00:00.000Z' }));
  server.log = logOf(3);
  await renderUi(<CheckpointFoot />);
  const refuted = await screen.findByText('Checkpoint not verified');
  expect(refuted.title).toContain('older than one this browser has already seen');
});

test('a proof goes out with the chosen fields, and says what it then proves', async () => {
  serving(logOf(3));
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.push(blob);
    return 'blob:proof';
  });
  await renderUi(badge());
  const panel = await open();
  await panel.findByText('Verified in this browser');
  // Names stay hidden until they are asked for.
  expect((panel.getByLabelText(/^First name/) as HTMLInputElement).checked).toBe(false);
  panel.getByLabelText('Shares 1,000');
  panel.getByText(/2 values stay hidden/);
  fireEvent.click(panel.getByLabelText(/^Class/));
  panel.getByText(/3 values stay hidden/);
  fireEvent.click(panel.getByRole('button', { name: 'Download proof' }));
  const text = await textIn(kept[0]);
  expect([
    text.includes('Ann'),
    text.includes('ann@'),
    text.includes('"Common"'),
    text.includes('"1000"'),
  ]).toEqual([false, false, false, true]);
});

test('what waits, what failed and what was never recorded are told apart', async () => {
  const server = serving(logOf(1), waiting);
  const pending = await renderUi(badge());
  await (await open()).findByText('Waiting to be recorded');
  pending.unmount();
  server.receipt = { ...waiting, state: 'failed', reason: 'refused' };
  const failed = await renderUi(badge());
  await (await open()).findByText(/The log refused this record/);
  failed.unmount();
  server.receipt = null;
  await renderUi(badge());
  await waitFor(() => expect(server.asked.length).toBe(3));
  expect(screen.queryByRole('button')).toBe(null);
});

/** jsdom's blobs are read by its reader alone. */
const textIn = (blob: Blob = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
