import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { choosePlan, confirmSignificant, readState, saveArticles } from './commands/answers.ts';
import { saveOrganizingResolution } from './commands/resolution.ts';
import { submit } from './commands/submit.ts';
import type { OnboardingPorts } from './ports.ts';

export const routesOf = (ports: OnboardingPorts): Route[] => [
  readState(ports),
  saveArticles(ports),
  saveOrganizingResolution(ports),
  confirmSignificant(ports),
  choosePlan(ports),
  serveOrganization(contract.submitIncorporation, (ctx) => submit(ctx, ports)),
];
