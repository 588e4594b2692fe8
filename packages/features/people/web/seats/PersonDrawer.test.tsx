import { fieldOf, fill, findField, press, seesRefusal, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MaplePage, orgId, today } from '../../../organizations/web/testing.tsx';
import { readPerson, updatePosition } from '../../contract.ts';
import { PersonDrawer } from './PersonDrawer.tsx';
import { board, zoe, zoeTyped } from './testing.ts';

const early = 'The corporation did not exist then.';
let saved: Readonly<Record<string, unknown>>[];
let closed: number;

/** Zoé's details, of which the city is typed anew. */
beforeEach(async () => {
  [saved, closed] = [[], 0];
  serve(
    [readPerson, { person: zoe, input: zoeTyped }],
    [
      updatePosition,
      ({ body }) => {
        saved.push(body);
        return String(body.changed_on) < '2025-03-12'
          ? refused('GENERAL.FIELD_INVALID', { changed_on: early })
          : { ...board, person_id: zoe._id, warnings: [] };
      },
    ],
  );
  await renderUi(
    <MaplePage>
      <PersonDrawer
        orgId={orgId}
        today={today}
        person={zoe}
        seat={{ position: 'directors' }}
        onSaved={() => undefined}
        onClose={() => {
          closed += 1;
        }}
      />
    </MaplePage>,
  );
  const city = await findField(text('profile.city'));
  expect(city.value).toBe('Toronto');
  fireEvent.change(city, { target: { value: 'Ottawa' } });
});

test('what is different was wrong or has changed: one of them is to be said', async () => {
  press(text('wizard.save'));
  expect(await screen.findByText(text('GENERAL.FIELD_REQUIRED'))).toBeTruthy();
  expect(saved).toEqual([]);
});

test('what was wrong is corrected with a reason', async () => {
  fireEvent.click(fieldOf(text('wizard.how.correction')));
  press(text('wizard.save'));
  const reason = await findField(text('wizard.how.reason'));
  await seesRefusal(reason, text('GENERAL.FIELD_REQUIRED'));
  fireEvent.change(reason, { target: { value: 'A slip of the pen.' } });
  press(text('wizard.save'));
  await waitFor(() => expect(closed).toBe(1));
  expect(saved).toMatchObject([
    {
      person: { person_id: 'zoe', address: { city: 'Ottawa' } },
      as: 'correction',
      reason: 'A slip of the pen.',
    },
  ]);
});

test('what has changed has a day, which the registry may refuse; what did not change is not sent', async () => {
  fireEvent.click(fieldOf(text('wizard.how.change')));
  const on = await findField(text('wizard.how.on'));
  expect(on.value).toBe(today);
  fill(text('wizard.how.on'), '2025-03-11');
  press(text('wizard.save'));
  await seesRefusal(on, early);
  expect(closed).toBe(0);
  fill(text('wizard.how.on'), '2025-03-12');
  press(text('wizard.save'));
  await waitFor(() => expect(closed).toBe(1));
  expect(saved[1]).toMatchObject({ as: 'change', changed_on: '2025-03-12' });
  expect(saved[1]?.person).not.toHaveProperty('residency');
});
