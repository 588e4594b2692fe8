/** Facts of a corporation become a document as it is typeset: the words of its template in the frame that all share. */

import { ok, type Result } from '@tabellion/kernel/result.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { Block, PrintedDocument } from '@tabellion/paper/printed.ts';
import { statuteName } from '../templates/jurisdictions.ts';
import { withoutMark } from '../templates/kept.ts';
import { type Provision, provisionOf } from '../templates/provisions.ts';
import type { Blank, BookFacts, DueDocument, Template, Wording } from '../templates/template.ts';
import { capitalized, dateIn, section } from '../templates/words.ts';
import { frenchWording } from './frenchSpaces.ts';
import { inOwnWords, type OwnWording, takesOwnWording } from './precedents.ts';

/** @param own  the organization's own wording, where it has one */
export function fillTemplate(
  template: Template,
  facts: BookFacts,
  due: DueDocument,
  own?: OwnWording,
): Result<PrintedDocument, readonly Blank[]> {
  const printed = template.print(facts, due);
  if (!printed.ok) return printed;
  const { by: provision = provisionOf(template), ...standard } = printed.value;
  if (own === undefined || !takesOwnWording(template, due)) return ok(framed(facts, standard, provision));
  const worded = inOwnWords(template, standard, own, { facts, due });
  if (!worded.ok) return worded;
  // Nobody but its reviewer says what the law is to a wording of which the product keeps no statement.
  const hasStatements = worded.value.blocks.some((block) => 'section' in block) || template.own === 'all';
  return ok(framed(facts, worded.value, hasStatements ? provision : {}, own));
}

/** A document with the corporation's name above it, and below it the day on which its facts were so and the provision by which it is
 *  made. */
export function framed(
  facts: BookFacts,
  wording: Wording,
  by: Provision = {},
  own?: OwnWording,
): PrintedDocument {
  const { language, corporation, number, statute, asOf, isSpecimen } = facts;
  const act = statuteName(statute, language, corporation.jurisdiction);
  const spaced = language === 'fr' ? frenchWording(wording) : wording;
  return {
    language,
    ...(isSpecimen && { mark: language === 'en' ? 'SPECIMEN' : 'SPÉCIMEN' }),
    ...spaced,
    ...(own?.isApproved === false && { mark: language === 'en' ? 'DRAFT' : 'PROJET' }),
    blocks: spaced.blocks.map(withoutMark).map(withOneStop),
    corporation: {
      name: corporation.name,
      ...(number !== null && { number }),
      statute: wording.layout === 'certificate' ? incorporatedUnder(facts, act) : capitalized(act),
    },
    footer: [
      language === 'en'
        ? `Facts as of ${dateIn(language, asOf)}`
        : `Selon les registres au ${dateIn(language, asOf)}`,
      ...Object.values(section(facts, by)),
      ...(own === undefined ? [] : [ownWordingIn(language, own)]),
    ].join(' · '),
  };
}

/** `Own wording, version 2`. */
export function ownWordingIn(
  language: BookFacts['language'],
  { version, isApproved }: Pick<OwnWording, 'version' | 'isApproved'>,
): string {
  const words = { en: `Own wording, version ${version}`, fr: `Texte propre, version ${version}` }[language];
  if (isApproved) return words;
  return `${words}, ${{ en: 'not approved', fr: 'non approuvée' }[language]}`;
}

/** A sentence that ends with a name such as `Cedar Ltd.` ends with one period. */
const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');

const withOneStop = (block: Block): Block =>
  'text' in block
    ? {
        ...block,
        text: oneStop(block.text),
        ...('parts' in block && block.parts && { parts: block.parts.map(oneStop) }),
      }
    : block;

/** A certificate says it (CBCA s. 49(7)). */
const incorporatedUnder = ({ language, statute }: BookFacts, act: string): string => {
  if (language === 'en') return `Incorporated under the ${act}`;
  return `Constituée sous l’autorité ${statute === null ? 'du' : 'de la'} ${act}`;
};

/** The characters of a document that paper cannot show, and whose names or addresses have them. */
export function unprintableOn(
  document: PrintedDocument,
  persons: BookFacts['persons'],
): { readonly characters: readonly string[]; readonly people: readonly string[] } {
  const characters = unprintable(JSON.stringify(document));
  const people = [...persons.values()].filter(({ name, address, formAddress }) =>
    characters.some((one) => [name, address ?? '', formAddress ?? ''].join(' ').includes(one)),
  );
  return { characters, people: people.map(({ name }) => name) };
}

/** Everything that a document says, for search: its text without its layout. */
export const textOf = ({ title, subtitle = '', blocks }: PrintedDocument): string =>
  [title, subtitle, ...blocks.flatMap(wordsOf)].filter(Boolean).join('\n');

function wordsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'clause':
      return [block.text, ...(block.parts ?? [])];
    case 'fields':
      return block.fields.map(({ label, value }) => `${label} ${value}`);
    case 'table':
      return [block.caption ?? '', ...block.rows.map((row) => row.join(' '))];
    case 'signatures':
      return block.signees.map(({ name, capacity }) => `${name} ${capacity}`);
    case 'pageBreak':
      return [];
  }
}
