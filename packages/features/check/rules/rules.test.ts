import type { CertificateForm } from '@tabellion/book/terms/securities.ts';
import { classTerms } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { checking } from '@tabellion/texts/checking/fr.ts';
import { createText, type Text } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import type { FiledDocument } from '../../documents/shapes.ts';
import { personOf } from '../../documents/templates/words.ts';
import type { FixView } from '../contract.ts';
import { act, cleanBook, director, dueFor, filed, secondCertificate } from '../testing.ts';
import { add, all, book, change, corporation, type Fault, found, without } from '../testing-faults.ts';
import { findingsIn, rules } from './check.ts';
import { type CheckCode, checkCodes, readinessOf } from './readiness.ts';
import type { CheckFacts } from './rule.ts';
import { fixView } from './views.ts';
import { wordsOf } from './words.ts';

const elsewhere = {
  street: '9 Queen St',
  unit: null,
  city: 'Ottawa',
  province: 'ON',
  postalCode: 'K1A 0A1',
  country: 'CA',
};
/** As registers had it before redemption prices were asked. */
const unpriced = {
  ...classTerms('Special', { redeemable: true, retractable: true }),
  createdOn: plainDate('2025-03-12'),
};
const secondSeat = { ...director, appointmentId: 'seat-2', personId: 'ann' };
/** The shareholders elected this one, after the board was elected. */
const elected = {
  ...director,
  appointmentId: 'seat-3',
  personId: 'bea',
  from: plainDate('2025-06-01'),
  consentOn: plainDate('2025-06-01'),
  resolution: { number: 'S-2025-01', date: plainDate('2025-06-01') },
};
/** Redeemable at one dollar, and redeemed at two. */
const priced = { ...unpriced, classId: 'priced', redemption: { type: 'amount' as const, price: '1' } };
const redemption = {
  source: { personId: 'ann', classId: priced.classId },
  demandedBy: 'corporation',
  price: '2',
  solvencyOn: plainDate('2025-05-02'),
  resolution: null,
};

