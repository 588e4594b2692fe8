import { ONTARIO_NOTICE } from '@tabellion/law/forms.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilingLine } from './FilingsAndPrice.tsx';
import { loadWords } from './words.ts';

test('a notice to Ontario is named in the reader’s language', async () => {
  const notice = {
    registration: 'ON',
    kind: 'director_notice',
    form: ONTARIO_NOTICE,
    section: null,
    due_on: '2026-05-19',
    fee_cents: 0,
    filing_id: null,
    filed_on: null,
  } as const;
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <FilingLine of={notice} />
    </MoreTexts>,
    { language: 'fr' },
  );
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toContain('avis de modification de l’Ontario');
  expect(line.textContent).not.toContain(ONTARIO_NOTICE);
});
