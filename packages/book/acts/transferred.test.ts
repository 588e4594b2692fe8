import { plainDate } from '@tabellion/kernel/date.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { describe, expect, test } from 'vitest';
import { propose } from '../amend.ts';
import { takeBackBatch } from '../batch.ts';
import { capTable, positionOf } from '../captable.ts';
import { chainOf } from '../chain.ts';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import {
  anomaliesOf,
  founded,
  idOf,
  issue,
  part,
  proRata,
  type Story,
  sourceOf,
  told,
  transfer,
} from '../testing.ts';
import type { Act } from './kinds.ts';

/** Acts 1 to 7: Ann has CO-1 with 600,000 shares and Bo CO-2 with 400,000, at a cent each; Cy has none. */
function history(): Story {
  const story = founded('Ann', 'Bo', 'Cy', 'Dee');
  const price = { price: '0.01' };
  story.issued(
    '2026-01-02',
    issue('Ann', 'Common', 600_000, 1, { ...price, consideration: { kind: 'money', amount: '6000' } }),
    issue('Bo', 'Common', 400_000, 2, { ...price, consideration: { kind: 'money', amount: '4000' } }),
  );
  return story;
}

const openOn = (story: Story, asOf: string) =>
  [...fold(story.acts, { asOf: plainDate(asOf) }).tables.certificates.now()]
    .map(({ value }) => value)
    .filter(({ status }) => status === 'open')
    .map(({ label, personId, quantity }) => [label, nameOf(personId), quantity]);

const nameOf = (personId: string) => ['Ann', 'Bo', 'Cy', 'Dee'].find((name) => idOf(name) === personId);

