/** The part that works after the commit: announcements to handlers, mails, jobs. */
import { openJobs } from '@tabellion/platform/jobs/jobs.ts';
import type { MailTransport } from '@tabellion/platform/mail/mail.ts';
import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { openSmtp } from '@tabellion/platform/mail/smtp.ts';
import { createDispatchers } from '@tabellion/platform/outbox/dispatch.ts';
import { openOutbox } from '@tabellion/platform/outbox/outbox.ts';
import type { Features } from './features.ts';
import type { Installation } from './installation.ts';

export interface OpenWorker {
  wake(): void;
  close(): Promise<void>;
}

export function openWorker(installation: Installation, features: Features): OpenWorker {
  const { db, log, metrics, clock } = installation;
  const onFault = (error: unknown): void => log.fault('the worker met a fault', error);
  const transport = transportOf(installation);
  const senders = [
    ...createDispatchers({ db, handlers: features.handlers, now: clock, onFault }),
    ...features.senders,
  ];
  if (transport !== undefined) senders.push(mailSender(installation, features, transport));
  const outbox = openOutbox(db, senders, { onFault });
  const onRun = metrics.observeJob;
  const jobs = openJobs(db, features.schedules, { now: clock, onFault, onRun });
  return {
    wake: () => outbox.wake(),
    close: async () => {
      await Promise.all([outbox.close(), jobs.close()]);
      await transport?.close();
    },
  };
}

function mailSender(installation: Installation, features: Features, transport: MailTransport) {
  const { db, clock, texts, brand, config } = installation;
  return createMailSender({
    db,
    now: clock,
    transport,
    templates: features.mailTemplates,
    texts,
    brand,
    publicUrl: config.publicUrl,
    checkpoint: features.checkpoint,
  });
}

/** Without a way for mail to leave, mails wait in the outbox. */
function transportOf({ config, mailbox, brand }: Installation): MailTransport | undefined {
  if (config.mail.kind !== 'smtp') return mailbox;
  const { name = brand.name, address } = config.mailFrom;
  return openSmtp({ url: config.mail.url, from: { name, address } });
}
