/** Every feature's doors, collected here and nowhere else: routes, handlers, schedules, mails. */
import { jobs as accountJobs } from '@tabellion/features/accounts/server/jobs.ts';
import { mailTemplates as accountMails } from '@tabellion/features/accounts/server/mail.ts';
import { openAccounts } from '@tabellion/features/accounts/server/ports.ts';
import { routesOf as accountRoutes } from '@tabellion/features/accounts/server/routes.ts';
import { routesOf as activityRoutes } from '@tabellion/features/activity/server/routes.ts';
import { handlers as billingHandlers } from '@tabellion/features/billing/server/handlers.ts';
import { jobsOf as billingJobs } from '@tabellion/features/billing/server/jobs.ts';
import { routesOf as billingRoutes } from '@tabellion/features/billing/server/routes.ts';
import { jobsOf as checkJobs } from '@tabellion/features/check/server/jobs.ts';
import { routesOf as checkRoutes } from '@tabellion/features/check/server/routes.ts';
import { jobsOf as controlJobs } from '@tabellion/features/control/server/jobs.ts';
import { routesOf as controlRoutes } from '@tabellion/features/control/server/routes.ts';
import {
  entryPreviewsOf as corporationEntries,
  routesOf as corporationRoutes,
} from '@tabellion/features/corporation/server/routes.ts';
import { routesOf as dashboardRoutes } from '@tabellion/features/dashboard/server/routes.ts';
import { jobs as deadlineJobs } from '@tabellion/features/deadlines/server/jobs.ts';
import { settledDeadlines } from '@tabellion/features/deadlines/server/public.ts';
import { routes as deadlineRoutes } from '@tabellion/features/deadlines/server/routes.ts';
import { bookOutboxSender } from '@tabellion/features/documents/server/bookOutboxSender.ts';
import { handlersOf as documentHandlers } from '@tabellion/features/documents/server/handlers.ts';
import { mailTemplates as documentMails } from '@tabellion/features/documents/server/mail.ts';
import { routesOf as documentRoutes } from '@tabellion/features/documents/server/routes.ts';
import { documentOutboxSender } from '@tabellion/features/documents/server/sender.ts';
import { mailTemplates as entryMails } from '@tabellion/features/entry/server/mail.ts';
import { routesOf as entryRoutes } from '@tabellion/features/entry/server/routes.ts';
import { handlers as exchangeHandlers } from '@tabellion/features/exchange/server/handlers.ts';
import { routesOf as exchangeRoutes } from '@tabellion/features/exchange/server/routes.ts';
import { jobsOf as instrumentJobs } from '@tabellion/features/instruments/server/jobs.ts';
import {
  entryPreviewsOf as instrumentEntries,
  routesOf as instrumentRoutes,
} from '@tabellion/features/instruments/server/routes.ts';
import { routesOf as ledgerRoutes } from '@tabellion/features/ledgers/server/routes.ts';
import { handlers as memberHandlers } from '@tabellion/features/members/server/handlers.ts';
import { jobs as memberJobs } from '@tabellion/features/members/server/jobs.ts';
import { mailTemplates as memberMails } from '@tabellion/features/members/server/mail.ts';
import { routesOf as memberRoutes } from '@tabellion/features/members/server/routes.ts';
import { handlers as notificationHandlers } from '@tabellion/features/notifications/server/handlers.ts';
import { jobs as notificationJobs } from '@tabellion/features/notifications/server/jobs.ts';
import { routesOf as notificationRoutes } from '@tabellion/features/notifications/server/routes.ts';
import { jobsOf as onboardingJobs } from '@tabellion/features/onboarding/server/jobs.ts';
import { mailTemplatesOf as onboardingMails } from '@tabellion/features/onboarding/server/mail.ts';
import { recordFactsOfOlderCompanies } from '@tabellion/features/onboarding/server/public.ts';
import { routesOf as onboardingRoutes } from '@tabellion/features/onboarding/server/routes.ts';
import { jobs as organizationJobs } from '@tabellion/features/organizations/server/jobs.ts';
import { routesOf as organizationRoutes } from '@tabellion/features/organizations/server/routes.ts';
import {
  entryPreviewsOf as peopleEntries,
  routesOf as peopleRoutes,
} from '@tabellion/features/people/server/routes.ts';
import { handlersOf as registerHandlers } from '@tabellion/features/registers/server/handlers.ts';
import { jobsOf as registerJobs } from '@tabellion/features/registers/server/jobs.ts';
import { routesOf as registerRoutes } from '@tabellion/features/registers/server/routes.ts';
import { routes as searchRoutes } from '@tabellion/features/search/server/routes.ts';
import {
  entryPreviewsOf as sharesEntries,
  routesOf as sharesRoutes,
} from '@tabellion/features/shares/server/routes.ts';
import { handlers as signingHandlers } from '@tabellion/features/signing/server/handlers.ts';
import { jobs as signingJobs } from '@tabellion/features/signing/server/jobs.ts';
import { mailTemplates as signingMails } from '@tabellion/features/signing/server/mail.ts';
import { countPendingSignatures } from '@tabellion/features/signing/server/public.ts';
import { routesOf as signingRoutes } from '@tabellion/features/signing/server/routes.ts';
import { sealSender } from '@tabellion/features/signing/server/sealing.ts';
import type { Gate } from '@tabellion/platform/http/gate.ts';
import type { Route } from '@tabellion/platform/http/route.ts';
import { housekeeping } from '@tabellion/platform/jobs/housekeeping.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import type { MailTemplate } from '@tabellion/platform/mail/sender.ts';
import type { Handler } from '@tabellion/platform/outbox/dispatch.ts';
import type { Sender } from '@tabellion/platform/outbox/sender.ts';
import type { Installation } from './installation.ts';
import {
  activityPortsOf,
  billingPortsOf,
  documentPortsOf,
  filePortsOf,
  laws,
  memberPortsOf,
  notificationPortsOf,
  peoplePortsOf,
  registryOf,
  settingOf,
  sharesPortsOf,
  signingPortsOf,
} from './ports.ts';

