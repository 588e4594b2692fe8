import { plainDate } from '@tabellion/kernel/date.ts';
import type { KindName, Payloads } from './acts/kinds.ts';
import {
  acquisition,
  articles,
  classTerms,
  factOf,
  idOf,
  issue,
  part,
  proRata,
  transfer,
} from './testing.ts';
import { atWill, becoming, convertible, eightPercent, exercised, grant } from './testing-options.ts';
import { DEFAULT_VESTING } from './vesting.ts';

const appointed = {
  appointmentId: idOf('a1'),
  personId: idOf('Ann'),
  position: 'director' as const,
  title: null,
  consentOn: plainDate('2025-03-12'),
  residency: factOf('resident'),
  resolution: { number: '2025-1', date: plainDate('2025-03-12') },
};

const source = {
  securityId: idOf('CO-1'),
  classId: idOf('Common'),
  personId: idOf('Ann'),
  quantity: '600',
};

const { securityId, certificate, quantity } = part({ shares: 100, serial: 9 });
const { classId, personId } = source;
const back = {
  ...acquisition(source, 400, { balance: { shares: 200, serial: 3 } }),
  spoiled: [{ securityId, certificate, quantity, classId, personId }],
};

const division = {
  classId: idOf('Common'),
  fractions: { per: 'certificate' as const, rounding: 'down' as const, cash: null },
  resolution: null,
  registryCertificate: '1234',
  spoiled: [],
};

