/** Every shareholder may consent to there being no auditor (CBCA s. 163), in Ontario to being exempt from audit (OBCA s. 148): as
 *  resolutions say it before they have. */
import type { Block } from '@tabellion/paper/printed.ts';
import type { BookFacts } from './template.ts';
import { clause } from './words.ts';

const en = {
  request: {
    obca: 'Every shareholder is asked to consent to the exemption of the Corporation from the requirements of the Act regarding the appointment and duties of an auditor.',
    other: 'Every shareholder is asked to consent to there being no auditor.',
  },
  exception: {
    obca: 'This resolution appoints no auditor: the shareholders appoint one, unless every one of them consents, in a separate document, to the exemption of the Corporation from the requirements of the Act regarding the appointment and duties of an auditor.',
    other:
      'This resolution appoints no auditor: the shareholders appoint one, unless every one of them consents, in a separate document, to there being none.',
  },
  condition: {
    obca: 'The Corporation is exempt from the requirements of the Act regarding the appointment and duties of an auditor if every shareholder, in a separate document, consents to it. Otherwise the shareholders still have to appoint one.',
    other:
      'No auditor is appointed if every shareholder, in a separate document, consents to there being none. Otherwise the shareholders still have to appoint one.',
  },
};
const fr: typeof en = {
  request: {
    obca: 'Chaque actionnaire est invité à consentir à ce que la société soit dispensée des exigences de la loi concernant la nomination et les fonctions d’un vérificateur.',
    other: 'Chaque actionnaire est invité à consentir à ce qu’aucun vérificateur ne soit nommé.',
  },
  exception: {
    obca: 'La présente résolution ne nomme aucun vérificateur : les actionnaires en nomment un, à moins que tous ne consentent, dans un document distinct, à ce que la société soit dispensée des exigences de la loi concernant la nomination et les fonctions d’un vérificateur.',
    other:
      'La présente résolution ne nomme aucun vérificateur : les actionnaires en nomment un, à moins que tous ne consentent, dans un document distinct, à ce qu’aucun ne soit nommé.',
  },
  condition: {
    obca: 'La société est dispensée des exigences de la loi concernant la nomination et les fonctions d’un vérificateur si tous les actionnaires y consentent dans un document distinct. Sinon, il leur reste à en nommer un.',
    other:
      'Aucun vérificateur n’est nommé si tous les actionnaires y consentent dans un document distinct. Sinon, il leur reste à en nommer un.',
  },
};
const wording = { en, fr };

/** @param says  that they are asked, or what holds unless all of them consent, or if they do */
export function noAuditorClause(facts: BookFacts, says: keyof typeof en): Block {
  const words = wording[facts.language][says];
  return clause(facts, words[facts.statute === 'obca' ? 'obca' : 'other'], { cbca: '163', obca: '148' });
}
