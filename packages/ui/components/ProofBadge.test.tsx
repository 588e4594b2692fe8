import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { ProofBadge } from './ProofBadge.tsx';

const why = 'This entry is recorded and valid. Its proof in the verifiable ledger is pending.';

test('a pending proof says what is pending: on a press, under the mouse, and read aloud', async () => {
  await renderUi(<ProofBadge state="pending" />);
  const badge = screen.getByRole('button', { name: 'Pending', description: why });
  const reason = screen.getByText(why);
  expect(reason.hidden).toBe(true);

  badge.focus();
  fireEvent.click(badge);
  expect(reason.hidden).toBe(false);
  fireEvent.keyDown(badge, { key: 'Escape' });
  expect(reason.hidden).toBe(true);
  expect(document.activeElement).toBe(badge);

  fireEvent.click(badge);
  fireEvent.blur(badge);
  expect(reason.hidden).toBe(true);

  fireEvent.pointerEnter(badge, { pointerType: 'mouse' });
  expect(reason.hidden).toBe(false);
  fireEvent.pointerLeave(badge, { pointerType: 'mouse' });
  expect(reason.hidden).toBe(true);
});

test('a recorded proof is words, and a button only where it opens something', async () => {
  const open = vi.fn();
  const { unmount } = await renderUi(<ProofBadge state="recorded" />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await renderUi(<ProofBadge state="recorded" onClick={open} />);
  fireEvent.click(screen.getByRole('button', { name: 'Recorded' }));
  expect(open).toHaveBeenCalledOnce();
});
