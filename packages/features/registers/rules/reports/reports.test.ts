import { fold } from '@tabellion/book/fold.ts';
import { founded, idOf, issue, Story, sourceOf } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { describe, expect, test } from 'vitest';
import { reportFactsInBook } from '../../../activity/acts/report.ts';
import { ledgerChangesOf, logEntriesOf, neededFor, reportedOf } from './reports.ts';
import { director, facts, ledgerOf, logOf, reportedAlone } from './testing.ts';

describe('an act that is recorded', () => {
  test('names an officer by the position, a director by none', () => {
    const president = { ...director, position: 'presidents' } as const;
    const act = new Story().record('appointed', '2025-06-01', {
      ...sound.appointed,
      position: president.position,
    });
    expect(logOf(reportedAlone(act))).toEqual(['officer_added, person: Ann, position: presidents']);
    const [record] = ledgerChangesOf(reportedAlone(act), { ...facts, seat: () => president });
    expect(record).toMatchObject({ personId: idOf('Ann'), position: 'presidents' });
    expect(ledgerChangesOf(reportedAlone(act), facts)[0]?.position).toBe('directors');
  });

  test('is not told with the incorporation, which the log tells with the status of the organization', () => {
    const story = new Story();
    const acts = [
      story.incorporated(),
      story.record('yearend.changed', '2025-03-12', sound['yearend.changed']),
      story.shareClass('Common'),
    ];
    expect(logOf(reportedAlone(...acts), { ...facts, isFounding: true })).toEqual([]);
  });

  test('adds a class by amendment of the articles, or changes terms that need none', () => {
    const story = new Story();
    const amendment = { resolution: null, registryCertificate: '1234' };
    const added = story.shareClass('Preferred', '2025-06-01', { amendment });
    const priced = story.record('class.amended', '2025-06-01', {
      ...sound['class.amended'],
      changes: { prefix: 'CS' },
    });
    expect(logOf(reportedAlone(added, priced))).toEqual([
      'share_class_added, shareClass: Preferred',
      'share_class_edited, shareClass: Common',
    ]);
  });

  test('tells of a balance that is cancelled, and leaves a price out that nobody knows', () => {
    const story = new Story();
    const { balance } = sound.transferred;
    const cancelled = story.record('transferred', '2025-06-01', {
      ...sound.transferred,
      balance: balance && { outcome: 'cancelled', quantity: '200' },
    } as typeof sound.transferred);
    const issued = story.issued('2025-06-01', {
      ...issue('Ann', 'Common', 5, 8),
      price: null,
      consideration: null,
      paidOn: null,
      takenOver: { issuedOn: null },
    });
    expect(logOf(reportedAlone(cancelled, issued), { ...facts, newShareholders: new Set() })).toEqual([
      'shares_transferred, person: Ann, quantity: 400, security: CO-1, shareClass: Common, to: Bo',
      'shares_cancelled, person: Ann, quantity: 200, security: CO-1, shareClass: Common',
      'shares_issued, person: Ann, quantity: 5, security: CO-8, shareClass: Common',
    ]);
  });

  test('makes somebody a shareholder once, and updates his details once, however many acts say so', () => {
    const story = new Story();
    const acts = [
      story.issued('2025-06-01', issue('Bo', 'Common', 1, 1), issue('Bo', 'Common', 2, 2)),
      story.issued('2025-06-02', issue('Bo', 'Common', 3, 3)),
      story.moved('Bo', '2025-06-01', '1 Elm'),
      story.moved('Bo', '2025-06-02', '2 Elm'),
    ];
    const told = logOf(reportedAlone(...acts));
    expect(told.filter((entry) => entry.startsWith('shares_issued'))).toHaveLength(3);
    expect(told.filter((entry) => !entry.startsWith('shares_issued'))).toEqual([
      'shareholder_added, person: Bo',
      'person_updated, person: Bo',
    ]);
    expect(ledgerOf(reportedAlone(...acts))).toEqual(['2 shareholder Bo']);
  });

  test('says nothing of the members of joint holders who are new themselves', () => {
    const act = new Story().record('members.set', '2025-06-01', sound['members.set']);
    expect(logOf(reportedAlone(act), { ...facts, isNew: () => true })).toEqual([]);
  });

  test('ends a position in the ledger, or one that never was', () => {
    const act = new Story().record('ceased', '2025-06-01', sound.ceased);
    const left = { ...facts, seat: () => ({ ...director, isActive: false }) };
    expect(ledgerOf(reportedAlone(act), left)).toEqual(['1 position a1 deleted']);
    expect(ledgerOf(reportedAlone(act), { ...facts, seat: () => undefined })).toEqual([
      '1 position a1 deleted',
    ]);
    expect(logOf(reportedAlone(act), { ...facts, seat: () => undefined })).toEqual([]);
  });
});

