/** Faults planted one at a time into corporations that lack nothing: each is found with its section, and nothing else but what it
 *  brings with it; none is found where nothing was planted. */

import { recordDraft } from '@tabellion/features/registers/server/public/acts.ts';
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellClean } from '../../../../tests/support/cleanCompany.ts';
import { writing } from '../../../../tests/support/corporation.ts';
import {
  amended,
  type Fault,
  faults,
  type Law,
  laws,
  missing,
  on,
} from '../../../../tests/support/plantedFaults.ts';
import { Planting } from '../../../../tests/support/planting.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { readBookFacts } from '../../documents/server/bookFacts.ts';
import type { Citation } from '../../documents/templates/provisions.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { findingsAt, runCheck } from './running.ts';

let server: TestServer;
const clean = new Map<Law, { readonly orgId: string; readonly book: BookFacts }>();

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
}: Omit<Fault, 'planted' | 'found' | 'lacks'>): Promise<string[]> {
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
      const at = { orgId, now: read, seq: Number(write.lastSeq()), isWhiteLabel: false };
      const findings = await findingsAt(write.tx, at);
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

test.each(faults)('$planted ($in)', async ({ found, lacks, ...fault }) => {
  const papers = lacks.map((paper) => missing[paper][laws.indexOf(fault.in)]);
  expect((await foundAfter(fault)).toSorted()).toEqual([found, ...papers].toSorted());
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
