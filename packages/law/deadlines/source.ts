/** Where the rule of a deadline is read, in a few words: an act and its section, or whoever publishes it. */

import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '../jurisdictions.ts';
import { jurisdiction } from '../jurisdictions.ts';
import type { DeadlineKind } from './deadline.ts';

export interface Source {
  /** `CBCA s. 263`. */
  readonly section: string;
  /** The day to which the text that was read is consolidated; null where it bears none. */
  readonly readAt: PlainDate | null;
}

/** Federal and Ontario sections by kind; what is left out is told by the jurisdiction's own references. */
const federal: Readonly<Partial<Record<DeadlineKind, string>>> = {
  consent: 'CBCA s. 106(9)',
  director_notice: 'CBCA s. 113(1)',
  director_address_notice: 'CBCA s. 113(1)',
  office_notice: 'CBCA s. 19(4)',
  annual_filing: 'CBCA s. 263',
  first_annual_meeting: 'CBCA s. 133(1)(a)',
  annual_meeting: 'CBCA s. 133(1)(b)',
  financial_statements: 'CBCA ss. 155(1), 159(1)',
  auditor_waiver: 'CBCA s. 163',
  isc_record: 'CBCA s. 21.1',
  isc_file: 'CBCA s. 21.21',
  isc_review: 'CBCA s. 21.1',
  isc_dispose: 'CBCA s. 21.1(5)',
  isc_amalgamation: 'CBCA s. 21.21',
};
const ontarian: Readonly<Partial<Record<DeadlineKind, string>>> = {
  consent: 'OBCA s. 119(9)',
  director_notice: 'CIA s. 4',
  office_notice: 'CIA s. 4',
  officer_notice: 'CIA s. 4',
  auditor_waiver: 'OBCA s. 148',
};

/** No corporate law asks for these: the same under every jurisdiction. */
const elsewhere: Readonly<Partial<Record<DeadlineKind, string>>> = {
  ontario_initial_return: 'CIA s. 3',
  tax_balance: 'Canada Revenue Agency, balance-due day',
  tax_return: 'Canada Revenue Agency, T2 guide',
  gst_registration: 'Excise Tax Act s. 240',
  own: '',
};

/** The consolidation of the federal Act that was read. */
const federalReadAt = plainDate('2026-03-31');

/** The source of a kind of deadline under the law of `registration`. */
export function sourceOf(kind: DeadlineKind, registration: JurisdictionId): Source {
  const other = elsewhere[kind];
  if (other !== undefined) return { section: other, readAt: null };
  if (registration === 'CA')
    return { section: federal[kind] ?? actOf(registration), readAt: federal[kind] ? federalReadAt : null };
  const own = registration === 'ON' ? ontarian[kind] : undefined;
  return { section: own ?? referenceOf(kind, registration), readAt: null };
}

/** As the jurisdiction refers to it, after the name of its act where the reference is a section alone. */
function referenceOf(kind: DeadlineKind, registration: JurisdictionId): string {
  const reference = statuteRefOf(kind, registration);
  if (reference === undefined) return actOf(registration);
  return /^(s|ss|Part)\b/.test(reference) ? `${actOf(registration)} ${reference}` : reference;
}

function statuteRefOf(kind: DeadlineKind, registration: JurisdictionId): string | undefined {
  const law = jurisdiction(registration);
  switch (kind) {
    case 'annual_filing':
      return law.annualFiling.statuteRef;
    case 'initial_filing':
      return law.initialFiling?.statuteRef;
    case 'first_annual_meeting':
    case 'annual_meeting':
      return law.annualMeeting?.statuteRef;
    case 'isc_record':
    case 'isc_file':
    case 'isc_review':
    case 'isc_dispose':
      return law.transparencyRegister.statuteRef;
    default:
      return law.changeNotices.statuteRef;
  }
}

/** `BCBCA` where the act has a short name, else its whole name. */
function actOf(registration: JurisdictionId): string {
  const [act = ''] = jurisdiction(registration).statute.split(';');
  return /\(([A-Z]{3,})\)/.exec(act)?.[1] ?? act;
}
