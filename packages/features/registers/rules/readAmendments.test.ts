import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { founded, idOf, issue, proRata, sourceOf } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { Amendment } from '../amendments.ts';
import { plainValuesOf } from './plainValues.ts';
import { readAmendments } from './readAmendments.ts';

const today = plainDate('2026-04-20');
const story = founded('Ann', 'Bo');
const issued = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
const moved = story.transferred(
  '2025-06-01',
  sourceOf(story, 'CO-1'),
  [{ holder: 'Bo', shares: 100, serial: 2 }],
  { shares: 500, serial: 3 },
);
const voided = story.issued('2025-07-01', issue('Bo', 'Common', 5, 4));
story.void(voided);
const valued = story.issued('2025-07-02', {
  ...issue('Ann', 'Common', 600, 5),
  consideration: { kind: 'property', amount: '900' },
});
const newest = new Map(story.acts.map((act) => [act.root, act]));

type ReadDraft = {
  readonly verb: string;
  readonly root: string;
  readonly on: PlainDate;
  readonly payload: unknown;
};

function read(
  amend: readonly Amendment[],
  more: { awaited?: string[]; batches?: Map<string, Act[]>; acts?: Map<string, Act> } = {},
) {
  const draftOf = (act: Act, verb: string, payload: unknown, on: PlainDate) =>
    ({ verb, root: act.root, on, payload, kind: act.kind }) as unknown as DraftAct;
  const answer = readAmendments(
    { amend, amend_reason: 'Wrong' },
    {
      newest: more.acts ?? newest,
      stored: new Map([[voided.root, voided]]),
      today,
      awaited: new Set(more.awaited ?? []),
      incorporatedOn: plainDate('2025-03-12'),
      batches: more.batches ?? new Map(),
      replace: (act, payload, dating) => draftOf(act, 'replace', payload, 'on' in dating ? dating.on : today),
      void: (act) => draftOf(act, 'void', null, act.effectiveOn),
      newId: () => idOf('new'),
    },
  );
  return answer.ok
    ? (answer.value as unknown as readonly ReadDraft[])
    : answer.error.map(({ path, textCode }) => `${path} ${textCode}`);
}

const of = (
  { root, actId: seen }: ChangeAct,
  how: Partial<Amendment> & Pick<Amendment, 'as'>,
): Amendment => ({
  root,
  seen,
  ...how,
});

