import {
  fieldOf,
  fill,
  findField,
  hasField,
  press,
  seesRefusal,
  text,
} from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readProfileOfUser } from '../../../entry/profileContract.ts';
import { readAccountInfo } from '../../../organizations/contract.ts';
import type { OrganizationStatus } from '../../../organizations/rules/status.ts';
import { CorporationContext } from '../../../organizations/web/corporation.ts';
import { MaplePage, mapleOf, today } from '../../../organizations/web/testing.tsx';
import { addToPosition, listPeople, readPerson, updatePosition } from '../../contract.ts';
import { DirectorDrawer } from './DirectorDrawer.tsx';
import { board, zoe, zoeTyped } from './testing.ts';

const early = 'The corporation did not exist then.';

/** The drawer of a new director, of whom everything is told but the day. */
async function open(status: OrganizationStatus) {
  const requests = serve(
    [readAccountInfo, {}],
    [listPeople, { persons: [] }],
    [
      addToPosition,
      ({ body }) =>
        String(body.appointed_on ?? today) < '2025-03-12'
          ? refused('GENERAL.FIELD_INVALID', { appointed_on: early })
          : { ...board, person_id: 'bo', warnings: [] },
    ],
  );
  const saved: string[] = [];
  await renderUi(
    <MaplePage status={status}>
      <DirectorDrawer
        of="new"
        directors={[zoe]}
        onClose={() => undefined}
        onSaved={({ person_id }) => saved.push(person_id)}
      />
    </MaplePage>,
  );
  fill(text('profile.firstname'), 'Bo');
  fill(text('profile.lastname'), 'Chen');
  fill(text('profile.line1'), '12 Maple Street');
  fill(text('profile.city'), 'Toronto');
  fill(text('profile.postalCode'), 'M5V 2T6');
  const sent = () => requests.flatMap(({ endpoint, body }) => (endpoint === addToPosition ? [body] : []));
  return { saved, sent };
}

const residency = () => fieldOf(text('wizard.residency.citizen_resident'));

test('a director of a corporation that exists is added from a day on, which the registry may refuse', async () => {
  const { saved, sent } = await open('incorporated');
  press(text('wizard.director.add'));
  expect(await screen.findByText(text('PEOPLE.RESIDENCY_GROUND_REQUIRED'))).toBeTruthy();
  fireEvent.click(residency());
  fireEvent.click(fieldOf(text('wizard.director.capable')));
  const on = fieldOf(text('wizard.director.appointedOn'));
  expect(on.value).toBe(today);
  fill(text('wizard.director.appointedOn'), '2025-03-11');
  press(text('wizard.director.add'));
  await seesRefusal(on, early);
  fill(text('wizard.director.appointedOn'), today);
  press(text('wizard.director.add'));
  await waitFor(() => expect(saved).toEqual(['bo']));
  expect(sent().at(-1)).toMatchObject({
    appointed_on: today,
    person: {
      firstname: 'Bo',
      lastname: 'Chen',
      capable_attested: true,
      residency: { resident_canadian: true, ground: 'citizen_resident', attested_on: today },
    },
  });
});

test('in a founding the certificate gives the day: none is asked, and none is sent', async () => {
  const { saved, sent } = await open('pending');
  expect(screen.queryByText(text('wizard.director.sinceIncorporation'))).toBeNull();
  expect(hasField(text('wizard.director.appointedOn'))).toBe(false);
  fireEvent.click(residency());
  press(text('wizard.save'));
  await waitFor(() => expect(saved).toEqual(['bo']));
  expect(sent()[0]).not.toHaveProperty('appointed_on');
});

test('of one that existed before, it says since when the director is recorded', async () => {
  serve([readAccountInfo, {}], [listPeople, { persons: [] }]);
  const { corporate, ...maple } = mapleOf('pending');
  await renderUi(
    <MaplePage status="pending">
      <CorporationContext value={{ ...maple, corporate: { ...corporate, company_type: 'old' } }}>
        <DirectorDrawer of="new" directors={[zoe]} onClose={() => undefined} onSaved={() => undefined} />
      </CorporationContext>
    </MaplePage>,
  );
  expect(await screen.findByText(text('wizard.director.sinceIncorporation'))).toBeTruthy();
});

