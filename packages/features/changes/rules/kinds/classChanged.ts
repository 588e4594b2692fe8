/** Other rights of a class, by articles of amendment (CBCA s. 173(1)(g)); the class votes apart (s. 176). Fields that are left blank stay
 *  as they are. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import { propertiesOf } from '../../../shares/rules/propertiesOf.ts';
import { amendShareClass } from '../../../shares/transactionContract.ts';
import type { ChangeKind, Form } from '../changeKind.ts';
import { changedClassFields, conversionIn, redemptionIn } from './classTerms.ts';
import { classChoice, rankField, rankOf } from './shares.ts';

/** They stand beside the rights of the class, and no class votes apart on them. */
const besideRights: readonly string[] = ['name_fr', 'prefix'];

type Properties = ReturnType<typeof propertiesOf>;

export const classChanged: ChangeKind = {
  section: { cbca: '173(1)(g), 176', obca: null },
  approvers: () => 'special',
  mayDissent: ({ book, form }) => {
    const known = classNamed(book, form);
    return known !== undefined && changesRights(propertiesOf(known), propertiesIn(known, form));
  },
  // No preferred amount is told by a class that had none.
  refused: ({ book, form }) =>
    form.liquidation === 'preference' &&
    !form.liquidation_amount &&
    classNamed(book, form)?.liquidation.type !== 'preference'
      ? [{ path: 'liquidation_amount', textCode: 'GENERAL.FIELD_REQUIRED' }]
      : [],
  fields(book) {
    const { first, more } = changedClassFields(book.classes);
    return [classChoice(book, 'class_id'), ...first, ...rankField(book.classes.length - 1), ...more];
  },
  entries: ({ book, form }, terms, on) => {
    const known = classNamed(book, form);
    if (known === undefined) return [];
    const { class_id, name, price } = form;
    return [
      {
        path: amendShareClass.path,
        body: {
          class_id,
          name: name || known.name,
          price: price || known.price || '0',
          properties: propertiesIn(known, form),
          ...rankOf(form),
          effective_on: on,
          ...terms,
        },
      },
    ];
  },
  templates: ['shareholders_resolution', 'class_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  fee: 'amendment',
  effect: 'certificate',
};

const kept = [
  'name_fr',
  'prefix',
  'dividend',
  'dividend_rate',
  'liquidation',
  'liquidation_amount',
  'restrictions',
] as const;

/** The rights of the class in the articles, with what was typed in their place. */
function propertiesIn(known: ClassTerms, form: Form): Properties {
  const { votes_per_share, series_allowed } = form;
  return {
    ...propertiesOf(known),
    ...typedOf(form),
    ...(votes_per_share && { votes_per_share, voting: votes_per_share !== '0' }),
    ...(series_allowed && { series_allowed: series_allowed === 'yes' }),
    ...redemptionIn(form),
    ...conversionIn(form),
  };
}

const classNamed = ({ classes }: BookFacts, { class_id }: Form): ClassTerms | undefined =>
  classes.find(({ classId }) => classId === class_id);

/** A right that is only said again is no amendment, and gives nobody a right to dissent (CBCA s. 190(2)). */
const changesRights = (before: Properties, after: Properties): boolean =>
  (Object.keys(after) as (keyof Properties)[]).some(
    (name) => !besideRights.includes(name) && !isSame(before[name], after[name]),
  );

/** Numbers are the same however they are spelled. */
function isSame(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((value) => String(value ?? '').trim());
  const [count, sameCount] = [one, other].map((text) => parseDecimal(text ?? ''));
  return one === other || (count !== undefined && count === sameCount);
}

const typedOf = (form: Readonly<Record<string, string>>) =>
  Object.fromEntries(kept.flatMap((field) => (form[field] ? [[field, form[field]]] : [])));
