import { taking as words } from '@tabellion/texts/taking/en.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOrganizations } from '../../../organizations/contract.ts';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { readTakeOverTable, takeOver } from '../../takeOverContract.ts';
import { TakeOverScreen } from './TakeOverScreen.tsx';

const corporation = (name: string) => ({
  name,
  corporation_type: 'Federal Canadian',
  corporation_number: '7000011',
  incorporation_date: '2015-06-01',
  address_line_1: '1 King Street West',
  city: 'Toronto',
  province: 'Ontario',
  postal_code: 'M5H 1A1',
  min_directors: 1,
  max_directors: 3,
  people: [
    {
      firstname: 'Zoë',
      lastname: 'Nuñez',
      positions: [{ position: 'directors', since: '2020-05-31', or_before: true }],
    },
  ],
});

const judged = (name: string, row: number, faults: object[] = []) => ({
  corporation: corporation(name),
  row,
  faults,
  unread: [],
  here: null,
});

test('each corporation that is read is taken over by itself; what is wrong says its cell, and a refusal holds nobody up', async () => {
  const sent = serve(
    [listOrganizations, { organizations: [] }],
    [
      readTakeOverTable,
      {
        problem: null,
        corporations: [
          judged('Birch Inc.', 2),
          judged('Cedar Inc.', 3, [{ where: 'H3', column: 'Postal code', message: 'Enter a postal code.' }]),
          judged('Pine Inc.', 4),
        ],
        faults: [],
        ignored: ['Our file'],
        notes: [],
      },
    ],
    [
      takeOver,
      ({ body }) =>
        JSON.stringify(body).includes('Birch')
          ? refused('PEOPLE.ALREADY_APPOINTED')
          : { org_unique_id: 'pine', status: 'pending', is_new: true },
    ],
  );
  await renderUi(
    <MaplePage status="pending">
      <TakeOverScreen />
    </MaplePage>,
  );
  const box = await screen.findByLabelText(new RegExp(words['takeOver.paste']));
  fireEvent.change(box, { target: { value: 'Corporation number,Corporation name\n7000011,Birch Inc.' } });
  fireEvent.click(screen.getByRole('button', { name: words['takeOver.read'] }));
  await screen.findByText('Birch Inc.');
  expect(screen.getByText('H3')).toBeTruthy();
  expect(screen.getByText('Enter a postal code.')).toBeTruthy();
  expect(screen.getAllByText('Director on or before May 31, 2020')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Take over 2 corporations' }));
  await screen.findByText(words['takeOver.refused']);
  await waitFor(() => expect(sent.filter(({ endpoint }) => endpoint === takeOver)).toHaveLength(2));
  expect(sent.filter(({ endpoint }) => endpoint === takeOver).map(({ body }) => body)).toMatchObject(
    ['Birch Inc.', 'Pine Inc.'].map((name) => ({ corporation: { name }, plan_id: 'founder' })),
  );
});

test('the plan that was chosen for one is known when the table is read again', async () => {
  let isTaken = false;
  const birch = () => ({
    ...judged('Birch Inc.', 2),
    here: isTaken ? { org_unique_id: 'birch', status: 'pending' } : null,
  });
  serve(
    [
      listOrganizations,
      () => ({ organizations: isTaken ? [{ unique_id: 'birch', status: 'pending' }] : [] }),
    ],
    [
      readTakeOverTable,
      () => ({ problem: null, corporations: [birch()], faults: [], ignored: [], notes: [] }),
    ],
    [
      takeOver,
      () => {
        isTaken = true;
        return { org_unique_id: 'birch', status: 'pending', is_new: true };
      },
    ],
  );
  await renderUi(
    <MaplePage status="pending">
      <TakeOverScreen />
    </MaplePage>,
  );
  const read = async () => {
    const box = await screen.findByLabelText(new RegExp(words['takeOver.paste']));
    fireEvent.change(box, { target: { value: 'Corporation number,Corporation name\n7000011,Birch Inc.' } });
    fireEvent.click(screen.getByRole('button', { name: words['takeOver.read'] }));
    await screen.findByText('Birch Inc.');
  };
  await read();
  fireEvent.click(screen.getByRole('button', { name: 'Take over 1 corporation' }));
  await screen.findByRole('link', { name: words['takeOver.pay'] });
  fireEvent.click(screen.getByRole('button', { name: words['takeOver.again'] }));
  await read();
  expect(await screen.findByRole('link', { name: words['takeOver.pay'] })).toBeTruthy();
});