/** Each breaks one rule of the clean book. */
const faults: Readonly<Record<CheckCode, readonly [Fault, Partial<FixView>]>> = {
  consent_missing: [
    all(
      book((of) => ({ appointments: [...of.appointments, { ...secondSeat, consentOn: null }] })),
      add({ due: [dueFor('director_consent', { subject: 'seat-2' })] }),
    ),
    { do: 'draft', template: 'director_consent', subject: 'seat-2' },
  ],
  consent_late: [
    book((of) => ({
      appointments: of.appointments.map((one) =>
        one === director ? { ...one, consentOn: plainDate('2024-03-23') } : one,
      ),
    })),
    { do: 'open', page: 'directors' },
  ],
  board_residency: [
    book((of) => ({
      persons: new Map([...of.persons].map(([id, one]) => [id, { ...one, residentCanadian: false }])),
    })),
    { do: 'open', page: 'directors' },
  ],
  residents_unknown: [
    all(
      book((of) => ({
        isFoundedHere: false,
        persons: new Map([...of.persons].map(([id, one]) => [id, { ...one, residentCanadian: null }])),
      })),
      add({ onFile: [filed('articles of old', { section: 'articles', source: 'upload', template: null })] }),
    ),
    { do: 'open', page: 'directors' },
  ],
  board_below_minimum: [
    corporation({ board: { minimum: 2, maximum: 10 } }),
    { do: 'open', page: 'directors' },
  ],
  board_above_maximum: [
    all(
      corporation({ board: { minimum: 1, maximum: 1 } }),
      book((of) => ({ appointments: [...of.appointments, elected] })),
    ),
    { do: 'open', page: 'directors' },
  ],
  additional_directors: [
    book((of) => ({ appointments: [...of.appointments, { ...elected, resolution: null }] })),
    { do: 'open', page: 'directors' },
  ],
  consent_not_filed: [
    change('director_consent', { status: 'draft' }),
    { do: 'open', page: 'document', id: 'director_consent' },
  ],
  approved_by_nothing: [
    book((of) => ({
      acts: [
        ...of.acts,
        act('transferred', 'sale', { payload: { source: { securityId: 'cs-1' }, resolution: null } }),
      ],
    })),
    { do: 'open', page: 'transfers' },
  ],
  issue_resolution_unsigned: [
    change('issue_resolution', { status: 'draft' }),
    { do: 'open', page: 'document', id: 'issue_resolution' },
  ],
  resolution_missing: [
    all(
      book((of) => ({
        resolutions: [
          ...of.resolutions,
          {
            resolutionId: 'r-2',
            body: 'directors' as const,
            number: 'D-2025-02',
            datedOn: plainDate('2025-06-01'),
            isOrganizing: false,
          },
        ],
        acts: [
          ...of.acts,
          act('vesting.set', 'vesting', { payload: { resolution: { number: 'D-2025-02' } } }),
        ],
      })),
      add({
        due: [dueFor('directors_resolution', { subject: 'r-2', blanks: () => [{ fact: 'resolution' }] })],
      }),
    ),
    { do: 'enter', template: 'directors_resolution', subject: 'r-2', fact: 'resolution' },
  ],
  certificate_missing: [
    add({ due: [dueFor('share_certificate', { section: 'certificates', subject: 'cs-2', number: 'CS-2' })] }),
    { do: 'draft', template: 'share_certificate', subject: 'cs-2' },
  ],
  certificate_unsigned: [
    add({
      onFile: [filed('unsigned', { section: 'certificates', number: 'CS-2', status: 'draft', signees: 0 })],
    }),
    { do: 'open', page: 'document', id: 'unsigned' },
  ],
  certificate_differs: [
    change('share_certificate', { hasChanged: true }),
    { do: 'open', page: 'document', id: 'share_certificate' },
  ],
  certificate_gap: [
    book((of) => ({
      certificates: [...of.certificates, { ...secondCertificate, securityId: 'cs-5', serial: 5 }],
    })),
    { do: 'open', page: 'section', id: 'certificates' },
  ],
  issued_too_early: [
    book((of) => ({
      certificates: [...of.certificates, { ...secondCertificate, paidOn: plainDate('2025-06-01') }],
    })),
    { do: 'open', page: 'holder', id: 'ann' },
  ],
  received_before_payment: [
    all(
      book((of) => ({
        certificates: of.certificates.map((one) =>
          one.securityId === 'cs-1'
            ? { ...one, issuedOn: plainDate('2025-06-01'), paidOn: plainDate('2025-06-01') }
            : one,
        ),
      })),
      change('issue_resolution', { saysReceived: true }),
    ),
    { do: 'open', page: 'document', id: 'issue_resolution' },
  ],
  subscription_waiting: [
    add({
      waiting: [{ securityId: 'cs-9', name: 'Bo Li', since: plainDate('2024-05-02'), lacks: 'resolution' }],
    }),
    { do: 'open', page: 'shareholders' },
  ],
  private_issuer_unrestricted: [
    all(
      corporation({ transferRestrictions: null }),
      add({ onFile: [filed('subscription', { section: 'agreements', claimsPrivateIssuer: true })] }),
    ),
    { do: 'open', page: 'corporation' },
  ],
  year_end_missing: [
    all(
      corporation({ yearEnd: '' }),
      book((of) => ({ acts: of.acts.filter(({ kind }) => kind !== 'yearend.changed') })),
    ),
    { do: 'open', page: 'corporation' },
  ],
  auditor_waiver_missing: [
    without(({ documentId }) => documentId === 'waiver 2025-12-31'),
    { do: 'open', page: 'minutes' },
  ],
  annual_resolution_missing: [
    all(
      without(({ documentId }) => documentId === 'shareholders 2025-12-31'),
      add({
        due: [
          dueFor('annual_resolution_of_shareholders', {
            section: 'shareholders_resolutions',
            subject: '2025-12-31',
          }),
        ],
      }),
    ),
    { do: 'draft', template: 'annual_resolution_of_shareholders', subject: '2025-12-31' },
  ],
  statements_unapproved: [
    without(({ documentId }) => documentId === 'directors 2025-12-31'),
    { do: 'open', page: 'minutes' },
  ],
  statements_not_sent: [
    all(
      change('directors 2025-12-31', { datedOn: plainDate('2026-04-01') }),
      change('shareholders 2025-12-31', { datedOn: plainDate('2026-04-21'), status: 'draft', signees: 0 }),
    ),
    { do: 'draft', template: 'statements_waiver', subject: '2025-12-31 ann' },
  ],
  by_law_unconfirmed: [
    all(
      change('organizing_resolution_of_shareholders', { status: 'draft' }),
      change('by_law', { status: 'draft', signees: 0 }),
    ),
    { do: 'open', page: 'document', id: 'organizing_resolution_of_shareholders' },
  ],
  articles_missing: [
    all(
      book(() => ({ isFoundedHere: false })),
      add({ onFile: [filed('by-laws of old', { section: 'by_laws', source: 'upload', template: null })] }),
    ),
    { do: 'open', page: 'section', id: 'articles' },
  ],
  incorporation_certificate_missing: [
    (facts) => ({ ...facts, hasIncorporationCertificate: false }),
    { do: 'open', page: 'incorporation_certificate', id: 'founding' },
  ],
  by_laws_missing: [
    all(
      book(() => ({ isFoundedHere: false })),
      without(({ section }) => section === 'by_laws'),
      add({ onFile: [filed('articles of old', { section: 'articles', source: 'upload', template: null })] }),
    ),
    { do: 'open', page: 'section', id: 'by_laws' },
  ],
  records_place_unresolved: [
    all(
      corporation({ recordsOffice: elsewhere }),
      book((of) => ({
        acts: [...of.acts, act('address.changed', 'records', { payload: { place: 'records' } })],
      })),
      add({ due: [dueFor('address_resolution', { carries: ['records'] })] }),
    ),
    { do: 'draft', template: 'address_resolution', subject: '' },
  ],
  land_document_missing: [
    all(
      book(() => ({ statute: 'obca' })),
      corporation({
        land: [
          {
            landId: 'land',
            root: 'elm',
            acquiredOn: plainDate('2025-05-01'),
            address: '12 Elm Street, Toronto',
            division: null,
            identifier: null,
            legalDescription: null,
            rollNumber: null,
            registration: null,
            disposed: null,
          },
        ],
      }),
    ),
    { do: 'open', page: 'land' },
  ],
  redemption_price_missing: [
    book((of) => ({ classes: [...of.classes, unpriced] })),
    { do: 'open', page: 'class', id: unpriced.classId },
  ],
  control_review_overdue: [
    add({ reviews: [{ dueOn: plainDate('2025-12-31'), year: 2025 }] }),
    { do: 'open', page: 'control' },
  ],
  control_review_due: [
    add({ reviews: [{ dueOn: plainDate('2026-12-31'), year: 2026 }] }),
    { do: 'open', page: 'control' },
  ],
  file_gone: [
    add({ damaged: new Map([['sha-by_law', 'gone']]) }),
    { do: 'open', page: 'document', id: 'by_law' },
  ],
  file_altered: [
    add({ damaged: new Map([['sha-auditor_waiver', 'altered']]) }),
    { do: 'open', page: 'document', id: 'auditor_waiver' },
  ],
  ledger_differs: [
    add({ differing: [{ record: 'shareholder', recordId: 'ann', field: 'ownership' }] }),
    { do: 'open', page: 'minutes' },
  ],
  facts_changed: [
    add({ onFile: [filed('stale', { status: 'draft', hasChanged: true, signees: 0 })] }),
    { do: 'draft', template: 'stale', subject: '' },
  ],
  entry_voided: [
    add({ onFile: [filed('of a voided one', { entrySince: 'voided' })] }),
    { do: 'open', page: 'document', id: 'of a voided one' },
  ],
  entry_corrected: [
    add({ onFile: [filed('of a corrected one', { entrySince: 'corrected' })] }),
    { do: 'open', page: 'document', id: 'of a corrected one' },
  ],
  signed_copy_missing: [
    change('auditor_waiver', { lacksCopy: true }),
    { do: 'open', page: 'document', id: 'auditor_waiver' },
  ],
  document_unsigned: [
    add({ onFile: [filed('lease', { section: 'agreements', status: 'draft' })] }),
    { do: 'open', page: 'document', id: 'lease' },
  ],
  document_missing: [
    add({ due: [dueFor('option_agreement', { section: 'agreements', subject: 'grant' })] }),
    { do: 'draft', template: 'option_agreement', subject: 'grant' },
  ],
  solvency_unstated: [
    all(
      book((of) => ({
        acts: [
          ...of.acts,
          act('repurchased', 'bought', {
            payload: { ground: 'dissent', solvencyOn: null, resolution: null, source: { personId: 'ann' } },
          }),
        ],
      })),
      add({ onFile: [filed('buying', { carries: ['bought'] })] }),
    ),
    { do: 'open', page: 'transfers' },
  ],
  notice_missing: [
    add({ due: [dueFor('notice_of_directors', { section: 'filings', subject: 'seat' })] }),
    { do: 'draft', template: 'notice_of_directors', subject: 'seat' },
  ],
  signed_by_others: [
    add({ onFile: [filed('signed by one too many', { signedByOthers: ['ann'] })] }),
    { do: 'open', page: 'document', id: 'signed by one too many' },
  ],
  managing_director_not_resident: [
    book((of) => ({
      appointments: [
        ...of.appointments,
        { ...director, appointmentId: 'office', personId: 'stranger', position: 'managing_director' },
      ],
    })),
    { do: 'open', page: 'officers' },
  ],
  consideration_short: [
    book((of) => ({
      certificates: of.certificates.map((one) =>
        one.securityId === 'cs-1'
          ? { ...one, consideration: { kind: 'money' as const, amount: '99.99' } }
          : one,
      ),
    })),
    { do: 'open', page: 'holder', id: 'ann' },
  ],
  redeemed_against_articles: [
    all(
      book((of) => ({
        classes: [...of.classes, priced],
        acts: [...of.acts, act('redeemed', 'redeemed', { payload: redemption })],
      })),
      add({ onFile: [filed('redeeming', { carries: ['redeemed'] })] }),
    ),
    { do: 'open', page: 'transfers' },
  ],
  class_rights_missing: [
    book((of) => ({ classes: [...of.classes, priced].map((one) => ({ ...one, votesPerShare: '0' })) })),
    { do: 'open', page: 'class', id: priced.classId },
  ],
  office_outside_province: [corporation({ province: 'QC' }), { do: 'open', page: 'corporation' }],
  amendment_uncertified: [
    all(
      book((of) => ({
        acts: [...of.acts, act('name.changed', 'amended', { payload: { registryCertificate: null } })],
      })),
      add({ onFile: [filed('amending', { carries: ['amended'] })] }),
    ),
    { do: 'open', page: 'amendment_certificate', id: 'amended' },
  ],
  annual_resolution_late: [
    change('shareholders 2024-12-31', { datedOn: plainDate('2026-02-01') }),
    { do: 'open', page: 'document', id: 'shareholders 2024-12-31' },
  ],
  control_overdue: [
    add({ controlDuties: [{ kind: 'isc_record', dueOn: plainDate('2026-02-01'), personId: 'ann' }] }),
    { do: 'open', page: 'control_register' },
  ],
  act_without_paper: [
    book((of) => ({ acts: [...of.acts, act('name.changed', 'renamed')] })),
    { do: 'open', page: 'minutes' },
  ],
  own_wording: [
    add({
      onFile: [
        filed('intellectual_property_assignment', {
          section: 'agreements',
          ownWording: { version: 2, approvedBy: 'Paula', approvedOn: plainDate('2026-01-05') },
        }),
      ],
    }),
    { do: 'open', page: 'document' },
  ],
};

