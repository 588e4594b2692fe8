/** Faults planted one at a time into corporations that lack nothing: each is found with its section, and none is where nothing was
 *  planted. */

import { classTerms } from '@tabellion/book/testing.ts';
import { recordDraft } from '@tabellion/features/registers/server/public/acts.ts';
import { instantOfMillis, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellClean } from '../../../../tests/support/cleanCompany.ts';
import { writing } from '../../../../tests/support/corporation.ts';
import { by, Planting } from '../../../../tests/support/planting.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { readBookFacts } from '../../documents/server/bookFacts.ts';
import type { Citation } from '../../documents/templates/provisions.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { findingsAt, runCheck } from './running.ts';

let server: TestServer;
const clean = new Map<Law, { readonly orgId: string; readonly book: BookFacts }>();
type Law = 'Federal Canadian' | 'Ontario';
const laws = ['Federal Canadian', 'Ontario'] as const;

beforeAll(async () => {
  server = await startTestServer();
  for (const law of laws) {
    const orgId = await tellClean(server, law);
    const book = await server.installation.db.asOrganization(orgId, (q) =>
      readBookFacts(q, orgId, { asOf: todayAt(server) }),
    );
    if (book !== undefined) clean.set(law, { orgId, book: book.facts });
  }
}, 120_000);
afterAll(() => server.close());

const on = plainDate('2025-06-02');
const later = plainDate('2025-07-20');
const amended = { resolution: by('S-2025-09', on), registryCertificate: '7' };

interface Fault {
  readonly planted: string;
  readonly in: Law;
  /** The finding, and how the corporation's own Act numbers its section. */
  readonly found: string;
  plant(p: Planting): Promise<unknown>;
  /** The check is run so many days after the planting; on its day unless told. */
  readonly daysAfter?: number;
}
const federally = (planted: string, found: string, plant: Fault['plant']): Fault => ({
  in: 'Federal Canadian',
  planted,
  found,
  plant,
});
const inOntario = (planted: string, found: string, plant: Fault['plant']): Fault => ({
  in: 'Ontario',
  planted,
  found,
  plant,
});