describe('an act that is corrected', () => {
  const transferAt = (on: string) => {
    const story = new Story();
    const act = story.record('transferred', on, sound.transferred);
    return { story, act };
  };
  const transfer = 'act: transferred, entry: act 1, from: 2025-06-01, person: Ann, shareClass: Common';

  test('says that it was corrected, or only moved, with what and whom it was about', () => {
    const { story, act } = transferAt('2025-06-01');
    const { source, transfers } = sound.transferred;
    const corrected = story.replace(act, '2025-06-01', { source: { ...source, quantity: '700' }, transfers });
    expect(logOf(reportedOf([corrected], story.acts))).toEqual([`entry_corrected, ${transfer}`]);
    const moved = story.replace(corrected, '2025-06-02', {});
    const [entry] = logEntriesOf(reportedOf([moved], story.acts), facts);
    expect(entry).toMatchObject({
      root: act.root,
      entry: { kind: 'entry_moved', effectiveOn: '2025-06-02' },
    });
  });

  test('changes the records of the ledger that it named before and names now', () => {
    const { story, act } = transferAt('2025-06-01');
    const [to] = sound.transferred.transfers;
    const transfers = to === undefined ? [] : [{ ...to, personId: idOf('Northgate Ltd.') }];
    const corrected = story.replace(act, '2025-06-01', { transfers });
    expect(ledgerOf(reportedOf([corrected], story.acts))).toEqual([
      '2 shareholder Bo',
      '2 shareholder Ann',
      '2 shareholder Northgate Ltd.',
    ]);
  });

  test('of issuances only those that differ are told by the form of an issuance, all where none does', () => {
    const story = new Story();
    const act = story.issued('2025-06-01', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 5, 2));
    const issues = [issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 7, 2)];
    const corrected = story.replace(act, '2025-06-01', { issues });
    const ofBo = 'issuance_corrected, person: Bo, price: $1, quantity: 7, security: CO-2, shareClass: Common';
    expect(logOf(reportedOf([corrected], story.acts))).toEqual([ofBo]);
    const moved = story.replace(corrected, '2025-06-02', {});
    expect(logOf(reportedOf([moved], story.acts))).toHaveLength(2);
    // Asked for by its name, it is told like any other entry.
    expect(logOf(reportedOf([corrected], story.acts, new Set([act.root])))).toEqual([
      'entry_corrected, act: issued, entry: act 1, from: 2025-06-01, person: Ann, shareClass: Common',
    ]);
  });

  test('of a person is an update of details, and nothing where only the day moves', () => {
    const story = new Story();
    const act = story.person('Ann');
    const moved = story.replace(act, '2025-03-13', {});
    const corrected = story.replace(moved, '2025-03-13', { facts: [] });
    expect(logOf(reportedOf([moved], story.acts))).toEqual([]);
    expect(logOf(reportedOf([corrected], story.acts))).toEqual(['person_updated, person: Ann']);
  });
});

