/** A new class of shares by articles of amendment (CBCA s. 173(1)(d)), on which a class whose rights it touches votes apart (s. 176); or
 *  a series of one, which the directors designate (s. 27(4)). */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { addClassByAmendment } from '../../../shares/transactionContract.ts';
import type { ChangeKind, Field } from '../changeKind.ts';
import { classTermsOf, newClassFields } from './classTerms.ts';
import { rankField, rankOf } from './shares.ts';

export const classAdded: ChangeKind = {
  section: { cbca: '27, 173(1)(e), 176', obca: null },
  approvers: ({ form }) => (form.series_of ? 'directors' : 'special'),
  // The directors alone designate a series, and an inferior class gives no other a vote.
  mayDissent: ({ form: { series_of, ...form } }) => !series_of && rankOf(form).below_others !== true,
  fields({ classes }) {
    const { first, more } = newClassFields(classes);
    return [...seriesField(classes), ...first, ...rankField(classes.length), ...more];
  },
  entries: ({ form }, terms, on) => [
    {
      path: addClassByAmendment.path,
      body: {
        ...classTermsOf(form),
        ...rankOf(form),
        ...(form.series_of && { series_of: form.series_of }),
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['shareholders_resolution', 'class_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  fee: 'amendment',
  effect: 'certificate',
};

/** Asked where a class lets the directors fix series. */
function seriesField(classes: readonly ClassTerms[]): readonly Field[] {
  const parents = classes.filter(({ seriesAllowed, seriesOf }) => seriesAllowed && seriesOf === null);
  if (parents.length === 0) return [];
  return [
    {
      name: 'series_of',
      label: 'change.field.seriesOf',
      help: 'change.field.seriesOf.help',
      as: 'choice',
      value: '',
      isOptional: true,
      choices: parents.map(({ classId, name }) => ({ value: classId, label: { name } })),
    },
  ];
}
