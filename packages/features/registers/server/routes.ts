import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { readNextResolution } from '../proposalContract.ts';
import { nextNumber } from '../rules/resolutions.ts';
import {
  applyProposal,
  listProposals,
  type ProposalPorts,
  withdrawProposal,
  withdrawUnpaidHolders,
} from './commands/proposals.ts';
import { selectNumbers } from './store/resolutions.ts';

export const routesOf = (ports: ProposalPorts): Route[] => [
  listProposals(ports),
  applyProposal(ports),
  withdrawProposal(ports),
  withdrawUnpaidHolders(ports),
  serveOrganization(readNextResolution, async ({ q, orgId, now }, { query: { body, on } }) => {
    const day: PlainDate | undefined =
      on === undefined ? todayOf(await organizationOf(q, orgId), now) : parsePlainDate(on);
    if (day === undefined) return refuseField('on', 'GENERAL.NOT_A_DATE');
    return ok({ number: nextNumber(day, await selectNumbers(q, orgId), body) });
  }),
];
