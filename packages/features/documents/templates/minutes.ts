/** Minutes of a meeting: how it was called, the resolution that it passed, how the votes were cast. They bear the clauses that the
 *  resolution would have in writing, and the chair and the secretary sign. */
import { residencyRule, residentsNeededPresent } from '@tabellion/book/judge/law.ts';
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, decimal } from '@tabellion/kernel/decimal.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { ResolutionMeeting, VoteCount } from '../../registers/meeting.ts';
import { uncitedStatuteNote } from './notes.ts';
import type { Provision } from './provisions.ts';
import type { ApprovalRule, BookFacts, Signee } from './template.ts';
import { clause, countIn, dateIn, listIn, personOf, signatureLines } from './words.ts';

const en = {
  title: {
    directors: 'Minutes of a meeting of the directors',
    shareholders: 'Minutes of a special meeting of the shareholders',
    class: (shares: string) => `Minutes of a special meeting of the holders of ${shares}`,
  },
  meeting: 'Meeting',
  heldOn: 'Held on',
  place: 'Place',
  chair: 'Chair',
  secretary: 'Secretary',
  present: 'Directors present',
  recordOn: 'Record date',
  notice: {
    given: (on: string, days: string) =>
      `Notice of the meeting was sent on ${on}, ${days} days before it, to everyone entitled to it.`,
    by_law: (on: string) =>
      `Notice of the meeting was sent on ${on}, within the time that the by-laws set, to everyone entitled to it.`,
    waived: () => 'Everyone entitled to notice of the meeting waived it.',
  },
  fixed: {
    given:
      'The directors fixed the record date. Notice of it was given at least seven days before it, as the Act requires.',
    waived:
      'The directors fixed the record date. Every registered holder of the shares waived notice of it in writing.',
  },
  residents: 'As many of the directors present were resident Canadians as the Act requires.',
  text: 'The notice stated the text of the special resolution.',
  matters: 'The notice named the matters that this resolution decides.',
  called: {
    quorum: 'The chair declared that the meeting was duly called and that a quorum was present.',
    only: 'The chair declared that the meeting was duly called.',
  },
  resolution: 'Resolution',
  resolved: 'The following resolution was put to the vote and passed:',
  vote: 'Vote',
  votesFor: 'For',
  votesAgainst: 'Against',
  dissenting: 'Dissent of',
  dissent: 'The dissent of each director named here is entered in these minutes.',
  entitled: 'Votes that could be cast',
  represented: 'Votes present or represented by proxy',
  quorum: 'Shares entitled to vote, present or represented by proxy',
  abstained: 'Did not vote, and on which matter',
  forbidden:
    'Each director named here did not vote on the matter named with the director, in which the director has an interest.',
  unanimous: 'All the directors who were present voted for the resolution.',
  passed: {
    directors: 'More directors voted for the resolution than against it.',
    ordinary: 'More than half of the votes cast were for the resolution.',
    special: 'At least two thirds of the votes cast were for the resolution, which is a special resolution.',
    class:
      'At least two thirds of the votes cast by the holders of the class, voting separately, were for the resolution.',
    series:
      'At least two thirds of the votes cast by the holders of the series, voting separately, were for the resolution.',
  },
};
const fr: typeof en = {
  title: {
    directors: 'Procès-verbal d’une réunion des administrateurs',
    shareholders: 'Procès-verbal d’une assemblée extraordinaire des actionnaires',
    class: (shares) => `Procès-verbal d’une assemblée extraordinaire des détenteurs des ${shares}`,
  },
  meeting: 'Séance',
  heldOn: 'Tenue le',
  place: 'Lieu',
  chair: 'Présidence',
  secretary: 'Secrétariat',
  present: 'Administrateurs présents',
  recordOn: 'Date de référence',
  notice: {
    given: (on, days) =>
      `L’avis de convocation a été envoyé le ${on}, soit ${days} jours avant la séance, à tous ceux qui y avaient droit.`,
    by_law: (on) =>
      `L’avis de convocation a été envoyé le ${on}, dans le délai prévu par les règlements administratifs, à tous ceux qui y avaient droit.`,
    waived: () => 'Tous ceux qui avaient droit à l’avis de convocation y ont renoncé.',
  },
  fixed: {
    given:
      'Les administrateurs ont fixé la date de référence. Avis en a été donné au moins sept jours à l’avance, comme la loi l’exige.',
    waived:
      'Les administrateurs ont fixé la date de référence. Chaque détenteur inscrit des actions a renoncé par écrit à en recevoir avis.',
  },
  residents:
    'Le nombre d’administrateurs présents qui étaient résidents canadiens satisfaisait aux exigences de la loi.',
  text: 'L’avis énonçait le texte de la résolution spéciale.',
  matters: 'L’avis faisait état des questions que règle la présente résolution.',
  called: {
    quorum:
      'La présidence de la séance a constaté que celle-ci était régulièrement convoquée et que le quorum était atteint.',
    only: 'La présidence de la séance a constaté que celle-ci était régulièrement convoquée.',
  },
  resolution: 'Résolution',
  resolved: 'La résolution suivante a été mise aux voix et adoptée :',
  vote: 'Vote',
  votesFor: 'Pour',
  votesAgainst: 'Contre',
  dissenting: 'Dissidence de',
  dissent: 'La dissidence de toute personne nommée ici est consignée au présent procès-verbal.',
  entitled: 'Voix pouvant être exprimées',
  represented: 'Voix présentes ou représentées',
  quorum: 'Actions avec droit de vote, présentes ou représentées',
  abstained: 'N’a pas voté, et sur quelle question',
  forbidden:
    'Aucun administrateur nommé ici n’a voté sur la question indiquée avec son nom, dans laquelle il a un intérêt.',
  unanimous: 'Tous les administrateurs présents ont voté pour la résolution.',
  passed: {
    directors: 'Les administrateurs ont été plus nombreux à voter pour la résolution que contre elle.',
    ordinary: 'Plus de la moitié des voix exprimées étaient en faveur de la résolution.',
    special:
      'Au moins les deux tiers des voix exprimées étaient en faveur de la résolution, qui est une résolution spéciale.',
    class:
      'Au moins les deux tiers des voix exprimées par les détenteurs de la catégorie, votant séparément, étaient en faveur de la résolution.',
    series:
      'Au moins les deux tiers des voix exprimées par les détenteurs de la série, votant séparément, étaient en faveur de la résolution.',
  },
};
const wording = { en, fr };

