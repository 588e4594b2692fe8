import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { receiptsOf } from './reading.ts';

export const routesOf = (): Route[] => [
  serveOrganization(contract.readReceipts, async ({ q, orgId }, { query: { subject } }) => {
    const [kind = '', id = ''] = subject.split(':');
    const known = contract.subjectKinds.find((one) => one === kind);
    return ok({ receipts: known === undefined ? [] : await receiptsOf(q, orgId, { kind: known, id }) });
  }),
  serveFile(contract.readProofOfRecord, () => Promise.resolve(refuse('GENERAL.NOT_FOUND'))),
  serveFile(contract.exportRecords, () => Promise.resolve(refuse('LEDGER.NOTHING_RECORDED'))),
];
