import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderUi } from '../testing/renderUi.tsx';
import { serve } from '../testing/serve.ts';
import { plannedRead, useRead, useReadAhead } from './useRead.ts';

afterEach(cleanup);

const readBook = {
  method: 'GET',
  path: '/api/book/{id}',
  summary: 'A book.',
  action: 'dashboard.read',
  tenant: { in: 'none' },
  params: z.strictObject({ id: z.string() }),
  reply: z.strictObject({ pages: z.number() }),
  ok: 'GENERAL.SUCCESS',
} as const satisfies Endpoint;

/** Answers when the test says so. */
function served(): () => void {
  let answer = (_: { pages: number }): void => undefined;
  serve([
    readBook,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  ]);
  return () => answer({ pages: 3 });
}

test('draws a first answer after the drawing that it causes, so that a page comes in slices', async () => {
  const answer = served();
  const drawn: unknown[] = [];
  function Book() {
    const { data, isPending } = useRead(readBook, { params: { id: 'maple' } });
    drawn.push(data?.pages ?? (isPending ? 'waits' : 'nothing'));
    return null;
  }
  await renderUi(<Book />);
  drawn.length = 0;
  answer();
  await waitFor(() => expect(drawn).toEqual(['waits', 3]));
});

test('what is read ahead is read after the drawing that its last answer causes, and another book is not read at once', async () => {
  const answer = served();
  const drawn: [string, boolean][] = [];
  function Book() {
    const [id, setId] = useState('maple');
    const isRead = useReadAhead([plannedRead(readBook, { params: { id } })]);
    drawn.push([id, isRead]);
    return <button type="button" onClick={() => setId('cedre')} />;
  }
  await renderUi(<Book />);
  drawn.length = 0;
  answer();
  await waitFor(() =>
    expect(drawn).toEqual([
      ['maple', false],
      ['maple', true],
    ]),
  );
  drawn.length = 0;
  serve([readBook, () => new Promise(() => undefined)]);
  fireEvent.click(screen.getByRole('button'));
  expect(drawn.map(([, isRead]) => isRead)).not.toContain(true);
  expect(drawn.at(-1)).toEqual(['cedre', false]);
});
