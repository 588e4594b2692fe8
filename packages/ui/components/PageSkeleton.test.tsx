import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

afterEach(cleanup);

test('a page that is read keeps its place from the start, and shows its shape after 150 ms', async () => {
  await renderUi(<PageSkeleton shape="cards" />);
  const status = screen.getByText(/Loading/).parentElement as HTMLElement;
  const rows = status.querySelectorAll('li').length;
  expect(rows).toBe(12);
  await waitFor(() => expect(status.querySelector('.pageskeleton--early')).toBeNull());
  expect(status.querySelectorAll('li')).toHaveLength(rows);
});
