import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { compareWithLedger } from './comparing.ts';
import { exportFileOf } from './exporting.ts';
import type { RecordsPorts } from './ports.ts';
import { proofRoute } from './proofs.ts';
import { receiptsOf } from './reading.ts';
import { type LedgerFinding, replaceFindings } from './store/findings.ts';

/** So many differences are told one by one. */
const MOST_TOLD = 20;

export const routesOf = (ports: RecordsPorts): Route[] => [
  serveOrganization(contract.readReceipts, async ({ q, orgId }, { query: { subject } }) =>
    ok({ receipts: await receiptsOfSubject(q, orgId, subject) }),
  ),
  serveOrganization(contract.readRecordStates, async ({ q, orgId }, { query: { subjects } }) => {
    const states: { readonly subject: string; readonly receipt: contract.Receipt | null }[] = [];
    for (const subject of new Set(subjects.split(','))) {
      const [receipt = null] = await receiptsOfSubject(q, orgId, subject);
      states.push({ subject, receipt });
    }
    return ok({ states });
  }),
  proofRoute(ports),
  serveOrganization(contract.compareRecords, async ({ db, orgId, now, release }) => {
    release();
    const findings = await compareWithLedger(ports, orgId).catch(ports.log);
    if (findings === undefined) return refuse('LEDGER.AWAY');
    await db.transaction(orgId, (tx) => replaceFindings(tx, orgId, findings, now));
    return ok({ count: findings.length, differences: findings.slice(0, MOST_TOLD).map(differenceOf) });
  }),
  serveFile(contract.exportRecords, async ({ q, orgId, now, release }, { query }) => {
    const today = todayOf(await organizationOf(q, orgId), now);
    const asOf = query.as_of === undefined ? today : parsePlainDate(query.as_of);
    if (asOf === undefined)
      return refuse('GENERAL.FIELD_INVALID', {
        fields: [{ path: 'as_of', textCode: 'GENERAL.NOT_A_DATE' }],
      });
    release();
    try {
      const bytes = await exportFileOf(ports, { orgId, asOf, now, isWithDocuments: true });
      if (bytes === undefined) return refuse('LEDGER.NOTHING_RECORDED');
      const fileName = `records-${today}.tabellion.zip`;
      return ok({ bytes, mediaType: 'application/zip', fileName, isAttachment: true });
    } catch (error) {
      ports.log(error);
      return refuse('LEDGER.AWAY');
    }
  }),
];

const differenceOf = ({ record, recordId, field, sourceTable, writer }: LedgerFinding) => ({
  record,
  record_id: recordId,
  field,
  table: sourceTable,
  writers: writer,
});

/** @param subject  as `holding:<id>` */
async function receiptsOfSubject(q: Queries, orgId: string, subject: string): Promise<contract.Receipt[]> {
  const [kind = '', id = ''] = subject.split(':');
  const known = contract.subjectKinds.find((one) => one === kind);
  return known === undefined ? [] : await receiptsOf(q, orgId, { kind: known, id });
}
