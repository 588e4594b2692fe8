import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { PageProvider } from '@tabellion/ui/router/page.ts';
import { SlotsContext } from '@tabellion/ui/slots.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { listDocuments, readDocument, reviewDocument, searchDocuments } from '../contract.ts';
import { createDocument, listChanged, listTemplates } from '../draftContract.ts';
import { linkDocumentToActivity, listDocumentsOfActivity } from '../linkContract.ts';
import { DocumentScreen } from './DocumentScreen.tsx';
import { LinkDocument } from './DocumentsOf.tsx';
import { NewDocumentScreen } from './NewDocumentScreen.tsx';
import { documentOf } from './testing.ts';

const whole = {
  ...documentOf('Minutes of May', { source: 'wording' }),
  subject: '',
  text: 'Tea was served.',
  wording: '1. Tea was served.',
  precedent: null,
  has_other_wording: false,
  next_statuses: ['signed', 'void'],
  links: [
    {
      role: 'carries',
      entry_id: 'e',
      activity_id: 'a',
      activity: 'Shares issued',
      activity_names: [],
      date: '2025-05-01',
      kind: 'shares_issued',
      person_id: 'zoe',
      security_id: 'cs-1',
    },
    {
      role: 'evidences',
      entry_id: null,
      activity_id: 'b',
      activity: 'A call',
      activity_names: [],
      date: '2025-05-01',
      kind: 'note',
      person_id: null,
      security_id: null,
    },
  ],
  versions: [
    {
      version: 1,
      sha256: 'a4fda56a',
      bytes: 1,
      as_of: null,
      made_at: '2025-05-01T12:00:00.000Z',
      made_by_name: 'Zoé Roy',
      file_url: '/api/file',
    },
  ],
} satisfies ReplyOf<typeof readDocument>;
const book = {
  documents: [documentOf('Lease')],
  total: 1,
  next: null,
  sections: [],
  categories: [],
  is_preparing: false,
  may_generate: true,
};

/** The page of the document, of which nothing was sent. */
const renderDocument = () =>
  renderUi(
    <SlotsContext
      value={{
        'document.signing': [
          ({ unsent, rest }) => (
            <>
              {unsent}
              {rest}
            </>
          ),
        ],
      }}
    >
      <MaplePage>
        <PageProvider value={{ params: { org_unique_id: orgId, docId: 'one' }, preload: () => undefined }}>
          <DocumentScreen />
        </PageProvider>
      </MaplePage>
    </SlotsContext>,
  );

test('shows what a document says and to what it belongs, and notes that it was reviewed', async () => {
  const requests = serve([readDocument, whole], [reviewDocument, { is_reviewed: true }]);
  await renderDocument();
  expect(await screen.findByText('Tea was served.')).toBeTruthy();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Shares issued')).toMatch(/shares\/shareholders\/zoe#cs-1$/);
  expect(leadsTo('A call')).toContain('organization/activity?from=2025-05-01&to=2025-05-01');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(requests.some(({ endpoint }) => endpoint === reviewDocument)).toBe(true));
});

test('a draft whose facts changed since says so, and is drafted anew', async () => {
  const draft = { ...whole, source: 'template', template: 'securities_register', subject: '2025' };
  let isAnew = false;
  const requests = serve(
    [listChanged, () => ({ documents: isAnew ? [] : [draft._id] })],
    [readDocument, draft],
    [
      createDocument,
      () => {
        isAnew = true;
        return { document: documentOf('Register') };
      },
    ],
  );
  await renderDocument();
  expect(await screen.findByText('Details changed since')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Draft again' }));
  await waitFor(() => expect(screen.queryByText('Details changed since')).toBeNull());
  expect(requests.find(({ endpoint }) => endpoint === createDocument)?.body).toEqual({
    template: 'securities_register',
    subject: '2025',
    language: 'en',
  });
});

test('writes own wording with a clause and a merge field', async () => {
  const requests = serve(
    [listDocuments, book],
    [
      listTemplates,
      { templates: [], merge_fields: [{ name: 'corporation_name', value: 'Maple Robotics Inc.' }] },
    ],
    [createDocument, { document: documentOf('Note') }],
  );
  window.history.replaceState(null, '', '/?from=wording');
  await renderUi(
    <MaplePage>
      <NewDocumentScreen />
    </MaplePage>,
  );
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Note' } });
  fireEvent.click(screen.getByRole('button', { name: 'Numbered clause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Insert field' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /Maple Robotics Inc\./ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save document' }));
  await waitFor(() =>
    expect(requests.find(({ endpoint }) => endpoint === createDocument)?.body).toMatchObject({
      title: 'Note',
      wording: '1. {{corporation_name}}',
    }),
  );
});

test('minutes follow the language until they are written over, and go into an own section', async () => {
  const requests = serve(
    [listDocuments, { ...book, categories: [{ _id: 'meetings', name: 'Meetings', count: 0 }] }],
    [listTemplates, { templates: [], merge_fields: [] }],
    [createDocument, { document: documentOf('Minutes') }],
  );
  window.history.replaceState(null, '', '/?from=minutes');
  await renderUi(
    <MaplePage>
      <NewDocumentScreen />
    </MaplePage>,
  );
  const title = (await screen.findByLabelText('Title')) as HTMLInputElement;
  fireEvent.change(screen.getByLabelText('Language of the document'), { target: { value: 'fr' } });
  await waitFor(() => expect(title.value).toMatch(/^Procès-verbal/));
  fireEvent.change(title, { target: { value: 'Réunion de mai' } });
  fireEvent.change(screen.getByLabelText('Language of the document'), { target: { value: 'en' } });
  const wording = screen.getByRole('textbox', { name: 'Wording' }) as HTMLTextAreaElement;
  await waitFor(() => expect(wording.value).toMatch(/^Minutes of a meeting/));
  expect(title.value).toBe('Réunion de mai');
  fireEvent.change(screen.getByLabelText('Section'), { target: { value: 'meetings' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save document' }));
  const sent = () => requests.find(({ endpoint }) => endpoint === createDocument)?.body;
  await waitFor(() => expect(sent()).toMatchObject({ category_id: 'meetings', language: 'en' }));
  expect(sent()).not.toHaveProperty('section');
});

test('links a document that is looked for to an entry of the log', async () => {
  const requests = serve(
    [listDocuments, book],
    [searchDocuments, { documents: [documentOf('Old lease')], total: 1, next: null }],
    [listDocumentsOfActivity, { activity_id: 'a', linkedDocuments: [] }],
    [linkDocumentToActivity, { activity_id: 'a', linkedDocuments: [documentOf('Lease')] }],
  );
  await renderUi(<LinkDocument orgId={orgId} activityId="a" onClose={() => undefined} />);
  const field = await screen.findByRole('combobox', { name: 'Document' });
  fireEvent.click(field);
  await screen.findByRole('option', { name: 'Lease' });
  fireEvent.change(field, { target: { value: 'old' } });
  fireEvent.pointerDown(await screen.findByRole('option', { name: 'Old lease' }));
  expect(requests.find(({ endpoint }) => endpoint === searchDocuments)?.query).toEqual({
    search_text: 'old',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Link document' }));
  await waitFor(() =>
    expect(requests.find(({ endpoint }) => endpoint === linkDocumentToActivity)?.body).toEqual({
      org_unique_id: orgId,
      document_id: 'Old lease',
      activity_id: 'a',
    }),
  );
});