describe('an act that is taken back', () => {
  test('says so of the entry, and that it is restored when it is said again', () => {
    const story = new Story();
    const act = story.record('transferred', '2025-06-01', sound.transferred);
    const voided = story.void(act);
    const restored = story.replace(act, '2025-06-01', {});
    const entry = 'act: transferred, entry: act 1, from: 2025-06-01, person: Ann, shareClass: Common';
    expect(logOf(reportedOf([voided], story.acts))).toEqual([`entry_voided, ${entry}`]);
    expect(logOf(reportedOf([restored], story.acts))).toEqual([`entry_restored, ${entry}`]);
    expect(ledgerOf(reportedOf([voided], story.acts))).toEqual(['2 shareholder Ann', '2 shareholder Bo']);
  });

  test.each([
    'control.stated',
    'control.ended',
    'control.reviewed',
    'control.filed',
    'class.valued',
  ] as const)('%s does not say whom it was about, which is for those who may read that register', (kind) => {
    const story = new Story();
    const act = story.record(kind, '2025-06-01', sound[kind]);
    const voided = story.void(act);
    expect(logOf(reportedOf([voided], story.acts))).toEqual(['control_taken_back']);
  });

  test('takes a class that it made out of the ledger', () => {
    const story = new Story();
    const created = story.shareClass('Preferred');
    const amended = story.record('class.amended', '2025-06-01', sound['class.amended']);
    const voided = [story.void(amended), story.void(created)];
    expect(ledgerOf(reportedOf(voided, story.acts))).toEqual([
      '3 shareclass Common',
      '4 shareclass Preferred deleted',
    ]);
  });

  test('that nothing is known of before says nothing', () => {
    const story = new Story();
    const voided = story.void(story.record('ceased', '2025-06-01', sound.ceased));
    expect(logOf(reportedOf([voided], []))).toEqual([]);
    expect(ledgerOf(reportedOf([voided], []))).toEqual([]);
  });
});

test('facts are read of whoever the acts and their earlier versions name, each once', () => {
  const story = new Story();
  const act = story.issued('2025-06-01', issue('Ann', 'Common', 1, 1));
  const corrected = story.replace(act, '2025-06-01', { issues: [issue('Bo', 'Common', 1, 1)] });
  const more = [
    story.record('vesting.set', '2025-06-01', sound['vesting.set']),
    story.record('ceased', '2025-06-01', sound.ceased),
    story.record('control.ended', '2025-06-01', sound['control.ended']),
    story.moved('Ann', '2025-06-01', '1 Elm'),
    story.moved('Ann', '2025-06-02', '2 Elm'),
  ];
  expect(neededFor(reportedOf([corrected, ...more], story.acts))).toEqual({
    recipients: [idOf('Bo'), idOf('Ann')],
    securities: [idOf('CO-1')],
    appointments: [idOf('a1')],
    controls: [idOf('control 1')],
    persons: [idOf('Ann')],
  });
});

test('of a batch the ledger is told by the book, with the batch in it', () => {
  const story = founded('Ann', 'Bo');
  story.appointed('a1', 'Ann', 'director', '2025-03-12');
  story.appointed('a2', 'Bo', 'director', '2025-03-12');
  story.issued('2025-03-12', issue('Ann', 'Common', 10, 1));
  story.transferred('2025-03-13', sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 10, serial: 2 }]);
  const ceased = story.ceased('a2', '2025-03-14');
  const moved = story.moved('Ann', '2025-03-14', '1 Elm');
  const movedToo = story.moved('Bo', '2025-03-14', '1 Elm');
  const inBook = reportFactsInBook(fold(story.acts), 'Maple');
  expect(ledgerOf(reportedAlone(ceased), inBook)).toEqual(['9 position a2 deleted']);
  expect(ledgerOf(reportedAlone(moved), inBook)).toEqual(['10 position a1', '10 shareholder Ann']);
  expect(ledgerOf(reportedAlone(movedToo), inBook)).toEqual(['11 shareholder Bo']);
});
