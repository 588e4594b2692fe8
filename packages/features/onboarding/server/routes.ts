import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { choosePlan, confirmSignificant, readState, saveArticles } from './commands/answers.ts';
import { saveOrganizingResolution } from './commands/resolution.ts';
import { submit } from './commands/submit.ts';
import type { OnboardingPorts } from './ports.ts';

export const routesOf = (ports: OnboardingPorts): Route[] => [
  serveOrganization(contract.readOnboarding, (ctx) => readState(ctx, ports)),
  serveOrganization(contract.saveArticles, (ctx, { body }) => saveArticles(ctx, ports, body)),
  serveOrganization(contract.saveOrganizingResolution, (ctx, { body }) =>
    saveOrganizingResolution(ctx, ports, body.organizing_resolution_on),
  ),
  serveOrganization(contract.confirmSignificant, (ctx, { body }) =>
    confirmSignificant(ctx, ports, body.confirmed),
  ),
  serveOrganization(contract.choosePlan, (ctx, { body }) => choosePlan(ctx, ports, body.plan_id)),
  serveOrganization(contract.submitIncorporation, (ctx) => submit(ctx, ports)),
];
