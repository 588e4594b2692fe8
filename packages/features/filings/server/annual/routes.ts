import type { Route } from '@tabellion/platform/http/route.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../../annualContract.ts';
import { answerAsked, askClient, readAsked, revokeAsk } from './asking.ts';
import { sendFilingMail } from './mail.ts';
import { payFiling, sendReturnAgain } from './paying.ts';
import type { AnnualPorts } from './ports.ts';
import { saveAnnual } from './save.ts';
import { annualView } from './view.ts';

export const annualRoutesOf = (ports: AnnualPorts): Route[] => [
  serveOrganization(contract.readAnnual, (ctx, { params: { filingId } }) => annualView(ctx, ports, filingId)),
  saveAnnual(ports),
  payFiling(ports),
  sendReturnAgain(ports),
  askClient(ports),
  revokeAsk(ports),
  readAsked,
  answerAsked,
  sendFilingMail,
];
