import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { listDocuments } from '../contract.ts';
import { createDocument, listTemplates } from '../draftContract.ts';
import { type EntryDocument, previewTemplate } from '../entryContract.ts';
import { NewDocumentScreen } from './NewDocumentScreen.tsx';
import { documentOf } from './testing.ts';

const subject = (title: string, differs: object = {}) => ({
  subject: title,
  title,
  is_made: false,
  is_missing: false,
  signees: ['Amélie', 'Ömer'],
  annual: null as { number: string | null; dated_on: string | null } | null,
  ...differs,
});
const templates = {
  templates: [
    {
      template: 'by_law',
      section: 'by_laws' as const,
      subjects: [subject('By-law No. 1', { is_missing: true })],
    },
    {
      template: 'annual_resolution_of_directors',
      section: 'directors_resolutions' as const,
      subjects: [
        subject('Year 2024', { is_made: true, annual: { number: 'D-2025-01', dated_on: '2025-05-12' } }),
        subject('Year 2025', { annual: { number: null, dated_on: null } }),
      ],
    },
  ],
  merge_fields: [],
};
const book = {
  documents: [],
  total: 0,
  next: null,
  sections: [],
  categories: [],
  to_send: { document_ids: [], names: [] },
  is_preparing: false,
  may_generate: true,
};
const drafted = (title: string, blanks: EntryDocument['blanks'] = []): { document: EntryDocument } => ({
  document: {
    template: 'by_law',
    subject: title,
    title,
    number: null,
    dated_on: null,
    section: 'by_laws',
    language: 'en',
    signees: [],
    passing: null,
    blanks,
    text:
      blanks.length > 0
        ? null
        : { title, subtitle: null, blocks: [{ kind: 'paragraph', text: `Words of ${title}` }] },
  },
});

async function open() {
  window.history.replaceState(null, '', '/');
  const requests = serve(
    [listDocuments, book],
    [listTemplates, templates],
    [
      previewTemplate,
      ({ query }) =>
        drafted(
          query.subject ?? '',
          query.subject === 'Year 2024' ? [{ fact: 'year_end', person_id: null, name: '' }] : [],
        ),
    ],
    [createDocument, { document: documentOf('Made') }],
  );
  await renderUi(
    <MaplePage>
      <NewDocumentScreen />
    </MaplePage>,
    { may: () => true },
  );
  return requests;
}

const choose = async (words: string) => fireEvent.click(await screen.findByText(words));
const made = (requests: Awaited<ReturnType<typeof open>>) =>
  requests.find(({ endpoint }) => endpoint === createDocument)?.body;
const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }));

test('what is missing is suggested first, with who signs it and its words, and is created from there', async () => {
  const requests = await open();
  const kinds = within(await screen.findByRole('navigation', { name: 'Create from' }));
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Suggested1',
    'By-laws1',
    'Directors’ resolutions2',
    'Your own wording',
    'Minutes of a meeting',
    'A file',
  ]);
  expect(
    screen.getByRole('button', { name: /By-law No\. 1.*Signed by Amélie and Ömer.*Missing/ }),
  ).toBeTruthy();
  expect(await (await preview()).findByText('Words of By-law No. 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(made(requests)).toEqual({ template: 'by_law', subject: 'By-law No. 1' }));
});

test('what a document needs first is said and led to, and it cannot be created before', async () => {
  await open();
  await choose('Directors’ resolutions');
  await choose('Year 2024');
  const needed = await (await preview()).findByRole('link', { name: 'Fiscal year end' });
  expect(needed.getAttribute('href')).toContain(`/app/org/${orgId}/`);
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  expect((await (await preview()).findByLabelText<HTMLInputElement>(/Resolution number/)).value).toBe(
    'D-2025-01',
  );
});

test('asks an annual resolution for the number and the date that it bears on paper', async () => {
  const requests = await open();
  await choose('Directors’ resolutions');
  await choose('Year 2025');
  const shown = await preview();
  fireEvent.change(await shown.findByLabelText(/Resolution number/), { target: { value: 'D-2026-07' } });
  fireEvent.change(await shown.findByLabelText(/Date/), { target: { value: '2026-04-20' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(made(requests)).toEqual({
      template: 'annual_resolution_of_directors',
      subject: 'Year 2025',
      number: 'D-2026-07',
      dated_on: '2026-04-20',
    }),
  );
});
