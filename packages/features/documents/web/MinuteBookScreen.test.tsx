import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { listBoundBooks } from '../boundBookContract.ts';
import { addDocumentCategory, listDocuments, searchDocuments } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { createDocument, listMissing } from '../draftContract.ts';
import { uploadDocument } from '../fileContract.ts';
import { sections } from '../sections.ts';
import { MinuteBookScreen } from './MinuteBookScreen.tsx';
import { documentOf } from './testing.ts';

const book = (documents: readonly DocumentLine[], differs: object = {}) => ({
  documents,
  total: documents.length,
  next: null,
  is_preparing: false,
  may_generate: true,
  sections: sections.map((section) => ({
    section,
    count: section === 'by_laws' ? documents.length : 0,
    unsigned: 0,
  })),
  categories: [{ _id: 'leases', name: 'Leases', count: 2, unsigned: 1 }],
  to_send: { document_ids: [] as string[], names: [] as string[] },
  ...differs,
});

const missing = {
  template: 'by_law',
  subject: '',
  title: 'By-law No. 1',
  section: 'by_laws',
  person_id: null,
  blanks: [],
  unprintable: null,
};
const needing = {
  ...missing,
  template: 'first_office_and_board',
  title: 'Form 2',
  section: 'articles',
  blanks: [{ fact: 'person_address', person_id: 'zoe', name: 'Zoé Roy' }],
};

function open(may = true) {
  window.history.replaceState(null, '', '/');
  return renderUi(
    <MaplePage>
      <MinuteBookScreen />
    </MaplePage>,
    { may: (action) => may || action.endsWith('.read') },
  );
}

test('paper says that there are more documents than it shows', async () => {
  serve(
    [listDocuments, book([documentOf('Lease of 2025')], { total: 56, next: 'more' })],
    [listMissing, { missing: [], paper_since: null, lacks_certificate: null }],
  );
  await open();
  await screen.findByText(/^Only 1 of 56 documents are printed here/);
});

test('lists documents by section, filters and searches them', async () => {
  const requests = serve(
    [listDocuments, book([documentOf('Lease of 2025', { status: 'signed', signees: [] })])],
    [listMissing, { missing: [], paper_since: null, lacks_certificate: null }],
    [searchDocuments, { documents: [documentOf('Found one')], total: 1, next: null }],
  );
  await open();
  expect((await screen.findByRole('link', { name: /Lease of 2025/ })).getAttribute('href')).toContain(
    `/app/org/${orgId}/document/list/`,
  );
  expect(screen.getByRole('cell', { name: 'Signed' })).toBeTruthy();
  const binder = within(screen.getByRole('navigation', { name: 'Sections' }));
  fireEvent.click(binder.getByRole('button', { name: /By-laws/ }));
  await waitFor(() => expect(requests.at(-1)?.query).toEqual({ limit: '20', section: 'by_laws' }));
  await screen.findByRole('link', { name: /Lease of 2025/ });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'signed' } });
  await waitFor(() =>
    expect(requests.at(-1)?.query).toEqual({ limit: '20', section: 'by_laws', status: 'signed' }),
  );
  fireEvent.change(screen.getByLabelText('Search documents'), { target: { value: 'found' } });
  expect(await screen.findByText('Found one')).toBeTruthy();
  expect(requests.at(-1)?.query).toEqual({ search_text: 'found', category_name: 'by_laws' });
});

