/** How a document of the minute book is described: which ones a corporation should have, and what each says. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type {
  Appointment,
  CapitalEntry,
  Certificate,
  ClassTerms,
  ControlEntry,
  Corporation,
  Instrument,
  Pool,
} from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Block, PrintedDocument, PrintedTable } from '@tabellion/paper/printed.ts';
import type { residencyGrounds } from '../../people/shapes.ts';
import type { ResolutionMeeting } from '../../registers/meeting.ts';
import type { AgreementTime } from '../../registers/rules/deciders.ts';
import type { Audience, Section } from '../sections.ts';

export type DocumentLanguage = PrintedDocument['language'];

/** The Act under which a corporation stands, where its documents cite it; null of other jurisdictions, whose documents cite
 *  nothing and say that a lawyer there confirms them. */
export type Statute = 'cbca' | 'obca' | null;

/** A provision as each Act numbers it. Ontario's follows from the federal one unless it says another. */
export interface Provision {
  readonly cbca?: string;
  readonly obca?: string;
  /** A section of Ontario's Corporations Information Act, where the other Acts there do not say it. */
  readonly cia?: string;
}

export interface PrintedPerson {
  /** As the register prints it; empty when erased. */
  readonly name: string;
  readonly isBody: boolean;
  /** The latest known address, in one line. */
  readonly address: string | null;
  /** Others read this one: the address for service, or that of the register. Never where somebody lives. */
  readonly serviceAddress: string | null;
  /** A registrar's form bears this one: the address for service, or the residential one (Form 2). */
  readonly formAddress: string | null;
  readonly residentCanadian: boolean | null;
  /** Why somebody is one, where that was said. */
  readonly residentGround: (typeof residencyGrounds)[number] | null;
  /** How somebody is called, where that was said. */
  readonly gender: 'f' | 'm' | null;
  /** The joint holders for whom it stands. */
  readonly members: readonly string[];
}

export interface PrintedResolution {
  readonly resolutionId: string;
  readonly body: 'incorporators' | 'directors' | 'shareholders';
  readonly number: string | null;
  readonly datedOn: PlainDate | null;
  readonly isOrganizing: boolean;
  /** The meeting that passed it; nothing where all who may vote signed it. */
  readonly meeting?: ResolutionMeeting | null;
}

/** The resolution in place of an annual meeting, once it was drafted: it has a number and a date since. */
export interface AnnualResolution {
  readonly resolutionId: string;
  readonly body: 'directors' | 'shareholders';
  /** The last day of the financial year that it is about. */
  readonly yearEnd: PlainDate;
  readonly number: string;
  readonly datedOn: PlainDate;
  /** All have signed: it takes the place of the meeting, and elects the directors. */
  readonly isSigned: boolean;
}

/** Whole registers, as tables in the document's language. */
export const registerNames = [
  'securities',
  'ledgers',
  'transfers',
  'directors',
  'officers',
  'control',
  'capital',
  'instruments',
  'land',
] as const;
export type RegisterName = (typeof registerNames)[number];

/** Each in one table, the accounts of stated capital in one for each class. */
export type PrintedRegisters = Readonly<Partial<Record<RegisterName, readonly PrintedTable[]>>>;

