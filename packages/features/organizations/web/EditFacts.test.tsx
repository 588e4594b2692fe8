import { fill, hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readNotification, readOrganization, saveCorporateInfo } from '../contract.ts';
import { EditFacts } from './EditFacts.tsx';
import { MaplePage, orgId } from './testing.tsx';

test('the anniversary from which annual returns are counted is corrected, with the day of what is no incorporation', async () => {
  const company = {
    unique_id: orgId,
    corporation_type: 'Federal Canadian',
    industry: '',
    anchored_by: 'incorporation',
    anchor_date: null,
    annualShareholder_date: null,
    filing_year: null,
  };
  const requests = serve(
    [readOrganization, () => company],
    [saveCorporateInfo, () => company],
    [readNotification, () => []],
  );
  await renderUi(
    <MaplePage>
      <EditFacts orgId={orgId} onClose={() => undefined} />
    </MaplePage>,
  );
  await screen.findByLabelText('Annual returns from');
  expect(hasField('Date of amalgamation')).toBe(false);
  fill('Annual returns from', 'amalgamation');
  await screen.findByLabelText('Date of amalgamation');
  fill('Date of amalgamation', '2024-02-29');
  press(text('organization.save'));
  const sent = () => requests.find(({ body }) => 'anchored_by' in body)?.body;
  await waitFor(() =>
    expect(sent()).toMatchObject({ anchored_by: 'amalgamation', anchor_date: '2024-02-29' }),
  );
});
