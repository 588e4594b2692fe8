import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import {
  type BoundBook,
  listBoundBooks,
  orderBook,
  readLinkedBook,
  revokeBookLink,
  sendBookLink,
} from '../boundBookContract.ts';
import { BoundBooks } from './BoundBooks.tsx';
import { SharedBookScreen } from './SharedBookScreen.tsx';
import { loadWords } from './words.ts';

const book = (differs: Partial<BoundBook> = {}): BoundBook => ({
  _id: 'book',
  selection: 'bank',
  sections: ['articles'],
  audience: 'directors',
  language: 'en',
  as_of: '2026-04-16',
  ordered_at: '2026-04-16T12:00:00.000Z',
  status: 'sealed',
  fault: null,
  fault_title: null,
  pages: 22,
  documents: 12,
  bytes: 1_000_000,
  sha256: 'a4fda56a',
  address: null,
  links: [],
  ...differs,
});

const open = () =>
  renderUi(
    <MaplePage>
      <MoreTexts load={loadWords} waiting={null}>
        <BoundBooks orgId={orgId} sections={[{ section: 'articles', count: 3, unsigned: 2 }]} />
      </MoreTexts>
    </MaplePage>,
  );

test('a book is ordered as of today unless told, with what is bound unsigned said before, for a bank, in some sections', async () => {
  const requests = serve([listBoundBooks, { books: [] }], [orderBook, { book_id: 'book' }]);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Bind book' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('For'), { target: { value: 'bank' } });
  expect(drawer.queryByLabelText('Financial')).toBeNull();
  expect(drawer.getByText(/^2 documents in these sections are not signed/)).toBeTruthy();
  fireEvent.click(drawer.getByLabelText('Articles and certificate'));
  expect(drawer.queryByText(/are not signed/)).toBeNull();
  fireEvent.click(drawer.getByLabelText('Articles and certificate'));
  fireEvent.click(drawer.getByLabelText('Filings'));
  fireEvent.click(drawer.getByRole('button', { name: 'Bind book' }));
  const ordered = () => requests.find(({ endpoint }) => endpoint === orderBook)?.body;
  await waitFor(() =>
    expect(ordered()).toEqual({
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      selection: 'bank',
      sections: ['articles', 'by_laws', 'directors_resolutions', 'registers'],
      audience: 'directors',
    }),
  );
});

test('a book says how far it is, and what is in the way', async () => {
  serve([
    listBoundBooks,
    {
      books: [
        book({ _id: 'a', status: 'ordered', pages: null, documents: null }),
        book({ _id: 'b', status: 'bound', fault: 'stamp_away' }),
        book({ _id: 'c', status: 'failed', fault: 'timed_out' }),
        book({ _id: 'd' }),
        book({ _id: 'e', status: 'failed', fault: 'too_large' }),
        book({ _id: 'f', status: 'failed', fault: 'file_altered', fault_title: 'Lease' }),
      ],
    },
  ]);
  await open();
  for (const status of ['Being bound', 'Being sealed', 'Failed', 'Ready'])
    expect((await screen.findAllByText(status)).length).toBeGreaterThan(0);
  expect(screen.getByText('It cannot be finished right now. We keep trying.')).toBeTruthy();
  expect(screen.getByText(/could not be bound/)).toBeTruthy();
  expect(screen.getByText(/too many pages of uploads/)).toBeTruthy();
  expect(screen.getByText('Lease').closest('small')?.textContent).toMatch(
    /^The file of “Lease” was altered in storage, so the book cannot be bound\./,
  );
});

test('a link is sent from a book for a bank, and revoked after asking', async () => {
  const links = [{ _id: 'link', email: 'lender@bank.test', ends_on: '2026-05-16', status: 'open' as const }];
  const requests = serve(
    [listBoundBooks, { books: [book({ links })] }],
    [sendBookLink, { link_id: 'link' }],
    [revokeBookLink, { link_id: 'link' }],
  );
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /Book/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Send link' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByLabelText('Email address')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke link for lender@bank.test' }));
  const question = (await screen.findByText('It stops working right away.')).closest('dialog');
  fireEvent.click(within(question ?? document.body).getByRole('button', { name: 'Revoke link' }));
  await waitFor(() => expect(requests.map(({ endpoint }) => endpoint)).toContain(revokeBookLink));
});

test('a guest sees what the link opens; of one that is over, one sentence', async () => {
  serve([
    readLinkedBook,
    {
      company: 'Maple Robotics Inc.',
      selection: 'bank' as const,
      as_of: '2026-04-16',
      pages: 22,
      bytes: 1_500_000,
      sha256: 'a4fda56a',
      ends_on: '2026-05-16',
    },
  ]);
  const { unmount } = await renderUi(<SharedBookScreen />);
  expect(await screen.findByRole('heading', { name: 'Minute book of Maple Robotics Inc.' })).toBeTruthy();
  expect(screen.getByText('1.5 MB')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  unmount();
  const inFrench = await renderUi(<SharedBookScreen />, { language: 'fr' });
  expect(await screen.findByText('1,5 Mo')).toBeTruthy();
  inFrench.unmount();
  serve([readLinkedBook, refused('DOCUMENTS.BOOK_LINK_OVER')]);
  await renderUi(<SharedBookScreen />);
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
});
