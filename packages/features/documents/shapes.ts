/** The minute book beside the registers, as the check reads it. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { DocumentStatus, Section } from './sections.ts';
import type { Blank, DueDocument } from './templates/template.ts';

/** A document that the minute book should have. */
export interface DueInBook extends Pick<DueDocument, 'subject' | 'title' | 'number' | 'datedOn' | 'carries'> {
  readonly template: string;
  readonly section: Section;
  readonly personId: string | null;
  readonly isOnFile: boolean;
  /** Facts to be entered before it can be drafted. They are worked out when asked for: few of many are shown. */
  blanks(): readonly Blank[];
}

/** A document that it has, void or not. */
export interface FiledDocument {
  readonly documentId: string;
  readonly section: Section;
  readonly source: 'template' | 'wording' | 'upload';
  readonly template: string | null;
  readonly subject: string;
  readonly title: string;
  readonly number: string | null;
  readonly datedOn: PlainDate | null;
  readonly status: DocumentStatus;
  /** How many sign it. */
  readonly signees: number;
  /** Persons who must sign it by the registers of its day, or whom it names, and have not; nobody of what was signed on paper. */
  readonly unsigned: readonly string[];
  /** Persons who signed it as directors, and were none on its day by the registers. */
  readonly signedByOthers: readonly string[];
  readonly entrySince: 'voided' | 'corrected' | null;
  /** It is marked as signed on paper, and its signed copy is not on file. */
  readonly lacksCopy: boolean;
  /** A resolution of the directors that says, without a condition, that the consideration for shares was received. */
  readonly saysReceived: boolean;
  /** An agreement made here that claims the exemption from the prospectus of a private issuer. */
  readonly claimsPrivateIssuer: boolean;
  /** Roots of the entries that it belongs to. */
  readonly carries: readonly string[];
  /** It was printed from facts that differ now. */
  readonly hasChanged: boolean;
  /** The own wording of which it was made; null of the product's. */
  readonly ownWording: {
    readonly version: number;
    /** Empty while it is not approved. */
    readonly approvedBy: string;
    readonly approvedOn: PlainDate | null;
  } | null;
  /** SHA-256 of every version, as it came and as it is served. */
  readonly files: readonly string[];
}