/** Everything from which the documents of a corporation are made: its registers on one date, in one language. */
export interface BookFacts {
  readonly language: DocumentLanguage;
  readonly asOf: PlainDate;
  readonly statute: Statute;
  readonly corporation: Corporation;
  /** The corporation number as it is printed. */
  readonly number: string | null;
  /** It was incorporated with this product: it organizes itself now. One that existed before has its first documents elsewhere. */
  readonly isFoundedHere: boolean;
  /** The day with which this minute book begins: of the incorporation, or that on which a corporation that existed before was
   *  taken over. */
  readonly beganOn: PlainDate;
  /** Its certificate is a specimen of the sandbox registry. */
  readonly isSpecimen: boolean;
  /** Item 8 of the articles, in its order: none is a person of the registers. */
  readonly incorporators: readonly {
    readonly name: string;
    readonly isBody: boolean;
    readonly address: string;
  }[];
  readonly appointments: readonly Appointment[];
  readonly classes: readonly ClassTerms[];
  readonly certificates: readonly Certificate[];
  readonly capitalEntries: readonly CapitalEntry[];
  readonly instruments: readonly Instrument[];
  readonly pools: readonly Pool[];
  readonly controls: readonly ControlEntry[];
  readonly persons: ReadonlyMap<string, PrintedPerson>;
  readonly resolutions: readonly PrintedResolution[];
  readonly annualResolutions: readonly AnnualResolution[];
  /** Subjects of papers by which a class or a series voted apart in writing: some have signed them, or were asked to. Left out where
   *  there are none. */
  readonly votedApart?: ReadonlySet<string>;
  /** Unanimous shareholder agreements. */
  readonly agreements: readonly AgreementTime[];
  /** Signed agreements of the shareholders that restrict transfers without restricting the directors. */
  readonly holderAgreements: readonly AgreementTime[];
  /** Every act that stands, on whatever day, in the order in which they hold: what a document carries may be dated after it. */
  readonly acts: readonly ChangeAct[];
  /** Roots of those whose paper lies in the minute book that was kept before: they came with a file, or are of an earlier day than
   *  this book. */
  readonly imported: ReadonlySet<string>;
  /** The root of the act with which an appointment, a class or a security began, by its id. */
  readonly madeBy: ReadonlyMap<string, string>;
  /** Empty but for the documents that print them. */
  readonly registers: PrintedRegisters;
  /** Facts that the founding left waiting for the organizing resolutions, as if they were passed on the day of these facts;
   *  undefined where nothing waits. Only the documents by which the corporation organizes itself say it. */
  readonly planned?: PlannedFacts;
  /** The amendments that a document says wait for their certificate, whose day nobody knows yet. */
  readonly isUncertified?: true;
}

/** Beside those of the registers; the organizing resolutions in place of those that are passed. */
export type PlannedFacts = Pick<
  BookFacts,
  'appointments' | 'certificates' | 'acts' | 'madeBy' | 'resolutions'
>;

export interface Signee {
  readonly personId: string;
  readonly capacity:
    | 'incorporator'
    | 'director'
    | 'shareholder'
    | 'subscriber'
    | 'holder'
    | 'officer'
    | 'chair'
    | 'secretary';
  /** A shareholder's votes on a resolution that their majority passes in writing; left out where all who are named sign. */
  readonly votes?: string;
}

/** How a resolution is passed. In writing all who may vote on it sign (CBCA ss. 117, 142; Ontario: `Signee`); at a meeting directors by their
 *  majority, shareholders by the majority of the votes cast (`ordinary`) or two thirds of them (`special`, s. 2(1)), a class by
 *  two thirds of its own votes (`class`, s. 176); `every` needs each shareholder, without votes too (s. 163). */
export const approvalRules = ['directors', 'ordinary', 'special', 'class', 'every'] as const;
export type ApprovalRule = (typeof approvalRules)[number];

/** A document that the minute book should have. */
export interface DueDocument {
  /** The person, certificate, resolution or year that it is about beside its template; empty where there is one alone. */
  readonly subject: string;
  /** The title in the document's language, as lists show it. */
  readonly title: string;
  /** Such as `D-2025-01`. */
  readonly number: string | null;
  /** The day that it bears; null while that is open. */
  readonly datedOn: PlainDate | null;
  /** Roots of the entries that it carries. */
  readonly carries: readonly string[];
  /** The person whose set it belongs to: a director, an officer, a shareholder. */
  readonly personId?: string;
  readonly signees: readonly Signee[];
  /** Resolutions alone have one. */
  readonly passing?: ApprovalRule;
  /** The last day on which the law wants it: it may be made before, and is not missing before. */
  readonly dueOn?: PlainDate;
  /** No law wants it: it is made when somebody asks for it, and is never missing. */
  readonly isOnRequest?: true;
  /** It gets the number and the date of this annual resolution, which are given when it is first drafted. */
  readonly annual?: Pick<AnnualResolution, 'body' | 'yearEnd'>;
}

/** Whether the minute book lacks it while it is not there. */
export const isExpected = ({ dueOn, isOnRequest }: DueDocument, today: PlainDate): boolean =>
  isOnRequest !== true && (dueOn === undefined || dueOn <= today);

/** Facts without which a document says nothing; each is entered on a screen of its own. */
export const blankFacts = [
  'corporation_number',
  'registered_office',
  'year_end',
  'organizing_resolution',
  'resolution',
  /** The resolution by which an officer begins or ends. */
  'officer_resolution',
  /** The resolution that changes the corporation's own facts. */
  'corporation_resolution',
  'consent',
  'consideration',
  'solvency',
  'incorporator',
  'person_name',
  'person_address',
  'resident_canadian',
] as const;