test('of one that existed before, a day that was told is corrected, and the day alone or one before it', async () => {
  const requests = serve(
    [readAccountInfo, {}],
    [readPerson, { person: zoe, input: zoeTyped }],
    [updatePosition, { ...board, person_id: zoe._id, warnings: [] }],
  );
  const { corporate, ...maple } = mapleOf('pending');
  const saved: string[] = [];
  await renderUi(
    <MaplePage status="pending">
      <CorporationContext value={{ ...maple, corporate: { ...corporate, company_type: 'old' } }}>
        <DirectorDrawer of={zoe} directors={[zoe]} onClose={() => undefined} onSaved={() => saved.push('')} />
      </CorporationContext>
    </MaplePage>,
  );
  await screen.findByText(text('wizard.director.edit'));
  const on = await findField(text('wizard.director.appointedOn'));
  expect([on.value, fieldOf(text('wizard.director.orBefore')).checked]).toEqual(['', false]);
  fill(text('wizard.director.appointedOn'), '2019-04-01');
  fireEvent.click(fieldOf(text('wizard.director.orBefore')));
  press(text('wizard.save'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const sent = requests.flatMap(({ endpoint, body }) => (endpoint === updatePosition ? [body] : []));
  expect(sent).toMatchObject([{ appointed_on: '2019-04-01', or_before: true }]);
});

const known = 'This person seems to be on record already.';

/** The drawer of a new director who seems to be on record. */
async function openKnown() {
  const person = { ...zoe, person_id: 'bo', _id: 'bo', display_name: 'Bo Chen' };
  const requests = serve(
    [readAccountInfo, {}],
    [listPeople, { persons: [person] }],
    [readPerson, { person, input: { kind: 'individual', firstname: 'Bo', lastname: 'Chen' } }],
    [
      addToPosition,
      ({ body }) => {
        const { is_another } = body.person as { is_another?: boolean };
        return body.person_id || is_another
          ? { ...board, person_id: 'bo', warnings: [] }
          : refused('PEOPLE.ALREADY_ON_RECORD', { 'person.is_another': known });
      },
    ],
  );
  await renderUi(
    <MaplePage status="pending">
      <DirectorDrawer of="new" directors={[]} onSaved={() => undefined} onClose={() => undefined} />
    </MaplePage>,
  );
  fill(text('profile.firstname'), 'Bo');
  fill(text('profile.lastname'), 'Chen');
  fill(text('profile.line1'), '12 Maple Street');
  fill(text('profile.city'), 'Toronto');
  fill(text('profile.postalCode'), 'M5V 2T6');
  fireEvent.click(residency());
  press(text('wizard.save'));
  await screen.findByText(known);
  return () => requests.flatMap(({ endpoint, body }) => (endpoint === addToPosition ? [body] : []));
}

test('somebody who seems to be on record is offered, and taken', async () => {
  await openKnown();
  const offered = await screen.findByRole('button', { name: text('wizard.person.useOnRecord') });
  fireEvent.click(offered);
  await waitFor(() => expect(fieldOf(text('wizard.person.who')).value).toBe('bo'));
  await waitFor(() => expect(screen.queryByText(known)).toBeNull());
});

test('or he is another, who is entered as said', async () => {
  const sent = await openKnown();
  fireEvent.click(fieldOf(text('wizard.person.isAnother')));
  press(text('wizard.save'));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ person: { is_another: true } }));
});

test('the reader who adds herself is offered the address and citizenship of the account', async () => {
  const account = { firstname: 'Zoé', lastname: "O'Neil", citizenship: 'Canada', country: 'Canada' };
  const home = { address_line_1: '12 Maple Street', address_line_2: '', city: 'Toronto' };
  serve(
    [readAccountInfo, { ...account, ...home, province: 'Ontario', postal_code: 'M5V 2T6' }],
    [readProfileOfUser, { ...account, nationality: '', email: '', phone_number: '' }],
  );
  await renderUi(
    <MaplePage status="pending">
      <DirectorDrawer of="me" directors={[]} onSaved={() => undefined} onClose={() => undefined} />
    </MaplePage>,
  );
  expect((await findField(text('profile.line1'))).value).toBe('12 Maple Street');
  const citizenship = screen.getByRole('combobox', { name: /^Citizenship/ });
  expect(citizenship).toHaveProperty('value', 'Canada');
});
