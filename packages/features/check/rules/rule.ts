/** A rule of the minute-book check: what it asks of the book, how much it matters, and where the law says so. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Section } from '../../documents/sections.ts';
import type { DueInBook, FiledDocument } from '../../documents/shapes.ts';
import type { Citation, Provision } from '../../documents/templates/provisions.ts';
import type { Blank, BookFacts } from '../../documents/templates/template.ts';
import type { CheckCode } from './readiness.ts';

/** `error`: a legal duty is missed or near; `warning`: banks, auditors and buyers ask for it; `hint`: good to have. */
export const severities = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof severities)[number];

/** The registers and the minute book of today. */
export interface CheckFacts {
  readonly book: BookFacts;
  readonly due: readonly DueInBook[];
  readonly onFile: readonly FiledDocument[];
  readonly hasIncorporationCertificate: boolean;
  /** Files that are not as they were kept, by their SHA-256. */
  readonly damaged: ReadonlyMap<string, 'gone' | 'altered'>;
  /** Yearly steps about significant control that were not taken. */
  readonly reviews: readonly { readonly dueOn: PlainDate; readonly year: number }[];
  /** Other duties about significant control that are open. */
  readonly controlDuties: readonly {
    readonly kind: 'isc_record' | 'isc_file' | 'isc_dispose';
    readonly dueOn: PlainDate;
    readonly personId: string | null;
  }[];
  /** Records that the ledger has otherwise, by their ids: the kinds of their leaves, and the fields that differ. */
  readonly differing: readonly {
    readonly record: string;
    readonly recordId: string;
    readonly field: string;
  }[];
  /** Shares that are subscribed for, and that nobody holds yet; since their payment, or since the subscription where they are not
   *  paid. */
  readonly waiting: readonly {
    readonly securityId: string;
    readonly name: string;
    readonly since: PlainDate;
    readonly lacks: 'resolution' | 'payment';
  }[];
  /** Deadlines that are marked as done or not applicable, by their keys. */
  readonly settled: ReadonlySet<string>;
}

export const fixPages = [
  'document',
  'section',
  /** Where the registry's certificate of an entry is uploaded: of the incorporation, or of an amendment. */
  'incorporation_certificate',
  'amendment_certificate',
  'directors',
  'officers',
  'corporation',
  'transfers',
  'shareholders',
  'holder',
  'class',
  'control',
  'control_register',
  'land',
  'minutes',
] as const;
export type FixPage = (typeof fixPages)[number];

/** A click drafts the document, for which `blanks` are entered first, or opens where it is put right. */
export type Fix =
  | {
      readonly do: 'draft';
      readonly template: string;
      readonly subject: string;
      /** Left out of a document that is made anew. */
      readonly blanks?: () => readonly Blank[];
    }
  | { readonly do: 'open'; readonly page: FixPage; readonly id?: string | Section };

export interface Found {
  /** The root, document, person or year that it is about. It names the finding together with the code. */
  readonly subject: string;
  /** As its title names that: a name, a number, a year; empty where the title says it all. */
  readonly about: string;
  /** Parameters of its explanation; dates as `YYYY-MM-DD`. */
  readonly params: Readonly<Record<string, string>>;
  readonly dueOn?: PlainDate;
  readonly fix: Fix;
  /** Its document can go with others: be sent for signature, or printed and signed in ink. */
  readonly act?: 'send' | 'print';
  /** The certificate that its document is, in place of which its holder may have an acknowledgment. */
  readonly securityId?: string;
  /** Where it is another than the rule's. */
  readonly provision?: Provision;
  /** It takes the place of a provision where the law is not the corporation's own Act. */
  readonly citation?: Citation;
}

export interface Rule {
  readonly code: CheckCode;
  readonly severity: Severity;
  readonly provision?: Provision;
  /** Drops what another rule found already, by its fix. */
  readonly isGeneral?: boolean;
  find(facts: CheckFacts): readonly Found[];
}