export interface Minuted {
  readonly rule: Exclude<ApprovalRule, 'every'>;
  readonly meeting: ResolutionMeeting;
  readonly datedOn: PlainDate;
  /** The class that voted apart. */
  readonly ofClass?: {
    readonly classId: string;
    readonly shares: string;
    /** The provision by which it votes apart. */
    readonly section: string;
    readonly isSeries?: boolean;
  };
  /** A director is a party to what the meeting approved, and may not have been free to vote on it (CBCA s. 120(5)). */
  readonly hasInterests?: boolean;
  /** Every share that might vote had the same number of votes; each share of a class that votes apart has one. */
  readonly hasEqualVotes?: boolean;
}

/** One person may be both. */
export const minutesSignees = ({ chair, secretary }: ResolutionMeeting): Signee[] => [
  { personId: chair, capacity: 'chair' },
  ...(secretary === chair ? [] : [{ personId: secretary, capacity: 'secretary' as const }]),
];

export function minutesTitle({ language }: Pick<BookFacts, 'language'>, { rule, ofClass }: Minuted): string {
  const { title } = wording[language];
  if (ofClass !== undefined) return title.class(ofClass.shares);
  return rule === 'directors' ? title.directors : title.shareholders;
}

/** The provisions by which minutes are kept, and their meeting is held. */
export function minutesProvision({ rule, ofClass }: Pick<Minuted, 'rule' | 'ofClass'>): Provision {
  if (rule === 'directors') return { cbca: '20(2), 114' };
  return { cbca: ['20(1)(b), 133(2)', ...(ofClass === undefined ? [] : [ofClass.section])].join(', ') };
}