test('a resolution that was signed without a director of its day is not signed, and names who is missing', () => {
  const [unsigned] = findingsIn(
    change('issue_resolution', { status: 'signed', unsigned: ['ann'] })(cleanBook),
  );
  expect(unsigned).toMatchObject({ code: 'issue_resolution_unsigned', params: { names: 'Ann Roy' } });
  expect(unsigned?.citation).toEqual({ act: 'cbca', number: '25(1), 117(1)' });
});

test('a consent that is signed on paper is missing until its day is entered with the director', () => {
  const seat = { ...director, appointmentId: 'seat', consentOn: null };
  const onPaper = book(() => ({ appointments: [seat] }));
  expect(findingsIn(onPaper(cleanBook))).toMatchObject([
    { code: 'consent_missing', fix: { do: 'open', page: 'directors' } },
  ]);
});

test('a by-law that the shareholders signed beside the directors is confirmed by itself', () => {
  const voting = { ...unpriced, ...classTerms('Common', { votesPerShare: '1' }), classId: 'common' };
  const unsigned = all(
    book(() => ({ classes: [voting] })),
    change('organizing_resolution_of_shareholders', { status: 'draft' }),
  );
  expect(found(unsigned)).toEqual([expect.stringContaining('document_unsigned')]);
});

test('changed details and unsigned notices cite what asks for them', () => {
  const open = (template: string) => filed(template, { section: 'filings', status: 'draft' });
  const onFile = [open('notice_of_directors'), open('notice_of_office'), open('articles_of_amendment')];
  const stale = filed('stale', { status: 'draft', hasChanged: true, signees: 0 });
  const facts = add({ onFile: [...onFile, stale] })(cleanBook);
  expect(findingsIn(facts).map(({ about, citation }) => [about, citation?.number])).toEqual([
    ['stale', '22(2)'],
    ['articles_of_amendment', '177'],
    ['notice_of_directors', '113(1)'],
    ['notice_of_office', '19(4)'],
  ]);
});