const faults: readonly Fault[] = [
  federally('two directors where the articles ask for three', 'board_below_minimum cbca 111', (p) =>
    p.record(
      recordDraft('articles.amended', { changes: { board: { minimum: 3, maximum: 5 } }, ...amended }, { on }),
    ),
  ),
  inOntario('two directors where the articles allow one', 'board_above_maximum obca 5', (p) =>
    p.record(
      recordDraft('articles.amended', { changes: { board: { minimum: 1, maximum: 1 } }, ...amended }, { on }),
    ),
  ),
  inOntario('nobody on the board', 'board_below_minimum obca 115', async (p) => {
    await p.cease(on, 0);
    await p.cease(on, 1);
  }),
  federally('the only resident left the board', 'board_residency cbca 105(3)', (p) => p.cease(on, 0)),
  federally('a third director, whom the two added', 'additional_directors cbca 106(8)', (p) =>
    p.director(plainDate('2026-05-20'), { resolution: by('D-2026-09', plainDate('2026-05-20')) }),
  ),
  inOntario('a director without a consent', 'consent_missing obca 119', (p) =>
    p.director(on, { consentOn: null }),
  ),
  federally('a consent of the month after', 'consent_late cbca 106(9)', (p) =>
    p.director(on, { consentOn: later }),
  ),
  federally('a director removed by directors', 'approved_by_nothing cbca 109(1)', (p) =>
    p.cease(on, 1, { reason: 'removed', resolution: by('D-2025-09', on) }),
  ),
  federally('the registry was not told of a new director', 'notice_missing cbca 113(1)', (p) =>
    p.director(on),
  ),
  inOntario('the registry was not told of a new director', 'notice_missing cia 4', (p) => p.director(on)),
  federally(
    'a resolution signed by a director who had resigned',
    'signed_by_others cbca 117(1)',
    async (p) => {
      const { personId } = p.seat(1);
      await p.cease(plainDate('2025-04-01'), 1);
      await p.refile(
        { template: 'annual_resolution_of_directors', subject: '2024-12-31' },
        { signedBy: [personId] },
      );
    },
  ),
  inOntario('an officer whom no resolution appointed', 'approved_by_nothing obca 133', (p) =>
    p.appoint(on, { position: 'treasurers', resolution: null }),
  ),
  federally('a managing director who is no resident', 'managing_director_not_resident cbca 115(1)', (p) =>
    p.appoint(on, { position: 'managing_director', resolution: by('D-2025-09', on) }),
  ),
  inOntario('shares without a resolution', 'approved_by_nothing obca 23', (p) => p.issue(on, {}, null)),
  federally('shares paid for the month after', 'issued_too_early cbca 25(3)', (p) =>
    p.issue(on, { paidOn: later }),
  ),
  inOntario('shares approved the month after', 'issued_too_early obca 23', (p) =>
    p.issue(on, {}, by('D-2025-09', later)),
  ),
  federally('shares for half of their price', 'consideration_short cbca 25(3)', (p) =>
    p.issue(on, { consideration: { kind: 'money', amount: '50' } }),
  ),
  federally('certificate numbers that skip', 'certificate_gap cbca 50', (p) =>
    p.issue(on, { certificate: { prefix: 'CS', label: 'CS-9', serial: 9 } }),
  ),
  federally('a transfer to which nobody consented', 'approved_by_nothing cbca 6(1)(d)', (p) =>
    p.transfer(on, null),
  ),
  inOntario('a transfer under a resolution that was declined', 'approved_by_nothing obca 5', async (p) => {
    await p.declined('D-2025-09', on);
    await p.transfer(on, by('D-2025-09', on));
  }),
  inOntario('a purchase without a test of solvency', 'solvency_unstated obca 30', (p) =>
    p.record(
      recordDraft('repurchased', { ...p.takenBack(on), ground: 'purchase', solvencyOn: null }, { on }),
    ),
  ),
  federally('a redemption before its test of solvency', 'solvency_unstated cbca 36(2)', async (p) => {
    await p.amendClass(plainDate('2025-05-01'), {
      redeemable: true,
      redemption: { type: 'amount', price: '1' },
    });
    await p.redeem(on, { solvencyOn: later });
  }),
  federally(
    'a redemption above the price of the articles',
    'redeemed_against_articles cbca 36(1)',
    async (p) => {
      await p.amendClass(plainDate('2025-05-01'), {
        redeemable: true,
        redemption: { type: 'amount', price: '0.005' },
      });
      await p.redeem(on);
    },
  ),
  inOntario('a redemption of shares that are not redeemable', 'redeemed_against_articles obca 32', (p) =>
    p.redeem(on),
  ),
  federally('a dividend before its test of solvency', 'solvency_unstated cbca 42', (p) =>
    p.dividend(on, { solvencyOn: later }),
  ),
  inOntario('a dividend that no resolution declared', 'approved_by_nothing obca 38', (p) =>
    p.dividend(on, { resolution: null }),
  ),
  inOntario('a by-law that nobody confirmed', 'by_law_unconfirmed obca 116', (p) => {
    const borrowing = {
      number: '2',
      title: 'Borrowing',
      change: 'made',
      text: 'The directors may borrow.',
    } as const;
    return p.record(recordDraft('bylaw.changed', { ...borrowing, resolution: by('D-2025-09', on) }, { on }));
  }),
  federally('a series that the directors never designated', 'approved_by_nothing cbca 27(4)', async (p) => {
    await p.amendClass(plainDate('2025-05-01'), { seriesAllowed: true });
    const terms = classTerms('Series A', { amendment: { resolution: null, registryCertificate: '8' } });
    const series = { ...terms, classId: newId(), seriesOf: p.classId };
    await p.record(recordDraft('class.created', series, { on }));
  }),
  inOntario('a new name without a certificate', 'amendment_uncertified obca 172', (p) =>
    p.record(
      recordDraft('name.changed', { name: 'Aspen Inc.', ...amended, registryCertificate: null }, { on }),
    ),
  ),
  federally('a new name that no shareholder resolved', 'approved_by_nothing cbca 173(1)', (p) =>
    p.record(recordDraft('name.changed', { name: 'Aspen Inc.', ...amended, resolution: null }, { on })),
  ),
  federally('an office in another province', 'office_outside_province cbca 19(1)', (p) =>
    p.moveOffice(on, 'registered', 'QC'),
  ),
  inOntario('records at a place that nobody designated', 'records_place_unresolved obca 140', (p) =>
    p.moveOffice(on, 'records', 'ON'),
  ),
  federally('a class without a vote', 'class_rights_missing cbca 24(3)', (p) =>
    p.amendClass(on, { votesPerShare: '0' }),
  ),
  federally('an annual resolution of the year after', 'annual_resolution_late cbca 133(1)', (p) =>
    p.refile(
      { template: 'annual_resolution_of_shareholders', subject: '2024-12-31' },
      { datedOn: plainDate('2026-05-05') },
    ),
  ),
  inOntario('a year without an annual resolution', 'annual_resolution_missing obca 94', (p) =>
    p.refile({ template: 'annual_resolution_of_shareholders', subject: '2024-12-31' }, { status: 'void' }),
  ),
  inOntario('an exemption from audit that one shareholder lacks', 'document_unsigned obca 148', (p) =>
    p.refile(
      { template: 'auditor_waiver', subject: '2024-12-31' },
      { status: 'partially_signed', signedBy: [p.seat(0).personId] },
    ),
  ),
  federally('an auditor whom no shareholder appointed', 'approved_by_nothing cbca 162(1)', (p) =>
    p.record(recordDraft('auditor.appointed', { auditor: 'North LLP', resolution: null }, { on })),
  ),
  {
    in: 'Federal Canadian',
    planted: 'control that was recorded, and not sent within fifteen days',
    found: 'control_overdue cbca 21.21(1)',
    plant: (p) => p.influence(on),
    daysAfter: 20,
  },
  inOntario('somebody in control, of whom details are missing', 'control_overdue obca 140.2', (p) =>
    p.influence(on),
  ),
];

