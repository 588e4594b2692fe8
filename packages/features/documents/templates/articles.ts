/** The articles of incorporation as they were filed: the items of Form 1 (CBCA s. 6(1)). In Ontario they also carry the first
 *  registered office and board. */
import { err, ok } from '@tabellion/kernel/result.ts';
import {
  type ArticlesContent,
  type ArticlesItem,
  articlesFormWords,
  articlesItems,
  linesOfClass,
  oneLine,
} from '@tabellion/law/articlesFormWords.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { inLanguage, legalText } from '@tabellion/law/legalText.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { firstDirectorsOf, incorporatorLines } from './firstOfficeAndBoard.ts';
import { asFiled } from './founded.ts';
import { provinceName } from './jurisdictions.ts';
import { uncitedStatuteNote } from './notes.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, personOf } from './words.ts';

const en = {
  formNote:
    'This is what the articles say as they were entered. The articles that the registry holds prevail.',
  unstated: 'Not stated.',
  dated: (on: string) => `Dated ${on}`,
};
const fr: typeof en = {
  formNote:
    'Voici le contenu des statuts tel qu’il a été saisi. Les statuts que détient le registre public font foi.',
  unstated: 'Non précisé.',
  dated: (on) => `Fait le ${on}`,
};
const wording = { en, fr };

export const articles: Template = {
  name: 'articles',
  section: 'articles',
  audience: 'shareholders',
  version: '2026-12-30',
  due: (facts) =>
    facts.isFoundedHere
      ? [
          {
            subject: '',
            title: articlesFormWords[facts.language].title,
            number: null,
            datedOn: facts.corporation.incorporatedOn,
            carries: firstClasses(facts).flatMap(({ classId }) => facts.madeBy.get(classId) ?? []),
            signees: [],
          },
        ]
      : [],
  print(facts) {
    const { language, incorporators } = facts;
    const words = wording[language];
    if (incorporators.length === 0) return err([{ fact: 'incorporator' }]);
    const content = contentOf(facts);
    return ok({
      layout: 'letter',
      title: articlesFormWords[language].title,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'note', text: words.formNote },
        ...articlesItems(language, content).flatMap((item) => blocksOf(facts, item, content)),
        {
          kind: 'signatures',
          lead: words.dated(dateIn(language, facts.corporation.incorporatedOn)),
          signees: incorporatorLines(facts),
        },
      ],
    });
  },
};

/** Each item under its heading; the rights of a class are parts of its clause. */
function blocksOf(
  facts: BookFacts,
  { item, heading, lines }: ArticlesItem,
  { classes }: ArticlesContent,
): Block[] {
  const content =
    item === 'classes'
      ? classes.map((terms): Block => {
          const [authorized = '', ...rights] = linesOfClass(facts.language, terms, classes);
          return clause(facts, authorized, {}, rights);
        })
      : lines.map((text): Block => ({ kind: 'paragraph', text }));
  return [{ kind: 'heading', text: heading }, ...content];
}

/** As the registry has it, from the registers of the day on which the corporation came into being. */
function contentOf(facts: BookFacts): ArticlesContent {
  const { language, incorporators } = facts;
  const corporation = asFiled(facts);
  const { incorporatedOn, transferRestrictions, businessRestrictions, otherProvisions } = corporation;
  const wordingOn = (id: Parameters<typeof legalText>[0]) => legalText(id, incorporatedOn)[language];
  const stated = transferRestrictions === undefined ? wording[language].unstated : transferRestrictions;
  return {
    jurisdiction: corporation.jurisdiction as JurisdictionId,
    name: nameAsFiled(facts),
    place: placeOf(facts),
    classes: firstClasses(facts),
    transfers: inLanguage(stated, language) ?? wordingOn('business_restriction_none'),
    board: corporation.board,
    directors: firstDirectorsOf(facts).map(({ personId }) => {
      const { name, formAddress, residentCanadian } = personOf(facts, personId);
      return { name, address: formAddress ?? '', residentCanadian };
    }),
    business: inLanguage(businessRestrictions, language) ?? wordingOn('business_restriction_none'),
    other: inLanguage(otherProvisions, language) ?? wordingOn('other_provisions_none'),
    incorporators,
    declaration: wordingOn('incorporator_declaration'),
  };
}

/** A corporation whose number is its name asked for it before it had one. */
function nameAsFiled(facts: BookFacts): string {
  const { name, number } = asFiled(facts);
  const digits = number?.replace(/\D/g, '') ?? '';
  return digits !== '' && name.startsWith(`${digits} `)
    ? articlesFormWords[facts.language].numberedName(name.replace(digits, '…'))
    : name;
}

function placeOf(facts: BookFacts): string {
  const { province, registeredOffice } = asFiled(facts);
  if (facts.statute === 'cbca') return provinceName(province, facts.language);
  if (registeredOffice === undefined) return wording[facts.language].unstated;
  const { street, unit, city, postalCode } = registeredOffice;
  return oneLine([street, unit, city, provinceName(registeredOffice.province, facts.language), postalCode]);
}

/** Later ones came with articles of amendment. */
const firstClasses = ({ classes, corporation }: BookFacts) =>
  classes.filter(({ createdOn }) => createdOn <= corporation.incorporatedOn);