test('a book that lacks nothing has no findings, and is ready for everybody', () => {
  expect(findingsIn(cleanBook)).toEqual([]);
  expect(readinessOf([]).map(({ percent, lines }) => [percent, lines])).toEqual(
    Array.from({ length: 3 }, () => [100, []]),
  );
});

test.each(checkCodes)('%s is found where it is so, with its fix, and nothing else', (code) => {
  const [fault, fix] = faults[code];
  const found = findingsIn(fault(cleanBook)).map((one) => ({ ...one, fix: fixView(one.fix) }));
  expect(found).toMatchObject([{ code, fix }]);
});

test.each(checkCodes)('%s cites its section, federally and in Ontario', (code) => {
  const [fault] = faults[code];
  const ontarian = book(() => ({ statute: 'obca' }));
  const cited = (facts: CheckFacts) => findingsIn(facts).map(({ citation }) => citation?.act ?? null);
  // Securities are sold by the same rule whatever the Act of incorporation.
  if (code === 'private_issuer_unrestricted') {
    expect([cited(fault(cleanBook)), cited(ontarian(fault(cleanBook)))]).toEqual([
      ['ni_45_106'],
      ['ni_45_106'],
    ]);
    return;
  }
  // Only Ontario has a register of land.
  expect(cited(fault(cleanBook))).toEqual([code === 'land_document_missing' ? 'obca' : 'cbca']);
  // Ontario's Act asks for no resident directors, its days for sending statements were not read, and it lets a board add directors
  // as its articles say.
  if (
    code === 'board_residency' ||
    code === 'statements_not_sent' ||
    code === 'residents_unknown' ||
    code === 'additional_directors' ||
    code === 'managing_director_not_resident'
  )
    return;
  const inOntario = cited(ontarian(fault(cleanBook)));
  expect(inOntario).toEqual([code === 'notice_missing' ? 'cia' : 'obca']);
});

