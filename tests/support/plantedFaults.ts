/** Faults that are planted into corporations that lack nothing, and all that the check finds then. */

import { classTerms } from '@tabellion/book/testing.ts';
import { recordDraft } from '@tabellion/features/registers/server/public/acts.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { by, type Planting } from './planting.ts';

export const laws = ['Federal Canadian', 'Ontario'] as const;
export type Law = (typeof laws)[number];

export const on = plainDate('2025-06-02');
const later = plainDate('2025-07-20');
export const amended = { resolution: by('S-2025-09', on), registryCertificate: '7' };

/** Findings about an entry that has no such paper, federally and in Ontario. */
export const missing = {
  resolution: ['resolution_missing cbca 20(1)', 'resolution_missing obca 140'],
  articles: ['document_missing cbca 177', 'document_missing obca 171'],
  by_law: ['document_missing cbca 103', 'document_missing obca 116'],
  notice: ['notice_missing cbca 113(1)', 'notice_missing cia 4'],
  office_notice: ['notice_missing cbca 19(4)', 'notice_missing cia 4'],
  consent: ['consent_not_filed cbca 106(9)', 'consent_not_filed obca 119'],
  resignation: ['document_missing cbca 108', 'document_missing obca 121, to be confirmed'],
  subscription: ['document_missing cbca 25', 'document_missing obca 23'],
  certificate: ['certificate_missing cbca 49(1)', 'certificate_missing obca 54, to be confirmed'],
  payments: ['document_missing cbca 42', 'document_missing obca 38'],
  /** Individuals with significant control are known by name alone. */
  details: ['control_overdue cbca 21.1(3)', 'control_overdue obca 140.2'],
} as const;
type Paper = keyof typeof missing;

export interface Fault {
  readonly planted: string;
  readonly in: Law;
  /** The finding, and how the corporation's own Act numbers its section. */
  readonly found: string;
  /** All other findings, and none beside them: papers of the planted facts, which nobody made. */
  readonly lacks: readonly Paper[];
  plant(p: Planting): Promise<unknown>;
  /** The check is run so many days after the planting; on its day unless told. */
  readonly daysAfter?: number;
}
type Row = [planted: string, found: string, lacks: readonly Paper[], plant: Fault['plant']];
const federally = (...[planted, found, lacks, plant]: Row): Fault => ({
  in: 'Federal Canadian',
  planted,
  found,
  lacks,
  plant,
});
const inOntario = (...[planted, found, lacks, plant]: Row): Fault => ({
  in: 'Ontario',
  planted,
  found,
  lacks,
  plant,
});

