/** Items 4 to 8 of the articles of incorporation (CBCA s. 6(1), Form 1), as the wizard asks for them. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { type LegalTextId, legalText } from '@tabellion/law/legalText.ts';
import { standardTransfers } from '../../corporation/transferRestrictions.ts';
import type { CompanyType } from '../../organizations/rules/status.ts';
import type { IncorporatorDraft } from '../../registry/rules/incorporator.ts';
import type { Articles, ArticlesInput } from '../contract.ts';
import { type IncorporatorInput, readIncorporators } from './incorporators.ts';

/** A limit of ours; the Act has none. */
const largestBoard = 100;

export interface ArticlesDraft extends Readonly<Omit<Articles, 'incorporators'>> {
  readonly incorporators: readonly IncorporatorDraft[];
}

/** As typed; what is left out stays. */
export type ArticlesTyped = Readonly<Omit<ArticlesInput, 'incorporators'>> & {
  readonly incorporators?: readonly IncorporatorInput[] | undefined;
};

/** Suggested articles until any are saved: one to ten directors, transfers with the directors' consent; what those of a
 *  corporation that exists say of transfers is not stated. */
export function suggestedArticles(
  on: PlainDate,
  {
    language = 'en',
    company_type = 'new',
  }: { readonly language?: 'en' | 'fr'; readonly company_type?: CompanyType } = {},
): ArticlesDraft {
  return {
    language,
    min_directors: 1,
    max_directors: 10,
    ...(company_type === 'old'
      ? { transfer_restriction: 'not_stated', transfer_restriction_text: '' }
      : {
          transfer_restriction: 'directors',
          transfer_restriction_text: wording('transfer_restriction_directors', language, on),
        }),
    business_restriction_text: wording('business_restriction_none', language, on),
    other_provisions_text: wording('other_provisions_none', language, on),
    sector: null,
    incorporators: [],
    is_saved: false,
  };
}

/**
 * Lays what was typed over what is there. A standard restriction is kept in its words of `on`, in the chosen language;
 * an empty item 6 or 7 becomes "None".
 * Errors at their fields: ONBOARDING.BOARD_INVALID with `max`, ONBOARDING.TRANSFER_TEXT_REQUIRED, GENERAL.TOO_LONG,
 * TEXT.FORBIDDEN_CHARACTERS, those of incorporators.
 */
export function readArticles(
  current: ArticlesDraft,
  typed: ArticlesTyped,
  on: PlainDate,
): Result<ArticlesDraft, readonly FieldRefusal[]> {
  const { incorporators: typedIncorporators, ...answers } = typed;
  const draft = { ...current, ...withoutUndefined(answers) };
  const texts = readTexts(current, draft, on);
  const incorporators =
    typedIncorporators === undefined
      ? ok(current.incorporators)
      : readIncorporators(typedIncorporators, current.incorporators);
  const refused = [
    ...checkBoard(draft),
    ...(texts.ok ? [] : texts.error),
    ...(incorporators.ok ? [] : incorporators.error),
  ];
  if (refused.length > 0 || !texts.ok || !incorporators.ok) return err(refused);
  return ok({ ...draft, ...texts.value, incorporators: incorporators.value, is_saved: true });
}

type Clauses = Pick<
  ArticlesDraft,
  'transfer_restriction_text' | 'business_restriction_text' | 'other_provisions_text'
>;

function readTexts(
  current: ArticlesDraft,
  draft: ArticlesDraft,
  on: PlainDate,
): Result<Clauses, readonly FieldRefusal[]> {
  const hasNewLanguage = draft.language !== current.language;
  const clauseOf = (field: keyof Clauses, none: LegalTextId) => {
    const isNone = draft[field].trim() === '' || draft[field] === wording(none, current.language, on);
    const words =
      isNone && (hasNewLanguage || draft[field].trim() === '')
        ? wording(none, draft.language, on)
        : draft[field];
    return readClause(words, field);
  };
  const transfer = readTransfer(draft, on);
  const business = clauseOf('business_restriction_text', 'business_restriction_none');
  const other = clauseOf('other_provisions_text', 'other_provisions_none');
  if (!transfer.ok || !business.ok || !other.ok) {
    return err([transfer, business, other].flatMap((read) => (read.ok ? [] : [read.error])));
  }
  return ok({
    transfer_restriction_text: transfer.value,
    business_restriction_text: business.value,
    other_provisions_text: other.value,
  });
}

function readTransfer(draft: ArticlesDraft, on: PlainDate): Result<string, FieldRefusal> {
  const field = 'transfer_restriction_text';
  if (draft.transfer_restriction === 'not_stated') return ok('');
  const standard = standardTransfers[draft.transfer_restriction];
  if (standard !== null) return ok(wording(standard, draft.language, on));
  const read = readClause(draft.transfer_restriction_text, field);
  return read.ok && read.value === ''
    ? err({ path: field, textCode: 'ONBOARDING.TRANSFER_TEXT_REQUIRED' })
    : read;
}

const clauseMaxLength = 20_000;

const readClause = (words: string, path: string): Result<string, FieldRefusal> =>
  readText(words, { path, maxLength: clauseMaxLength, multiline: true });

const wording = (id: LegalTextId, language: 'en' | 'fr', on: PlainDate): string =>
  legalText(id, on)[language];

function checkBoard({ min_directors: min, max_directors: max }: ArticlesDraft): FieldRefusal[] {
  const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= largestBoard;
  const refusal = (path: string): FieldRefusal => ({
    path,
    textCode: 'ONBOARDING.BOARD_INVALID',
    params: { max: largestBoard },
  });
  if (!isCount(min)) return [refusal('min_directors')];
  return isCount(max) && min <= max ? [] : [refusal('max_directors')];
}

/** Without what was left out, so that it does not lie over what is there. */
function withoutUndefined<T extends object>(typed: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
