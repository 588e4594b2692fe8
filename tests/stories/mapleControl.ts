/** Tells the significant control of Maple Robotics Inc.: what shares are worth, personal facts, the yearly steps
 *  and the filing, in February 2026. The register itself is computed from the holdings. */
import { fileControl, reviewControl, valueClasses } from '@tabellion/features/control/contract.ts';
import { readControl } from '@tabellion/features/control/registerContract.ts';
import { updatePerson } from '@tabellion/features/people/contract.ts';
import { listShareClasses } from '@tabellion/features/shares/contract.ts';
import type { Hand } from './stage.ts';

/** Dollars for a share, as the seed round paid for the preferred and the directors took for the others. */
const worth: Readonly<Record<string, string>> = {
  Common: '1.00',
  'Class B Common': '0.10',
  'Preferred Seed': '2.50',
};

export async function tellControl(hand: Hand, id: string): Promise<void> {
  const params = { id };
  const { shareclasses } = await hand(listShareClasses, { params });
  const values = shareclasses.map(({ _id: class_id, name }) => ({ class_id, amount: worth[name] ?? '1.00' }));
  await hand(valueClasses, { params, body: { values } });
  const { lines } = await hand(readControl, { params, query: {} });
  for (const { person_id } of lines) {
    const facts = { birth_date: '1991-05-04', citizenship: 'Canada', tax_residence: ['Canada'] };
    await hand(updatePerson, { body: { person_id, ...facts, as: 'change', changed_on: '2026-02-10' } });
  }
  const answers = lines.map(({ person_id }) => ({ person_id, answered: true }));
  await hand(reviewControl, {
    params,
    body: { ways: ['letter', 'records'], outcome: 'confirmed', people_asked: answers },
  });
  // The story is told on one day: what it recorded stands for what was recorded then.
  const { lastEntry: entry } = await hand(readControl, { params, query: {} });
  await hand(fileControl, { params, body: { occasion: 'annual', reference: 'ISC-2026-0210', entry } });
}
