/** Ports of features to the installation and to later features: tied together here. */
import { access } from '@tabellion/features/access.ts';
import { userNames } from '@tabellion/features/accounts/server/public.ts';
import type { ActivityPorts, CorrectingActivity } from '@tabellion/features/activity/server/ports.ts';
import { type Seller, specimenSeller } from '@tabellion/features/billing/rules/seller.ts';
import { billingZone } from '@tabellion/features/billing/rules/subscription.ts';
import type { BillingPorts } from '@tabellion/features/billing/server/ports.ts';
import type { PaymentProvider } from '@tabellion/features/billing/server/provider.ts';
import { openBilling, openSandbox, openStripe } from '@tabellion/features/billing/server/public.ts';
import { changePlanOf } from '@tabellion/features/changes/server/public.ts';
import { entryPreviewsOf as corporationEntries } from '@tabellion/features/corporation/server/routes.ts';
import type { DeadlinePorts } from '@tabellion/features/deadlines/server/ports.ts';
import { ownDeadlineTitles } from '@tabellion/features/deadlines/server/public.ts';
import type { DocumentPorts } from '@tabellion/features/documents/server/ports.ts';
import {
  bookRecipients,
  documentTitles,
  readDecidersFacts,
  statuteHeading,
} from '@tabellion/features/documents/server/public.ts';
import type { InstallationSettings } from '@tabellion/features/entry/views.ts';
import { annualPlanOf } from '@tabellion/features/filings/server/public.ts';
import { type HolderPorts, linkHolders } from '@tabellion/features/holders/server/public.ts';
import { entryPreviewsOf as instrumentEntries } from '@tabellion/features/instruments/server/routes.ts';
import type { FilePorts } from '@tabellion/features/ledgers/server/public.ts';
import { entryPlan, foundingSetPlan, type MatterPorts } from '@tabellion/features/matters/server/public.ts';
import type { MemberPorts } from '@tabellion/features/members/server/ports.ts';
import { invitationsTo } from '@tabellion/features/members/server/public.ts';
import type { NotificationPorts } from '@tabellion/features/notifications/server/ports.ts';
import { incorporationPlan } from '@tabellion/features/onboarding/server/public.ts';
import {
  organizationOf,
  registryZoneOf,
  writeOrganization,
} from '@tabellion/features/organizations/server/public.ts';
import type { PeoplePorts } from '@tabellion/features/people/server/ports.ts';
import { judgingAppointments } from '@tabellion/features/people/server/public.ts';
import { entryPreviewsOf as peopleEntries } from '@tabellion/features/people/server/routes.ts';
import type { RecordsPorts } from '@tabellion/features/records/server/ports.ts';
import { recordedEntries } from '@tabellion/features/records/server/public.ts';
import { reasonsIn } from '@tabellion/features/registers/server/public/acts.ts';
import { forControlAlone } from '@tabellion/features/registers/server/public/control.ts';
import { namesIn } from '@tabellion/features/registers/server/public/people.ts';
import { takenPlaces } from '@tabellion/features/registers/server/public/shares.ts';
import { openRegistry, type RegistryPorts } from '@tabellion/features/registry/server/public.ts';
import { judgingClasses, judgingShares, subscribeFounder } from '@tabellion/features/shares/server/public.ts';
import { entryPreviewsOf as sharesEntries } from '@tabellion/features/shares/server/routes.ts';
import type { SharesPorts } from '@tabellion/features/shares/server/views.ts';
import type { SigningPorts } from '@tabellion/features/signing/server/ports.ts';
import { documentsOutForSignature } from '@tabellion/features/signing/server/public.ts';
import { countWork } from '@tabellion/features/worklist/server/public.ts';
import { dateInZone } from '@tabellion/kernel/date.ts';
import { judge } from '@tabellion/kit/may.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { faultCode } from '@tabellion/platform/log/fault.ts';
import { languages } from '@tabellion/texts/text.ts';
import type { Installation } from './installation.ts';

export const matterPortsOf = (
  installation: Installation,
  registry: RegistryPorts = registryOf(installation),
): MatterPorts => ({
  texts: installation.texts,
  plans: {
    entry: entryPlan,
    founding_set: foundingSetPlan,
    incorporation: incorporationPlan,
    annual_filing: annualPlanOf({ registry }),
    change: changePlanOf({ registry, laws, clock: installation.clock }),
  },
  onFault: (fault) => installation.log.fault('a matter met a fault', fault),
});

export const settingOf = ({ brand, config, mailbox }: Installation): InstallationSettings => ({
  brand: brand.key,
  deployment_mode: config.deploymentMode,
  languages: [...languages],
  payment_provider: config.paymentProvider,
  stripe_publishable_key: config.stripe?.publishableKey ?? null,
  filing_hidden_host_marker: config.filingHiddenHostMarker ?? null,
  mail_stays_here: mailbox !== undefined,
});

/** People and share classes as the registers know them, users as they call themselves, documents, and those to whom a link was sent. */
async function namesOf(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all([
    userNames(q, ids),
    namesIn(q, orgId, ids),
    documentTitles(q, orgId, ids),
    bookRecipients(q, orgId, ids),
    linkHolders(q, orgId, ids),
  ]);
  return new Map(names.flatMap((some) => [...some]));
}

async function reasonsOf(
  q: Queries,
  orgId: string,
  of: readonly CorrectingActivity[],
): Promise<ReadonlyMap<string, string>> {
  const reasons = of.length === 0 ? [] : await reasonsIn(q, orgId, [...new Set(of.map(({ root }) => root))]);
  return new Map(
    of.flatMap(({ id, root, first, last }) =>
      reasons
        .filter((one) => one.root === root && one.seq >= first && one.seq <= last)
        .map(({ basis }) => [id, basis] as const),
    ),
  );
}

