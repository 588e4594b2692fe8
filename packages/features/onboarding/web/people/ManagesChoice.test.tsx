import { press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { MaplePage, mapleOf } from '../../../organizations/web/testing.tsx';
import type { Onboarding } from '../../contract.ts';
import { WizardContext } from '../frame/wizard.ts';
import { isManagesChoiceSaved, ManagesChoice } from './ManagesChoice.tsx';

const wizard = { frame: 'wizard', screen: 'founder', go: () => undefined } as const;
const board = {
  directors: [],
  officers: [],
  former: [],
  minMaxDirectors: { min: 1, max: 5 },
  success: true,
  manages_company: 'by_myself' as const,
  people_involved: null,
};

test('what another tab chose since is shown in the words of the choice', async () => {
  const data = { current: { manages_company: 'other' }, saved: { is_you: true, at: '2026-04-20T14:00:00Z' } };
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    sent(JSON.parse(String(init?.body ?? (await (request as Request).text()))));
    return Response.json(
      { success: false, textCode: 'GENERAL.STALE', message: '', data: { ...data, fields: [] } },
      { status: 409 },
    );
  });
  await renderUi(
    <MaplePage status="pending">
      <WizardContext value={{ ...mapleOf('pending'), ...wizard, onboarding: {} as Onboarding }}>
        <ManagesChoice board={board} save={createRef()} onSaved={() => undefined} />
      </WizardContext>
    </MaplePage>,
  );
  press(text('wizard.manages.save'));
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain(text('wizard.manages.other'));
  expect(sent).toHaveBeenCalledWith({
    manages_company: 'by_myself',
    was: { manages_company: 'by_myself', people_involved: null },
  });
});

const nobody = { directors: [], officers: [] };

test('a choice that nobody made is not saved yet, though one is shown', () => {
  expect(isManagesChoiceSaved({ manages_company: 'by_myself', ...nobody })).toBe(false);
  expect(isManagesChoiceSaved({ manages_company: 'other', ...nobody })).toBe(true);
});

test('whoever is entered already is not joined by the reader', () => {
  expect(isManagesChoiceSaved({ manages_company: 'by_myself', ...nobody, officers: ['Zoé'] })).toBe(true);
});