export interface Features {
  readonly routes: readonly Route[];
  readonly handlers: readonly Handler[];
  readonly schedules: readonly ScheduledJob[];
  readonly mailTemplates: readonly MailTemplate[];
  /** Of rows of the outbox beside events and mails. */
  readonly senders: readonly Sender[];
  readonly readToken: Gate['readToken'];
  /** Prepares the database at every start; harmless to repeat. */
  prepare(): Promise<void>;
}

export function featuresOf(installation: Installation): Features {
  const { secrets, clock, brand, texts, files, config, db } = installation;
  const accounts = openAccounts(secrets.sessionKey, clock, {
    issuer: brand.name,
    termsVersion: brand.terms.version,
  });
  const billing = billingPortsOf(installation);
  const onboarding = { texts, registry: registryOf(installation) };
  const shares = sharesPortsOf(installation);
  const registerFiles = filePortsOf(installation);
  const control = { ...registerFiles, settledDeadlines };
  const checks = { ...registerFiles, files, isWhiteLabel: config.deploymentMode === 'white_label' };
  const organizations = {
    texts,
    files,
    isWhiteLabel: config.deploymentMode === 'white_label',
    countPendingSignatures,
  };
  const people = peoplePortsOf(installation);
  const documents = documentPortsOf(installation, [
    ...peopleEntries(people),
    ...sharesEntries(shares),
    ...instrumentEntries(shares),
    ...corporationEntries(organizations),
  ]);
  const signing = signingPortsOf(installation);
  return {
    routes: [
      ...accountRoutes(accounts),
      ...activityRoutes(activityPortsOf(installation)),
      ...organizationRoutes(organizations),
      ...notificationRoutes(notificationPortsOf(installation)),
      ...memberRoutes(memberPortsOf(installation)),
      ...billingRoutes(billing),
      ...registerRoutes({ texts, laws }),
      ...peopleRoutes(people),
      ...sharesRoutes(shares),
      ...instrumentRoutes(shares),
      ...ledgerRoutes(registerFiles),
      ...corporationRoutes(organizations),
      ...controlRoutes(control),
      ...deadlineRoutes,
      ...exchangeRoutes({ texts }),
      ...onboardingRoutes(onboarding),
      ...documentRoutes(documents),
      ...checkRoutes(checks),
      ...signingRoutes(signing),
      ...dashboardRoutes({ texts, ownerOrg: config.ledgerOwnerOrg }),
      ...searchRoutes,
      ...entryRoutes({ accounts, files, setting: settingOf(installation), terms: brand.terms }),
    ],
    handlers: [
      ...notificationHandlers,
      ...memberHandlers,
      ...billingHandlers,
      ...registerHandlers(laws),
      ...exchangeHandlers,
      ...documentHandlers(documents),
      ...signingHandlers,
    ],
    schedules: [
      ...housekeeping,
      ...accountJobs,
      ...organizationJobs,
      ...notificationJobs,
      ...memberJobs,
      ...billingJobs(billing),
      ...registerJobs(laws),
      ...instrumentJobs(config.instrumentNoticeDays),
      ...controlJobs(control),
      ...deadlineJobs,
      ...onboardingJobs(onboarding),
      ...checkJobs(checks),
      ...signingJobs,
    ],
    mailTemplates: [
      ...accountMails,
      ...entryMails,
      ...memberMails,
      ...onboardingMails(documents),
      ...documentMails,
      ...signingMails,
    ],
    senders: [
      documentOutboxSender(documents, clock),
      bookOutboxSender(documents, clock),
      sealSender(signing, clock),
    ],
    readToken: accounts.tokens.read,
    prepare: async () => {
      await recordFactsOfOlderCompanies(db, clock());
    },
  };
}
