/** A feature as the installation sees it; each describes itself in its `server/feature.ts`. */
import type { Route } from './http/route.ts';
import type { ScheduledJob } from './jobs/jobs.ts';
import type { MailTemplate } from './mail/sender.ts';
import type { Handler } from './outbox/dispatch.ts';
import type { Sender } from './outbox/sender.ts';

export interface Feature {
  readonly routes: readonly Route[];
  /** Handlers of announcements. */
  readonly handlers?: readonly Handler[];
  readonly schedules?: readonly ScheduledJob[];
  readonly mailTemplates?: readonly MailTemplate[];
  /** Before the first request is served, at every start; harmless to repeat. Throws `StartRefusal`. */
  readonly prepare?: () => Promise<void>;
  /** Ends what it still does by itself. */
  readonly close?: () => Promise<void>;
  /** Senders of rows of the outbox beside announcements and mails. */
  readonly senders?: readonly Sender[];
}