test('nobody signs an acknowledgment: the Act asks for it of certificates alone', () => {
  const unsigned = filed('unsigned', {
    section: 'certificates',
    subject: secondCertificate.securityId,
    status: 'draft',
    signees: 0,
  });
  const bookWith = (form: CertificateForm) =>
    all(
      add({ onFile: [unsigned] }),
      book((of) => ({ certificates: [...of.certificates, { ...secondCertificate, form }] })),
    );
  const rulesFound = (form: CertificateForm) =>
    findingsIn(bookWith(form)(cleanBook)).filter(({ code }) => code === 'certificate_unsigned');
  expect(rulesFound('certificate')).toMatchObject([
    { act: 'print', securityId: secondCertificate.securityId },
  ]);
  expect(rulesFound('acknowledgment')).toEqual([]);
});

test('numbers of certificates are explained by papers that bear them', () => {
  const [skipped] = faults.certificate_gap;
  const paper = (title: string) =>
    add({
      onFile: [
        filed(title, {
          section: 'certificates',
          source: 'upload',
          template: null,
          status: 'draft',
          signees: 0,
        }),
      ],
    });
  const told = (...titles: string[]) =>
    findingsIn(all(skipped, ...titles.map(paper))(cleanBook)).map(({ about }) => about);
  expect(told('Spoiled CS-3')).toEqual(['CS-2', 'CS-4']);
  expect(told('CS-2, CS-3 and CS 4, spoiled', 'CS-12 void')).toEqual([]);
});

test('certificates of any prefix are explained, and of any number', () => {
  const of = (prefix: string, serials: readonly number[], title: string) => {
    const certificates = serials.map((serial) => ({
      ...secondCertificate,
      securityId: `s${serial}`,
      prefix,
      serial,
    }));
    const paper = filed(title, { section: 'certificates', source: 'upload', template: null });
    const facts = all(
      book(() => ({ certificates })),
      add({ onFile: [paper] }),
    )(cleanBook);
    return findingsIn(facts).flatMap(({ code, about }) => (code === 'certificate_gap' ? about : []));
  };
  expect(of('CL-A', [1, 3, 5], 'CL-A-2, spoiled')).toEqual(['CL-A-4']);
  expect(of('c2.', [1, 3], 'c2.-2')).toEqual([]);
  expect(of('A', [1, 3], 'CL-A-2, spoiled')).toEqual(['A-2']);
  const many = Array.from({ length: 130_000 }, (_, at) => (at === 0 ? 1 : at + 2));
  expect(of('CS', many, 'Register')).toEqual(['CS-2']);
});

