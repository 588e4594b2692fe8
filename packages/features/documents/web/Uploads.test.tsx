import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uploadDocument } from '../fileContract.ts';
import { documentOf } from './testing.ts';
import { Uploads } from './Uploads.tsx';
import { loadWords } from './words.ts';

test('a signed certificate is sent with its number, and one of several is chosen', async () => {
  const documents = [
    { _id: 'c', title: 'Certificate CS-1, Ann' },
    { _id: 't', title: 'Transfer of shares of Ann, CS-1' },
  ];
  const signed = { document: documentOf('Certificate CS-1, Ann', { status: 'signed' }) };
  const several = Object.assign(refused('DOCUMENTS.SEVERAL_MATCH'), { data: { fields: [], documents } });
  const outcomes = [several, signed];
  const sent = serve([uploadDocument, () => outcomes.shift() ?? {}]);
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <Uploads orgId="o" category="certificates" />
    </MoreTexts>,
  );
  fireEvent.change(await screen.findByLabelText('Certificate number'), { target: { value: 'CS-1' } });
  const files = [new File(['x'], 'scan.pdf')];
  fireEvent.drop(screen.getByRole('region', { name: 'Upload' }), { dataTransfer: { files } });
  fireEvent.click(await screen.findByRole('button', { name: 'Certificate CS-1, Ann' }));
  await screen.findByText(/Filed as the signed copy of/);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { category: 'certificates', certificate_number: 'CS-1' },
    { document_id: 'c', is_signed: 'true' },
  ]);
});