describe('a transfer', () => {
  test('of a part closes the certificate, and the balance gets a new one', () => {
    const story = history();
    const to = [{ holder: 'Cy', shares: 150_000, serial: 3 }];
    story.transferred('2026-06-15', sourceOf(story, 'CO-2'), to, { shares: 250_000, serial: 4 });
    expect(openOn(story, '2026-06-14')).toEqual([
      ['CO-1', 'Ann', 600_000n],
      ['CO-2', 'Bo', 400_000n],
    ]);
    expect(openOn(story, '2026-06-15')).toEqual([
      ['CO-1', 'Ann', 600_000n],
      ['CO-3', 'Cy', 150_000n],
      ['CO-4', 'Bo', 250_000n],
    ]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('of the whole to two leaves no balance', () => {
    const story = history();
    story.transferred('2026-06-15', sourceOf(story, 'CO-2'), [
      { holder: 'Cy', shares: 100_000, serial: 3 },
      { holder: 'Dee', shares: 300_000, serial: 4 },
    ]);
    expect(openOn(story, '2026-06-15')).toEqual([
      ['CO-1', 'Ann', 600_000n],
      ['CO-3', 'Cy', 100_000n],
      ['CO-4', 'Dee', 300_000n],
    ]);
  });

  test('whose balance is cancelled takes its shares out of the class and its part out of stated capital', () => {
    const story = history();
    const source = sourceOf(story, 'CO-2');
    const deduction = proRata('10000', '1000000');
    story.record('transferred', '2026-06-15', {
      ...transfer(source, [{ holder: 'Cy', shares: 150_000, serial: 3 }]),
      balance: {
        outcome: 'cancelled',
        quantity: '250000',
        deduction,
        particulars: { by: 'surrendered' },
        returnsTo: null,
        resolution: null,
      },
    });
    const { issued, classes } = capTable(positionOf(fold(story.acts)));
    expect(issued).toBe(750_000n);
    expect(classes.map(({ statedCapital }) => formatFraction(statedCapital))).toEqual(['7500/1']);
  });

  test('keeps the price at which the shares were issued, and moves no stated capital', () => {
    const story = history();
    story.transferred('2026-06-15', sourceOf(story, 'CO-2'), [{ holder: 'Cy', shares: 400_000, serial: 3 }]);
    const book = fold(story.acts);
    expect(book.tables.certificates.get(idOf('CO-3'))).toMatchObject({ price: '0.01', consideration: null });
    expect(formatFraction(capTable(positionOf(book)).classes[0]?.statedCapital ?? ({} as never))).toBe(
      '10000/1',
    );
  });
});

describe('a certificate reads as a chain', () => {
  const story = history();
  const bo = sourceOf(story, 'CO-2');
  const first = story.transferred('2026-06-15', bo, [{ holder: 'Cy', shares: 150_000, serial: 3 }], {
    shares: 250_000,
    serial: 4,
  });
  story.transferred('2026-07-01', sourceOf(story, 'CO-3'), [{ holder: 'Dee', shares: 150_000, serial: 5 }]);
  const rows = [...fold(story.acts).tables.certificates.now()];
  const certificates = new Map(rows.map(({ key, value }) => [key, value]));
  const labels = (name: string) => {
    const chain = chainOf(certificates, idOf(name));
    return [chain?.before.map(({ label }) => label), chain?.after.map(({ label }) => label)];
  };

  test.each([
    ['CO-1', [[], []]],
    ['CO-2', [[], ['CO-3', 'CO-4', 'CO-5']]],
    ['CO-3', [['CO-2'], ['CO-5']]],
    ['CO-5', [['CO-3', 'CO-2'], []]],
  ])('both ways from %s', (name, expected) => {
    expect(labels(name)).toEqual(expected);
  });

  test('that says when it ceased to represent any interest, by which act, and what replaced it', () => {
    expect(certificates.get(idOf('CO-2'))).toMatchObject({
      status: 'ended',
      ended: { by: 'transferred', root: first.root, on: '2026-06-15', into: [idOf('CO-3'), idOf('CO-4')] },
    });
  });

  test('that nobody knows has none', () => {
    expect(chainOf(certificates, idOf('CO-9'))).toBeUndefined();
  });
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  [
    'a certificate is transferred once',
    (s) => {
      const source = sourceOf(s, 'CO-2');
      s.transferred('2026-06-15', source, [{ holder: 'Cy', shares: 400_000, serial: 3 }]);
      s.transferred('2026-06-15', source, [{ holder: 'Dee', shares: 400_000, serial: 4 }]);
    },
    ['9 not_open source.securityId'],
  ],
  [
    'not before it was issued',
    (s) => s.transferred('2026-01-01', sourceOf(s, 'CO-2'), [{ holder: 'Cy', shares: 400_000, serial: 3 }]),
    ['8 no_security source.securityId'],
  ],
  [
    'not when its issue was taken back',
    (s) => {
      const source = sourceOf(s, 'CO-2');
      s.void(s.at(7));
      s.transferred('2026-06-15', source, [{ holder: 'Cy', shares: 400_000, serial: 3 }]);
    },
    ['9 not_open source.securityId'],
  ],
  [
    'of no more shares than it has',
    (s) => {
      const source = { ...sourceOf(s, 'CO-2'), quantity: '400001' };
      s.transferred('2026-06-15', source, [{ holder: 'Cy', shares: 400_001, serial: 3 }]);
    },
    ['8 source_differs source'],
  ],
  [
    'by its holder',
    (s) => {
      const source = { ...sourceOf(s, 'CO-2'), personId: idOf('Ann') };
      s.transferred('2026-06-15', source, [{ holder: 'Cy', shares: 400_000, serial: 3 }]);
    },
    ['8 source_differs source'],
  ],
  [
    'to somebody in the register',
    (s) => s.transferred('2026-06-15', sourceOf(s, 'CO-2'), [{ holder: 'Eve', shares: 400_000, serial: 3 }]),
    ['8 no_person transfers.0.personId'],
  ],
  [
    'into new securities',
    (s) => s.transferred('2026-06-15', sourceOf(s, 'CO-2'), [{ holder: 'Cy', shares: 400_000, serial: 1 }]),
    ['8 already_exists transfers.0.securityId'],
  ],
];

describe('structure', () => {
  test.each(structure)('%s', (_rule, tell, expected) => {
    const story = history();
    tell(story);
    expect(anomaliesOf(story)).toEqual(expected);
  });

  test('an act that does not fit moves no share', () => {
    for (const [, tell] of structure.slice(3)) {
      const story = history();
      tell(story);
      expect(openOn(story, '2026-12-31')).toEqual(openOn(history(), '2026-12-31'));
    }
  });
});

test('the numbers of a transfer that was taken back stay in the register as void', () => {
  const story = history();
  story.void(
    story.transferred('2026-06-15', sourceOf(story, 'CO-2'), [{ holder: 'Cy', shares: 400_000, serial: 3 }]),
  );
  const { certificates } = fold(story.acts).tables;
  expect(certificates.get(idOf('CO-2'))).toMatchObject({ status: 'open' });
  expect(certificates.get(idOf('CO-3'))).toMatchObject({ status: 'void', label: 'CO-3' });
});

describe('a correction', () => {
  const spoil = (story: Story, serial: number, quantity: number) => {
    const { classId, personId } = sourceOf(story, 'CO-2');
    const { securityId, certificate } = part({ shares: quantity, serial });
    return { securityId, certificate, quantity: String(quantity), classId, personId };
  };
  const rightly = (story: Story, all: boolean) => {
    const source = sourceOf(story, 'CO-2');
    const shares = all ? 400_000 : 150_000;
    const balance = all ? null : { shares: 250_000, serial: 4 };
    return transfer(source, [{ holder: 'Cy', shares, serial: 3 }], balance);
  };
  const faults = (story: Story, acts: readonly Act[]) =>
    told(story, propose(acts, story.acts.slice(acts.length)).newAnomalies);

  test('adds a balance that was forgotten', () => {
    const story = history();
    const wrong = story.record('transferred', '2026-06-15', rightly(story, true));
    const before = [...story.acts];
    story.replace(wrong, '2026-06-15', rightly(story, false));
    expect(faults(story, before)).toEqual([]);
    expect(openOn(story, '2026-06-15').slice(1)).toEqual([
      ['CO-3', 'Cy', 150_000n],
      ['CO-4', 'Bo', 250_000n],
    ]);
  });

  test('drops one, whose number stays in the register as void', () => {
    const story = history();
    const wrong = story.record('transferred', '2026-06-15', rightly(story, false));
    const before = [...story.acts];
    const spoiled = [spoil(story, 4, 250_000)];
    story.replace(wrong, '2026-06-15', { ...rightly(story, true), spoiled });
    expect(faults(story, before)).toEqual([]);
    const { certificates } = fold(story.acts).tables;
    expect(certificates.get(idOf('CO-3'))).toMatchObject({ status: 'open', quantity: 400_000n });
    expect(certificates.get(idOf('CO-4'))).toMatchObject({ status: 'void', label: 'CO-4' });
  });

  test('drops none without naming it', () => {
    const story = history();
    const wrong = story.record('transferred', '2026-06-15', rightly(story, false));
    const before = [...story.acts];
    story.replace(wrong, '2026-06-15', rightly(story, true));
    expect(faults(story, before)).toEqual(['9 identity_changed']);
  });

  test('is taken back with a batch, and what the batch gave is named', () => {
    const story = history();
    const wrong = story.record('transferred', '2026-06-15', rightly(story, true));
    const batchId = idOf('batch');
    const again = story.replace(wrong, '2026-06-15', rightly(story, false));
    const versions = [wrong, { ...again, batchId }];
    const [draft] = takeBackBatch(versions, { batchId, basis: 'mistaken', newId: () => idOf('back') });
    expect(draft).toMatchObject({
      verb: 'replace',
      payload: { ...rightly(story, true), spoiled: [spoil(story, 4, 250_000)] },
    });
  });
});

describe('the payload', () => {
  const story = history();
  const sound = transfer(sourceOf(story, 'CO-2'), [{ holder: 'Cy', shares: 150_000, serial: 3 }], {
    shares: 250_000,
    serial: 4,
  });
  const [to] = sound.transfers;
  test.each([
    ['parts that are more than the whole', { transfers: [{ ...to, quantity: '150001' }] }],
    ['a rest that is nowhere', { balance: null }],
    ['a security twice', { transfers: [{ ...to, securityId: idOf('CO-4') }] }],
    ['the source among the results', { transfers: [{ ...to, securityId: idOf('CO-2') }] }],
    ['no number', { transfers: [{ ...to, certificate: null }] }],
    ['nobody', { transfers: [] }],
    [
      'more taken out of the account than was issued',
      {
        balance: {
          outcome: 'cancelled',
          quantity: '250000',
          deduction: proRata('1', '249999'),
          particulars: { by: 'surrendered' },
          returnsTo: null,
          resolution: null,
        },
      },
    ],
  ])('refuses %s', (_what, differs) => {
    expect(checkPayload('transferred', sound).ok).toBe(true);
    expect(checkPayload('transferred', { ...sound, ...differs }).ok).toBe(false);
  });

  test('of a draft may wait for its numbers', () => {
    const draft = { ...sound, transfers: [{ ...to, certificate: null }] };
    expect(checkPayload('transferred', draft, 'draft').ok).toBe(true);
  });
});
