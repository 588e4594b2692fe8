import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import { cardSender } from './forgetOtherCards.ts';
import { handlers } from './handlers.ts';
import { fileRoutesOf, type InvoiceFilePorts } from './invoiceFiles.ts';
import { jobsOf } from './jobs.ts';
import { mailTemplatesOf } from './mail.ts';
import type { BillingPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (
  ports: BillingPorts & Pick<InvoiceFilePorts, 'typesetter'> & { readonly db: Database },
): Feature => ({
  routes: [...routesOf(ports), ...fileRoutesOf(ports)],
  handlers,
  schedules: jobsOf(ports),
  senders: [cardSender(ports, ports.db)],
  mailTemplates: mailTemplatesOf(ports),
});