test('a subscription is told of after ninety days, and the day of an issue against what it awaits', () => {
  const since = (on: string) =>
    add({ waiting: [{ securityId: 'cs-9', name: 'Bo', since: plainDate(on), lacks: 'payment' }] });
  expect(found(since('2026-08-25'))).toEqual([]);
  expect(found(since('2026-08-24'))).toEqual(['subscription_waiting Bo payment 25(3) open']);
  const early = book((of) => ({
    certificates: [
      ...of.certificates,
      { ...secondCertificate, resolution: { number: 'D-2025-01', date: plainDate('2025-05-03') } },
    ],
  }));
  expect(found(early)).toEqual(['issued_too_early CS-2 approved 25(1) open']);
});

test('a paper claims the exemption of a private issuer in vain only where nothing restricted transfers', () => {
  const claiming = filed('subscription', {
    section: 'agreements',
    claimsPrivateIssuer: true,
    datedOn: plainDate('2025-06-01'),
  });
  const unrestricted = (more: Partial<FiledDocument> = {}): Fault =>
    all(corporation({ transferRestrictions: null }), add({ onFile: [{ ...claiming, ...more }] }));
  const amend = (transferRestrictions: string | null, on: string): Fault =>
    all(
      book((of) => ({
        acts: [
          ...of.acts,
          act('articles.amended', on, { on, payload: { changes: { transferRestrictions } } }),
        ],
      })),
      add({ onFile: [filed(`amended ${on}`, { section: 'shareholders_resolutions', carries: [on] })] }),
    );
  const [restricted, free] = [amend('No transfer.', '2025-05-01'), amend(null, '2025-07-01')];
  expect(found(unrestricted())).toEqual(['private_issuer_unrestricted subscription none 2.4 open']);
  // A draft of an earlier wording is made anew: it says that the exemption is to be determined.
  expect(found(unrestricted({ status: 'draft', signees: 0 }))).toEqual([
    'private_issuer_unrestricted subscription none 2.4 draft',
  ]);
  expect(found(all(unrestricted(), restricted, free))).toEqual([]);
  expect(found(all(unrestricted({ datedOn: plainDate('2025-07-01') }), restricted, free))).toEqual([
    'private_issuer_unrestricted subscription none 2.4 open',
  ]);
  const agreed = add({ onFile: [filed('short_shareholders_agreement', { section: 'agreements' })] });
  expect(found(all(unrestricted(), agreed))).toEqual([]);
  const uploadedAs = (title: string) =>
    found(
      all(
        unrestricted(),
        add({
          onFile: [filed('upload', { section: 'agreements', template: null, source: 'upload', title })],
        }),
      ),
    );
  for (const title of [
    'Shareholders’ agreement of 2019',
    'Signed Shareholder Agreement',
    'Convention entre actionnaires',
    'Convention d’actionnaires',
  ])
    expect(uploadedAs(title)).toEqual([]);
  for (const title of ['Lease of the workshop', 'Termination of the Shareholders’ Agreement'])
    expect(uploadedAs(title)).toHaveLength(1);
  expect(found(add({ onFile: [claiming] }))).toEqual([]);
});

test('statements are sent 21 days before the shareholders sign, unless each of them waived it', () => {
  const dated = (directors: string, shareholders: string): Fault =>
    all(
      change('directors 2025-12-31', { datedOn: plainDate(directors) }),
      change('shareholders 2025-12-31', { datedOn: plainDate(shareholders) }),
    );
  const waiver = (more: Partial<FiledDocument>): Fault =>
    add({
      onFile: [
        filed('waiver', { section: 'shareholders_resolutions', template: 'statements_waiver', ...more }),
      ],
    });
  const own = { subject: '2025-12-31 ann' };
  const late = dated('2026-04-01', '2026-04-21');
  expect(found(dated('2026-04-01', '2026-04-22'))).toEqual([]);
  expect(found(late)).toEqual(['statements_not_sent 2025 signed 159(1) open']);
  expect(found(all(late, waiver(own)))).toEqual([]);
  expect(found(all(late, waiver({ subject: '2024-12-31 ann' })))).toHaveLength(1);
  const uploaded = {
    template: null,
    source: 'upload',
    title: 'Waivers of financial statements',
    datedOn: plainDate('2026-04-02'),
  } as const;
  const lateWith = (more: Partial<FiledDocument>) => found(all(late, waiver({ ...uploaded, ...more })));
  expect(lateWith({})).toEqual([]);
  expect(lateWith({ title: 'Renonciation aux états financiers', datedOn: null })).toEqual([]);
  expect(lateWith({ datedOn: plainDate('2026-04-21') })).toEqual([]);
  // Whatever else is waived, and what is waived too early or too late, waives no statements of the year.
  for (const title of ['Waiver of auditor 2026', 'Waiver of notice', 'Renonciation au droit de préemption'])
    expect(lateWith({ title })).toHaveLength(1);
  for (const day of ['2025-12-31', '2026-04-22'])
    expect(lateWith({ datedOn: plainDate(day) })).toHaveLength(1);
});