export const faults: readonly Fault[] = [
  federally(
    'two directors where the articles ask for three',
    'board_below_minimum cbca 111',
    ['resolution', 'articles'],
    (p) =>
      p.record(
        recordDraft(
          'articles.amended',
          { changes: { board: { minimum: 3, maximum: 5 } }, ...amended },
          { on },
        ),
      ),
  ),
  inOntario(
    'two directors where the articles allow one',
    'board_above_maximum obca 5',
    ['resolution', 'articles'],
    (p) =>
      p.record(
        recordDraft(
          'articles.amended',
          { changes: { board: { minimum: 1, maximum: 1 } }, ...amended },
          { on },
        ),
      ),
  ),
  inOntario(
    'nobody on the board',
    'board_below_minimum obca 115',
    ['notice', 'resignation', 'resignation'],
    async (p) => {
      await p.cease(on, 0);
      await p.cease(on, 1);
    },
  ),
  federally('no certificate of incorporation on file', 'incorporation_certificate_missing cbca 9', [], (p) =>
    p.voidCertificateOfIncorporation(),
  ),
  inOntario(
    'no certificate of incorporation on file',
    'incorporation_certificate_missing obca 7, to be confirmed',
    [],
    (p) => p.voidCertificateOfIncorporation(),
  ),
  federally(
    'the only resident left the board',
    'board_residency cbca 105(3)',
    ['notice', 'resignation'],
    (p) => p.cease(on, 0),
  ),
  federally(
    'a third director, whom the two added',
    'additional_directors cbca 106(8)',
    ['notice', 'consent', 'resolution'],
    (p) => p.director(plainDate('2026-05-20'), { resolution: by('D-2026-09', plainDate('2026-05-20')) }),
  ),
  inOntario('a director without a consent', 'consent_missing obca 119', ['notice', 'resolution'], (p) =>
    p.director(on, { consentOn: null }),
  ),
  federally(
    'a consent of the month after',
    'consent_late cbca 106(9)',
    ['notice', 'consent', 'resolution'],
    (p) => p.director(on, { consentOn: later }),
  ),
  federally(
    'a director removed by directors',
    'approved_by_nothing cbca 109(1)',
    ['notice', 'resolution'],
    (p) => p.cease(on, 1, { reason: 'removed', resolution: by('D-2025-09', on) }),
  ),
  federally(
    'the registry was not told of a new director',
    'notice_missing cbca 113(1)',
    ['consent', 'resolution'],
    (p) => p.director(on),
  ),
  inOntario(
    'the registry was not told of a new director',
    'notice_missing cia 4',
    ['consent', 'resolution'],
    (p) => p.director(on),
  ),
  federally(
    'a resolution signed by a director who had resigned',
    'signed_by_others cbca 117(1)',
    ['notice', 'resignation'],
    async (p) => {
      const { personId } = p.seat(1);
      await p.cease(plainDate('2025-04-01'), 1);
      await p.refile(
        { template: 'annual_resolution_of_directors', subject: '2024-12-31' },
        { signedBy: [personId] },
      );
    },
  ),
  inOntario('an officer whom no resolution appointed', 'approved_by_nothing obca 133', ['notice'], (p) =>
    p.appoint(on, { position: 'treasurers', resolution: null }),
  ),
  federally(
    'a managing director who is no resident',
    'managing_director_not_resident cbca 115(1)',
    ['resolution'],
    (p) => p.appoint(on, { position: 'managing_director', resolution: by('D-2025-09', on) }),
  ),
  inOntario(
    'shares without a resolution',
    'approved_by_nothing obca 23',
    ['certificate', 'subscription'],
    (p) => p.issue(on, {}, null),
  ),
  federally(
    'shares paid for the month after',
    'issued_too_early cbca 25(3)',
    ['resolution', 'certificate', 'subscription'],
    (p) => p.issue(on, { paidOn: later }),
  ),
  inOntario(
    'shares approved the month after',
    'issued_too_early obca 23',
    ['resolution', 'certificate', 'subscription'],
    (p) => p.issue(on, {}, by('D-2025-09', later)),
  ),
  federally(
    'shares for half of their price',
    'consideration_short cbca 25(3)',
    ['resolution', 'certificate', 'subscription'],
    (p) => p.issue(on, { consideration: { kind: 'money', amount: '50' } }),
  ),
  federally(
    'certificate numbers that skip',
    'certificate_gap cbca 50',
    ['resolution', 'certificate', 'subscription'],
    (p) => p.issue(on, { certificate: { prefix: 'CS', label: 'CS-9', serial: 9 } }),
  ),
  federally(
    'a transfer to which nobody consented',
    'approved_by_nothing cbca 6(1)(d)',
    ['certificate', 'certificate'],
    (p) => p.transfer(on, null),
  ),
  inOntario(
    'a transfer under a resolution that was declined',
    'approved_by_nothing obca 5',
    ['certificate', 'certificate'],
    async (p) => {
      await p.declined('D-2025-09', on);
      await p.transfer(on, by('D-2025-09', on));
    },
  ),
  inOntario('a purchase without a test of solvency', 'solvency_unstated obca 30', ['resolution'], (p) =>
    p.record(
      recordDraft('repurchased', { ...p.takenBack(on), ground: 'purchase', solvencyOn: null }, { on }),
    ),
  ),
  federally(
    'a redemption before its test of solvency',
    'solvency_unstated cbca 36(2)',
    ['resolution', 'resolution', 'articles'],
    async (p) => {
      await p.amendClass(plainDate('2025-05-01'), {
        redeemable: true,
        redemption: { type: 'amount', price: '1' },
      });
      await p.redeem(on, { solvencyOn: later });
    },
  ),
  federally(
    'a redemption above the price of the articles',
    'redeemed_against_articles cbca 36(1)',
    ['resolution', 'resolution', 'articles'],
    async (p) => {
      await p.amendClass(plainDate('2025-05-01'), {
        redeemable: true,
        redemption: { type: 'amount', price: '0.005' },
      });
      await p.redeem(on);
    },
  ),
  inOntario(
    'a redemption of shares that are not redeemable',
    'redeemed_against_articles obca 32',
    ['resolution'],
    (p) => p.redeem(on),
  ),
  federally(
    'a dividend before its test of solvency',
    'solvency_unstated cbca 42',
    ['resolution', 'payments'],
    (p) => p.dividend(on, { solvencyOn: later }),
  ),
  inOntario('a dividend that no resolution declared', 'approved_by_nothing obca 38', ['payments'], (p) =>
    p.dividend(on, { resolution: null }),
  ),
  inOntario(
    'a by-law that nobody confirmed',
    'by_law_unconfirmed obca 116',
    ['resolution', 'by_law'],
    (p) => {
      const borrowing = {
        number: '2',
        title: 'Borrowing',
        change: 'made',
        text: 'The directors may borrow.',
      } as const;
      return p.record(
        recordDraft('bylaw.changed', { ...borrowing, resolution: by('D-2025-09', on) }, { on }),
      );
    },
  ),
  federally(
    'a series that the directors never designated',
    'approved_by_nothing cbca 27(4)',
    ['resolution', 'articles', 'articles'],
    async (p) => {
      await p.amendClass(plainDate('2025-05-01'), { seriesAllowed: true });
      const terms = classTerms('Series A', { amendment: { resolution: null, registryCertificate: '8' } });
      const series = { ...terms, classId: newId(), seriesOf: p.classId };
      await p.record(recordDraft('class.created', series, { on }));
    },
  ),
  inOntario(
    'a new name without a certificate',
    'amendment_uncertified obca 172',
    ['resolution', 'articles'],
    (p) =>
      p.record(
        recordDraft('name.changed', { name: 'Aspen Inc.', ...amended, registryCertificate: null }, { on }),
      ),
  ),
  federally('a new name that no shareholder resolved', 'approved_by_nothing cbca 173(1)', ['articles'], (p) =>
    p.record(recordDraft('name.changed', { name: 'Aspen Inc.', ...amended, resolution: null }, { on })),
  ),
  federally(
    'an office in another province',
    'office_outside_province cbca 19(1)',
    ['office_notice', 'resolution'],
    (p) => p.moveOffice(on, 'registered', 'QC'),
  ),
  ...[federally, inOntario].map((under) =>
    under(
      'a subscription to a private issuer whose articles restrict no transfer any more',
      'private_issuer_unrestricted ni_45_106 2.4, to be confirmed',
      ['resolution', 'articles'],
      async (p) => {
        const changes = { transferRestrictions: null };
        await p.record(recordDraft('articles.amended', { changes, ...amended }, { on }));
        const paper = { template: 'subscription', subject: p.certificate(0).securityId };
        await p.reword(paper, '\nProspectus exemption: Private issuer, NI 45-106, s. 2.4');
        await p.refile(paper, { datedOn: later });
      },
    ),
  ),
  inOntario('records at a place that nobody designated', 'records_place_unresolved obca 140', [], (p) =>
    p.moveOffice(on, 'records', 'ON'),
  ),
  federally('a class without a vote', 'class_rights_missing cbca 24(3)', ['resolution', 'articles'], (p) =>
    p.amendClass(on, { votesPerShare: '0' }),
  ),
  federally('an annual resolution of the year after', 'annual_resolution_late cbca 133(1)', [], (p) =>
    p.refile(
      { template: 'annual_resolution_of_shareholders', subject: '2024-12-31' },
      { datedOn: plainDate('2026-05-05') },
    ),
  ),
  federally(
    'statements that a shareholder neither got in time nor waived',
    'statements_not_sent cbca 159(1)',
    [],
    (p) =>
      p.refile(
        { template: 'statements_waiver', subject: `2025-12-31 ${p.certificate(0).personId}` },
        { status: 'void' },
      ),
  ),
  inOntario('a year without an annual resolution', 'annual_resolution_missing obca 94', [], (p) =>
    p.refile({ template: 'annual_resolution_of_shareholders', subject: '2024-12-31' }, { status: 'void' }),
  ),
  inOntario('an exemption from audit that one shareholder lacks', 'document_unsigned obca 148', [], (p) =>
    p.refile(
      { template: 'auditor_waiver', subject: '2024-12-31' },
      { status: 'partially_signed', signedBy: [p.seat(0).personId] },
    ),
  ),
  federally('an auditor whom no shareholder appointed', 'approved_by_nothing cbca 162(1)', [], (p) =>
    p.record(recordDraft('auditor.appointed', { auditor: 'North LLP', resolution: null }, { on })),
  ),
  {
    in: 'Federal Canadian',
    planted: 'control that was recorded, and not sent within fifteen days',
    found: 'control_overdue cbca 21.21(1)',
    lacks: ['details'],
    plant: (p) => p.influence(on),
    daysAfter: 20,
  },
  inOntario('somebody in control, of whom details are missing', 'control_overdue obca 140.2', [], (p) =>
    p.influence(on),
  ),
];