const DAY = 24 * 3_600_000;

const citedAs = (citation: Citation | null): string =>
  citation === null
    ? ''
    : `${citation.act} ${citation.number}${citation.must_confirm ? ', to be confirmed' : ''}`;

/** Plants it, asks the check, and leaves nothing of it. */
async function foundAfter({
  in: law,
  plant,
  daysAfter,
}: Omit<Fault, 'planted' | 'found'>): Promise<string[]> {
  const one = clean.get(law);
  if (one === undefined) throw new Error('no clean corporation');
  const { orgId, book } = one;
  const now = server.clock.read();
  return writing(server.installation.db, { orgId, userId: null, now }, (write) =>
    write.tryOut(async () => {
      await plant(new Planting(write, book));
      // Acts are recorded by the clock of the database.
      const recordedAt = millisOfInstant(write.recordedAt);
      const read = daysAfter === undefined ? now : instantOfMillis(recordedAt + daysAfter * DAY);
      const findings = await findingsAt(write.tx, { orgId, now: read, seq: Number(write.lastSeq()) });
      return findings.map(({ code, citation }) => `${code} ${citedAs(citation)}`);
    }),
  );
}

test.each(laws)('nothing is found where nothing was planted: %s', async (law) => {
  const { db, files } = server.installation;
  const orgId = clean.get(law)?.orgId ?? '';
  const ports = { files, isWhiteLabel: false, differingRecords: async () => [] };
  const check = await runCheck(ports, { db, orgId, now: server.clock.read(), goOn: () => undefined });
  expect(check).toMatchObject({ ok: true, value: { findings: [] } });
});

test.each(faults)('$planted ($in)', async ({ found, ...fault }) => {
  expect(await foundAfter(fault)).toContain(found);
});

test.each<[string, Fault['plant'], string]>([
  [
    'a certificate number twice',
    (p) => p.issue(on, { certificate: { prefix: 'CS', label: 'CS-1', serial: 1 } }),
    'NUMBER_TAKEN',
  ],
  ['shares of a class that is not there', (p) => p.issue(on, { classId: newId() }), 'NO_CLASS'],
  [
    'more shares than the articles authorize',
    async (p) => {
      const bound = { classId: p.classId, seriesOf: null, authorized: '900000', ...amended };
      await p.record(recordDraft('authorized.changed', bound, { on }));
      await p.issue(on);
    },
    'ABOVE_AUTHORIZED',
  ],
  ['a transfer of more than is held', (p) => p.transfer(on, null, '999999'), 'FIELD_INVALID'],
])('the registers themselves refuse %s', async (_what, plant, code) => {
  await expect(foundAfter({ in: 'Federal Canadian', plant })).rejects.toThrow(code);
});