/** @param clauses  of the resolution, with its general ones */
export const minutesBlocks = (facts: BookFacts, of: Minuted, clauses: readonly Block[]): Block[] => [
  ...uncitedStatuteNote(facts),
  { kind: 'heading', text: wording[facts.language].meeting },
  { kind: 'fields', fields: [...particulars(facts, of)] },
  noticeClause(facts, of),
  ...recordClause(facts, of),
  ...textClause(facts, of),
  ...mattersClause(facts, of),
  calledClause(facts, of),
  ...residentsClause(facts, of),
  { kind: 'heading', text: wording[facts.language].resolution },
  { kind: 'paragraph', text: wording[facts.language].resolved },
  ...clauses,
  ...voteBlocks(facts, of),
  { kind: 'signatures', signees: signatureLines(facts, minutesSignees(of.meeting)) },
];

function particulars(facts: BookFacts, { meeting, datedOn }: Minuted) {
  const { language } = facts;
  const words = wording[language];
  const nameOf = (personId: string) => personOf(facts, personId).name;
  const { place, chair, secretary, present, recordOn } = meeting;
  return [
    { label: words.heldOn, value: dateIn(language, datedOn) },
    { label: words.place, value: place },
    { label: words.chair, value: nameOf(chair) },
    { label: words.secretary, value: nameOf(secretary) },
    ...(present.length > 0 ? [{ label: words.present, value: listIn(language, present.map(nameOf)) }] : []),
    ...(recordOn === null ? [] : [{ label: words.recordOn, value: dateIn(language, recordOn) }]),
  ];
}

function noticeClause(facts: BookFacts, { meeting: { notice, noticeOn }, datedOn, rule }: Minuted): Block {
  const { language } = facts;
  const words = wording[language].notice;
  const on = noticeOn === null ? '' : dateIn(language, noticeOn);
  const days = noticeOn === null ? '' : countIn(language, daysBetween(noticeOn, datedOn));
  return clause(facts, words[notice](on, days), noticeSection(facts, { notice, rule }));
}

/** Directors are called as the by-laws say. A by-law may shorten the notice of shareholders under the federal Act. */
function noticeSection(
  { statute }: BookFacts,
  { notice, rule }: Pick<ResolutionMeeting, 'notice'> & Pick<Minuted, 'rule'>,
): Provision {
  if (rule === 'directors') return notice === 'waived' ? { cbca: '114(6)' } : {};
  if (notice === 'given') return { cbca: '135', obca: '96' };
  if (notice === 'waived') return { cbca: '136' };
  return statute === 'cbca' ? { cbca: '135(1.1)' } : {};
}

/** Ontario's notice of a record date was not read. */
const recordClause = (facts: BookFacts, { meeting: { recordNotice } }: Minuted): Block[] =>
  facts.statute === 'cbca' && recordNotice != null
    ? [clause(facts, wording[facts.language].fixed[recordNotice], { cbca: '134(3)' })]
    : [];

/** A special resolution is sent with the notice (CBCA s. 135(6)(b)). */
const textClause = (facts: BookFacts, { meeting: { notice }, rule }: Minuted): Block[] =>
  notice !== 'waived' && (rule === 'special' || rule === 'class')
    ? [clause(facts, wording[facts.language].text, { cbca: '135(6)(b)' })]
    : [];

/** Notice to directors names what only the board itself decides, such as issues, dividends and vacancies (CBCA ss. 114(5), 115(3)). */
const mattersClause = (facts: BookFacts, { meeting: { namesMatters } }: Minuted): Block[] =>
  facts.statute === 'cbca' && namesMatters === true
    ? [clause(facts, wording[facts.language].matters, { cbca: '114(5)' })]
    : [];

const recordedVote = ({ meeting, ofClass }: Minuted): VoteCount | undefined =>
  meeting.votes[ofClass?.classId ?? ''];

/** Whether the meeting recorded no vote of those whom the minutes are about: nothing can be printed of it. */
export const lacksVote = (of: Minuted): boolean => recordedVote(of) === undefined;

/** The vote that the minutes are about. */
function voteOf(of: Minuted): VoteCount {
  const vote = recordedVote(of);
  if (vote === undefined) throw new Error('minutes of a resolution without its vote');
  return vote;
}

/** A quorum of shareholders is a majority of the shares entitled to vote (CBCA s. 139(1)). Votes tell it where each share has as many as
 *  every other, and more than half of them were cast or are said to have been there; nothing else says so. */