test('of many shareholders who waived no statements three are named, and the list of drafts is opened', () => {
  const holders = (names: string): Fault =>
    book((of) => ({
      certificates: [
        ...of.certificates,
        ...[...names].map((personId) => ({ ...secondCertificate, securityId: `cs-${personId}`, personId })),
      ],
      persons: new Map([
        ...of.persons,
        ...[...names].map((name) => [name, { ...personOf(of, 'ann'), name }] as const),
      ]),
    }));
  const late = all(
    change('directors 2025-12-31', { datedOn: plainDate('2026-04-01') }),
    change('shareholders 2025-12-31', { datedOn: plainDate('2026-04-21'), status: 'draft', signees: 0 }),
  );
  const notSent = (names: string) =>
    findingsIn(all(late, holders(names))(cleanBook)).find(({ code }) => code === 'statements_not_sent');
  expect(notSent('bc')).toMatchObject({
    params: { names: 'Ann Roy, b, c' },
    fix: { do: 'open', page: 'minutes' },
  });
  expect(notSent('bcdef')).toMatchObject({ params: { names: 'Ann Roy, b, c +3' } });
});

test('every code has one rule', () => {
  expect(rules.map(({ code }) => code).toSorted()).toEqual([...checkCodes].toSorted());
});

test('faults planted in one corporation are all found, the gravest first', () => {
  // No board is too small and too large, no year lacks anything where none is known to end, federally no deed is kept,
  // a transfer is approved where articles restrict it, and both resolutions of a year are there where their days are compared.
  const apart: readonly CheckCode[] = [
    'articles_missing',
    'by_laws_missing',
    'board_below_minimum',
    'residents_unknown',
    'land_document_missing',
    'year_end_missing',
    'private_issuer_unrestricted',
    'statements_not_sent',
  ];
  const planted = checkCodes.filter((code) => !apart.includes(code));
  const findings = findingsIn(all(...planted.map((code) => faults[code][0]))(cleanBook));
  expect([...new Set(findings.map(({ code }) => code))].toSorted()).toEqual(planted.toSorted());
  const order = findings.map(({ severity }) => ['error', 'warning', 'hint'].indexOf(severity));
  expect(order).toEqual(order.toSorted());
});

test('six unsigned issues of shares lower a score by more than twice what one does, and a hundred by no more', () => {
  const unsigned = (places: number) =>
    readinessOf(Array.from({ length: places }, () => ({ code: 'issue_resolution_unsigned' as const })));
  const forSale = (places: number) =>
    unsigned(places).find(({ purpose }) => purpose === 'sale')?.percent ?? 0;
  expect(100 - forSale(1)).toBeGreaterThanOrEqual(3);
  expect(100 - forSale(6)).toBeGreaterThan(2 * (100 - forSale(1)));
  expect(forSale(100)).toBe(forSale(6));
  const everything = checkCodes.flatMap((code) => Array.from({ length: 9 }, () => ({ code })));
  for (const { percent, lines } of readinessOf(everything))
    expect([percent, lines.reduce((sum, { points }) => sum + points, 0)]).toEqual([0, 100]);
});

