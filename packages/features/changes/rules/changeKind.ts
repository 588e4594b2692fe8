/** A kind of corporate change: one file that says what is asked, who approves it, what is entered, what is filed. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal, TextParams } from '@tabellion/kernel/refusal.ts';
import type { FilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { FeeFor } from '@tabellion/law/fees.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { TextKey } from '@tabellion/texts/text.ts';
import type {
  ApprovalRule,
  BookFacts,
  SignedTemplateName,
  Signee,
} from '../../documents/templates/template.ts';

/** The typed fields of a part, by their names. */
export type Form = Readonly<Record<string, string>>;

export interface Choice {
  readonly value: string;
  /** Words of the product, or a name of the registers. */
  readonly label: TextKey | { readonly name: string };
}

export interface Field {
  readonly name: string;
  readonly label: TextKey;
  readonly help?: TextKey;
  readonly as: 'line' | 'clause' | 'date' | 'whole' | 'dollars' | 'choice';
  /** As it is on record. */
  readonly value: string;
  readonly isOptional?: true;
  /** The kind's own rules say where it may be left blank. */
  readonly isBlankJudged?: true;
  /** It is asked only where another field has one of these values, such as the name of somebody new. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Rare: it is folded away with others at the end of the form, as what stands in it says. */
  readonly isMore?: true;
  /** Those of a `choice`. */
  readonly choices?: readonly Choice[];
}

/** The terms of an entry beside its own fields. */
export interface EntryTerms {
  /** The number and the day of the resolution, both or neither. */
  readonly resolution?: string;
  readonly resolution_on?: string;
  /** It is tried or waits: its day may lie ahead. */
  readonly propose: { readonly awaits: 'signatures' };
}

/** A form of the registers, by the path of its endpoint. */
export interface EntryRequest {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Situation {
  readonly book: BookFacts;
  readonly form: Form;
  /** Classes that earlier parts of the same change added. */
  readonly added?: readonly string[];
}

export interface Note {
  readonly text: TextKey;
  readonly params?: TextParams;
  /** Its `date`, in the reader's language. */
  readonly date?: PlainDate;
}

export interface ChangeKind {
  /** The provision on which it rests; null where the statute's own was not verified, and nothing is cited. */
  readonly section: Readonly<Record<'cbca' | 'obca', string | null>>;
  /** The laws under which it is offered, and refused under others; all where it is not said. */
  readonly onlyUnder?: readonly JurisdictionId[];
  /** How it is approved; null where nobody resolves it. */
  approvers(at: Situation): ApprovalRule | null;
  /** The paths of those of its entries that the directors resolve by a resolution of their own, whoever resolves the rest; each bears
   *  its day as `effective_on`. None where it is left out. */
  readonly byDirectors?: readonly string[];
  /** Whether each member of the body has to agree, so that no vote of a meeting does; never where it is left out. */
  needsEveryone?(form: Form): boolean;
  /** Whether only a meeting may decide it, and nobody in writing; never where it is left out. */
  onlyAtMeeting?(form: Form): boolean;
  /** Whether holders who dissent may ask to be paid for their shares (CBCA s. 190(1)(a), (b), (2)); never where it is left out. */
  mayDissent?(at: Situation): boolean;
  /** Sentences that the preview tells beside its documents; none where it is left out. */
  notes?(at: Situation): readonly Note[];
  /** Fields that its own rules refuse before anything is entered; none where it is left out. */
  refused?(at: Situation): readonly FieldRefusal[];
  /** Those that it refuses on the day on which it is paid and filed; none where it is left out. */
  refusedAtFiling?(form: Form, law: JurisdictionId, on: PlainDate): readonly FieldRefusal[];
  /** Fields that the registry gets beside the papers, and that no paper bears: they may be entered anew until it is filed. */
  readonly besides?: readonly string[];
  /** The fields with the values that are on record; the day is asked of every kind that has one. */
  fields(book: BookFacts): readonly Field[];
  /** Entries in the order in which they take effect; they are refused at the fields of the form. */
  entries(at: Situation, terms: EntryTerms, on: string): readonly EntryRequest[];
  /** Documents that are made for it, and who signs them. Its story compares. */
  readonly templates: readonly SignedTemplateName[];
  readonly signers: readonly Signee['capacity'][];
  /** A notice after it holds, or the articles that make it hold; null where no registry hears of it. */
  readonly filing: FilingKind | 'amendment' | 'dissolution' | null;
  /** A notice that follows the certificate. */
  readonly notice?: FilingKind;
  /** The registry's price for it; null where nothing is filed. */
  readonly fee: FeeFor | null;
  /** The event with which it holds: the last signature, on the day that the resolution names, or the registry's certificate. */
  readonly effect: 'signatures' | 'certificate';
}

/** Fields that are asked and were left blank. */
export const blankFields = (fields: readonly Field[], form: Form): readonly FieldRefusal[] =>
  fields.flatMap(({ name, isOptional, isBlankJudged, when }) => {
    const isAsked = when === undefined || when.is.includes(form[when.field] ?? '');
    if (isOptional || isBlankJudged || !isAsked || (form[name] ?? '').trim() !== '') return [];
    return { path: name, textCode: 'GENERAL.FIELD_REQUIRED' };
  });

/** Fields that were typed and are not asked, and choices of the product's own words that are not offered: nothing of a form is left out
 *  silently. What is chosen of the registers is judged with its entry, which says why it is no more there. */
export const wrongFields = (fields: readonly Field[], form: Form): readonly FieldRefusal[] => {
  const fieldNamed = new Map(fields.map((field) => [field.name, field]));
  return Object.entries(form).flatMap(([name, typed]): FieldRefusal[] => {
    const field = fieldNamed.get(name);
    if (field === undefined)
      return typed.trim() === '' ? [] : [{ path: name, textCode: 'GENERAL.FIELD_UNKNOWN' }];
    const { as, choices = [] } = field;
    const isFixed =
      as === 'choice' && choices.length > 0 && choices.every(({ label }) => typeof label === 'string');
    const isOffered = typed.trim() === '' || choices.some(({ value }) => value === typed);
    return isFixed && !isOffered ? [{ path: name, textCode: 'GENERAL.FIELD_INVALID' }] : [];
  });
};

/** Refusals of a part, at its fields. Forms of the registers nest their fields; those of a change are named by the last part of the
 *  path. */
export const underPart = (fields: readonly FieldRefusal[], at: number): FieldRefusal[] =>
  fields.map((field) => ({ ...field, path: `parts.${at}.form.${field.path.split('.').at(-1)}` }));

export const bodyOfRule = (rule: ApprovalRule | null): 'directors' | 'shareholders' | null => {
  if (rule === null) return null;
  return rule === 'directors' ? 'directors' : 'shareholders';
};
