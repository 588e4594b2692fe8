import { fill, findField, hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, today } from '../../../organizations/web/testing.tsx';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import { adjustCapital } from '../../capitalForms.ts';
import { AdjustCapitalDrawer } from './CapitalDrawers.tsx';
import { opened, previewing, recorded, serveTransaction } from './testing.ts';

test('a reduction has a purpose, and the tests of s. 38(3) where they are needed', async () => {
  const sent = serveTransaction(adjustCapital, ({ preview }) => (preview ? previewing({}) : recorded));
  const { orgId, options } = opened;
  const classId = options.classes[0]?._id ?? '';
  await renderUi(
    <MaplePage>
      <RecordingTextsProvider>
        <AdjustCapitalDrawer orgId={orgId} classId={classId} options={options} onClose={() => undefined} />
      </RecordingTextsProvider>
    </MaplePage>,
  );
  await findField(text('adjust.ground'));
  fill(text('adjust.ground'), 'addition');
  expect(hasField(text('adjust.purpose'))).toBe(false);
  fill(text('adjust.ground'), 'reduction');
  fill(text('adjust.purpose'), 'lost_assets');
  expect(hasField(text('transaction.solvencyOn'))).toBe(false);
  fill(text('adjust.purpose'), 'distribution');
  fill(text('transaction.solvencyOn'), today);
  fill(text('adjust.amount'), '100');
  press(text('transaction.adjustCapital'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ ground: 'reduction', purpose: 'distribution', solvency_on: today });
});
