import { changing as words } from '@tabellion/texts/changing/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uploadDocument } from '../../documents/fileContract.ts';
import { documentOf } from '../../documents/web/testing.ts';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { approveChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';
import { NextCard } from './NextCard.tsx';
import { emptyPreview } from './testing.ts';
import { loadWords } from './words.ts';

/** Its installation makes no documents. */
const change: ChangeView = {
  change_id: 'c',
  title: 'Remove a director',
  kinds: ['director_removed'],
  state: 'draft',
  steps: [],
  waits_for: [],
  since: null,
  made_at: '2026-05-04T12:00:00.000Z',
  made_by: 'Zoé Roy',
  parts: [],
  reason: null,
  moved: [],
  envelope_id: null,
  documents: [],
  filings: [],
  effective_on: null,
  government_fee_cents: 0,
  may_edit: true,
  takes_upload: true,
  besides: [],
  may_withdraw: true,
  may_meet: true,
  people: [],
  signed_on_paper: null,
  meetings: [],
  dividends: [],
};

const show = (of: ChangeView) =>
  renderUi(
    <MaplePage>
      <MoreTexts load={loadWords} waiting={null}>
        <NextCard orgId={orgId} of={of} preview={emptyPreview} />
      </MoreTexts>
    </MaplePage>,
  );

test('where papers are uploaded, meetings decide too, and their minutes are uploaded', async () => {
  await show(change);
  fireEvent.click(await screen.findByRole('radio', { name: words['changes.way.meet'] }));
  await screen.findByText(words['changes.meet.help']);
});

test('a paper is filed once, however often its approval is refused', async () => {
  const answers = [refused('PEOPLE.DATE_IN_FUTURE', { signed_on: 'Not in the future.' }), { change }];
  const requests = serve(
    [uploadDocument, { document: documentOf('minutes') }],
    [approveChange, () => answers.shift() ?? {}],
  );
  await show({ ...change, may_meet: false });
  const file = new File(['x'], 'minutes.pdf');
  const field = await screen.findByLabelText(words['changes.signed.file'], { selector: 'input' });
  fireEvent.change(field, { target: { files: [file] } });
  fireEvent.change(screen.getByLabelText(words['changes.signed.on']), { target: { value: '2026-05-04' } });
  fireEvent.change(screen.getByLabelText(words['changes.signed.by']), { target: { value: 'Zoé Roy' } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: words['changes.signed.record'] }));
  press();
  await screen.findByText('Not in the future.');
  press();
  await waitFor(() => expect(requests.filter(({ endpoint }) => endpoint === approveChange)).toHaveLength(2));
  expect(requests.map(({ endpoint }) => endpoint.path)).toEqual([
    uploadDocument.path,
    approveChange.path,
    approveChange.path,
  ]);
  expect(requests.at(-1)?.body).toMatchObject({ documents: ['minutes'] });
});
