/** Facts of a founding, wherever they are stored: the rules of this folder judge them. */
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { Consideration } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { AddressInput } from '@tabellion/law/address.ts';
import type { Anchor } from '@tabellion/law/deadlines/deadline.ts';
import type { JurisdictionId, ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { CompanyType, OrganizationStatus } from '../../organizations/rules/status.ts';
import type { ArticlesDraft } from './articles.ts';

export interface FoundingFacts {
  /** The registry's day. */
  readonly today: PlainDate;
  readonly organization: FoundingOrganization;
  /** Whether the person to reach for the account is on record, with name and address. */
  readonly hasAccount: boolean;
  readonly articles: ArticlesDraft;
  readonly directors: readonly FoundingDirector[];
  /** Appointments to offices. */
  readonly officers: number;
  readonly classes: readonly ClassPayload[];
  readonly subscriptions: readonly Subscription[];
  /** Subscribers who count among the holders of a private issuer (NI 45-106 s. 2.4). */
  readonly privateHolders: number;
  /** Officers bear this date; shares are not issued before it. Stated of a corporation that existed before. */
  readonly organizingResolutionOn: PlainDate | null;
  /** `significantKey` of what was confirmed; null while nothing was. */
  readonly iscConfirmedFor: string | null;
  /** The plan chosen or paid. */
  readonly planId: string | null;
}

/** Name, law and registered office: the part of an organization's row that the articles need. */
export interface FoundingOrganization extends AddressInput {
  readonly company_type: CompanyType;
  readonly status: OrganizationStatus;
  readonly name: string;
  readonly name_postfix: string;
  readonly name_format: 'named' | 'numbered';
  readonly jurisdiction: JurisdictionId;
  readonly articles_province: ProvinceCode;
  readonly corporation_number: string;
  readonly incorporation_date: PlainDate | null;
  readonly anchored_by: Anchor;
  readonly anchored_on: PlainDate | null;
  /** `MM-DD`, or empty. */
  readonly fiscal_year_end: string;
  readonly first_year_end_on: PlainDate | null;
  readonly office_since: PlainDate | null;
  readonly office_or_before: boolean;
  readonly year_end_since: PlainDate | null;
  readonly year_end_or_before: boolean;
}

export interface FoundingDirector {
  readonly personId: string;
  readonly firstname: string;
  readonly lastname: string;
  /** As the register prints it. */
  readonly name: string;
  /** Form 2: the residential address, or the one for service. */
  readonly formAddress: AddressInput | null;
  /** Null where nobody said. */
  readonly residentCanadian: boolean | null;
  /** 18 or older, capable, not bankrupt (CBCA s. 105(1)), attested. */
  readonly capableAttested: boolean;
  readonly consentOn: PlainDate | null;
}

/** One holder's shares of one class; issued when certificate, resolution and payment are there (CBCA s. 25(3)). */
export interface Subscription {
  readonly personId: string;
  readonly personKind: PersonKind;
  readonly name: string;
  readonly classId: string;
  readonly quantity: bigint;
  readonly consideration: Consideration;
  readonly paidOn: PlainDate | null;
}
