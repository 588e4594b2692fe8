/** Articles of dissolution (Form 17; CBCA s. 210(4)): on which ground, and who keeps the records. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { officerSignatureLines, signerForCorporation } from './issues.ts';
import { uncitedStatuteNote } from './notes.ts';
import { missingResolutionBlank } from './resolutions/board.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, personOf } from './words.ts';

const en = {
  title: 'Articles of dissolution',
  titleOf: (on: string) => `Articles of dissolution of ${on}`,
  form: 'Data for Form 17',
  corporation: 'Corporate name',
  number: 'Corporation number',
  certificate: 'Certificate of dissolution',
  dated: (on: string, number: string | null) => (number === null ? on : `${on}, No. ${number}`),
  awaited: 'Awaited from the registry',
  unstated: 'Not stated',
  ground: {
    no_shares: 'The Corporation has not issued any shares. All its directors resolved to dissolve it.',
    no_property:
      'The Corporation has no property and no liabilities. The shareholders resolved by special resolution to dissolve it.',
    distributed:
      'The property of the Corporation has been distributed and its liabilities have been discharged, as the shareholders authorized by special resolution.',
  },
  ofClasses: {
    no_property:
      'The Corporation has no property and no liabilities. The holders of each class of shares resolved by special resolution to dissolve it.',
    distributed:
      'The property of the Corporation has been distributed and its liabilities have been discharged, as the holders of each class of shares authorized by special resolution.',
  },
  resolution: (number: string, on: string) => `Resolution ${number} of ${on}.`,
  keeper: 'Documents and records are kept for six years by',
  signed: 'Dated the day on which it is signed',
};
const fr: typeof en = {
  title: 'Clauses de dissolution',
  titleOf: (on) => `Clauses de dissolution du ${on}`,
  form: 'Données du formulaire 17',
  corporation: 'Dénomination sociale',
  number: 'Numéro de société',
  certificate: 'Certificat de dissolution',
  dated: (on, number) => (number === null ? on : `${on}, n° ${number}`),
  awaited: 'Attendu du registre public',
  unstated: 'Non précisé',
  ground: {
    no_shares: 'La société n’a émis aucune action. Tous ses administrateurs ont décidé de la dissoudre.',
    no_property:
      'La société n’a ni biens ni dettes. Les actionnaires ont décidé, par résolution spéciale, de la dissoudre.',
    distributed:
      'Les biens de la société ont été répartis et ses dettes réglées, comme les actionnaires l’ont autorisé par résolution spéciale.',
  },
  ofClasses: {
    no_property:
      'La société n’a ni biens ni dettes. Les détenteurs d’actions de chaque catégorie ont décidé, par résolution spéciale, de la dissoudre.',
    distributed:
      'Les biens de la société ont été répartis et ses dettes réglées, comme les détenteurs d’actions de chaque catégorie l’ont autorisé par résolution spéciale.',
  },
  resolution: (number, on) => `Résolution ${number} du ${on}.`,
  keeper: 'Documents et livres conservés pendant six ans par',
  signed: 'Fait le jour de sa signature',
};
const wording = { en, fr };

const sections = { no_shares: '210(1)', no_property: '210(2)', distributed: '210(3)' } as const;

type Dissolved = ChangeAct<'dissolved'>;

const dissolvedIn = (facts: BookFacts): Dissolved[] =>
  facts.acts.filter((act): act is Dissolved => act.kind === 'dissolved' && isRecordedHere(facts, act));

export const articlesOfDissolution: Template = {
  name: 'articles_of_dissolution',
  section: 'articles',
  audience: 'shareholders',
  version: '2026-12-07',
  due: (facts) =>
    dissolvedIn(facts).map(({ root, effectiveOn: on }) => {
      const { personId, capacity } = signerForCorporation({ ...facts, asOf: on });
      return {
        subject: on,
        title: wording[facts.language].titleOf(dateIn(facts.language, on)),
        number: null,
        datedOn: on,
        carries: [root],
        signees: personId === '' ? [] : [{ personId, capacity }],
      };
    }),
  awaited: ({ language }, due) => ({ ...due, title: wording[language].title, datedOn: null }),
  print(facts, { carries, signees }) {
    const { language } = facts;
    const words = wording[language];
    const act = dissolvedIn(facts).find(({ root }) => carries.includes(root));
    if (act === undefined || act.payload.resolution === null)
      return err([missingResolutionBlank(facts, act === undefined ? [] : [act])]);
    const { ground, keeper, resolution, registryCertificate } = act.payload;
    const on = act.effectiveOn;
    return ok({
      layout: 'letter',
      title: words.title,
      ...(facts.statute === 'cbca' && { subtitle: words.form }),
      blocks: [
        ...uncitedStatuteNote(facts),
        {
          kind: 'fields',
          fields: [
            { label: words.corporation, value: facts.corporation.name },
            { label: words.number, value: facts.number ?? words.unstated },
            {
              label: words.certificate,
              value:
                facts.isUncertified === true
                  ? words.awaited
                  : words.dated(dateIn(language, on), registryCertificate),
            },
            { label: words.keeper, value: keeperOf(facts, keeper) },
          ],
        },
        clause(facts, groundIn(facts, ground), { cbca: sections[ground] }),
        clause(facts, words.resolution(resolution.number, dateIn(language, resolution.date))),
        {
          kind: 'signatures',
          lead: words.signed,
          signees: officerSignatureLines({ ...facts, asOf: on }, signees),
        },
      ],
    });
  },
};

/** Each class resolves apart where shares of more than one were issued (CBCA s. 210(2), (3)). */
function groundIn({ language, certificates }: BookFacts, ground: Dissolved['payload']['ground']): string {
  const { ofClasses, ground: words } = wording[language];
  const issued = new Set(certificates.flatMap(({ status, classId }) => (status === 'void' ? [] : classId)));
  return ground !== 'no_shares' && issued.size > 1 ? ofClasses[ground] : words[ground];
}

const keeperOf = (facts: BookFacts, personId: string): string => {
  const { name, serviceAddress } = personOf(facts, personId);
  return [name, serviceAddress].filter(Boolean).join(', ');
};
