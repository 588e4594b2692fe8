import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { departure, election, removal } from './board.ts';
import { blocksOf, resolutionsOfBody } from './clauses.ts';
import { officeByDirectors, officeByShareholders } from './offices.ts';

const facts = {
  language: 'en',
  statute: 'cbca',
  corporation: { jurisdiction: 'CA' },
  agreements: [],
  acts: [],
  appointments: [
    { appointmentId: 'seat', personId: 'zoe', position: 'director', title: null },
    { appointmentId: 'office', personId: 'zoe', position: 'presidents', title: null },
  ],
  persons: new Map([['zoe', { name: 'Zoe Lee', gender: 'f' }]]),
} as unknown as BookFacts;
const on = plainDate('2026-05-04');
const act = (kind: 'appointed' | 'ceased', appointmentId: string, reason?: string, passedOn = on) =>
  ({
    kind,
    effectiveOn: on,
    payload: { appointmentId, personId: 'zoe', reason, resolution: { number: 'S-2026-01', date: passedOn } },
  }) as unknown as ChangeAct;
const printed = (makers: Parameters<typeof blocksOf>[1], acts: readonly ChangeAct[], more = {}) =>
  blocksOf({ ...facts, ...more }, makers, acts).map((block) => {
    if (block.kind === 'clause') return `${block.text} [${block.section ?? ''}]`;
    return block.kind === 'heading' ? block.text : '';
  });
const byShareholders = (acts: readonly ChangeAct[], more = {}) =>
  printed({ appointed: election, ceased: removal }, acts, more);

test('shareholders remove a director, and take note of a term that ended or an officer who left (CBCA s. 109(1))', () => {
  expect(byShareholders([act('ceased', 'seat', 'removed')])).toEqual([
    'Removal of directors',
    'Zoe Lee is removed as director of the Corporation, effective May 4, 2026. [CBCA, s.\u00a0109]',
  ]);
  expect(byShareholders([act('ceased', 'seat', 'term'), act('ceased', 'office', 'removed')])).toEqual([
    'Departures',
    'Zoe Lee ceased to be director on May 4, 2026, at the end of the term. []',
    'The shareholders take note that Zoe Lee ceased to hold the office of President on May 4, 2026. The directors remove the officers, by a resolution of their own. [CBCA, s.\u00a0121]',
  ]);
});

test('what is only noted bears the day of the register, not that of a resolution which decides none of it', () => {
  const later = plainDate('2026-06-01');
  expect(byShareholders([act('ceased', 'seat', 'removed', later)]).at(-1)).toContain('June 1, 2026');
  expect(byShareholders([act('ceased', 'office', 'removed', later)]).at(-1)).toContain('May 4, 2026');
  expect(byShareholders([act('appointed', 'office', undefined, later)]).at(-1)).toContain('May 4, 2026');
  expect(byShareholders([act('ceased', 'office', 'removed')], { language: 'fr' }).at(-1)).toContain(
    'Zoe Lee a cessé le 4 mai 2026 d’occuper le poste suivant : présidente.',
  );
});

test('directors remove no director, whatever number the entry names', () => {
  expect(printed({ ceased: departure }, [act('ceased', 'seat', 'removed')])).toEqual([
    'Departures',
    'The register shows that Zoe Lee ceased to be a director on May 4, 2026. Only the shareholders may remove a director, by an ordinary resolution of their own. This resolution removes none. [CBCA, s.\u00a0109]',
  ]);
});

test('what shareholders only note bears the day of the register, whatever day the resolution has', () => {
  const noted = act('ceased', 'office', 'removed');
  const later = {
    ...noted,
    payload: { ...noted.payload, resolution: { number: 'S-2026-01', date: '2026-06-01' } },
  };
  expect(byShareholders([later as unknown as ChangeAct])[1]).toContain(
    'on May 4, 2026. The directors remove',
  );
});

test('a number of the corporation’s own is on the paper of the body that decides', () => {
  const removed = (number: string) => {
    const named = { resolutionId: 'r', number, date: on };
    const acts = [
      {
        ...act('ceased', 'seat', 'removed'),
        root: 'removed',
        payload: { appointmentId: 'seat', reason: 'removed', resolution: named },
      },
    ];
    const resolution = { resolutionId: 'r', body: 'directors', number, datedOn: on, isOrganizing: false };
    const book = {
      ...facts,
      beganOn: '2025-01-01',
      imported: new Set(),
      annualResolutions: [],
      resolutions: [resolution],
      acts,
    };
    return (['directors', 'shareholders'] as const).map(
      (body) =>
        resolutionsOfBody(
          book as unknown as BookFacts,
          body,
          body === 'directors' ? { ceased: departure } : { ceased: removal },
        ).length,
    );
  };
  expect([removed('R-12'), removed('D-2026-05')]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('shareholders elect no officer, unless all of them agreed to take what is the directors’ (CBCA ss. 121, 146)', () => {
  expect(byShareholders([act('appointed', 'office')])).toEqual([
    'Directors and officers',
    'The shareholders take note that Zoe Lee became President on May 4, 2026. The directors appoint the officers, by a resolution of their own. [CBCA, s.\u00a0121]',
  ]);
  expect(byShareholders([act('appointed', 'office')], { agreements: [{ since: on }] })).toEqual([
    'Directors and officers',
    'Zoe Lee is appointed President, effective May 4, 2026. [CBCA, s.\u00a0121]',
  ]);
});

test('the office is the directors’ to fix, and in Ontario the shareholders’ in another municipality (CBCA s. 19(3))', () => {
  const address = (city: string) => ({
    street: '200 Bay Street',
    unit: null,
    city,
    province: 'ON',
    postalCode: 'M5J 2J2',
    country: 'CA',
  });
  const move = (city: string, rank: number) =>
    ({
      kind: 'address.changed',
      effectiveOn: on,
      rank,
      payload: { place: 'registered', address: address(city), resolution: null },
    }) as unknown as ChangeAct;
  const acts = [move('Toronto', 1), move('Ottawa', 2)];
  const ontario = { statute: 'obca', corporation: { jurisdiction: 'ON' }, acts };
  const first = (makers: Parameters<typeof blocksOf>[1], more: object) =>
    printed(makers, acts.slice(1), more).slice(1);
  expect(first({ 'address.changed': officeByShareholders }, { acts })).toEqual([
    'The shareholders take note that the registered office of the Corporation is at 200 Bay Street, Ottawa ON M5J 2J2, from May 4, 2026 on. The directors fix its address, by a resolution of their own. [CBCA, s.\u00a019(3)]',
  ]);
  expect(first({ 'address.changed': officeByDirectors }, ontario)).toEqual([
    'The directors take note that the registered office of the Corporation is at 200 Bay Street, Ottawa ON M5J 2J2, from May 4, 2026 on. Only the shareholders may move it to another municipality, by a special resolution of their own. [OBCA, s.\u00a014]',
  ]);
  // Another spelling is no move, and neither is an address before which none was recorded.
  const isOfShareholders = (one: ChangeAct, more: readonly ChangeAct[]) =>
    officeByShareholders.isNeeded?.(
      { ...facts, ...ontario, beganOn: '2025-01-01', acts: [...more, one] } as unknown as BookFacts,
      one as ChangeAct<'address.changed'>,
    );
  const catharines = [move('St. Catharines', 1)];
  expect([
    isOfShareholders(move('ST CATHARINES', 2), catharines),
    isOfShareholders(move('Ottawa', 2), catharines),
    isOfShareholders(move('Ottawa', 2), []),
  ]).toEqual([false, true, false]);
});
