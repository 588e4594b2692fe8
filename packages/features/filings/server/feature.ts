import type { Instant } from '@tabellion/kernel/date.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import { askedTemplate } from './annual/asking.ts';
import { confirmationSender } from './annual/confirming.ts';
import { annualHandlersOf } from './annual/handlers.ts';
import { filingMailTemplate, sentBackTemplate } from './annual/mail.ts';
import type { AnnualPorts } from './annual/ports.ts';
import { annualRoutesOf } from './annual/routes.ts';
import { handlers } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import type { FilingPorts } from './ports.ts';
import { routesOf } from './routes.ts';

interface Ports extends FilingPorts, AnnualPorts {
  readonly clock: () => Instant;
  /** The host to which mails lead has the page of filings. */
  readonly showsFilings: boolean;
}

export const feature = (ports: Ports): Feature => ({
  routes: [...routesOf(ports), ...annualRoutesOf(ports)],
  handlers: [...handlers, ...annualHandlersOf(ports)],
  schedules: jobsOf(ports),
  senders: [confirmationSender(ports, ports.clock)],
  mailTemplates: [askedTemplate, filingMailTemplate(ports), sentBackTemplate],
});
