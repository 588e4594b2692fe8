import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../components/Button.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { useConfirm } from './DialogProvider.tsx';
import { Drawer, DrawerBody, DrawerReading } from './Drawer.tsx';
import { Menu } from './Menu.tsx';
import { useFailureSweep, useSnack, useSnackSweep } from './SnackProvider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function OpensDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Issue shares</Button>
      {open && (
        <Drawer title="Issue shares" onClose={() => setOpen(false)}>
          <DrawerBody>
            <form>
              <input aria-label="Holder" />
            </form>
          </DrawerBody>
        </Drawer>
      )}
    </>
  );
}

describe('a drawer', () => {
  test('takes the focus and gives it back when it closes', async () => {
    await renderUi(<OpensDrawer />);
    const opener = screen.getByRole('button', { name: 'Issue shares' });
    opener.focus();
    fireEvent.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Issue shares' });
    expect(drawer.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('asks to close on Esc', async () => {
    await renderUi(<OpensDrawer />);
    fireEvent.click(screen.getByRole('button', { name: 'Issue shares' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a drawer in which something was typed', () => {
  test('asks before it closes, by its button and by Esc, and stays where the answer is no', async () => {
    await renderUi(<OpensDrawer />);
    fireEvent.click(screen.getByRole('button', { name: 'Issue shares' }));
    const drawer = screen.getByRole('dialog', { name: 'Issue shares' });
    fireEvent.input(screen.getByLabelText('Holder'), { target: { value: 'Mei' } });
    fireEvent(drawer, new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Holder')).toHaveProperty('value', 'Mei');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('a drawer does not ask for what was typed in one that it has opened', async () => {
  const close = vi.fn();
  await renderUi(
    <Drawer title="Mei" onClose={close}>
      <OpensDrawer />
    </Drawer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Issue shares' }));
  fireEvent.input(screen.getByLabelText('Holder'), { target: { value: 'Mei' } });
  fireEvent(screen.getByRole('dialog', { name: 'Mei' }), new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
});

describe('a question', () => {
  function Asks({ onAnswer }: { onAnswer(yes: boolean): void }) {
    const confirm = useConfirm();
    const ask = async () =>
      onAnswer(await confirm({ title: 'Switch to Érables Capital inc.?', confirm: 'Switch' }));
    return <Button onClick={() => void ask()}>Ask</Button>;
  }

  test.each([
    ['Switch', true],
    ['Cancel', false],
  ])('answered by %s is %s', async (button, answer) => {
    const onAnswer = vi.fn();
    await renderUi(<Asks onAnswer={onAnswer} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer));
  });
});

describe('a snackbar', () => {
  const Says = () => {
    const snack = useSnack();
    return <Button onClick={() => snack('Shareholder Updated')}>Save</Button>;
  };

  test('stands in a live region that was there before it', async () => {
    await renderUi(<Says />);
    const regions = screen.getAllByRole('status');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const actual = screen.getByText('Shareholder Updated');
    expect(
      regions.some((region) => region.getAttribute('aria-live') === 'polite' && region.contains(actual)),
    ).toBe(true);
  });

  test('goes after 6 s, but waits while the pointer is on it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderUi(<Says />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const bar = screen.getByText('Shareholder Updated').parentElement;
    act(() => vi.advanceTimersByTime(5999));
    act(() => void bar?.dispatchEvent(new Event('pointerenter')));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('Shareholder Updated')).not.toBeNull();
    act(() => void bar?.dispatchEvent(new Event('pointerleave')));
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Shareholder Updated')).toBeNull();
  });
});

test('what was said of a page goes with it; what led to the next page, and is no refusal, stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  function Pages() {
    const snack = useSnack();
    const [page, setPage] = useState('/directors');
    useSnackSweep(page);
    return (
      <>
        <Button onClick={() => snack('Shareholder Updated')}>Save</Button>
        <Button onClick={() => snack({ message: 'Invalid Cliff Value', tone: 'err' })}>Fail</Button>
        <Button onClick={() => setPage(`${page}/next`)}>Go on</Button>
      </>
    );
  }
  await renderUi(<Pages />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Save');
  press('Fail');
  press('Go on');
  expect(screen.queryByText('Shareholder Updated')).not.toBeNull();
  expect(screen.queryByText('Invalid Cliff Value')).toBeNull();
  vi.setSystemTime(Date.now() + 2000);
  press('Go on');
  expect(screen.queryByText('Shareholder Updated')).toBeNull();
});

test('a refusal goes when the act succeeds; what succeeded stays', async () => {
  function Acts() {
    const snack = useSnack();
    const sweepFailures = useFailureSweep();
    return (
      <>
        <Button onClick={() => snack('Shareholder Updated')}>Save</Button>
        <Button onClick={() => snack({ message: 'Invalid Cliff Value', tone: 'err' })}>Fail</Button>
        <Button onClick={sweepFailures}>Succeed</Button>
      </>
    );
  }
  await renderUi(<Acts />);
  for (const name of ['Save', 'Fail', 'Succeed']) fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByText('Shareholder Updated')).not.toBeNull();
  expect(screen.queryByText('Invalid Cliff Value')).toBeNull();
});

test('a snackbar keeps its time when a drawer opens over the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  function SaysAndOpens() {
    const snack = useSnack();
    return (
      <>
        <Button onClick={() => snack('Shareholder Updated')}>Save</Button>
        <OpensDrawer />
      </>
    );
  }
  await renderUi(<SaysAndOpens />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  act(() => vi.advanceTimersByTime(4000));
  fireEvent.click(screen.getByRole('button', { name: 'Issue shares' }));
  expect(screen.getByRole('dialog').contains(screen.getByText('Shareholder Updated'))).toBe(true);
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.queryByText('Shareholder Updated')).toBeNull();
});

describe('a menu', () => {
  const rest = { icon: undefined };
  const items = (onSelect: (key: string) => void) =>
    ['Edit', 'Transfer', 'Void'].map((label) => ({
      ...rest,
      key: label,
      label,
      onSelect: () => onSelect(label),
    }));

  test('opens by arrow, walks round, chooses, and gives the focus back', async () => {
    const onSelect = vi.fn();
    await renderUi(<Menu label="Actions" button="…" items={items(onSelect)} />);
    const button = screen.getByRole('button', { name: 'Actions' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Edit');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('Void');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 't' });
    expect(document.activeElement?.textContent).toBe('Transfer');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Transfer' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Transfer');
    expect(document.activeElement).toBe(button);
  });

  test('opens after 150 ms under the pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderUi(<Menu hover label="Actions" button="…" items={items(() => undefined)} />);
    const options = screen.getByRole('button', { name: 'Actions' }).parentElement;
    const moves = (by: number) => Object.assign(new Event('pointermove'), { movementX: by, movementY: 0 });
    // A drawer has closed above the pointer, which rests.
    act(() => void options?.dispatchEvent(moves(0)));
    act(() => vi.advanceTimersByTime(150));
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => void options?.dispatchEvent(moves(1)));
    act(() => vi.advanceTimersByTime(149));
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  test('stays open for who presses what the pointer opened, and after a tap', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderUi(<Menu hover label="Actions" button="…" items={items(() => undefined)} />);
    const button = screen.getByRole('button', { name: 'Actions' });
    const options = button.parentElement ?? button;
    fireEvent.pointerMove(options, { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(150));
    fireEvent.click(button, { detail: 1 });
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.pointerLeave(options, { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(150));
    expect(screen.queryByRole('menu')).toBeNull();

    fireEvent.pointerMove(options, { pointerType: 'touch' });
    fireEvent.pointerLeave(options, { pointerType: 'touch' });
    fireEvent.click(button, { detail: 1 });
    act(() => vi.advanceTimersByTime(150));
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  test('closes on Esc', async () => {
    await renderUi(<Menu label="Actions" button="…" items={items(() => undefined)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('a drawer waits for what its form starts from, and says it where that failed', async () => {
  const refetch = vi.fn();
  const waiting = await renderUi(<DrawerReading of={{ isError: false, message: undefined, refetch }} />);
  expect(screen.queryByRole('button')).toBeNull();
  waiting.unmount();
  await renderUi(<DrawerReading of={{ isError: true, message: 'No connection.', refetch }} />);
  screen.getByText('No connection.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
