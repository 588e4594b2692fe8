import { plainDate } from '@tabellion/kernel/date.ts';
import { idOf, type Story } from './testing.ts';
import type { StepChoices } from './testing-transactions.ts';

/** Changes in the account of the class `name`, in random histories; for tests. */
export function tellAccount(story: Story, { which, shares, name, on }: StepChoices): void {
  const classId = idOf(name);
  if (which % 2) {
    const source = 'former_register';
    story.record('capital.opened', on, { classId, amount: String(shares), source, statedOn: null });
  } else {
    const change = `-${shares}.5`;
    story.record('capital.adjusted', on, { classId, change, ground: 'reduction', resolution: null });
  }
}

/** Changes of the corporation itself. */
export function tellCorporation(story: Story, { which, shares, on }: StepChoices): void {
  const name = `Maple ${shares} Inc.`;
  const number = `${shares}`;
  const resolution = null;
  if (which === 0) story.record('name.changed', on, { name, resolution, registryCertificate: null });
  else if (which === 1) {
    const place = shares % 2 ? 'registered' : 'records';
    const street = `${shares} Elm Street`;
    const city = { city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6', country: 'CA' };
    story.record('address.changed', on, { place, address: { street, unit: null, ...city }, resolution });
  } else if (which === 2) {
    const yearEnd = `0${(shares % 9) + 1}-28`;
    story.record('yearend.changed', on, { yearEnd, resolution });
  } else if (which === 3) {
    const board = { minimum: 1, maximum: shares };
    story.record('articles.amended', on, { changes: { board }, resolution, registryCertificate: null });
  } else if (which === 4)
    story.record('continued', on, {
      jurisdiction: 'BC',
      number,
      name,
      resolution,
      registryCertificate: null,
    });
  else {
    const others = [{ name: 'Oak Sensors Inc.', number }];
    story.record('amalgamated', on, {
      name,
      number,
      with: others,
      form: 'agreement',
      resolution,
      registryCertificate: null,
    });
  }
}

/** Resolutions that change no articles. */
export function tellGovernance(story: Story, { which, shares, name, on }: StepChoices): void {
  const resolution = null;
  const number = String(1 + (shares % 3));
  if (which === 0 && shares % 3 === 0) tellLand(story, { shares, on });
  else if (which === 0) story.record('auditor.appointed', on, { auditor: `Audit ${shares} LLP`, resolution });
  else if (which === 1) story.record('auditor.waived', on, { resolution });
  else if (which === 2) {
    const signers = [idOf(name)];
    story.record('banking.set', on, {
      bank: `Bank ${shares}`,
      branch: null,
      signers,
      together: 1,
      resolution,
    });
  } else if (which === 3 && shares % 2 === 0) story.record('bylaw.confirmed', on, { number, resolution });
  else if (which === 3)
    story.record('agreement.made', on, { form: 'agreement', text: `Terms ${shares}`, resolution });
  else if (which === 4 && shares % 2 === 0) tellDividend(story, { which, shares, name, on });
  // It comes late, since few other acts may follow it.
  else if (which === 4 && shares > 50)
    story.record('dissolved', LAST_DAY, {
      ground: 'no_property',
      keeper: idOf(name),
      resolution,
      registryCertificate: null,
    });
  else {
    const isGone = which % 2 === 1;
    const change = isGone ? 'repealed' : 'made';
    const text = isGone ? null : `Text ${shares}`;
    story.record('bylaw.changed', on, { number, title: 'Borrowing', change, text, resolution });
  }
}

/** The same few properties, acquired and disposed of in any order. */
function tellLand(story: Story, { shares, on }: Pick<StepChoices, 'shares' | 'on'>): void {
  const landId = idOf(`land ${shares % 4}`);
  const unknown = { division: null, identifier: null, legalDescription: null, rollNumber: null };
  if (shares % 2) story.record('land.disposed', on, { landId, registration: null });
  else
    story.record('land.acquired', on, {
      landId,
      address: `${shares} Elm Street`,
      ...unknown,
      registration: null,
    });
}

const LAST_DAY = '2025-04-02';

function tellDividend(story: Story, { shares, on }: StepChoices): void {
  const day = plainDate(on);
  story.record('dividend.declared', on, {
    classId: idOf('Common'),
    perShare: `0.${shares}`,
    arrears: '0',
    recordOn: day,
    payableOn: day,
    solvencyOn: day,
    resolution: null,
  });
}
