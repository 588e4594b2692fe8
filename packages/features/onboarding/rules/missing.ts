/** Items that a submission lacks (decisions section 4), each with the screen and the field that supply it. */
import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { judgeRights } from '@tabellion/book/judge/shares.ts';
import { lacksRedemptionPrice } from '@tabellion/book/terms/classes.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { isBlankAddress, readAddress } from '@tabellion/law/address.ts';
import { saysNone } from '@tabellion/law/clauses.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { readCorporateName } from '@tabellion/law/names/corporateName.ts';
import { readLegalElement } from '@tabellion/law/names/legalElement.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { privateIssuer } from '../../registers/privateIssuer.ts';
import { missingRightCodes } from '../../registry/rules/filing.ts';
import type { FoundingDirector, FoundingFacts } from './facts.ts';
import { lacksOfIncorporators } from './incorporators.ts';
import { significantHolders, significantKey } from './significant.ts';
import type { MissingItem, Screen } from './wizard.ts';

/**
 * Everything that keeps the articles from being submitted, in the order of the steps; nothing when they may go.
 * A corporation that exists already needs its number and date instead of what only a founding asks for (incorporators,
 * the sector, residency and Form 2 addresses of its first directors, shares and who takes them, the ISC confirmation).
 */
export function missing(facts: FoundingFacts): readonly MissingItem[] {
  const isNew = facts.organization.company_type === 'new';
  return [
    ...lackIf(!facts.hasAccount, 'ONBOARDING.MISSING.ACCOUNT', 'user', 'address_line_1'),
    ...nameLacks(facts),
    ...(isNew ? [] : existingLacks(facts)),
    ...officeLacks(facts),
    ...(isNew ? lacksOfIncorporators(facts.articles.incorporators) : []),
    ...lackIf(!facts.articles.is_saved, 'ONBOARDING.MISSING.ARTICLES', 'corporate', 'min_directors'),
    ...lackIf(isNew && isUnstated(facts), 'ONBOARDING.MISSING.ARTICLES', 'corporate', 'transfer_restriction'),
    ...lackIf(isNew && lacksSector(facts), 'ONBOARDING.MISSING.SECTOR', 'corporate', 'sector'),
    ...boardLacks(facts),
    ...(isNew ? facts.directors.flatMap(directorLacks) : []),
    ...shareLacks(facts),
    ...lackIf(isNew && lacksIsc(facts), 'ONBOARDING.MISSING.ISC', 'shareclass', 'confirmed'),
    ...lackIf(facts.planId === null, 'ONBOARDING.MISSING.PLAN', 'plans', 'plan_id'),
    ...lackIf(facts.organization.status === 'pending', 'ONBOARDING.MISSING.PAYMENT', 'checkout', 'card'),
  ];
}

/** Warnings that do not prevent a submission. */
export function warnings(facts: FoundingFacts): readonly MissingItem[] {
  const named = readName(facts);
  const unpaid = new Map(
    facts.subscriptions.filter(({ paidOn }) => paidOn === null).map((one) => [one.personId, one.name]),
  );
  const consent =
    facts.organization.company_type === 'old'
      ? 'ONBOARDING.WARNING.CONSENT_NOT_RECORDED'
      : 'ONBOARDING.WARNING.CONSENT';
  return [
    ...(named?.ok ? named.value.warnings.map(lackAt('company')) : []),
    ...facts.directors
      .filter(({ consentOn }) => consentOn === null)
      .map(({ name, personId }): MissingItem => {
        return { ...lack(consent, 'founder', 'consent_on', { name }), personId };
      }),
    ...lackIf(
      facts.organization.company_type === 'old' &&
        facts.organizingResolutionOn === null &&
        (facts.officers > 0 || facts.subscriptions.length > 0),
      'ONBOARDING.WARNING.RESOLUTION_DATE',
      'operator',
      'organizing_resolution_on',
    ),
    ...[...unpaid.values()].map((name) =>
      lack('ONBOARDING.WARNING.UNPAID', 'shareclass', 'paid_on', { name }),
    ),
    ...holdersAboveLimit(facts),
  ];
}

/** Only a corporation whose articles restrict transfers is a private issuer (NI 45-106 s. 2.4). */
function holdersAboveLimit({ privateHolders: counted, articles }: FoundingFacts): MissingItem[] {
  const { most } = privateIssuer;
  if (counted <= most || saysNone(articles.transfer_restriction_text)) return [];
  return [lack('ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT', 'shareclass', 'shareholders', { counted, most })];
}

function lack(
  textCode: TextCode,
  screen: Screen,
  field: string,
  params?: MissingItem['params'],
): MissingItem {
  return { textCode, screen, field, ...(params && { params }) };
}

const lackIf = (isMissing: boolean, textCode: TextCode, screen: Screen, field: string): MissingItem[] =>
  isMissing ? [lack(textCode, screen, field)] : [];

/** A refusal of a rule, as something to mend on that screen. */
const lackAt =
  (screen: Screen) =>
  ({ path, textCode, params }: FieldRefusal): MissingItem =>
    lack(textCode, screen, path, params);

/** undefined where a registry gives the name with the number. */
function readName({ organization, directors }: FoundingFacts) {
  if (organization.name_format === 'numbered' && organization.company_type === 'new') return undefined;
  const { name, name_postfix, jurisdiction: id } = organization;
  return readCorporateName({ jurisdiction: id, name, name_postfix, people: directors });
}