test('documents stand by year, each with its kind, without its number twice, and with who has still to sign', async () => {
  const signee = (name: string, hasSigned: boolean) =>
    ({ person_id: name, name, capacity: 'director', has_signed: hasSigned }) as const;
  const issue = documentOf('Issue of shares, Yusuf Demir', {
    number: 'D-2026-04',
    dated_on: '2026-04-17',
    signees: [signee('Amélie', true), signee('Ömer', false)],
    status: 'partially_signed',
  });
  const certificate = documentOf('Certificate CS-9, Yusuf Demir', {
    number: 'CS-9',
    section: 'certificates',
    source: 'template',
  });
  const requests = serve(
    [
      listDocuments,
      ({ query }) =>
        book(query.limit === '20' ? [issue] : [issue, certificate], {
          total: 2,
          to_send: { document_ids: ['a', 'b'], names: ['Amélie', 'Ömer', 'Zoé', 'Noor'] },
        }),
    ],
    [listMissing, { missing: [missing], paper_since: null, lacks_certificate: null }],
  );
  await open();
  expect((await screen.findByRole('columnheader', { name: '2026' })).getAttribute('scope')).toBe('colgroup');
  expect(screen.getByText('1 of 2 signed. Still to sign: Ömer.')).toBeTruthy();
  expect(await screen.findByText('2 to sign, 1 missing')).toBeTruthy();
  expect(screen.getByText('Still to sign: Amélie, Ömer and 2 other people')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 earlier' }));
  expect((await screen.findByRole('link', { name: /^Certificate, Yusuf Demir/ })).textContent).toBe(
    'Certificate, Yusuf DemirCS-9 · Mar 12, 2025',
  );
  expect(screen.getByText('To sign in ink')).toBeTruthy();
  const listed = requests.filter(({ endpoint }) => endpoint === listDocuments);
  expect(listed.map(({ query }) => query)).toEqual([{ limit: '20' }, { limit: '200' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Select all drafts' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
});

test('says what is missing, what each needs first, and creates what is ready', async () => {
  const requests = serve(
    [listDocuments, book([])],
    [listMissing, { missing: [missing, needing], paper_since: null, lacks_certificate: null }],
    [listBoundBooks, { books: [] }],
    [createDocument, { document: documentOf('By-law No. 1') }],
  );
  await open();
  expect(await screen.findByText('2 documents are missing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Address (Zoé Roy)' }).getAttribute('href')).toBe(
    `/app/org/${orgId}/organization/directors`,
  );
  expect(screen.queryByRole('button', { name: 'Create Form 2' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Create By-law No. 1' }));
  await waitFor(() =>
    expect(requests.find(({ endpoint }) => endpoint === createDocument)?.body).toEqual({
      template: 'by_law',
      subject: '',
    }),
  );
});

test('asks for the certificate of incorporation, and leads to its upload', async () => {
  serve(
    [listDocuments, book([])],
    [listMissing, { missing: [], paper_since: null, lacks_certificate: 'founding' }],
    [listBoundBooks, { books: [] }],
  );
  await open();
  expect(await screen.findByText('1 document is missing')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Upload Certificate of incorporation' });
  expect(link.getAttribute('href')).toBe(
    `/app/org/${orgId}/document/new?from=upload&certificate=incorporation&entry=founding`,
  );
});

test('uploads several files at once, each with its outcome', async () => {
  const outcomes = [{ document: documentOf('Lease') }, refused('DOCUMENTS.UPLOAD_FAILED')];
  serve(
    [listDocuments, book([])],
    [listMissing, { missing: [], paper_since: null, lacks_certificate: null }],
    [uploadDocument, () => outcomes.shift() ?? {}],
  );
  await open();
  const files = ['lease.pdf', 'broken.pdf'].map((name) => new File(['x'], name));
  fireEvent.drop(await screen.findByRole('region', { name: 'Upload' }), { dataTransfer: { files } });
  const rows = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(await rows.findByText('Uploaded')).toBeTruthy();
  expect(await rows.findByText('DOCUMENTS.UPLOAD_FAILED')).toBeTruthy();
});

test('an upload says how much of it has gone, on the bar and to those who hear it', async () => {
  let arrive: (reply: object) => void = () => undefined;
  const arrived = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  serve(
    [listDocuments, book([])],
    [listMissing, { missing: [], paper_since: null, lacks_certificate: null }],
    [uploadDocument, () => arrived],
  );
  await open();
  const files = [new File(['x'], 'lease.pdf')];
  fireEvent.drop(await screen.findByRole('region', { name: 'Upload' }), { dataTransfer: { files } });
  const bar = await screen.findByRole('progressbar', { name: 'lease.pdf' });
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('Uploading, 50%'));
  expect((bar as HTMLProgressElement).value).toBe(0.5);
  arrive({ document: documentOf('Lease') });
  expect(await screen.findByText('Uploaded')).toBeTruthy();
});

test('adds a section and shows it', async () => {
  const leases = { _id: 'new', name: 'Permits' };
  serve(
    [listDocuments, book([])],
    [listMissing, { missing: [], paper_since: null, lacks_certificate: null }],
    [addDocumentCategory, { category: leases, categories: [leases] }],
  );
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add section' }));
  fireEvent.change(await screen.findByLabelText('Section name'), { target: { value: 'Permits' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Add section' }).at(-1) as HTMLElement);
  await waitFor(() => expect(window.location.search).toBe('?place=new'));
});

test('offers nothing that changes the book to a reader, and nothing to create where nothing is generated', async () => {
  serve(
    [listDocuments, book([documentOf('Lease')], { may_generate: false })],
    [listMissing, { missing: [missing], paper_since: null, lacks_certificate: null }],
  );
  await open(false);
  expect(await screen.findByText('Lease')).toBeTruthy();
  expect(screen.queryByText(/missing/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add section' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Upload' })).toBeNull();
});
