import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { MaplePage } from '../../organizations/web/testing.tsx';
import { draftEntryDocuments, previewDocuments } from '../entryContract.ts';
import { uploadDocument } from '../fileContract.ts';
import { EntryPaper, type Way } from './EntryPaper.tsx';
import { documentOf } from './testing.ts';

const resolution = {
  template: 'issue_resolution',
  title: 'Issue of shares to Zoé',
  number: 'D-2026-07',
  dated_on: '2026-04-16',
  section: 'directors_resolutions',
  language: 'en',
  passing: 'directors',
  signees: ['Amélie', 'Ömer'].map((name) => ({ person_id: name, name, capacity: 'director', votes: null })),
  blanks: [],
  text: {
    title: 'Resolution of the directors',
    subtitle: null,
    blocks: [{ kind: 'clause', text: 'The shares are issued.', section: 'CBCA, s. 25' }],
  },
};

/** As a drawer has it. */
function Drawer({ next }: Pick<ComponentProps<typeof EntryPaper>, 'next'>) {
  const [way, setWay] = useState<Way>('draft');
  const entry = { orgId: 'o', path: '/api/organization/{id}/shares/issue', body: { a: 1 } };
  return <EntryPaper {...entry} way={way} onWay={setWay} next={next} />;
}

test('shows what will be drafted and who signs, and files the signed copy once it is recorded', async () => {
  const uploaded: string[] = [];
  serve(
    [previewDocuments, { documents: [resolution], statute: 'cbca', after: 7 }],
    [
      draftEntryDocuments,
      { documents: [documentOf(resolution.title, { template: resolution.template, source: 'template' })] },
    ],
    [
      uploadDocument,
      () => {
        uploaded.push('copy');
        return { document: documentOf(resolution.title) };
      },
    ],
  );
  const next = { current: async (): Promise<unknown> => undefined };
  await renderUi(
    <MaplePage>
      <Drawer next={next} />
    </MaplePage>,
  );
  expect(await screen.findByText('D-2026-07')).toBeTruthy();
  expect(screen.getByText('The shares are issued.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Already signed on paper'));
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input === undefined) throw new Error('no place for the signed copy');
  fireEvent.change(input, { target: { files: [new File(['%PDF'], 'signed.pdf')] } });
  await act(async () => void (await next.current()));
  await waitFor(() => expect(uploaded).toEqual(['copy']));
});
