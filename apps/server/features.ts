/** The features of the installation, collected here and nowhere else, each with what it needs. */
import { feature as accounts } from '@tabellion/features/accounts/server/feature.ts';
import { openAccounts } from '@tabellion/features/accounts/server/ports.ts';
import { createSeal } from '@tabellion/features/accounts/server/public.ts';
import { feature as activity } from '@tabellion/features/activity/server/feature.ts';
import { feature as backoffice } from '@tabellion/features/backoffice/server/feature.ts';
import { feature as billing } from '@tabellion/features/billing/server/feature.ts';
import type { BillingPorts } from '@tabellion/features/billing/server/ports.ts';
import { feature as changes } from '@tabellion/features/changes/server/feature.ts';
import { hasChange } from '@tabellion/features/changes/server/public.ts';
import { feature as check } from '@tabellion/features/check/server/feature.ts';
import { feature as control } from '@tabellion/features/control/server/feature.ts';
import { feature as corporation } from '@tabellion/features/corporation/server/feature.ts';
import { feature as dashboard } from '@tabellion/features/dashboard/server/feature.ts';
import { feature as deadlines } from '@tabellion/features/deadlines/server/feature.ts';
import { settledDeadlines } from '@tabellion/features/deadlines/server/public.ts';
import { feature as documents } from '@tabellion/features/documents/server/feature.ts';
import { readDecidersFacts } from '@tabellion/features/documents/server/public.ts';
import { feature as entry } from '@tabellion/features/entry/server/feature.ts';
import { feature as exchange } from '@tabellion/features/exchange/server/feature.ts';
import { hidesFiling } from '@tabellion/features/filings/rules/hidesFiling.ts';
import { feature as filings } from '@tabellion/features/filings/server/feature.ts';
import { feature as holders } from '@tabellion/features/holders/server/feature.ts';
import { feature as instruments } from '@tabellion/features/instruments/server/feature.ts';
import { feature as ledgers } from '@tabellion/features/ledgers/server/feature.ts';
import { feature as mailbox } from '@tabellion/features/mailbox/server/feature.ts';
import { feature as matters } from '@tabellion/features/matters/server/feature.ts';
import { feature as members } from '@tabellion/features/members/server/feature.ts';
import { feature as notifications } from '@tabellion/features/notifications/server/feature.ts';
import { feature as onboarding } from '@tabellion/features/onboarding/server/feature.ts';
import { recordFactsOfOlderCompanies } from '@tabellion/features/onboarding/server/public.ts';
import { feature as organizations } from '@tabellion/features/organizations/server/feature.ts';
import { feature as people } from '@tabellion/features/people/server/feature.ts';
import { feature as records } from '@tabellion/features/records/server/feature.ts';
import { ledgerFindings } from '@tabellion/features/records/server/public.ts';
import { feature as registers } from '@tabellion/features/registers/server/feature.ts';
import { feature as registry } from '@tabellion/features/registry/server/feature.ts';
import type { RegistryPorts } from '@tabellion/features/registry/server/public.ts';
import { feature as search } from '@tabellion/features/search/server/feature.ts';
import { feature as shares } from '@tabellion/features/shares/server/feature.ts';
import { feature as signing } from '@tabellion/features/signing/server/feature.ts';
import { countPendingSignatures } from '@tabellion/features/signing/server/public.ts';
import { feature as worklist } from '@tabellion/features/worklist/server/feature.ts';
import type { OpenLedger } from '@tabellion/ledger/server/openLedger.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import type { Gate } from '@tabellion/platform/http/gate.ts';
import { housekeeping } from '@tabellion/platform/jobs/housekeeping.ts';
import type { MailCheckpoint } from '@tabellion/platform/mail/layout.ts';
import type { Installation } from './installation.ts';
import {
  ledgerOf,
  ledgerTokensOf,
  mailCheckpointOf,
  recordsFileOf,
  recordsPortsOf,
  sealWithCheckpoint,
} from './ledgerPorts.ts';
import {
  activityPortsOf,
  billingPortsOf,
  deadlinePortsOf,
  documentPortsOf,
  entriesOf,
  filePortsOf,
  holderPortsOf,
  laws,
  matterPortsOf,
  memberPortsOf,
  notificationPortsOf,
  peoplePortsOf,
  registryOf,
  settingOf,
  sharesPortsOf,
  signingPortsOf,
} from './ports.ts';

