/** The articles of incorporation as they were filed: the items of Form 1 (CBCA s. 6(1)). In Ontario they also carry the first
 *  registered office and board. */
import { err, ok } from '@tabellion/kernel/result.ts';
import { inLanguage, legalText } from '@tabellion/law/legalText.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { authorizedIn, rightsOf } from './classTerms.ts';
import { boardTable, incorporatorLine, officeLine } from './firstOfficeAndBoard.ts';
import { asFiled } from './founded.ts';
import type { BookFacts, DocumentLanguage, Template } from './template.ts';
import { clause, countIn, dateIn, provinceName, uncitedStatuteNote } from './words.ts';

const en = {
  title: 'Articles of incorporation',
  formNote:
    'This is what the articles say as they were entered. The articles that the registry holds prevail.',
  name: 'Corporate name',
  province: 'Province or territory of the registered office',
  office: 'Registered office',
  classes: 'Classes of shares, and any maximum number of shares',
  authorized: (name: string, count: string) => `${name}: ${count}, with these rights and restrictions:`,
  transfers: 'Restrictions on the transfer of shares',
  board: 'Number of directors',
  between: (minimum: string, maximum: string) => `At least ${minimum} and at most ${maximum}.`,
  fixed: (count: string) => `${count}.`,
  business: 'Restrictions on the business that the Corporation may carry on',
  other: 'Other provisions',
  none: 'None.',
  unstated: 'Not stated.',
  incorporator: 'Incorporator',
  firstBoard: 'First directors',
  dated: (on: string) => `Dated ${on}`,
};
const fr: typeof en = {
  title: 'Statuts constitutifs',
  formNote:
    'Voici le contenu des statuts tel qu’il a été saisi. Les statuts que détient le registre public font foi.',
  name: 'Dénomination sociale',
  province: 'Province ou territoire du siège social',
  office: 'Siège social',
  classes: 'Catégories d’actions et nombre maximal d’actions',
  authorized: (name, count) => `${name} : ${count}, assorties des droits et restrictions suivants :`,
  transfers: 'Restrictions au transfert des actions',
  board: 'Nombre d’administrateurs',
  between: (minimum, maximum) => `Au moins ${minimum} et au plus ${maximum}.`,
  fixed: (count) => `${count}.`,
  business: 'Limites imposées à l’activité commerciale de la société',
  other: 'Autres dispositions',
  none: 'Aucune.',
  unstated: 'Non précisé.',
  incorporator: 'Fondateur ou fondatrice',
  firstBoard: 'Premiers administrateurs',
  dated: (on) => `Fait le ${on}`,
};
const wording = { en, fr };

export const articles: Template = {
  name: 'articles',
  section: 'articles',
  audience: 'shareholders',
  version: '2026-11-23',
  due: (facts) =>
    facts.isFoundedHere
      ? [
          {
            subject: '',
            title: wording[facts.language].title,
            number: null,
            datedOn: facts.corporation.incorporatedOn,
            carries: firstClasses(facts).flatMap(({ classId }) => facts.madeBy.get(classId) ?? []),
            signees: [],
          },
        ]
      : [],
  print(facts) {
    const { language, incorporator } = facts;
    const corporation = asFiled(facts);
    const words = wording[language];
    if (incorporator === null) return err([{ fact: 'incorporator' }]);
    const { minimum, maximum } = corporation.board;
    const item = (text: string, content: string): Block[] => [
      { kind: 'heading', text },
      { kind: 'paragraph', text: content },
    ];
    const declaration = legalText('incorporator_declaration', corporation.incorporatedOn)[language];
    const signatory = [incorporator.name, incorporator.address].filter(Boolean).join(', ');
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'note', text: words.formNote },
        ...item(words.name, corporation.name),
        ...item(words.province, provinceName(corporation.province, language)),
        ...(facts.statute === 'cbca' ? [] : item(words.office, officeLine(corporation) ?? words.unstated)),
        { kind: 'heading', text: words.classes },
        ...firstClasses(facts).flatMap((terms): Block[] => [
          clause(facts, words.authorized(terms.name, authorizedIn(facts, terms)), {}, rightsOf(facts, terms)),
        ]),
        ...item(words.transfers, transfersIn(corporation, language, words)),
        ...item(
          words.board,
          minimum === maximum
            ? words.fixed(countIn(language, minimum))
            : words.between(countIn(language, minimum), countIn(language, maximum)),
        ),
        ...item(words.business, inLanguage(corporation.businessRestrictions, language) ?? words.none),
        ...item(words.other, inLanguage(corporation.otherProvisions, language) ?? words.none),
        ...(facts.statute === 'cbca'
          ? []
          : [{ kind: 'heading', text: words.firstBoard } as const, boardTable(facts)]),
        { kind: 'heading', text: words.incorporator },
        { kind: 'paragraph', text: `${signatory}. ${declaration}` },
        {
          kind: 'signatures',
          lead: words.dated(dateIn(language, corporation.incorporatedOn)),
          signees: [incorporatorLine(language, incorporator.name)],
        },
      ],
    });
  },
};

/** Later ones came with articles of amendment. */
const firstClasses = ({ classes, corporation }: BookFacts) =>
  classes.filter(({ createdOn }) => createdOn <= corporation.incorporatedOn);

/** What nobody stated is not asserted. */
function transfersIn(
  { transferRestrictions: restrictions }: BookFacts['corporation'],
  language: DocumentLanguage,
  words: typeof en,
): string {
  if (typeof restrictions === 'string') return inLanguage(restrictions, language);
  return restrictions === null ? words.none : words.unstated;
}
