import { addDays } from '@tabellion/kernel/date.ts';
import { fieldOf, fill, press, seesRefusal, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, today } from '../../../organizations/web/testing.tsx';
import { directorsAndOfficers, endPosition, type PeopleView } from '../../contract.ts';
import { EndDrawer, type Seat } from './EndDrawer.tsx';
import { board, zoe } from './testing.ts';

/** The drawer of an appointment; what was recorded, and how often it was closed. */
async function open(seat: Omit<Seat, 'holder'>, warnings: PeopleView['warnings'] = []) {
  const requests = serve(
    [directorsAndOfficers, board],
    [endPosition, ({ body }) => ({ ...board, person_id: zoe._id, directors: [], warnings, ...body })],
  );
  const closed: object[] = [];
  await renderUi(
    <MaplePage>
      <EndDrawer
        of={{ holder: zoe, ...seat }}
        onEnded={({ directors }) => closed.push(directors)}
        onClose={() => undefined}
      />
    </MaplePage>,
  );
  const recorded = () =>
    requests.flatMap(({ endpoint, body }) => {
      const isPreview = (body as { preview?: boolean } | undefined)?.preview === true;
      return endpoint === endPosition && !isPreview ? [body] : [];
    });
  return { closed, recorded };
}

test('an appointment ends for a reason, on a day that has come', async () => {
  const { closed, recorded } = await open({ position: 'directors' });
  press(text('wizard.end'));
  await seesRefusal(fieldOf(text('wizard.end.reason')), text('GENERAL.FIELD_REQUIRED'));
  fill(text('wizard.end.reason'), 'resigned');
  const on = fill(text('wizard.end.on'), addDays(today, 1));
  press(text('wizard.end'));
  await seesRefusal(on, text('PEOPLE.DATE_IN_FUTURE'));
  expect(recorded()).toEqual([]);
  fill(text('wizard.end.on'), today);
  press(text('wizard.end'));
  await waitFor(() => expect(closed).toEqual([[]]));
  expect(recorded()).toEqual([{ person_id: 'zoe', date: today, reason: 'resigned' }]);
});

test('the board is shown without who leaves it, and what it would need', async () => {
  await open({ position: 'directors' });
  const needs = await screen.findByText(text('wizard.board.title'));
  expect(needs.closest('section')?.textContent).toContain(
    text('wizard.board.number', { present: 0, min: 1, max: 5 }),
  );
  const [line] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(line?.textContent).toContain("Zoé O'Neil");
  expect(line?.className).toBe('r-del');
});

test('what the whole board leaves behind is said before it is recorded', async () => {
  const message = text('PEOPLE.BOARD_EMPTY');
  const { closed } = await open({ position: 'directors' }, [{ textCode: 'PEOPLE.BOARD_EMPTY', message }]);
  expect(screen.queryByText(message)).toBeNull();
  fill(text('wizard.end.reason'), 'resigned');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(closed).toEqual([]);
});

test('of an office the title is named where it is free, and the resolution where there is one', async () => {
  const { recorded } = await open({ position: 'other', title: 'Archivist' });
  fill(text('wizard.end.reason'), 'removed');
  fill(text('transaction.resolution'), 'D-2026-01');
  press(text('wizard.end'));
  await waitFor(() => expect(recorded()).toHaveLength(1));
  expect(recorded()[0]).toMatchObject({ title: 'Archivist', reason: 'removed', resolution: 'D-2026-01' });
});
