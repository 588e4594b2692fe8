import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { exportFileOf } from './exporting.ts';
import type { RecordsPorts } from './ports.ts';
import { proofRoute } from './proofs.ts';
import { receiptsOf } from './reading.ts';

export const routesOf = (ports: RecordsPorts): Route[] => [
  serveOrganization(contract.readReceipts, async ({ q, orgId }, { query: { subject } }) => {
    const [kind = '', id = ''] = subject.split(':');
    const known = contract.subjectKinds.find((one) => one === kind);
    return ok({ receipts: known === undefined ? [] : await receiptsOf(q, orgId, { kind: known, id }) });
  }),
  proofRoute(ports),
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
