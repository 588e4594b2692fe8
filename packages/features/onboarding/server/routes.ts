import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { choosePlan, confirmSignificant, readFiled, readState, saveArticles } from './commands/answers.ts';
import { saveOrganizingResolution } from './commands/resolution.ts';
import { submit } from './commands/submit.ts';
import type { OnboardingPorts } from './ports.ts';

export const routesOf = (ports: OnboardingPorts): Route[] => [
  readState(ports),
  readFiled(ports),
  saveArticles(ports),
  saveOrganizingResolution(ports),
  confirmSignificant(ports),
  choosePlan(ports),
  serveOrganization(contract.submitIncorporation, (ctx, input) => submit(ctx, ports, input)),
];
