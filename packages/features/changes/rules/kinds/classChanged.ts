/** Other rights of a class, by articles of amendment (CBCA s. 173(1)(g)); the class votes apart (s. 176). Fields that are left blank stay
 *  as they are. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import { propertiesOf } from '../../../shares/rules/propertiesOf.ts';
import { amendShareClass } from '../../../shares/transactionContract.ts';
import type { ChangeKind, Form } from '../changeKind.ts';
import { classTermFields } from './classTerms.ts';
import { classChoice, rankField, rankOf } from './shares.ts';

/** They stand beside the rights of the class, and no class votes apart on them. */
const besideRights: readonly string[] = ['name_fr', 'prefix'];

type Properties = ReturnType<typeof propertiesOf>;

/** The number is a change of its own. */
const changedFields = classTermFields.filter(({ name }) => name !== 'authorized');

export const classChanged: ChangeKind = {
  section: { cbca: '173(1)(g), 176', obca: null },
  approvers: () => 'special',
  mayDissent: ({ book, form }) => {
    const known = classNamed(book, form);
    return known !== undefined && changesRights(propertiesOf(known), propertiesIn(known, form));
  },
  fields: (book) => [
    classChoice(book, 'class_id'),
    ...changedFields.map((field) => ({ ...field, value: '', isOptional: true as const })),
    ...rankField(book.classes.length - 1),
  ],
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

const kept = ['name_fr', 'prefix', 'dividend', 'dividend_rate', 'liquidation', 'restrictions'] as const;

/** The rights of the class in the articles, with what was typed in their place. */
function propertiesIn(known: ClassTerms, { votes_per_share, redemption_price, ...others }: Form): Properties {
  return {
    ...propertiesOf(known),
    ...typedOf(others),
    ...(votes_per_share && { votes_per_share, voting: votes_per_share !== '0' }),
    ...(redemption_price && { redemption_price, redeemable: true, redemption_formula: null }),
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