describe('an entry that was wrong', () => {
  test('is taken back, moved, or said again in its own plain values', () => {
    expect(plainValuesOf(moved)).toEqual([
      { name: 'transfers.0.personId', what: 'transferee', of: 'CO-2', value: idOf('Bo') },
      { name: 'transfers.0.quantity', what: 'quantity', of: 'CO-2', value: '100' },
      { name: 'consideration.kind', what: 'consideration', of: '', value: '' },
      { name: 'consideration.amount', what: 'considerationAmount', of: '', value: '' },
      { name: 'resolution.number', what: 'resolution', of: '', value: '' },
      { name: 'resolution.date', what: 'resolutionOn', of: '', value: '' },
    ]);
    expect(read([of(moved, { as: 'void' })])).toMatchObject([{ verb: 'void', root: moved.root }]);
    expect(read([of(moved, { as: 'move', on: '2025-06-02' })])).toMatchObject([
      { verb: 'replace', on: '2025-06-02', payload: moved.payload },
    ]);
    const say = {
      'transfers.0.quantity': '150',
      'resolution.number': 'D-7',
      'resolution.date': '2025-05-30',
    };
    expect(read([of(moved, { as: 'say', say })])).toMatchObject([
      {
        on: '2025-06-01',
        payload: {
          transfers: [{ quantity: '150' }],
          balance: { quantity: '450', securityId: idOf('CO-3') },
          resolution: { number: 'D-7', date: '2025-05-30' },
        },
      },
    ]);
  });

  test('of a split whose adjustment of options goes with it is refused: nothing counts them anew', () => {
    const ann = founded('Ann');
    const split = ann.record('class.split', '2025-08-01', sound['class.split']);
    const adjusted = ann.record('rights.adjusted', '2025-08-01', {
      ...sound['rights.adjusted'],
      of: split.root,
    });
    const acts = new Map(ann.acts.map((act) => [act.root, act]));
    const say = { 'ratio.numerator': '4' };
    expect(read([of(split, { as: 'say', say }), of(adjusted, { as: 'void' })], { acts })).toEqual([
      'amend.0.say REGISTERS.ADJUSTED_WITH_IT',
    ]);
    expect(read([of(split, { as: 'say', say })], { acts })).toMatchObject([{ verb: 'replace' }]);
  });

  test('rests on no later test of solvency, nor on a later resolution of the directors', () => {
    const ann = founded('Ann');
    // 600 by 7: 85 and five sevenths, which take 5 of 600 old shares from the account.
    const paidFor = ann.record('class.consolidated', '2025-12-02', {
      ...sound['class.consolidated'],
      ratio: { numerator: '1', denominator: '7' },
      fractions: {
        per: 'certificate',
        rounding: 'down',
        cash: { perShare: '2', rounding: 'half_up', paid: [{ personId: idOf('Ann'), cents: '143' }] },
      },
      reissued: sound['class.split'].reissued.map(({ source, into }) => ({
        source,
        into: into && { ...into, quantity: '85' },
      })),
      acquired: {
        solvencyOn: null,
        deduction: proRata('600', '600'),
        holders: [{ personId: idOf('Ann'), fraction: { numerator: '5', denominator: '7' }, deducted: '5' }],
        resolution: null,
      },
    });
    const acts = new Map(ann.acts.map((act) => [act.root, act]));
    const said = (say: Record<string, string>) => read([of(paidFor, { as: 'say', say })], { acts });
    const resolved = (on: string) => said({ [`${path}.number`]: 'D-7', [`${path}.date`]: on });
    const path = 'acquired.resolution';
    expect(said({ 'acquired.solvencyOn': '2025-12-03' })).toEqual([
      'amend.0.say.acquired.solvencyOn SHARES.SOLVENCY_LATER',
    ]);
    expect(resolved('2025-12-03')).toEqual([`amend.0.say.${path}.date SHARES.BEFORE_RESOLUTION`]);
    expect(resolved('2025-03-11')).toEqual([`amend.0.say.${path}.date PEOPLE.BEFORE_INCORPORATION`]);
    expect(resolved('2025-12-02')).toMatchObject([
      { payload: { acquired: { resolution: { number: 'D-7' } } } },
    ]);
  });

  test('has what follows of it follow: the amount paid, and what a later transfer takes', () => {
    const both = [of(moved, { as: 'say' }), of(issued, { as: 'say', say: { 'issues.0.quantity': '300' } })];
    const actual = read(both) as readonly ReadDraft[];
    expect(actual.map(({ root }) => root)).toEqual([issued.root, moved.root]);
    expect(actual).toMatchObject([
      { payload: { issues: [{ quantity: '300', consideration: { amount: '300' } }] } },
      {
        payload: {
          source: { quantity: '300' },
          transfers: [{ quantity: '100' }],
          balance: { quantity: '200' },
        },
      },
    ]);
  });

  test('for which property was given keeps what the directors valued it at', () => {
    const one = of(valued, { as: 'say', say: { 'issues.0.quantity': '300' } });
    expect(read([one])).toMatchObject([
      { payload: { issues: [{ quantity: '300', consideration: { amount: '900' } }] } },
    ]);
  });

  test('leaves the certificate of a balance that is none any more in the register, as spoiled', () => {
    expect(read([of(moved, { as: 'say', say: { 'transfers.0.quantity': '600' } })])).toMatchObject([
      { payload: { balance: null, spoiled: [{ securityId: idOf('CO-3'), quantity: '500' }] } },
    ]);
  });

  test('of people is not dated before its resolution, unless the directors took note of an end later', () => {
    const ann = founded('Ann');
    const resolution = { number: 'D-4', date: plainDate('2025-05-10') };
    const ended = (reason: 'resigned' | 'removed') =>
      ann.record('ceased', '2025-05-01', { appointmentId: idOf('a1'), reason, resolution });
    const acts = (act: ChangeAct) => ({ acts: new Map([[act.root, act as Act]]) });
    const resigned = ended('resigned');
    const again = { 'resolution.number': 'D-5', 'resolution.date': '2025-05-12' };
    expect(read([of(resigned, { as: 'move', on: '2025-05-02' })], acts(resigned))).toMatchObject([
      { verb: 'replace', on: '2025-05-02' },
    ]);
    expect(read([of(resigned, { as: 'say', say: again })], acts(resigned))).toMatchObject([
      { payload: { resolution: { number: 'D-5', date: '2025-05-12' } } },
    ]);
    const removed = ended('removed');
    expect(read([of(removed, { as: 'move', on: '2025-05-02' })], acts(removed))).toEqual([
      'amend.0.on PEOPLE.BEFORE_RESOLUTION',
    ]);
    expect(read([of(removed, { as: 'move', on: '2025-05-10' })], acts(removed))).toMatchObject([
      { verb: 'replace', on: '2025-05-10' },
    ]);
    const say = { 'resolution.date': '2025-05-12' };
    expect(read([of(removed, { as: 'say', say })], acts(removed))).toEqual([
      'amend.0.say.resolution.date PEOPLE.BEFORE_RESOLUTION',
    ]);
    const appointed = ann.record('appointed', '2025-05-10', { ...sound.appointed, resolution });
    expect(read([of(appointed, { as: 'move', on: '2025-05-09' })], acts(appointed))).toEqual([
      'amend.0.on PEOPLE.BEFORE_RESOLUTION',
    ]);
  });

  test('of a seat that names a later resolution takes its other values, while day and resolution stay', () => {
    const seats = founded('Ann');
    const resolution = { number: 'S-1', date: plainDate('2025-05-10') };
    const older = seats.record('appointed', '2025-05-08', {
      ...sound.appointed,
      consentOn: null,
      resolution,
    });
    const acts = new Map(seats.acts.map((act) => [act.root, act]));
    const said = (say: Record<string, string>, on?: string) =>
      read([of(older, { as: 'say', say, ...(on && { on }) })], { acts });
    expect(said({ consentOn: '2025-05-08' })).toMatchObject([
      { verb: 'replace', on: '2025-05-08', payload: { consentOn: '2025-05-08', resolution } },
    ]);
    expect(said({ consentOn: '2025-05-08', 'resolution.date': '2025-05-09' })).toEqual([
      'amend.0.say.resolution.date PEOPLE.BEFORE_RESOLUTION',
    ]);
    expect(said({ consentOn: '2025-05-08' }, '2025-05-09')).toEqual(['amend.0.on PEOPLE.BEFORE_RESOLUTION']);
    expect(said({ consentOn: '2025-05-08' }, '2025-05-10')).toMatchObject([{ on: '2025-05-10' }]);
  });

  test('that was taken back by mistake is restored as it stood', () => {
    const back = of(voided, { as: 'restore', seen: newest.get(voided.root)?.actId ?? '' });
    expect(read([back])).toMatchObject([{ verb: 'replace', on: '2025-07-01', payload: voided.payload }]);
    expect(read([of(issued, { as: 'restore' })])).toEqual(['amend.0.root REGISTERS.NOT_VOID']);
  });

  test('is taken back with all that was recorded with it, each once', () => {
    const batch_id = idOf('batch');
    const inBatch = (act: Act): Act => ({ ...act, batchId: batch_id });
    const batches = new Map([[batch_id, [inBatch(issued), inBatch(moved)]]]);
    const bundle = of(issued, { as: 'bundle', batch_id, batch_seen: moved.actId });
    const actual = read([bundle, of(moved, { as: 'move', on: '2025-06-02' })], {
      batches,
    }) as readonly ReadDraft[];
    expect(actual.map(({ verb, root }) => [verb, root])).toEqual([
      ['void', issued.root],
      ['void', moved.root],
    ]);
    expect(read([of(issued, { as: 'bundle', batch_id: idOf('other') })], { batches })).toEqual([
      'amend.0.batch_id GENERAL.NOT_FOUND',
    ]);
    const unseen = of(issued, { as: 'bundle', batch_id, batch_seen: issued.actId });
    expect(read([unseen], { batches })).toEqual(['amend.0.root GENERAL.STALE']);
    expect(read([bundle], { batches, awaited: [idOf('CO-1')] })).toEqual(['amend.0.root REGISTERS.AWAITED']);
  });

  test.each<[string, Amendment, string]>([
    ['of nobody', { root: idOf('none'), seen: idOf('none'), as: 'void' }, 'amend.0.root GENERAL.NOT_FOUND'],
    [
      'as somebody else corrected it',
      of(issued, { as: 'void', seen: idOf('old') }),
      'amend.0.root GENERAL.STALE',
    ],
    [
      'that was taken back',
      of(voided, { as: 'void', seen: newest.get(voided.root)?.actId ?? '' }),
      'amend.0.root REGISTERS.ALREADY_VOID',
    ],
    ['to no day', of(issued, { as: 'move' }), 'amend.0.on GENERAL.NOT_A_DATE'],
    ['to its own day', of(issued, { as: 'move', on: '2025-03-14' }), 'amend.0.on SHARES.NOTHING_CHANGES'],
    ['to tomorrow', of(issued, { as: 'move', on: '2026-04-21' }), 'amend.0.on PEOPLE.DATE_IN_FUTURE'],
    ['in its own words', of(issued, { as: 'say', say: {} }), 'amend.0.say SHARES.NOTHING_CHANGES'],
    [
      'in words it does not have',
      of(issued, { as: 'say', say: { 'issues.0.personId': idOf('Bo') } }),
      'amend.0.say.issues.0.personId GENERAL.FIELD_UNKNOWN',
    ],
    [
      'of no shares',
      of(issued, { as: 'say', say: { 'issues.0.quantity': '0' } }),
      'amend.0.say.issues.0.quantity SHARES.OWNERSHIP_INVALID',
    ],
    [
      'with so many shares that nobody can count what they cost',
      of(issued, { as: 'say', say: { 'issues.0.quantity': '9'.repeat(30) } }),
      'amend.0.say.issues.0.quantity SHARES.SUM_TOO_LARGE',
    ],
    [
      'of more than the certificate',
      of(moved, { as: 'say', say: { 'transfers.0.quantity': '601' } }),
      'amend.0.say.transfers.0.quantity SHARES.ABOVE_CERTIFICATE',
    ],
    [
      'by a resolution of no day',
      of(moved, { as: 'say', say: { 'resolution.number': 'D-7' } }),
      'amend.0.say.resolution.date SHARES.RESOLUTION_DATE_REQUIRED',
    ],
    [
      'by a resolution of no number',
      of(moved, { as: 'say', say: { 'resolution.date': '2025-05-30' } }),
      'amend.0.say.resolution.number SHARES.RESOLUTION_NUMBER_REQUIRED',
    ],
    [
      'as unpaid',
      of(issued, { as: 'say', say: { 'issues.0.paidOn': '' } }),
      'amend.0.say.issues.0.paidOn GENERAL.FIELD_REQUIRED',
    ],
    [
      'resolved after its day',
      of(moved, { as: 'say', say: { 'resolution.number': 'D-7', 'resolution.date': '2025-06-02' } }),
      'amend.0.say.resolution.date SHARES.BEFORE_RESOLUTION',
    ],
    [
      'resolved before the corporation existed',
      of(moved, { as: 'say', say: { 'resolution.number': 'D-9', 'resolution.date': '1999-01-01' } }),
      'amend.0.say.resolution.date PEOPLE.BEFORE_INCORPORATION',
    ],
  ])('is not corrected %s', (_, amendment, refused) => {
    expect(read([amendment])).toEqual([refused]);
  });
});