function nameLacks(facts: FoundingFacts): MissingItem[] {
  const { name, name_postfix, jurisdiction: id } = facts.organization;
  const named = readName(facts);
  if (named === undefined) {
    if (!jurisdiction(id).names.numberedName.includes('{element}')) return [];
    const element = readLegalElement(name_postfix, id);
    return element.ok ? [] : [lackAt('company')(element.error)];
  }
  if (name.trim() === '') return lackIf(true, 'ONBOARDING.MISSING.NAME', 'company', 'name');
  return named.ok ? [] : named.error.map(lackAt('company'));
}

const existingLacks = ({ organization }: FoundingFacts): MissingItem[] => [
  ...lackIf(
    organization.corporation_number === '',
    'ONBOARDING.MISSING.CORPORATION_NUMBER',
    'company',
    'corporation_number',
  ),
  ...lackIf(
    organization.incorporation_date === null,
    'ONBOARDING.MISSING.INCORPORATION_DATE',
    'company',
    'incorporation_date',
  ),
  ...lackIf(
    organization.anchored_by !== 'incorporation' && organization.anchored_on === null,
    'ONBOARDING.MISSING.ANCHOR_DATE',
    'company',
    'anchor_date',
  ),
];

function officeLacks({ organization }: FoundingFacts): MissingItem[] {
  if (isBlankAddress(organization)) {
    return lackIf(true, 'ONBOARDING.MISSING.REGISTERED_OFFICE', 'corporate', 'address_line_1');
  }
  const office = readAddress(organization, {
    kind: 'registered_office',
    articlesProvince: organization.articles_province,
  });
  return office.ok ? [] : office.error.map(lackAt('corporate'));
}

/** Only of a corporation that exists may nobody know what its articles say of transfers. */
const isUnstated = ({ articles }: FoundingFacts): boolean => articles.transfer_restriction === 'not_stated';

/** Only the federal law asks (CBCA s. 105(3.1)). */
const lacksSector = ({ organization, articles }: FoundingFacts): boolean =>
  organization.jurisdiction === 'CA' && articles.sector === null;

function boardLacks({ directors, articles, organization }: FoundingFacts): MissingItem[] {
  const present = directors.length;
  const { min_directors: needed, max_directors: allowed, sector } = articles;
  if (present < needed) {
    return [lack('ONBOARDING.MISSING.DIRECTORS', 'founder', '', { needed, missing: needed - present })];
  }
  const above =
    present > allowed
      ? [lack('ONBOARDING.MISSING.DIRECTORS_ABOVE', 'founder', '', { allowed, present })]
      : [];
  if (organization.company_type === 'old') return above;
  const neededResidents = residentsNeeded(present, residencyRule(organization.jurisdiction, sector));
  const short =
    neededResidents - directors.filter(({ residentCanadian }) => residentCanadian === true).length;
  return short > 0
    ? [...above, lack('ONBOARDING.MISSING.RESIDENT_DIRECTOR', 'founder', 'residency', { missing: short })]
    : above;
}

function directorLacks({ personId, name, formAddress, capableAttested }: FoundingDirector): MissingItem[] {
  const isFormAddress = formAddress !== null && readAddress(formAddress, { kind: 'form_2' }).ok;
  const lacks = [
    ...(isFormAddress
      ? []
      : [lack('ONBOARDING.MISSING.DIRECTOR_ADDRESS', 'founder', 'residential_address', { name })]),
    ...(capableAttested
      ? []
      : [lack('ONBOARDING.MISSING.DIRECTOR_CAPABLE', 'founder', 'capable_attested', { name })]),
  ];
  return lacks.map((one) => ({ ...one, personId }));
}

/** A corporation that exists may leave its shares to an import, which comes once it is on record. */
function shareLacks({ classes, subscriptions, organization, today }: FoundingFacts): MissingItem[] {
  const exists = organization.company_type === 'old';
  if (exists && classes.length === 0) return [];
  if (classes.length === 0)
    return lackIf(true, 'ONBOARDING.MISSING.SHARE_CLASS', 'shareclass', 'shareclasses');
  const rights = judgeRights(classes).map(({ params }) =>
    lack(
      missingRightCodes[String(params.right) as keyof typeof missingRightCodes],
      'shareclass',
      'shareclasses',
    ),
  );
  // Articles that exist are asked for no more than they state; the minute-book check finds it.
  const unpriced = exists ? [] : classes.filter(lacksRedemptionPrice);
  return [
    ...rights,
    ...unpriced.map(({ name: className }) =>
      lack('ONBOARDING.MISSING.REDEMPTION_PRICE', 'shareclass', 'redemption_price', { className }),
    ),
    ...lackIf(
      !exists && subscriptions.length === 0,
      'ONBOARDING.MISSING.SUBSCRIBER',
      'shareclass',
      'shareholders',
    ),
    ...lackIf(
      subscriptions.some(({ paidOn }) => paidOn !== null && paidOn > today),
      'ORGANIZATION.DATE_IN_FUTURE',
      'shareclass',
      'paid_on',
    ),
  ];
}

/** Nobody to confirm is confirmed with the subscriber that is missing. */
const lacksIsc = (facts: FoundingFacts): boolean =>
  facts.subscriptions.length > 0 && facts.iscConfirmedFor !== significantKey(significantHolders(facts));
