import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { PdfPages } from './PdfPages.tsx';

/** jsdom draws nothing: a document of three pages that says how it is drawn. */
const { drawn, openPdf } = vi.hoisted(() => {
  const drawn: string[] = [];
  const size = { width: 816, height: 1056 };
  const openPdf = async (file: Blob) => {
    if ((await file.text()) !== '%PDF') throw new Error('no PDF');
    return {
      pages: 3,
      firstSize: size,
      draw: async (box: HTMLElement, page: number, scale: number) => {
        drawn.push(`${page} at ${scale}`);
        box.textContent = `words of ${page}`;
        return size;
      },
      close: () => undefined,
    };
  };
  return { drawn, openPdf };
});
vi.mock('./openPdf.ts', () => ({ openPdf }));

beforeEach(() => {
  drawn.length = 0;
});

const url = '/api/documents/1/file';

/** Answers each request by the next of these, until the test ends. */
function answer(...responses: readonly Response[]) {
  const asked: [url: string, headers: Headers][] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push([address, new Headers(headers)]);
    const response = responses[asked.length - 1];
    if (response === undefined) throw new TypeError('nobody answers');
    return response;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const show = (call = {}) => renderUi(<PdfPages url={url} name="By-law no. 1" />, { call });

const pdf = (content = '%PDF') => new Response(content, { headers: { 'content-type': 'application/pdf' } });

test('a PDF is read with the session, its pages are named and counted, and their words are in the page', async () => {
  const asked = answer(pdf());
  await show({ token: () => 'of the session' });
  expect(await screen.findByRole('region', { name: 'By-law no. 1' })).toBeTruthy();
  const second = await screen.findByRole('region', { name: 'Page 2 of 3' });
  await waitFor(() => expect(second.textContent).toBe('words of 2'));
  expect(screen.getByText(/^Page \d of 3$/)).toBeTruthy();
  expect(asked.map(([address, headers]) => [address, headers.get('authorization')])).toEqual([
    [url, 'Bearer of the session'],
  ]);
});

test('pages are zoomed by buttons and by keys', async () => {
  answer(pdf());
  await show();
  const pages = await screen.findByRole('region', { name: 'By-law no. 1' });
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(screen.getByText('125%')).toBeTruthy());
  fireEvent.keyDown(pages, { key: '-' });
  fireEvent.keyDown(pages, { key: '-' });
  await waitFor(() => expect(screen.getByText('75%')).toBeTruthy());
  fireEvent.keyDown(pages, { key: '-', ctrlKey: true });
  fireEvent.keyDown(pages, { key: '0' });
  await waitFor(() => expect(screen.getByText('100%')).toBeTruthy());
  expect(drawn).toContain('1 at 1.25');
  expect(drawn.at(-1)).toBe('3 at 1');
});

test('a picture is shown by its name', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  answer(new Response('', { headers: { 'content-type': 'image/png' } }));
  await show();
  const picture = await screen.findByRole('img', { name: 'By-law no. 1' });
  expect(picture.getAttribute('src')).toBe('blob:picture');
  fireEvent.error(picture);
  expect(await screen.findByText(/can’t be shown here/)).toBeTruthy();
});

test('what cannot be shown says so: other types, and a PDF that cannot be read', async () => {
  for (const response of [
    new Response('PK', { headers: { 'content-type': 'application/zip' } }),
    pdf('PK'),
  ]) {
    answer(response);
    const { unmount } = await show();
    expect(await screen.findByText('This file can’t be shown here. Download it to open it.')).toBeTruthy();
    unmount();
  }
});

test('a reading that fails can be tried again; a refusal is said', async () => {
  answer();
  const { unmount } = await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(pdf());
  fireEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Page 1 of 3' })).toBeTruthy();
  unmount();

  const body = { success: false, textCode: 'ACCESS.RESTRICTED', message: 'Not for you.', data: {} };
  answer(Response.json(body, { status: 403 }));
  const onForbidden = vi.fn();
  await show({ onForbidden });
  expect(await screen.findByText('Not for you.')).toBeTruthy();
  expect(onForbidden).toHaveBeenCalledOnce();
});
