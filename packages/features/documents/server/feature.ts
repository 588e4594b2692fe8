import type { Instant } from '@tabellion/kernel/date.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import { bookOutboxSender } from './bookOutboxSender.ts';
import { handlersOf } from './handlers.ts';
import { mailTemplates } from './mail.ts';
import type { DocumentPorts } from './ports.ts';
import { routesOf } from './routes.ts';
import { documentOutboxSender } from './sender.ts';

export const feature = (ports: DocumentPorts & { readonly clock: () => Instant }): Feature => ({
  routes: routesOf(ports),
  handlers: handlersOf(ports),
  mailTemplates,
  senders: [documentOutboxSender(ports, ports.clock), bookOutboxSender(ports, ports.clock)],
});
