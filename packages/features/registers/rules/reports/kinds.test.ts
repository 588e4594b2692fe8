import { type KindName, kinds } from '@tabellion/book/acts/kinds.ts';
import { Story } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { logEntriesOf } from './reports.ts';
import { facts, ledgerOf, logOf, reportedAlone } from './testing.ts';

/** Entries in the log and records of the ledger that a sound act of each kind changes. */
const reports: { readonly [K in KindName]: readonly [log: readonly string[], ledger: readonly string[]] } = {
  incorporated: [[], ['organization Maple']],
  'name.changed': [['corporation_changed, act: name.changed'], ['organization Maple']],
  'address.changed': [['corporation_changed, act: address.changed'], ['organization Maple']],
  'yearend.changed': [['corporation_changed, act: yearend.changed'], ['organization Maple']],
  'articles.amended': [['corporation_changed, act: articles.amended'], ['organization Maple']],
  continued: [['corporation_changed, act: continued'], ['organization Maple']],
  amalgamated: [['corporation_changed, act: amalgamated'], ['organization Maple']],
  'auditor.appointed': [['corporation_changed, act: auditor.appointed'], ['organization Maple']],
  'auditor.waived': [['corporation_changed, act: auditor.waived'], ['organization Maple']],
  'banking.set': [['corporation_changed, act: banking.set'], ['organization Maple']],
  'bylaw.changed': [['corporation_changed, act: bylaw.changed'], ['organization Maple']],
  'bylaw.confirmed': [['corporation_changed, act: bylaw.confirmed'], ['organization Maple']],
  'agreement.made': [['corporation_changed, act: agreement.made'], ['organization Maple']],
  'dividend.declared': [['corporation_changed, act: dividend.declared'], ['organization Maple']],
  dissolved: [['corporation_changed, act: dissolved'], ['organization Maple']],
  'land.acquired': [['corporation_changed, act: land.acquired'], ['organization Maple']],
  'land.disposed': [['corporation_changed, act: land.disposed'], ['organization Maple']],

  'person.added': [[], ['position a1', 'shareholder Ann']],
  'person.changed': [['person_updated, person: Ann'], ['position a1', 'shareholder Ann']],
  'members.set': [['person_updated, person: Ann and Bo'], []],
  appointed: [['director_added, person: Ann'], ['position a1']],
  'consent.given': [['director_consented, person: Ann'], ['position a1']],
  ceased: [['director_removed, person: Ann'], ['position a1']],

  'class.created': [[], ['shareclass Common']],
  'class.amended': [['share_class_amended, shareClass: Common'], ['shareclass Common']],
  'authorized.changed': [['authorized_shares_changed, shareClass: Common'], ['shareclass Common']],
  'class.split': [
    ['share_class_split, denominator: 2, numerator: 3, shareClass: Common'],
    ['shareclass Common', 'shareholder Ann'],
  ],
  'class.consolidated': [
    ['share_class_consolidated, denominator: 1000, numerator: 1, shareClass: Common'],
    ['shareclass Common', 'shareholder Ann'],
  ],
  'capital.opened': [['stated_capital_opened, shareClass: Common'], ['shareclass Common']],
  'capital.adjusted': [['stated_capital_adjusted, shareClass: Common'], ['shareclass Common']],
  'class.valued': [['share_class_valued, shareClass: Common'], []],

  issued: [
    [
      'shares_issued, person: Ann, price: $1, quantity: 600, security: CO-1, shareClass: Common',
      'shareholder_added, person: Bo',
      'shares_issued, person: Bo, price: $1, quantity: 1, security: CO-2, shareClass: Common',
    ],
    ['shareholder Ann', 'shareholder Bo'],
  ],
  transferred: [
    [
      'shareholder_added, person: Bo',
      'shares_transferred, person: Ann, quantity: 400, security: CO-1, shareClass: Common, to: Bo',
    ],
    ['shareholder Ann', 'shareholder Bo'],
  ],
  repurchased: [
    ['shares_repurchased, person: Ann, price: $9.99, quantity: 400, security: CO-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  redeemed: [
    ['shares_redeemed, person: Ann, price: $1, quantity: 400, security: CO-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  surrendered: [
    ['shares_surrendered, person: Ann, quantity: 400, security: CO-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  cancelled: [
    ['shares_cancelled, person: Ann, quantity: 400, security: CO-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  converted: [
    ['shares_converted, into: Seed, person: Ann, quantity: 401, security: CO-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  reissued: [
    ['certificates_replaced, person: Ann, quantity: 700, security: CO-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  'form.chosen': [['acknowledgment_chosen, person: Ann, security: CO-1'], []],
  'vesting.set': [['vesting_set, person: Ann, security: CO-1'], []],
  'vesting.stopped': [['vesting_stopped, person: Ann, security: CO-1'], []],
  'vesting.accelerated': [['vesting_accelerated, person: Ann, security: CO-1'], []],

  'pool.reserved': [['option_pool_reserved, pool: Plan, quantity: 1000'], []],
  'pool.adjusted': [['option_pool_changed, pool: Plan, quantity: 0'], []],
  'option.granted': [['option_granted, person: Ann, quantity: 100, security: OP-1, shareClass: Common'], []],
  'option.exercised': [
    ['option_exercised, person: Ann, price: $1, quantity: 50, security: OP-1, shareClass: Common'],
    ['shareholder Ann'],
  ],
  'option.expired': [['option_expired, person: Ann, quantity: 50, security: OP-1'], []],
  'option.released': [['option_released, person: Ann, quantity: 50, security: OP-1'], []],
  'instrument.issued': [['instrument_recorded, instrument: note, person: Ann, security: CN-1'], []],
  'instrument.converted': [
    [
      'instrument_converted, person: Ann, price: $1, quantity: 50, security: CN-1, shareClass: Common',
      'instrument_converted, person: Ann, price: $1, quantity: 1, security: CN-1, shareClass: Common',
    ],
    ['shareholder Ann'],
  ],
  'instrument.ended': [['instrument_ended, person: Ann, reason: repaid, security: CN-1'], []],
  'instrument.transferred': [['instrument_transferred, person: Ann, security: CN-1, to: Bo'], []],
  'rights.adjusted': [['rights_adjusted, denominator: 3, numerator: 1, shareClass: Common'], []],

  'control.stated': [['control_stated, person: Ann'], []],
  'control.ended': [['control_ended, person: Ann'], []],
  'control.reviewed': [['control_reviewed'], []],
  'control.filed': [['control_filed'], []],
};

test.each(Object.keys(kinds) as KindName[])(
  'an act of the kind %s is told in the log and changes its records of the ledger',
  (kind) => {
    const act = new Story().record(kind, '2025-06-01', sound[kind]);
    const [log, ledger] = reports[kind];
    expect(logOf(reportedAlone(act))).toEqual(log);
    expect(ledgerOf(reportedAlone(act))).toEqual(ledger.map((record) => `1 ${record}`));
  },
);

test('is told by ids, numbers and codes, and dated by itself where it has a day in law', () => {
  const story = new Story();
  const acts = (Object.keys(kinds) as KindName[]).map((kind) =>
    story.record(kind, '2025-06-01', sound[kind]),
  );
  for (const { entry } of logEntriesOf(reportedAlone(...acts), facts)) {
    // Details of a person are told on the day of the writing.
    expect(entry.effectiveOn).toBe(entry.kind === 'person_updated' ? undefined : plainDate('2025-06-01'));
    for (const value of Object.values(entry.params)) expect(value).toMatch(/^[\w.-]+$/);
  }
});