export interface Features extends Required<Feature> {
  readonly readToken: Gate['readToken'];
  /** The newest checkpoint of the ledger, for mails; undefined where it is away. */
  checkpoint(): Promise<MailCheckpoint | undefined>;
}

/** Those outside who are asked: the provider of payments, and the registry. */
export interface AskedOutside {
  readonly billing: BillingPorts;
  readonly registry: RegistryPorts;
}

export const askedOutside = (installation: Installation): AskedOutside => ({
  billing: billingPortsOf(installation),
  registry: registryOf(installation),
});

/** @param outside  a test has its own in place of the installation's */
export function featuresOf(installation: Installation, outside = askedOutside(installation)): Features {
  const { secrets, clock, brand, db } = installation;
  const ledger = ledgerOf(installation);
  const accountPorts = openAccounts(secrets.sessionKey, clock, {
    issuer: brand.name,
    termsVersion: brand.terms.version,
    ledgerTokens: ledgerTokensOf(installation, ledger),
  });
  const seal = sealWithCheckpoint(installation, ledger);
  const features = listOf({ ...installation, seal }, { accountPorts, ledger, outside });
  return {
    routes: features.flatMap(({ routes }) => routes),
    handlers: features.flatMap(({ handlers = [] }) => handlers),
    schedules: [...housekeeping, ...features.flatMap(({ schedules = [] }) => schedules)],
    mailTemplates: features.flatMap(({ mailTemplates = [] }) => mailTemplates),
    senders: features.flatMap(({ senders = [] }) => senders),
    readToken: accountPorts.tokens.read,
    checkpoint: mailCheckpointOf(installation, ledger),
    prepare: async () => {
      await recordFactsOfOlderCompanies(db, clock());
      for (const { prepare } of features) await prepare?.();
    },
    close: async () => {
      await Promise.all(features.map(({ close }) => close?.()));
    },
  };
}

function listOf(
  installation: Installation,
  {
    accountPorts,
    ledger,
    outside,
  }: {
    readonly accountPorts: ReturnType<typeof openAccounts>;
    readonly ledger: OpenLedger;
    readonly outside: AskedOutside;
  },
): readonly Feature[] {
  const { clock, brand, texts, files, config, secrets } = installation;
  const isWhiteLabel = config.deploymentMode === 'white_label';
  const sharesPorts = sharesPortsOf(installation);
  const filePorts = filePortsOf(installation);
  const recordsPorts = recordsPortsOf(installation, ledger.ledger);
  const organizationPorts = { texts, files, isWhiteLabel, countPendingSignatures };
  return [
    accounts(accountPorts),
    activity(activityPortsOf(installation)),
    organizations(organizationPorts),
    notifications(notificationPortsOf(installation)),
    members(memberPortsOf(installation)),
    billing({ ...outside.billing, typesetter: installation.typesetter, db: installation.db }),
    registers({ texts, laws, isSeenThrough: hasChange }),
    people(peoplePortsOf(installation)),
    shares(sharesPorts),
    instruments({ ...sharesPorts, noticeDays: config.instrumentNoticeDays }),
    ledgers(filePorts),
    corporation({ ...organizationPorts, ...filePorts, readDecidersFacts }),
    control({ ...filePorts, settledDeadlines }),
    deadlines(deadlinePortsOf(installation)),
    exchange({ texts }),
    registry,
    mailbox,
    documents({
      ...documentPortsOf(installation, entriesOf(installation), recordsFileOf(recordsPorts)),
      clock,
    }),
    check({ ...filePorts, files, isWhiteLabel, differingRecords: ledgerFindings }),
    signing({ ...signingPortsOf(installation), clock }),
    matters(matterPortsOf(installation, outside.registry)),
    filings({
      ...outside,
      texts,
      clock,
      seal: createSeal(secrets.registryKey),
      documents: documentPortsOf(installation, []),
      showsFilings: !hidesFiling(config.filingHiddenHostMarker ?? null, new URL(config.publicUrl).host),
    }),
    onboarding({ texts, registry: outside.registry, isWhiteLabel }),
    changes({
      db: installation.db,
      texts,
      laws,
      documents: documentPortsOf(installation, entriesOf(installation)),
      ...outside,
    }),
    records(recordsPorts),
    holders(holderPortsOf(installation, recordsPorts)),
    worklist({ texts }),
    dashboard({ texts, ownerOrg: config.ledgerOwnerOrg }),
    search,
    ledger,
    backoffice({ texts, files, laws }),
    entry({ accounts: accountPorts, files, setting: settingOf(installation), terms: brand.terms }),
  ];
}