/** The persons on record for significant control alone, hidden from whoever may not read that register. */
async function hiddenSubjectsOf({
  q,
  orgId,
  user,
  membership,
}: OrganizationContext): Promise<readonly string[]> {
  const mayKnow = judge({ user, membership }, access['control.read']).may;
  return mayKnow ? [] : [...(await forControlAlone(q, orgId))];
}

export const memberPortsOf = ({ brand }: Installation): MemberPorts => ({
  namesOf,
  termsVersion: brand.terms.version,
});

export const activityPortsOf = ({ texts, config }: Installation): ActivityPorts => ({
  texts,
  ownerOrg: config.ledgerOwnerOrg,
  namesOf,
  reasonsOf,
  hiddenSubjectsOf,
  recordedOf: async (q, ids) => new Map((await recordedEntries(q, ids)).map((one) => [one.id, one])),
  zoneOf: async (q, orgId) => registryZoneOf(await organizationOf(q, orgId)),
  write: writeOrganization,
});

export const deadlinePortsOf = ({ texts, brand, config }: Installation): DeadlinePorts => ({
  texts,
  productName: brand.name,
  publicUrl: config.publicUrl,
});

export const holderPortsOf = ({ files, config }: Installation, records: RecordsPorts): HolderPorts => ({
  files,
  records,
  verifyAt: verifyAddress(config),
});

export const notificationPortsOf = ({ texts }: Installation): NotificationPorts => ({
  texts,
  namesOf: async (q, orgId, ids) => {
    const [names, titles] = await Promise.all([namesOf(q, orgId, ids), ownDeadlineTitles(q, orgId, ids)]);
    return new Map([...names, ...titles]);
  },
  invitationsTo,
  countWork,
});

/** How late the sandbox decides about its card for delays. */
const sandboxDelayMs = 4_000;

function providerOf({ db, clock, secrets, config }: Installation): PaymentProvider {
  const { stripe, publicUrl } = config;
  if (stripe === undefined)
    return openSandbox({ db, clock, cardKey: secrets.cardKey, delayMs: sandboxDelayMs });
  const { secretKey, webhookSecret, apiBase } = stripe;
  return openStripe({ db, clock, secretKey, webhookSecret, apiBase, publicUrl, retries: 2 });
}

/** Real money is never taken with specimen numbers: without own ones no tax is collected. */
function sellerOf({ config, brand }: Installation): Seller {
  const { name = brand.name, address, taxNumbers } = config.seller;
  if (taxNumbers === undefined && config.stripe === undefined) return specimenSeller(name);
  return { name, address, taxNumbers: taxNumbers ?? {} };
}

export const billingPortsOf = (installation: Installation): BillingPorts => {
  const { clock, log } = installation;
  return openBilling(providerOf(installation), {
    onFault: (fault) => log.warn('the payment provider gave no answer', { fault: faultCode(fault) }),
    seller: sellerOf(installation),
    holdersOf: (q, orgId) => takenPlaces(q, orgId, { on: dateInZone(clock(), billingZone) }),
  });
};

export const registryOf = ({ config, db, clock, typesetter, files }: Installation): RegistryPorts =>
  openRegistry({
    registrar: config.registrar,
    filing: config.filing,
    db,
    clock,
    press: { typesetter, files },
  });

export const sharesPortsOf = ({ texts }: Installation): SharesPorts => ({ texts });

export const filePortsOf = ({ texts, typesetter }: Installation): FilePorts => ({
  texts,
  typesetter,
  actName: statuteHeading,
});

/** The law of each kind of act, for what was proposed and becomes effective. */
export const laws = [judgingAppointments, judgingShares];

export const peoplePortsOf = ({ texts }: Installation): PeoplePorts => ({
  texts,
  subscribeFounder,
  judgingClasses,
  readDecidersFacts,
});

/** The entries whose documents may be looked at before they are recorded. */
export function entriesOf(installation: Installation): DocumentPorts['entries'] {
  const shares = sharesPortsOf(installation);
  return [
    ...peopleEntries(peoplePortsOf(installation)),
    ...sharesEntries(shares),
    ...instrumentEntries(shares),
    ...corporationEntries({ texts: installation.texts, readDecidersFacts }),
  ];
}

export const documentPortsOf = (
  installation: Installation,
  entries: DocumentPorts['entries'],
  recordsFile: DocumentPorts['recordsFile'] = async () => undefined,
): DocumentPorts => ({
  entries,
  recordsFile,
  activity: activityPortsOf(installation),
  db: installation.db,
  texts: installation.texts,
  files: installation.files,
  typesetter: verifiable(installation),
  outForSignature: documentsOutForSignature,
  sealRoots: installation.seal.roots,
  seal: installation.seal,
  verifyAt: verifyAddress(installation.config),
  isWhiteLabel: installation.config.deploymentMode === 'white_label',
});

export const signingPortsOf = (installation: Installation): SigningPorts => {
  const { db, texts, files, seal } = installation;
  const documents = documentPortsOf(installation, []);
  return { documents, db, texts, files, typesetter: verifiable(installation), seal, laws };
};

/** The foot of each document says where others can verify it. */
const verifiable = ({ typesetter, config }: Installation): Pick<Typesetter, 'print'> => ({
  print: (document, files) => typesetter.print({ ...document, verifyAt: verifyAddress(config) }, files),
});

const verifyAddress = ({ publicUrl }: Installation['config']): string => `${publicUrl}/verify-document`;
