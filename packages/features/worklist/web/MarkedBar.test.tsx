import { working as words } from '@tabellion/texts/working/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { type Answering, refused, serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { markDeadlines } from '../../deadlines/contract.ts';
import { remindSignees } from '../../signing/contract.ts';
import type { ListedLine } from '../contract.ts';
import { MarkedBar } from './MarkedBar.tsx';
import { loadWords } from './words.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (orgId: string, name: string, more: Partial<ListedLine>): ListedLine => ({
  org_unique_id: orgId,
  organization: orgId,
  line: name,
  kind: 'deadline',
  what: name,
  waiting_for: '',
  due_on: '2026-06-30',
  days: 10,
  state: 'soon',
  in_charge: null,
  is_yours: false,
  next_act: 'settle',
  path: '',
  subject: null,
  deadline: null,
  may_assign: false,
  ...more,
});
const taxes = (orgId: string, occasion: string) =>
  line(orgId, `taxes ${occasion}`, { deadline: { registration: 'CA', kind: 'tax_return', occasion } });
const signatures = (orgId: string, subject: string) =>
  line(orgId, subject, { kind: 'signatures', next_act: 'remind', subject });

async function show(of: readonly ListedLine[], ...answers: readonly Answering[]) {
  const sent = serve(...answers);
  const onDone = vi.fn();
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <MarkedBar of={of} colleagues={[]} onClear={() => undefined} onDone={onDone} />
    </MoreTexts>,
  );
  await screen.findByText(`${of.length} selected`);
  return { sent, onDone };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('reminds the signers of every marked request at once, each in its organization, and passes over other lines', async () => {
  const of = [signatures('maple', 'e1'), signatures('birch', 'e2'), taxes('maple', '2025')];
  const { sent, onDone } = await show(of, [remindSignees, { envelope: {} }]);
  press(words['worklist.remind']);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
  await screen.findByText('2 tasks done');
});

test('marks the deadlines of each organization in one request; what one refuses is said with its reason', async () => {
  const of = [taxes('maple', '2024'), taxes('birch', '2025'), taxes('maple', '2025')];
  const { sent, onDone } = await show(of, [
    markDeadlines,
    ({ body }) =>
      JSON.stringify(body).includes('2024') ? { marked: 2 } : refused('DEADLINES.DONE_IN_REGISTERS'),
  ]);
  expect(screen.queryByRole('button', { name: words['worklist.remind'] })).toBeNull();
  press(words['worklist.markDone']);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ body: { deadlines, mark } }) => [mark, deadlines])).toEqual([
    ['done', [of[0]?.deadline, of[2]?.deadline]],
    ['done', [of[1]?.deadline]],
  ]);
  await screen.findByText(/2 of 3 done\./);
});
