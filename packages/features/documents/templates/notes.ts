/** Notes on papers that a lawyer reads or answers before anybody signs. */
import type { Block } from '@tabellion/paper/printed.ts';
import type { BookFacts } from './template.ts';

/** The mark of agreements that people make among themselves: no law says what they must say. */
export const lawyerNote = (facts: Pick<BookFacts, 'statute' | 'language'>): Block[] =>
  facts.statute === null
    ? uncitedStatuteNote(facts)
    : [
        {
          kind: 'note',
          text: {
            en: 'A starting point, not legal advice. Have a lawyer read it before it is signed.',
            fr: 'Un point de départ, et non un avis juridique. Faites lire ce document par un juriste avant de le signer.',
          }[facts.language],
        },
      ];

/** A note of what a lawyer answers before anybody signs.
 *  @param answer  in the language of the document, after `a lawyer` */
export const lawyerFirst = ({ language }: Pick<BookFacts, 'language'>, answer: string): Block => ({
  kind: 'note',
  text: {
    en: `Before this document is signed, a lawyer ${answer}.`,
    fr: `Avant la signature du présent document, un juriste ${answer}.`,
  }[language],
});

/** A note in documents of jurisdictions whose Act they do not cite. */
export const uncitedStatuteNote = ({
  statute,
  language,
}: Pick<BookFacts, 'statute' | 'language'>): Block[] =>
  statute !== null
    ? []
    : [
        {
          kind: 'note',
          text:
            language === 'en'
              ? 'This document cites no statute. Have a lawyer in this jurisdiction review it before it is signed.'
              : 'Le présent document ne cite aucune loi. Faites-le vérifier par un juriste de cette province ou de ce territoire avant de le signer.',
        },
      ];
