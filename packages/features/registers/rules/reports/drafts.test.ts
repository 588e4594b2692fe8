import type { KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { Dating, DraftAct } from '@tabellion/book/draft.ts';
import { classTerms, factOf, idOf, issue } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { type DraftReport, isEntry, proposalLogEntries, reportOfDrafts } from './drafts.ts';
import { named, spelled } from './testing.ts';

const draft = <K extends KindName>(
  kind: K,
  payload: Payloads[K],
  dating: Dating = { latestOf: ['certificate'] },
): DraftAct => {
  const actId = idOf(`draft ${kind}`);
  const head = { actId, root: actId, supersedes: null, dating, basis: null, documents: [] };
  return { ...head, kind, verb: 'record', payload } as DraftAct;
};

const person = (name: string) => ({
  personId: idOf(name),
  kind: 'individual' as const,
  facts: [{ kind: 'name' as const, ref: factOf(name) }],
});
const ann = draft('person.added', person('Ann'));
const annMoved = draft('person.added', {
  ...person('Ann'),
  facts: [{ kind: 'address', ref: factOf('1 Elm') }],
});
const director = draft('appointed', sound.appointed);
const president = draft('appointed', { ...sound.appointed, position: 'presidents', title: null });
const common = draft('class.created', classTerms('Common'));
const issued = (...issues: Payloads['issued']['issues'][number][]) =>
  draft('issued', { issues, resolution: null });
const toAnn = issue('Ann', 'Common', 100, 1);

const reported = (
  before: DraftAct[],
  after: DraftAct[],
  more: { isFounding?: boolean; company?: 'old' } = {},
) => spelledReport(reportOfDrafts({ before, after, isFounding: true, company: 'new', ...more }));
const spelledReport = ({ entries, records }: DraftReport) => ({
  log: entries.map(spelled),
  ledger: records.map(({ kind, id, deleted }) => `${kind} ${named(id)}${deleted ? ' deleted' : ''}`),
});

describe('an edit of a proposal', () => {
  test.each([
    ['director_named, company: new, person: Ann', [], [director], 'position a1'],
    ['director_withdrawn, person: Ann', [director], [], 'position a1 deleted'],
    ['officer_named, company: new, person: Ann, position: presidents', [], [president], 'position a1'],
    ['officer_withdrawn, person: Ann, position: presidents', [president], [], 'position a1 deleted'],
    ['share_class_added, shareClass: Common', [], [common], 'shareclass Common'],
    ['share_class_deleted, shareClass: Common', [common], [], 'shareclass Common deleted'],
    [
      'shares_subscribed, person: Ann, price: $1, quantity: 100, security: CO-1, shareClass: Common',
      [],
      [issued(toAnn)],
      'shareholder Ann',
    ],
    [
      'subscription_withdrawn, person: Ann, quantity: 100, security: CO-1, shareClass: Common',
      [issued(toAnn)],
      [],
      'shareholder Ann deleted',
    ],
  ])('says %s', (entry, before, after, record) => {
    expect(reported(before, after)).toEqual({ log: [entry], ledger: [record] });
  });

  test('says what differs, and nothing of what stayed', () => {
    const dearer = { ...toAnn, price: '2' };
    const later = draft('appointed', sound.appointed, { on: plainDate('2025-06-01') });
    const named = draft('class.created', classTerms('Common', { prefix: 'CS' }));
    expect(reported([common, director, issued(toAnn)], [named, later, issued(dearer)])).toEqual({
      log: [
        'share_class_edited, shareClass: Common',
        'person_updated, person: Ann',
        'subscription_changed, person: Ann, price: $2, quantity: 100, security: CO-1, shareClass: Common',
      ],
      ledger: ['shareclass Common', 'position a1', 'shareholder Ann'],
    });
    const all = [ann, common, director, issued(toAnn)];
    expect(reported(all, all)).toEqual({ log: [], ledger: [] });
  });

  test('leaves no line where a subscription only got what it waits for', () => {
    const paid = draft(
      'issued',
      {
        issues: [{ ...toAnn, paidOn: plainDate('2025-05-02') }],
        resolution: { number: 'D-1', date: plainDate('2025-05-02') },
      },
      { on: plainDate('2025-05-02') },
    );
    expect(reported([issued(toAnn)], [paid])).toEqual({ log: [], ledger: ['shareholder Ann'] });
  });

  test('tells details of a person once, wherever he stands in the proposal', () => {
    const seated = [director, issued(toAnn)];
    expect(reported([ann, ...seated], [annMoved, ...seated])).toEqual({
      log: ['person_updated, person: Ann'],
      ledger: ['position a1', 'shareholder Ann'],
    });
    expect(reported([], [ann])).toEqual({ log: [], ledger: [] });
  });

  test('names a director of a corporation that exists as such', () => {
    expect(reported([], [director], { company: 'old' }).log).toEqual([
      'director_named, company: old, person: Ann',
    ]);
  });

  test('leaves a shareholder in the ledger who has another subscription, or may hold shares already', () => {
    const second = issue('Ann', 'Common', 5, 2);
    expect(reported([issued(toAnn, second)], [issued(second)]).ledger).toEqual(['shareholder Ann']);
    expect(reported([issued(toAnn)], [], { isFounding: false }).ledger).toEqual(['shareholder Ann']);
  });
});

test('an entry that waits is told by its kind and whom it is about, not the people that come with it', () => {
  const drafts = [ann, draft('transferred', sound.transferred)];
  expect(proposalLogEntries('entry_proposed', 'p1', drafts).map(spelled)).toEqual([
    'entry_proposed, act: transferred, person: Ann, proposal: p1, shareClass: Common',
  ]);
  expect(proposalLogEntries('proposal_withdrawn', 'p1', drafts)).toMatchObject([
    { kind: 'proposal_withdrawn' },
  ]);
  expect(drafts.map(isEntry)).toEqual([false, true]);
});