function isQuorumVoted(of: Minuted): boolean {
  if (of.ofClass === undefined && of.hasEqualVotes !== true) return false;
  const { for: yes, against, entitled, represented } = voteOf(of);
  const cast = addDecimals(decimal(yes), decimal(against));
  return represented !== undefined || cast + cast > decimal(entitled);
}

/** Directors were counted when the meeting was recorded. */
function calledClause(facts: BookFacts, of: Minuted): Block {
  const { called } = wording[facts.language];
  if (of.rule === 'directors') return { kind: 'clause', text: called.quorum };
  return isQuorumVoted(of)
    ? clause(facts, called.quorum, { cbca: '139' })
    : { kind: 'clause', text: called.only };
}

/** A federal board transacts no business without resident Canadians, a quarter or in prescribed sectors a majority of those present
 *  (CBCA s. 114(3)). Nothing where the registers do not say so. Whoever comes to the board or leaves it on that day counts, so that the
 *  exception for a board of two is not said of a larger one. */
function residentsClause(facts: BookFacts, { rule, datedOn, meeting: { present } }: Minuted): Block[] {
  if (facts.statute !== 'cbca' || rule !== 'directors' || present.length === 0) return [];
  const residents = present.filter((personId) => personOf(facts, personId).residentCanadian === true);
  const board = facts.appointments.filter(
    ({ position, from, ceasedOn }) =>
      position === 'director' && from <= datedOn && (ceasedOn === null || ceasedOn >= datedOn),
  ).length;
  const needed = residentsNeededPresent(
    { present: present.length, board },
    residencyRule('CA', facts.corporation.sector),
  );
  return residents.length < needed
    ? []
    : [clause(facts, wording[facts.language].residents, { cbca: '114(3)' })];
}

function voteBlocks(facts: BookFacts, of: Minuted): Block[] {
  const { meeting, rule, ofClass, hasInterests = false } = of;
  const { language } = facts;
  const words = wording[language];
  const vote = voteOf(of);
  // A director who voted against answers for the resolution with the others unless his name is here: where it was not entered, it
  // is filled in by hand.
  const mayDissent = rule === 'directors' && Number(vote.against) > 0;
  const count = (votes: string) => countIn(language, votes);
  return [
    { kind: 'heading', text: words.vote },
    {
      kind: 'fields',
      fields: [
        { label: words.votesFor, value: count(vote.for) },
        { label: words.votesAgainst, value: count(vote.against) },
        // Nobody said which of the directors present might vote on a matter in which one has an interest.
        ...(hasInterests ? [] : [{ label: words.entitled, value: count(vote.entitled) }]),
        ...(vote.represented === undefined
          ? []
          : [{ label: words.represented, value: count(vote.represented) }]),
        ...(rule === 'directors' || isQuorumVoted(of) ? [] : [{ label: words.quorum, value: BLANK }]),
        ...(hasInterests ? [{ label: words.abstained, value: BLANK }] : []),
        ...(mayDissent ? [{ label: words.dissenting, value: dissenters(facts, meeting) }] : []),
      ],
    },
    ...(hasInterests ? [clause(facts, words.forbidden, { cbca: '120(5)' })] : []),
    ...(mayDissent ? [clause(facts, words.dissent, { cbca: '123(1)' })] : []),
    clause(
      facts,
      rule === 'directors' && !hasInterests && vote.for === vote.entitled
        ? words.unanimous
        : words.passed[ofClass?.isSeries ? 'series' : rule],
      ofClass === undefined ? cited[rule] : { cbca: ofClass.section },
    ),
  ];
}

/** Filled in by hand. */
const BLANK = '____________________';

const dissenters = (facts: BookFacts, { dissenting = [] }: ResolutionMeeting): string =>
  dissenting.length === 0
    ? BLANK
    : listIn(
        facts.language,
        dissenting.map((personId) => personOf(facts, personId).name),
      );

const cited: Readonly<Record<Minuted['rule'], { readonly cbca?: string }>> = {
  directors: {},
  ordinary: { cbca: '2(1)' },
  special: { cbca: '2(1)' },
  class: { cbca: '2(1)' },
};
