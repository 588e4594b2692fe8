import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { directorsResolution } from './directorsResolution.ts';

const on = plainDate('2026-05-04');
const seat = (personId: string, from: string) => ({
  appointmentId: `seat of ${personId}`,
  personId,
  position: 'director',
  title: null,
  from,
  ceasedOn: null,
});
const act = (kind: string, payload: object) =>
  ({
    kind,
    root: kind,
    effectiveOn: on,
    batchId: null,
    payload: { resolution: { number: 'D-2026-03', date: on }, ...payload },
  }) as unknown as ChangeAct;
const meeting = {
  notice: 'waived',
  noticeOn: null,
  recordOn: null,
  place: 'Toronto',
  chair: 'ann',
  secretary: 'ann',
  present: ['ann', 'eve'],
  votes: { '': { for: '1', against: '0', entitled: '1' } },
};
/** Eve joins the board by the resolution that also lets her shares vest sooner. */
const facts = {
  language: 'en',
  statute: 'cbca',
  asOf: on,
  beganOn: '2025-01-01',
  imported: new Set(),
  madeBy: new Map(),
  annualResolutions: [],
  agreements: [],
  certificates: [{ securityId: 'cs-1', personId: 'eve', classId: 'common', label: 'CS-1', quantity: 100n }],
  instruments: [],
  classes: [{ classId: 'common', name: 'Common', votesPerShare: '1', seriesOf: null }],
  corporation: { jurisdiction: 'CA', sector: null },
  appointments: [seat('ann', '2025-01-01'), seat('eve', on)],
  persons: new Map([
    ['ann', { name: 'Ann Roy', members: [] }],
    ['eve', { name: 'Eve Sun', members: [] }],
  ]),
  acts: [
    act('appointed', { appointmentId: 'seat of eve', personId: 'eve' }),
    act('vesting.accelerated', { securityId: 'cs-1', quantity: '10' }),
  ],
} as unknown as BookFacts;

const printed = (more: object) => {
  const resolution = {
    resolutionId: 'r',
    body: 'directors',
    number: 'D-2026-03',
    datedOn: on,
    isOrganizing: false,
  };
  const own = { ...facts, resolutions: [{ ...resolution, ...more }] } as unknown as BookFacts;
  const [due] = directorsResolution.due(own);
  const document = due && directorsResolution.print(own, due);
  if (!document?.ok) throw new Error(JSON.stringify(document));
  return { signees: due?.signees.map(({ personId }) => personId), text: JSON.stringify(document.value) };
};

test('who joins the board by a resolution in writing does not sign it, and discloses nothing in it', () => {
  const { signees, text } = printed({});
  expect(signees).toEqual(['ann']);
  expect(text).not.toContain('is a party to what this resolution approves');
});

test('minutes enter the interest of every director of the day of the meeting (CBCA s. 120(1), (2)(d))', () => {
  const { text } = printed({ meeting });
  expect(text).toContain('Eve Sun, a director, is a party to what this resolution approves');
  expect(text).toContain('That interest is entered in these minutes.');
});
