import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../components/Button.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { Dialog } from './Dialog.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

afterEach(cleanup);

/** A register: its rows can be removed after a question; without rows it offers in their place to add one. */
function Register() {
  useKeptFocus();
  const [rows, setRows] = useState(['Ada', 'Bo', 'Cy']);
  const [request, setAsked] = useState<string>();
  return (
    <main>
      <h1 tabIndex={-1}>Directors</h1>
      <Button onClick={() => setRows(['Dee'])}>Add</Button>
      {rows.map((row) => (
        <Button key={row} onClick={() => setAsked(row)}>{`Remove ${row}`}</Button>
      ))}
      {rows.length === 0 && <Button onClick={() => setRows(['Dee'])}>Add the first</Button>}
      {request !== undefined && (
        <Dialog title="Sure?" onClose={() => setAsked(undefined)}>
          <Button
            onClick={() => {
              setRows(rows.filter((row) => row !== request));
              setAsked(undefined);
            }}
          >
            Yes
          </Button>
        </Dialog>
      )}
    </main>
  );
}

const named = (name: string) => screen.getByRole('button', { name });
function press(name: string): void {
  named(name).focus();
  fireEvent.click(named(name));
}
async function removes(row: string): Promise<void> {
  press(`Remove ${row}`);
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${row}` })).toBeNull());
}
const focused = () => document.activeElement?.textContent;

test('a row that goes leaves the focus at the one before it', async () => {
  await renderUi(<Register />);
  await removes('Bo');
  await waitFor(() => expect(focused()).toBe('Remove Ada'));
  await removes('Ada');
  await waitFor(() => expect(focused()).toBe('Add'));
});

test('the button of an empty register leaves it at what adds further rows', async () => {
  await renderUi(<Register />);
  for (const row of ['Ada', 'Bo', 'Cy']) await removes(row);
  press('Add the first');
  await waitFor(() => expect(focused()).toBe('Add'));
});

test('where no stop is before, it is at the heading of the page', async () => {
  function Question() {
    useKeptFocus();
    const [isAnswered, setAnswered] = useState(false);
    return (
      <main>
        <h1 tabIndex={-1}>Incorporated</h1>
        {!isAnswered && <Button onClick={() => setAnswered(true)}>Save the date</Button>}
        <Button>Open</Button>
      </main>
    );
  }
  await renderUi(<Question />);
  press('Save the date');
  await waitFor(() => expect(focused()).toBe('Incorporated'));
});

test('a focus that was given up on purpose stays given up', async () => {
  await renderUi(<Register />);
  press('Add');
  named('Add').blur();
  expect(document.activeElement).toBe(document.body);
});