/** A missing fact, and the person who lacks it. */
export interface Blank {
  readonly fact: (typeof blankFacts)[number];
  readonly personId?: string;
}

/** A part of a template: one that is marked stays the product's where an organization has its own wording. */
export type WordedBlock = Block & { readonly isKept?: true };

export interface Wording {
  readonly layout: PrintedDocument['layout'];
  readonly title: string;
  readonly subtitle?: string;
  /** Across the page of what no longer holds. */
  readonly mark?: string;
  readonly blocks: readonly WordedBlock[];
  /** The provision by which it is made, where that is another one than its template's. */
  readonly by?: Provision;
}

/** Templates whose documents somebody signs, here or in ink. What each of them establishes once it is signed is a row of
 *  `signing/server/effects.ts`. */
export const signedTemplates = [
  'articles',
  'first_office_and_board',
  'articles_of_amendment',
  'articles_of_dissolution',
  'by_law',
  'director_consent',
  'officer_acceptance',
  'resignation',
  'organizing_resolution_of_directors',
  'issue_resolution',
  'annual_resolution_of_directors',
  'organizing_resolution_of_shareholders',
  'number_of_directors',
  'shareholders_resolution',
  'class_resolution',
  'annual_resolution_of_shareholders',
  'auditor_waiver',
  'statements_waiver',
  'shareholder_agreement',
  'subscription',
  'vesting_agreement',
  'option_agreement',
  'intellectual_property_assignment',
  'short_shareholders_agreement',
  'share_transfer',
  'share_certificate',
  'notice_of_directors',
  'notice_of_office',
  'control_request',
  'certificate_of_incumbency',
] as const;
export type SignedTemplateName = (typeof signedTemplates)[number];

export type Template = SignedTemplate | UnsignedTemplate;

interface SignedTemplate extends TemplateBase {
  readonly name: SignedTemplateName;
  due(facts: BookFacts): readonly DueDocument[];
}

/** Nobody signs its documents: one that names signees under a name of its own does not compile. */
interface UnsignedTemplate extends TemplateBase {
  due(facts: BookFacts): readonly (DueDocument & { readonly signees: readonly [] })[];
}

interface TemplateBase {
  readonly name: string;
  readonly section: Section;
  readonly audience: Audience;
  /** The day from which this wording is used: another wording has another day. */
  readonly version: `${number}-${number}-${number}`;
  /** The people's sets in which its documents are, where they are about one person. */
  readonly of?: 'directors' | 'officers' | 'shareholders';
  /** It names everybody who holds shares: made of an entry, it is made of the whole registers (`bookAbout`). */
  readonly isOfAll?: true;
  /** An organization may have its own wording of it, around its facts and the parts that are `marked`, or around `all` that it says
   *  above the signatures. Left out where none may: a form of the registry, a register, a certificate, a text that members enter. */
  readonly own?: 'marked' | 'all';
  /** Whether own wording is for a document; of a template that makes others too. */
  isWordedFreely?(due: Pick<DueDocument, 'subject'>): boolean;
  /** As it is while the registry's certificate is awaited, which gives it its day. */
  awaited?(facts: BookFacts, due: DueDocument): DueDocument;
  /** Refused with every blank that matters. */
  print(facts: BookFacts, due: DueDocument): Result<Wording, readonly Blank[]>;
  /** The facts without that which ended its subject since: a signed copy of before is kept, and says what was so. */
  beforeEnd?(facts: BookFacts, due: DueDocument): BookFacts;
  /** Others rely on it: it bears an address, where they read whether the registers still say the same. */
  readonly attested?: Attested;
}

export interface Attested {
  /** The address ends so many days after the document was made; null where it lasts as long as the paper. */
  readonly days: number | null;
  /** @returns the certified facts by ids, comparable with those of another day; undefined where the registers do not have its
   *  subject any more */
  stated(facts: BookFacts, subject: string): unknown;
  /** The same facts in words, in the language of the facts. */
  lines(facts: BookFacts, subject: string): readonly string[];
  /** The day on which the registers let go of its subject; null where they tell none. */
  endedOn(facts: BookFacts, subject: string): PlainDate | null;
}
