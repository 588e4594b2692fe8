import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { fold, foldInSteps } from './fold.ts';
import { anomaliesOf, founded, idOf, issue, type Story } from './testing.ts';

/** Founded with Ann and Bo: acts 1 to 4. */
const ab = () => founded('Ann', 'Bo');

test('a sound founding has no anomalies', () => {
  const story = ab();
  story.appointed('a1', 'Ann', 'director', '2025-03-12');
  story.appointed('a2', 'Ann', 'presidents', '2025-03-14');
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  expect(anomaliesOf(story)).toEqual([]);
  expect(fold(story.acts).totals(idOf('Common')).shares).toBe(1000n);
});

test('others have their turn after every few certificates, however many an act brings', () => {
  const story = founded('Ann');
  for (let act = 0; act < 10; act++)
    story.issued(
      '2025-03-14',
      ...Array.from({ length: 300 }, (_, i) => issue('Ann', 'Common', 1, act * 300 + i)),
    );
  let turns = 0;
  const steps = foldInSteps(story.acts);
  while (steps.next().done !== true) turns++;
  expect(turns).toBeGreaterThanOrEqual(9);
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  [
    'the corporation exists from its certificate on',
    (s) => s.issued('2025-03-11', issue('Ann', 'Common', 1, 1)),
    ['5 not_incorporated effectiveOn'],
  ],
  ['it is incorporated once', (s) => s.incorporated('2025-04-01'), ['5 already_incorporated']],
  [
    'a person is in the register before he holds shares',
    (s) => s.issued('2025-03-14', issue('Cy', 'Common', 1, 1)),
    ['5 no_person issues.0.personId'],
  ],
  [
    'a person is in the register before he is appointed',
    (s) => s.appointed('a1', 'Cy', 'director', '2025-03-14'),
    ['5 no_person personId'],
  ],
  [
    'a person changes only after he was added',
    (s) => s.moved('Cy', '2025-03-14', '1 Elm Street'),
    ['5 no_person personId'],
  ],
  ['a person is added once', (s) => s.person('Ann'), ['5 already_exists personId']],
  [
    'a class exists before its shares',
    (s) => s.issued('2025-03-14', issue('Ann', 'Seed', 1, 1)),
    ['5 no_class issues.0.classId'],
  ],
  ['a class is created once', (s) => s.shareClass('Common'), ['5 already_exists classId']],
  [
    'a series belongs to a class',
    (s) => s.shareClass('Series A', '2025-03-12', { seriesOf: idOf('Seed') }),
    ['5 no_class seriesOf'],
  ],
  [
    'only individuals direct',
    (s) => {
      s.person('Northgate Ltd.', '2025-03-12', 'body_corporate');
      s.appointed('a1', 'Northgate Ltd.', 'director', '2025-03-14');
    },
    ['6 not_an_individual personId'],
  ],
  [
    'a body corporate may hold an office',
    (s) => {
      s.person('Northgate Ltd.', '2025-03-12', 'body_corporate');
      s.appointed('a1', 'Northgate Ltd.', 'general_managers', '2025-03-14');
    },
    [],
  ],
  [
    'two appointments to one position do not overlap',
    (s) => {
      s.appointed('a1', 'Ann', 'director', '2025-03-12');
      s.appointed('a2', 'Ann', 'director', '2025-05-01');
    },
    ['6 already_appointed position'],
  ],
  [
    'a person may return to a position',
    (s) => {
      s.appointed('a1', 'Ann', 'director', '2025-03-12');
      s.ceased('a1', '2025-05-01');
      s.appointed('a2', 'Ann', 'director', '2025-05-01');
    },
    [],
  ],
  [
    'two people may hold one position, one person two',
    (s) => {
      s.appointed('a1', 'Ann', 'vice_presidents', '2025-03-12');
      s.appointed('a2', 'Bo', 'vice_presidents', '2025-03-12');
      s.appointed('a3', 'Ann', 'secretaries', '2025-03-12');
    },
    [],
  ],
  [
    'two other offices differ by their titles',
    (s) => {
      s.appointed('Head of Research', 'Ann', 'other', '2025-03-12');
      s.appointed('Head of Sales', 'Ann', 'other', '2025-03-12');
    },
    [],
  ],
  ['only an appointment ceases', (s) => s.ceased('a1', '2025-05-01'), ['5 no_appointment appointmentId']],
  [
    'an appointment does not cease before it begins',
    (s) => {
      s.appointed('a1', 'Ann', 'director', '2025-05-01');
      s.ceased('a1', '2025-04-30');
    },
    ['6 no_appointment appointmentId'],
  ],
  [
    'an appointment ceases once',
    (s) => {
      s.appointed('a1', 'Ann', 'director', '2025-03-12');
      s.ceased('a1', '2025-05-01');
      s.ceased('a1', '2025-06-01');
    },
    ['7 already_ceased appointmentId'],
  ],
  [
    'the authorized number may be reached',
    (s) => {
      s.shareClass('Seed', '2025-03-12', { authorized: '1000' });
      s.issued('2025-03-14', issue('Ann', 'Seed', 600, 1), issue('Bo', 'Seed', 400, 2));
    },
    [],
  ],
  [
    'refuses an issuance above the authorized number',
    (s) => {
      s.shareClass('Seed', '2025-03-12', { authorized: '1000' });
      s.issued('2025-03-14', issue('Ann', 'Seed', 600, 1), issue('Bo', 'Seed', 401, 2));
    },
    ['6 above_authorized issues.1.quantity'],
  ],
  [
    'a security is issued once',
    (s) => {
      s.issued('2025-03-14', issue('Ann', 'Common', 1, 1));
      s.issued(
        '2025-03-15',
        issue('Bo', 'Common', 1, 1, { certificate: { prefix: 'CO', label: 'CO-2', serial: 2 } }),
      );
    },
    ['6 already_exists issues.0.securityId'],
  ],
  [
    'a certificate number is given once in its prefix',
    (s) => {
      s.issued('2025-03-14', issue('Ann', 'Common', 1, 1));
      s.issued(
        '2025-03-15',
        issue('Bo', 'Common', 1, 2, { certificate: { prefix: 'CO', label: 'CO-1', serial: null } }),
      );
    },
    ['6 number_taken issues.0.certificate'],
  ],
  [
    'CO-007 counts as 7',
    (s) => {
      s.issued('2025-03-14', issue('Ann', 'Common', 1, 7));
      s.issued(
        '2025-03-15',
        issue('Bo', 'Common', 1, 2, { certificate: { prefix: 'CO', label: 'CO-007', serial: 7 } }),
      );
    },
    ['6 number_taken issues.0.certificate'],
  ],
  [
    'of two acts with one number the later recorded one is wrong, whatever its date',
    (s) => {
      s.issued('2025-03-15', issue('Ann', 'Common', 1, 1));
      s.issued(
        '2025-03-14',
        issue('Bo', 'Common', 1, 2, { certificate: { prefix: 'CO', label: 'CO-1', serial: 1 } }),
      );
    },
    ['6 number_taken issues.0.certificate'],
  ],
  [
    'a voided certificate keeps its number',
    (s) => {
      s.void(s.issued('2025-03-14', issue('Ann', 'Common', 1, 1)));
      s.issued(
        '2025-03-15',
        issue('Bo', 'Common', 1, 2, { certificate: { prefix: 'CO', label: 'CO-1', serial: 1 } }),
      );
    },
    ['7 number_taken issues.0.certificate'],
  ],
];

describe('structure', () => {
  test.each(structure)('%s', (_rule, tell, expected) => {
    const story = ab();
    tell(story);
    expect(anomaliesOf(story)).toEqual(expected);
  });
});

describe('order', () => {
  test('acts fold by effective date, then by place in the history', () => {
    const story = ab();
    story.ceased('a1', '2025-06-01');
    story.appointed('a1', 'Ann', 'director', '2025-05-01');
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a correction keeps its place within the day', () => {
    const story = ab();
    const appointment = story.appointed('a1', 'Ann', 'director', '2025-05-01');
    story.ceased('a1', '2025-05-01');
    story.replace(appointment, '2025-05-01', { consentOn: plainDate('2025-04-30') });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('the registers as of a date, and as known at a seq', () => {
    const story = ab();
    const act = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1)); // seq 5
    story.replace(act, '2025-03-20', { issues: [issue('Ann', 'Common', 500, 1)] }); // seq 6
    story.void(act); // seq 7
    const shares = (asOf: string, knownAt: number) =>
      fold(story.acts, { asOf: plainDate(asOf), knownAt }).totals(idOf('Common')).shares;
    expect([shares('2025-03-13', 5), shares('2025-03-14', 5), shares('2025-03-20', 5)]).toEqual([
      0n,
      600n,
      600n,
    ]);
    expect([shares('2025-03-14', 6), shares('2025-03-20', 6)]).toEqual([0n, 500n]);
    expect([shares('2025-03-14', 7), shares('2025-03-20', 7)]).toEqual([0n, 0n]);
  });

  test('a voided act comes back by a correction', () => {
    const story = ab();
    const act = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
    story.void(act);
    story.replace(act, '2025-03-14', {});
    expect(fold(story.acts).tables.certificates.get(idOf('CO-1'))).toMatchObject({
      status: 'open',
      quantity: 600n,
    });
  });

  test('a voided certificate stays in the register as void', () => {
    const story = ab();
    story.void(story.issued('2025-03-14', issue('Ann', 'Common', 600, 1)));
    expect(fold(story.acts).tables.certificates.get(idOf('CO-1'))).toMatchObject({
      status: 'void',
      label: 'CO-1',
    });
  });
});

test('voiding an act that never fitted leaves the security that it named', () => {
  const story = ab();
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  story.void(story.issued('2025-03-15', issue('Bo', 'Common', 400, 1)));
  expect(fold(story.acts).tables.certificates.get(idOf('CO-1'))).toMatchObject({
    status: 'open',
    quantity: 600n,
  });
});

test('a person keeps what did not change', () => {
  const story = ab();
  story.moved('Ann', '2025-06-01', '2 Oak Street');
  const person = fold(story.acts).tables.persons.get(idOf('Ann'));
  expect(Object.keys(person?.facts ?? {})).toEqual(['name', 'address']);
});