/** A sound payload of every kind of act, for tests. */
export const sound: { readonly [K in KindName]: Payloads[K] } = {
  incorporated: articles,
  'person.added': {
    personId: idOf('Ann'),
    kind: 'individual',
    facts: [{ kind: 'name', ref: factOf('Ann') }],
  },
  'person.changed': {
    personId: idOf('Ann'),
    set: [{ kind: 'address', ref: factOf('1 Elm') }],
    remove: ['contact'],
  },
  'members.set': { personId: idOf('Ann and Bo'), members: [idOf('Ann'), idOf('Bo')] },
  appointed,
  ceased: { appointmentId: idOf('a1'), reason: 'death', resolution: null },
  'consent.given': { appointmentId: idOf('a1') },
  'name.changed': { name: 'Maple Automation Inc.', resolution: null, registryCertificate: null },
  'address.changed': {
    place: 'registered',
    address: {
      street: '12 Elm Street',
      unit: null,
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 2T6',
      country: 'CA',
    },
    resolution: null,
  },
  'yearend.changed': { yearEnd: '02-29', resolution: null },
  'articles.amended': {
    changes: { board: { minimum: 3, maximum: 9 } },
    resolution: null,
    registryCertificate: null,
  },
  continued: {
    jurisdiction: 'BC',
    number: 'C0123456',
    name: 'Maple Robotics Ltd.',
    resolution: null,
    registryCertificate: null,
  },
  amalgamated: {
    name: 'Maple Robotics Inc.',
    number: '7654321-0',
    with: [{ name: 'Oak Sensors Inc.', number: null }],
    form: 'vertical',
    resolution: null,
    registryCertificate: null,
  },
  'auditor.appointed': { auditor: 'Oak & Birch LLP', resolution: null },
  'auditor.waived': { resolution: null },
  'banking.set': {
    bank: 'Royal Bank',
    branch: '200 Bay Street',
    signers: [idOf('Ann'), idOf('Bo')],
    together: 2,
    resolution: null,
  },
  'bylaw.changed': {
    number: '2',
    title: 'Borrowing',
    change: 'made',
    text: 'The directors may borrow money.',
    resolution: null,
  },
  'bylaw.confirmed': { number: '2', resolution: null },
  'agreement.made': {
    form: 'agreement',
    text: 'The shareholders manage the business of the Corporation.',
    resolution: null,
  },
  'land.acquired': {
    landId: idOf('12 Elm Street'),
    address: '12 Elm Street, Toronto',
    division: 'Toronto (No. 80)',
    identifier: '21234-0056',
    legalDescription: 'LOT 7, PLAN 123, CITY OF TORONTO',
    rollNumber: null,
    registration: 'AT1234567',
  },
  'land.disposed': { landId: idOf('12 Elm Street'), registration: null },
  'dividend.declared': {
    classId: idOf('Common'),
    perShare: '0.25',
    arrears: '0',
    recordOn: plainDate('2026-06-15'),
    payableOn: plainDate('2026-06-30'),
    solvencyOn: plainDate('2026-06-01'),
    resolution: null,
  },
  dissolved: { ground: 'no_property', keeper: idOf('Ann'), resolution: null, registryCertificate: null },
  'form.chosen': { securityId: idOf('CO-1'), form: 'acknowledgment' },
  'vesting.set': {
    securityId: idOf('CO-1'),
    terms: { dates: [{ on: plainDate('2026-03-12'), quantity: '100' }] },
    resolution: null,
  },
  'vesting.stopped': { securityId: idOf('CO-1'), reason: 'voluntary', resolution: null },
  'vesting.accelerated': { securityId: idOf('CO-1'), quantity: '100', resolution: null },
  'capital.opened': {
    classId: idOf('Common'),
    amount: '491176.41',
    source: 'financial_statements',
    statedOn: plainDate('2025-12-31'),
  },
  'capital.adjusted': { classId: idOf('Common'), change: '-0.5', ground: 'reduction', resolution: null },
  'class.created': classTerms('Common'),
  'class.amended': {
    classId: idOf('Common'),
    changes: { name: 'Class A Common', votesPerShare: '10' },
    resolution: null,
    registryCertificate: null,
  },
  'authorized.changed': {
    classId: idOf('Common'),
    seriesOf: null,
    authorized: '1000',
    resolution: null,
    registryCertificate: null,
  },
  issued: {
    issues: [
      issue('Ann', 'Common', 600, 1, { form: 'acknowledgment', legends: ['shareholder_agreement'] }),
      issue('Bo', 'Common', 1, 2),
    ],
    resolution: null,
  },
  transferred: transfer(source, [{ holder: 'Bo', shares: 400, serial: 2 }], { shares: 200, serial: 3 }),
  repurchased: {
    ...back,
    price: '9.99',
    paid: { kind: 'money', total: '3996', paidOn: plainDate('2025-10-01') },
    solvencyOn: plainDate('2025-09-30'),
    ground: 'purchase',
  },
  redeemed: { ...back, price: '1', paid: null, solvencyOn: null, demandedBy: 'holder' },
  surrendered: back,
  converted: {
    source,
    quantity: '401',
    ratio: { numerator: '3', denominator: '2' },
    fractions: {
      per: 'holder',
      rounding: 'down',
      cash: { perShare: '1.25', rounding: 'half_up', paid: [{ personId: idOf('Ann'), cents: '63' }] },
    },
    into: {
      classId: idOf('Seed'),
      securities: [
        part({ shares: 600, serial: 1, prefix: 'SE' }),
        part({ shares: 1, serial: 2, prefix: 'SE' }),
      ],
    },
    balance: part({ shares: 199, serial: 3 }),
    deduction: { ...proRata('333.33', '1000'), rule: 'INTERCONVERTIBLE' },
    additional: { kind: 'money', amount: '0.5', paidOn: plainDate('2025-09-30') },
    resolution: null,
    spoiled: [],
  },
  reissued: {
    sources: [source, { ...source, securityId: idOf('CO-9'), quantity: '100' }],
    into: [
      { ...part({ shares: 300, serial: 2 }), legends: ['transfer_restriction', 'class_rights'] },
      { ...part({ shares: 400, serial: 3 }), form: 'acknowledgment' },
    ],
    reason: 'merged',
    resolution: null,
    spoiled: [],
  },
  'class.split': {
    ...division,
    ratio: { numerator: '3', denominator: '2' },
    reissued: [{ source, into: part({ shares: 900, serial: 2 }) }],
  },
  'class.consolidated': {
    ...division,
    ratio: { numerator: '1', denominator: '1000' },
    reissued: [{ source, into: null }],
  },
  cancelled: { ...back, reason: 'mistake' },
  'pool.reserved': {
    poolId: idOf('Plan'),
    name: 'Stock option plan 2026',
    classIds: [idOf('Common'), idOf('Preferred')],
    quantity: '1000',
    onCancellation: 'returned',
    boardApprovedOn: plainDate('2025-03-10'),
    shareholdersApprovedOn: null,
    resolution: null,
  },
  'pool.adjusted': {
    poolId: idOf('Plan'),
    quantity: '0',
    boardApprovedOn: null,
    shareholdersApprovedOn: null,
    resolution: null,
  },
  'option.granted': grant('Ann', 'Common', 100, 'OP-1', {
    poolId: idOf('Plan'),
    expiresOn: plainDate('2035-03-12'),
    vesting: { start: plainDate('2025-03-12'), ...DEFAULT_VESTING },
    exemption: { rule: 'employee', category: null },
  }),
  'option.exercised': exercised(idOf('OP-1'), [issue('Ann', 'Common', 50, 8)]),
  'option.expired': { securityId: idOf('OP-1'), vested: '30', unvested: '20', returnsTo: idOf('Plan') },
  'option.released': {
    securityId: idOf('OP-1'),
    vested: '0',
    unvested: '50',
    returnsTo: null,
    reason: 'forfeited',
    resolution: null,
  },
  'instrument.issued': convertible('Ann', 'CN-1', {
    terms: {
      interest: eightPercent('2025-03-12'),
      triggers: [
        atWill('Common', { type: 'price', price: '0.5' }),
        {
          type: 'automatic_on_event',
          triggerId: 'T2',
          event: 'financing',
          right: {
            classId: null,
            mechanism: {
              type: 'valuation',
              cap: '5000000',
              discount: '20',
              timing: 'pre_money',
              mostFavoured: false,
            },
          },
        },
      ],
      proRata: null,
      seniority: 1,
    },
  }),
  'instrument.converted': becoming(idOf('CN-1'), '51', [
    issue('Ann', 'Common', 50, 8),
    issue('Ann', 'Common', 1, 7),
  ]),
  'instrument.ended': { securityId: idOf('CN-1'), principal: '25000', reason: 'repaid', resolution: null },
  'instrument.transferred': {
    source: {
      securityId: idOf('CN-1'),
      kind: 'note',
      personId: idOf('Ann'),
      quantity: null,
      principal: '25000',
    },
    into: [
      { securityId: idOf('CN-2'), label: 'CN-2', personId: idOf('Bo'), quantity: null, principal: '10000' },
    ],
    balance: { securityId: idOf('CN-3'), label: 'CN-3', quantity: null, principal: '15000' },
    resolution: null,
  },
  'rights.adjusted': {
    of: idOf('split'),
    classId: idOf('Common'),
    ratio: { numerator: '1', denominator: '3' },
    rounding: { quantity: 'down', price: 'up', vesting: 'CUMULATIVE_ROUND_DOWN' },
    instruments: [
      {
        securityId: idOf('OP-1'),
        quantity: { from: '100', to: '33' },
        price: { from: '0.5', to: '1.5' },
        triggers: [],
      },
      {
        securityId: idOf('CN-1'),
        quantity: null,
        price: null,
        triggers: [
          { triggerId: 'T1', type: 'price', price: { from: '0.5', to: '1.5' } },
          { triggerId: 'T2', type: 'fixed', quantity: { from: '100', to: '33' } },
        ],
      },
    ],
    pools: [{ poolId: idOf('Plan'), reserved: { from: '1000', to: '333' }, used: { from: '100', to: '33' } }],
    resolution: null,
  },
  'control.stated': {
    controlId: idOf('control 1'),
    ground: 'owner',
    individuals: [idOf('Ann')],
    holders: [idOf('Northgate Ltd.')],
    part: '62.5',
    classIds: [idOf('Common')],
    learnedOn: plainDate('2025-06-10'),
    manner: null,
    descriptions: [{ personId: idOf('Ann'), ref: factOf('control of Ann') }],
  },
  'control.ended': { controlId: idOf('control 1'), learnedOn: plainDate('2025-10-04') },
  'control.reviewed': {
    reviewId: idOf('review 1'),
    peopleAsked: [
      { personId: idOf('Ann'), answered: true },
      { personId: idOf('Bo'), answered: false },
    ],
    ways: ['letter', 'records'],
    outcome: 'confirmed',
    yearEndOn: plainDate('2025-12-31'),
    summary: factOf('steps'),
  },
  'control.filed': {
    filingId: idOf('filing 1'),
    occasion: 'annual',
    reference: 'ISC-2025-1',
    covers: {
      entry: 12,
      individuals: [{ personId: idOf('Ann'), from: plainDate('2025-03-12'), to: null }],
    },
  },
  'class.valued': { valueId: idOf('value 1'), classId: idOf('Common'), perShare: '2.5', basis: 'sale' },
};
