/** Other rights of a class, by articles of amendment (CBCA s. 173(1)(g)); the class votes apart (s. 176). Fields that are left blank stay
 *  as they are. */
import { propertiesOf } from '../../../shares/rules/propertiesOf.ts';
import { amendShareClass } from '../../../shares/transactionContract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { classTermFields } from './classTerms.ts';
import { classChoice, rankField, rankOf } from './shares.ts';

/** They stand beside the rights of the class, and no class votes apart on them. */
const besideRights: readonly string[] = ['name', 'name_fr', 'prefix', 'price'];

/** The number is a change of its own. */
const changedFields = classTermFields.filter(({ name }) => name !== 'authorized');

export const classChanged: ChangeKind = {
  section: { cbca: '173(1)(g), 176', obca: null },
  approvers: () => 'special',
  mayDissent: (form) => changedFields.some(({ name }) => !besideRights.includes(name) && Boolean(form[name])),
  fields: (book) => [
    classChoice(book, 'class_id'),
    ...changedFields.map((field) => ({ ...field, value: '', isOptional: true as const })),
    ...rankField(book.classes.length - 1),
  ],
  entries: ({ book, form: { class_id, ...form } }, terms, on) => {
    const known = book.classes.find(({ classId }) => classId === class_id);
    if (known === undefined) return [];
    const properties = propertiesOf(known);
    const { votes_per_share, redemption_price, name, price, ...others } = form;
    return [
      {
        path: amendShareClass.path,
        body: {
          class_id,
          name: name || known.name,
          price: price || known.price || '0',
          properties: {
            ...properties,
            ...typedOf(others),
            ...(votes_per_share && { votes_per_share, voting: votes_per_share !== '0' }),
            ...(redemption_price && { redemption_price, redeemable: true, redemption_formula: null }),
          },
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

const typedOf = (form: Readonly<Record<string, string>>) =>
  Object.fromEntries(kept.flatMap((field) => (form[field] ? [[field, form[field]]] : [])));
