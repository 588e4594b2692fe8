import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { precedents as words } from '@tabellion/texts/precedents/en.ts';
import { PageProvider } from '@tabellion/ui/router/page.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import {
  listPrecedents,
  previewPrecedent,
  readPrecedent,
  reviewPrecedent,
  savePrecedent,
} from '../precedentContract.ts';
import { PrecedentScreen } from './PrecedentScreen.tsx';
import { PrecedentsScreen } from './PrecedentsScreen.tsx';

type Precedent = ReplyOf<typeof readPrecedent>;

const version = (more: Partial<Precedent['versions'][number]>): Precedent['versions'][number] => ({
  _id: 'p',
  version: 1,
  state: 'draft',
  revision: 1,
  wording: 'I read the by-laws.',
  standard: { version: '2026-11-29', text: 'I consent.' },
  author_names: ['Olga Owner'],
  written_at: '2026-11-29T12:00:00.000Z',
  submitted_at: null,
  submitted_by_name: '',
  reviewed_at: null,
  reviewed_by_name: '',
  comment: '',
  is_own_review: false,
  is_in_force: false,
  is_retired: false,
  ...more,
});
const precedent = (versions: Precedent['versions'], review: Precedent['review'] = null): Precedent => ({
  template: 'director_consent',
  section: 'directors_resolutions',
  language: 'en',
  standard: { version: '2026-11-29', text: 'I consent.' },
  parts: ['statements'],
  fields: [{ name: 'person_name', value: 'Zoé Roy' }],
  versions,
  review,
  subjects: [],
});
const preview: ReplyOf<typeof previewPrecedent> = { is_example: true, blanks: [], text: null };

const renderOne = () =>
  renderUi(
    <MaplePage>
      <PageProvider
        value={{ params: { org_unique_id: orgId, template: 'director_consent' }, preload: () => undefined }}
      >
        <PrecedentScreen />
      </PageProvider>
    </MaplePage>,
  );

test('what another member saved meanwhile is not written over', async () => {
  const readings = [precedent([version({})]), precedent([version({ revision: 3, wording: 'I read all.' })])];
  const sent = serve(
    [
      readPrecedent,
      () => readings[sent.some(({ endpoint }) => endpoint === savePrecedent) ? 1 : 0] ?? preview,
    ],
    [previewPrecedent, preview],
    [listPrecedents, { templates: [] }],
    [
      savePrecedent,
      ({ body }) => (body.revision === 2 ? refused('PRECEDENTS.CHANGED_SINCE') : { precedent_id: 'p' }),
    ],
  );
  await renderOne();
  const box = await screen.findByDisplayValue('I read the by-laws.');
  const saves = () =>
    sent.filter(({ endpoint }) => endpoint === savePrecedent).map(({ body }) => body.revision);
  for (const typed of ['Mine.', 'Mine again.']) {
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: words['precedents.save'] }));
    await waitFor(() => expect(saves()).toHaveLength(typed === 'Mine.' ? 1 : 2));
  }
  expect(saves()).toEqual([1, 2]);
});

test('a reviewer sees what changed, and answers about the wording that he saw', async () => {
  const waiting = version({
    version: 2,
    _id: 'q',
    state: 'submitted',
    revision: 4,
    wording: 'I read the articles.',
  });
  const sent = serve(
    [
      readPrecedent,
      precedent([waiting, version({ state: 'approved', is_in_force: true })], { may: true, is_own: false }),
    ],
    [previewPrecedent, preview],
    [listPrecedents, { templates: [] }],
    [reviewPrecedent, { precedent_id: 'q' }],
  );
  await renderOne();
  await screen.findByText('articles.', { exact: false, selector: 'ins' });
  fireEvent.click(screen.getByRole('button', { name: words['precedents.approve'] }));
  await waitFor(() =>
    expect(sent.find(({ endpoint }) => endpoint === reviewPrecedent)?.body).toEqual({
      precedent_id: 'q',
      revision: 4,
      outcome: 'approved',
    }),
  );
});

test('the list says what is used in each language, what waits, and what moved on', async () => {
  const standing = { in_force: null, pending: null, has_standard_changed: false };
  serve([
    listPrecedents,
    {
      templates: [
        {
          template: 'director_consent',
          section: 'directors_resolutions',
          standings: [
            { ...standing, language: 'en', in_force: 2, pending: { version: 3, state: 'submitted' } },
            { ...standing, language: 'fr', in_force: 1, has_standard_changed: true },
          ],
        },
      ],
    },
  ]);
  await renderUi(
    <MaplePage>
      <PrecedentsScreen />
    </MaplePage>,
  );
  await screen.findByText('Own wording, version 2', { exact: false });
  expect(screen.getByText(words['precedents.state.submitted'])).toBeTruthy();
  expect(screen.getByText(words['precedents.since'])).toBeTruthy();
});
