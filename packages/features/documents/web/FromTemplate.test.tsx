import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { createDocument } from '../draftContract.ts';
import { FromTemplate } from './FromTemplate.tsx';
import { documentOf } from './testing.ts';
import { loadWords } from './words.ts';

const subject = (title: string, annual: { number: string | null; dated_on: string | null } | null) => ({
  subject: title,
  title,
  is_made: annual?.number != null,
  annual,
});
const templates: ComponentProps<typeof FromTemplate>['templates'] = [
  { template: 'by_law', section: 'by_laws', subjects: [subject('By-law No. 1', null)] },
  {
    template: 'annual_resolution_of_directors',
    section: 'directors_resolutions',
    subjects: [
      subject('Year 2024', { number: 'D-2025-01', dated_on: '2025-05-12' }),
      subject('Year 2025', { number: null, dated_on: null }),
    ],
  },
];

const open = () =>
  renderUi(
    <MaplePage>
      <MoreTexts load={loadWords} waiting={null}>
        <FromTemplate orgId={orgId} templates={templates} />
      </MoreTexts>
    </MaplePage>,
  );

const choose = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Document'), { target: { value } });
const fieldOf = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

test('asks an annual resolution for the number and the date that it bears on paper', async () => {
  const requests = serve([createDocument, { document: documentOf('Annual resolution') }]);
  await open();
  await choose('annual_resolution_of_directors Year 2025');
  expect((await fieldOf(/Resolution number/)).value).toBe('');
  fireEvent.change(await fieldOf(/Resolution number/), { target: { value: 'D-2026-07' } });
  fireEvent.change(await fieldOf(/Date/), { target: { value: '2026-04-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(requests.at(-1)?.body).toEqual({
      template: 'annual_resolution_of_directors',
      subject: 'Year 2025',
      number: 'D-2026-07',
      dated_on: '2026-04-20',
    }),
  );
});

test('shows what an annual resolution bears already, and asks nothing of other documents', async () => {
  const requests = serve([createDocument, { document: documentOf('By-law No. 1') }]);
  await open();
  await choose('annual_resolution_of_directors Year 2024');
  await waitFor(async () => expect((await fieldOf(/Resolution number/)).value).toBe('D-2025-01'));
  await choose('by_law By-law No. 1');
  await waitFor(() => expect(screen.queryByLabelText(/Resolution number/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ template: 'by_law', subject: 'By-law No. 1' }));
});
