/** The number of directors of an Ontario corporation whose articles give a minimum and a maximum: its shareholders set it by special
 *  resolution (OBCA s. 125(3), which was read nowhere: no document bears the section, and a lawyer confirms it). It is made when
 *  somebody asks for it, and no register keeps the number: it stays blank, and the organization's own wording or the hand fills it in. */
import { ok } from '@tabellion/kernel/result.ts';
import { generalClauses, shareholdersResolve, shareholdersSign } from './inWriting.ts';
import { kept } from './kept.ts';
import { lawyerNote } from './notes.ts';
import { votersOf } from './ofTheDay.ts';
import { dateLabels } from './phrases.ts';
import type { Template } from './template.ts';
import { clause, countIn } from './words.ts';

const en = {
  title: 'Special resolution on the number of directors',
  set: (least: string, most: string) =>
    `The number of directors is set at ____________________, within the minimum of ${least} and the maximum of ${most} that the articles provide for.`,
  confirm:
    'A lawyer confirms before it is signed that the shareholders set this number, and not the directors, and by special resolution.',
};
const fr: typeof en = {
  title: 'Résolution spéciale sur le nombre d’administrateurs',
  set: (least, most) =>
    `Le nombre d’administrateurs est fixé à ____________________, dans les limites d’au moins ${least} et d’au plus ${most} que prévoient les statuts.`,
  confirm:
    'Avant sa signature, un juriste confirme que ce nombre est fixé par les actionnaires, et non par les administrateurs, et par résolution spéciale.',
};
const wording = { en, fr };

export const numberOfDirectors: Template = {
  name: 'number_of_directors',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-24',
  isOfAll: true,
  due(facts) {
    const { minimum, maximum } = facts.corporation.board;
    const voters = votersOf(facts);
    if (facts.statute !== 'obca' || minimum === maximum || voters.length === 0) return [];
    return [
      {
        subject: '',
        title: wording[facts.language].title,
        number: null,
        datedOn: null,
        carries: [],
        isOnRequest: true,
        signees: voters.map((personId) => ({ personId, capacity: 'shareholder' })),
        passing: 'special',
      },
    ];
  },
  print(facts, { signees }) {
    const { language, corporation } = facts;
    const words = wording[language];
    const { minimum, maximum } = corporation.board;
    const [least, most] = [minimum, maximum].map((one) => countIn(language, String(one)));
    const signing = shareholdersSign(facts, signees).map((block) =>
      block.kind === 'signatures' ? { ...block, dateLabel: dateLabels[language] } : block,
    );
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...lawyerNote(facts),
        ...shareholdersResolve(facts, signees),
        clause(facts, words.set(least ?? '', most ?? '')),
        kept({ kind: 'note', text: words.confirm }),
        ...generalClauses(language),
        ...signing,
      ],
    });
  },
};