test('readiness takes off the weight of each broken rule, the heaviest first, and sums to a hundred', () => {
  const findings = [
    { code: 'auditor_waiver_missing' },
    { code: 'auditor_waiver_missing' },
    { code: 'certificate_gap' },
  ] as const;
  for (const { percent, lines } of readinessOf(findings)) {
    expect(percent + lines.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
  }
  const [bank, audit] = readinessOf(findings);
  expect(bank?.lines.map(({ code }) => code)).toEqual(['auditor_waiver_missing']);
  expect(audit?.lines[0]).toMatchObject({ code: 'auditor_waiver_missing' });
});

test('an upload of its year is the annual resolution, and another provision is cited of another Act', () => {
  const uploaded = all(
    faults.annual_resolution_missing[0],
    add({
      onFile: [
        filed('Minutes of the annual meeting', {
          section: 'shareholders_resolutions',
          source: 'upload',
          template: null,
          datedOn: plainDate('2026-05-20'),
        }),
      ],
    }),
  );
  expect(findingsIn(uploaded(cleanBook)).map(({ code }) => code)).toEqual(['document_missing']);
  const [waiver] = faults.auditor_waiver_missing;
  const inOntario = all(
    waiver,
    book(() => ({ statute: 'obca' })),
  );
  expect(findingsIn(waiver(cleanBook))[0]?.citation).toEqual({ act: 'cbca', number: '163' });
  expect(findingsIn(inOntario(cleanBook))[0]?.citation).toEqual({ act: 'obca', number: '148' });
});

test('in French a provision in brackets is a paragraph, any other an article', () => {
  const text = createText('fr', checking);
  const cited = (finding: ReturnType<typeof findingsIn>[number] | undefined) =>
    finding && wordsOf(finding, text as Text, 'fr').citation.replaceAll(/[\u2066-\u2069]/g, '');
  const [waiver] = faults.auditor_waiver_missing;
  const [consent] = faults.consent_missing;
  expect(cited(findingsIn(waiver(cleanBook))[0])).toBe('LCSA, art.\u00a0163');
  expect(cited(findingsIn(consent(cleanBook))[0])).toBe('LCSA, par.\u00a0106(9)');
});

test('a corporation that existed before answers for its last year alone, and for nothing that an import brought', () => {
  const imported = book((of) => ({
    isFoundedHere: false,
    beganOn: of.asOf,
    resolutions: [],
    imported: new Set(of.acts.map(({ root }) => root)),
    certificates: of.certificates.map((one) => ({ ...one, resolution: null })),
  }))({ ...cleanBook, onFile: [], due: [dueFor('share_certificate', { section: 'certificates' })] });
  expect(findingsIn(imported).map(({ code, about }) => [code, about])).toEqual([
    ['certificate_missing', ''],
    ['auditor_waiver_missing', '2025'],
    ['annual_resolution_missing', '2025'],
    ['statements_unapproved', '2025'],
    ['articles_missing', ''],
    ['by_laws_missing', ''],
  ]);
});

test('the board may add a third of those elected, and no more; whom the shareholders elect is not added', () => {
  const boardOf = (size: number, added: readonly object[]): Fault =>
    book(() => ({
      appointments: [
        ...Array.from({ length: size }, (_, at) => ({
          ...director,
          appointmentId: `first ${at}`,
          personId: `first ${at}`,
        })),
        ...added.map((one, at) => ({
          ...elected,
          appointmentId: `added ${at}`,
          personId: `added ${at}`,
          ...one,
        })),
      ],
      persons: new Map([['first 0', { ...personOf(cleanBook.book, 'ann') }]]),
    }));
  const isFound = (size: number, ...added: readonly object[]) =>
    findingsIn(boardOf(size, added)(cleanBook)).some(({ code }) => code === 'additional_directors');
  const byBoard = { resolution: null };
  expect([isFound(2, byBoard), isFound(3, byBoard), isFound(3, byBoard, byBoard)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isFound(2, {}), isFound(3, byBoard, {})]).toEqual([false, false]);
  const inOntario = book(() => ({ statute: 'obca' }));
  expect(
    findingsIn(all(boardOf(2, [byBoard]), inOntario)(cleanBook)).some(
      ({ code }) => code === 'additional_directors',
    ),
  ).toBe(false);
});

test('a board on which nobody sits is found, whatever the articles ask for', () => {
  const left = book((of) => ({
    appointments: of.appointments.map((one) => ({ ...one, ceasedOn: of.asOf })),
  }));
  const known = findingsIn(left(cleanBook)).filter(({ code }) => code.startsWith('board_'));
  expect(known.map(({ code, params, citation }) => [code, params, citation?.number])).toEqual([
    ['board_below_minimum', { directors: '0', minimum: '1' }, '102(2)'],
  ]);
});

test('a by-law of the directors is told of until the shareholders confirm it, and a year with an auditor needs no waiver', () => {
  const byLaw = { number: '2', title: 'Borrowing', madeOn: plainDate('2026-03-01'), confirmedOn: null };
  expect(findingsIn(corporation({ byLaws: [byLaw] })(cleanBook))).toMatchObject([
    { code: 'by_law_unconfirmed', subject: 'by-law 2', about: '2, Borrowing' },
  ]);
  const confirmed = { ...byLaw, confirmedOn: plainDate('2026-04-01') };
  expect(findingsIn(corporation({ byLaws: [confirmed] })(cleanBook))).toEqual([]);
  const [waiverMissing] = faults.auditor_waiver_missing;
  const audited = corporation({ auditor: 'Oak & Birch LLP' });
  expect(findingsIn(audited(waiverMissing(cleanBook)))).toEqual([]);
});
