/** A resolution of the shareholders in writing (CBCA s. 142): special where the articles or the shares change (ss. 2(1), 173). Each class whose
 *  rights it touches signs one of its own (s. 176), and on a dissolution each class (s. 210). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { haveEqualVotes } from '../../rules/votes.ts';
import {
  generalClauses,
  numberAndDate,
  ordinaryVoters,
  shareholdersResolve,
  shareholdersSign,
} from '../inWriting.ts';
import {
  lacksVote,
  type Minuted,
  minutesBlocks,
  minutesProvision,
  minutesSignees,
  minutesTitle,
} from '../minutes.ts';
import { lawyerFirst, uncitedStatuteNote } from '../notes.ts';
import { classOf, heldOn, isOfClass, shareholdersOf, votersOf } from '../ofTheDay.ts';
import type { BookFacts, PrintedPerson, Signee, Template, Wording } from '../template.ts';
import { capitalized, classNameOf, personOf, section, shareNoun, signatureLines, wordFor } from '../words.ts';
import { amendments, certificateOfAmendmentClauses, votedApart } from './amendments.ts';
import { election, missingResolutionBlank, removal } from './board.ts';
import {
  blanksOf,
  blocksOf,
  type ClauseMakers,
  classesTouched,
  isOrdinary,
  type ResolutionWithActs,
  resolutionAbout,
  resolutionsOfBody,
  rootsOf,
  titleOf,
} from './clauses.ts';
import { dissolutionByShareholders } from './dissolution.ts';
import { divisions } from './division.ts';
import { auditorAppointment, byLawsConfirmed } from './governance.ts';
import { officeByShareholders } from './offices.ts';
import { asResolved } from './voters.ts';

interface VotersApart {
  readonly isOne: boolean;
  readonly isSeries: boolean;
  /** That of the only one. */
  readonly gender: PrintedPerson['gender'];
}

const en = {
  ordinary: 'Resolution of the shareholders',
  special: 'Special resolution of the shareholders',
  ofClass: (shares: string) => `Special resolution of the holders of ${shares}`,
  titleOf: (what: string, shares: string) => `${what}, vote of the holders of ${shares}`,
  apart: (shares: string, { isOne, isSeries }: VotersApart) =>
    `The ${isOne ? 'only holder' : 'holders'} of ${shares} of the Corporation, voting separately as a ${isSeries ? 'series' : 'class'}, ${isOne ? 'resolves' : 'resolve'} as follows:`,
  seriesApart: 'says whether a series is affected otherwise than the class, so that it votes apart',
  signed: (act: string, { isOne, isSeries }: VotersApart) =>
    `This resolution is signed by ${isOne ? 'the only holder' : 'all the holders'} of the ${isSeries ? 'series' : 'class'}, and is as valid as if it had been passed at a meeting${act}.`,
};
const onlyHolder = { f: 'la seule détentrice', m: 'le seul détenteur', both: 'le seul détenteur' };
const fr: typeof en = {
  ordinary: 'Résolution des actionnaires',
  special: 'Résolution spéciale des actionnaires',
  ofClass: (shares) => `Résolution spéciale des détenteurs des ${shares}`,
  titleOf: (what, shares) => `${what}, vote des détenteurs des ${shares}`,
  apart: (shares, { isOne, isSeries, gender }) =>
    `${isOne ? capitalized(wordFor(onlyHolder, gender)) : 'Les détenteurs'} des ${shares} de la société, votant séparément par ${isSeries ? 'série' : 'catégorie'}, ${isOne ? 'prend' : 'prennent'} la résolution suivante :`,
  seriesApart:
    'indique si une série est touchée autrement que la catégorie, de sorte qu’elle vote séparément',
  signed: (act, { isOne, isSeries, gender }) =>
    `La présente résolution est signée par ${isOne ? wordFor(onlyHolder, gender) : 'tous les détenteurs'} de la ${isSeries ? 'série' : 'catégorie'} et a la même valeur que si elle avait été adoptée en assemblée${act}.`,
};
const wording = { en, fr };

/** Acts that shareholders pass. */
export const ofShareholders: ClauseMakers = {
  ...amendments,
  ...divisions,
  appointed: election,
  ceased: removal,
  'address.changed': officeByShareholders,
  'auditor.appointed': auditorAppointment,
  'bylaw.confirmed': byLawsConfirmed,
  dissolved: dissolutionByShareholders,
};

const dayOf = (facts: BookFacts, { datedOn, acts }: ResolutionWithActs): BookFacts => ({
  ...asResolved(facts, acts),
  asOf: datedOn ?? acts[0]?.effectiveOn ?? facts.asOf,
});

const signing = (personIds: readonly string[]): Signee[] =>
  personIds.map((personId) => ({ personId, capacity: 'shareholder' }));

function votersInWriting(day: BookFacts, isOrdinaryOne: boolean): Signee[] {
  const voters = votersOf(day);
  return isOrdinaryOne ? ordinaryVoters(day, voters) : signing(voters);
}

/** Whether each share that might vote had as many votes as every other, on the record date or else on the day of the meeting. Where votes
 *  change by the resolution, the registers have the new ones already. */
function hadEqualVotes(facts: BookFacts, carried: ResolutionWithActs): boolean {
  const day = dayOf(facts, carried);
  const changesVotes = carried.acts.some(
    (act) => act.kind === 'class.amended' && 'votesPerShare' in act.payload.changes,
  );
  return (
    !changesVotes && haveEqualVotes(day, heldOn({ ...day, asOf: carried.meeting?.recordOn ?? day.asOf }))
  );
}

/** The words that both templates share, or the facts that are missing. */
function passed(facts: BookFacts, { number, datedOn, acts }: ResolutionWithActs) {
  const blanks = blanksOf(facts, ofShareholders, acts);
  if (number === null || datedOn === null) return err([missingResolutionBlank(facts, acts), ...blanks]);
  if (blanks.length > 0) return err(blanks);
  return ok({
    subtitle: numberAndDate(facts.language, number, datedOn),
    datedOn,
    blocks: [
      ...blocksOf(facts, ofShareholders, acts),
      ...generalClauses(facts.language, certificateOfAmendmentClauses(facts, acts)),
    ],
  });
}

/** The same clauses as minutes of the meeting that passed them. */
const minuted = (
  facts: BookFacts,
  of: Minuted,
  { subtitle, blocks }: Pick<Wording, 'blocks'> & { readonly subtitle: string },
): Wording => ({
  layout: 'letter',
  title: minutesTitle(facts, of),
  subtitle,
  blocks: minutesBlocks(facts, of, blocks),
  by: minutesProvision(of),
});

export const shareholdersResolution: Template = {
  name: 'shareholders_resolution',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-30',
  own: 'all',
  isOfAll: true,
  due: (facts) =>
    resolutionsOfBody(facts, 'shareholders', ofShareholders).map((carried) => {
      const ordinary = isOrdinary(ofShareholders, carried.acts);
      return {
        subject: carried.subject,
        title: titleOf(facts, ofShareholders, carried.acts),
        number: carried.number,
        datedOn: carried.datedOn,
        carries: rootsOf(carried.acts),
        signees:
          carried.meeting === null
            ? votersInWriting(dayOf(facts, carried), ordinary)
            : minutesSignees(carried.meeting),
        passing: ordinary ? 'ordinary' : 'special',
      };
    }),
  print(facts, due) {
    const words = wording[facts.language];
    const { subject } = due;
    const carried = resolutionAbout(facts, { body: 'shareholders', makers: ofShareholders, subject });
    const body = passed(facts, carried ?? { ...due, acts: [], meeting: null });
    if (!body.ok) return body;
    const meeting = carried?.meeting ?? null;
    if (meeting !== null) {
      const rule = due.passing === 'ordinary' ? 'ordinary' : 'special';
      const hasEqualVotes = carried !== undefined && hadEqualVotes(facts, carried);
      const minutes = { rule, meeting, datedOn: body.value.datedOn, hasEqualVotes } as const;
      return lacksVote(minutes)
        ? err([missingResolutionBlank(facts, carried?.acts ?? [])])
        : ok(minuted(facts, minutes, body.value));
    }
    return ok({
      layout: 'letter',
      title: due.passing === 'ordinary' ? words.ordinary : words.special,
      subtitle: body.value.subtitle,
      blocks: [
        ...shareholdersResolve(facts, due.signees),
        ...body.value.blocks,
        ...shareholdersSign(facts, due.signees),
      ],
    });
  },
};

/** Whether the holders of a class or a series voted apart on a resolution: at its meeting, or by a paper that they sign. */
const hasVotedApart = (
  { votedApart: signed }: BookFacts,
  { subject, meeting }: ResolutionWithActs,
  classId: string,
): boolean =>
  meeting === null ? signed?.has(`${subject}:${classId}`) === true : meeting.votes[classId] !== undefined;

const isNamedIn = (act: ChangeAct, classId: string): boolean =>
  'classId' in act.payload && act.payload.classId === classId;

/** A series votes with its class, unless the act names it (CBCA s. 176(4)), or it voted apart already. */
function votingAs(facts: BookFacts, carried: ResolutionWithActs, act: ChangeAct, classId: string): string {
  if (isNamedIn(act, classId) || hasVotedApart(facts, carried, classId)) return classId;
  return classOf(facts, { classId })?.seriesOf ?? classId;
}

/** The votes by class of one resolution, each on what touches its rights: none of a class whose shares, with those of its series, alone
 *  are outstanding, which passes it as all shareholders. */
function classVotesOf(facts: BookFacts, carried: ResolutionWithActs) {
  const day = dayOf(facts, carried);
  const votes = (act: ChangeAct): readonly string[] =>
    classesTouched(facts, ofShareholders, [act]).map((classId) => votingAs(facts, carried, act, classId));
  const held = heldOn(day);
  // Series that voted apart before they voted with their class: the class voted without them.
  const apart = facts.classes.flatMap(({ classId, seriesOf }) =>
    seriesOf !== null &&
    hasVotedApart(facts, carried, classId) &&
    !carried.acts.some((act) => isNamedIn(act, classId))
      ? classId
      : [],
  );
  return facts.classes
    .map(({ classId }) => {
      const isVoting = (one: { readonly classId: string }) =>
        isOfClass(facts, one, classId) && (one.classId === classId || !apart.includes(one.classId));
      return {
        classId,
        subject: `${carried.subject}:${classId}`,
        carried: {
          ...carried,
          acts: carried.acts.filter((act) => votes(act).includes(classId)).map(votedApart),
        },
        shares: shareNoun(facts.language, 2n, classNameOf(facts, { classId })),
        hasSeries: held.some((one) => one.classId !== classId && isVoting(one)),
        isAll: held.every((one) => isOfClass(facts, one, classId)),
        holders: shareholdersOf({ certificates: held.filter(isVoting), asOf: day.asOf }),
      };
    })
    .filter(({ carried: { acts }, holders, isAll }) => acts.length > 0 && holders.length > 0 && !isAll);
}

/** The provision by which a class votes apart: on a dissolution each does (CBCA s. 210(2), (3)). */
function classVoteSection(acts: ResolutionWithActs['acts']): string {
  const dissolved = acts.find((act) => act.kind === 'dissolved');
  if (dissolved?.kind !== 'dissolved') return '176';
  return dissolved.payload.ground === 'no_property' ? '210(2)' : '210(3)';
}

const classVotes = (facts: BookFacts) =>
  resolutionsOfBody(facts, 'shareholders', ofShareholders).flatMap((carried) => classVotesOf(facts, carried));

function classVoteAbout(facts: BookFacts, subject: string) {
  const [of = ''] = subject.split(':');
  const carried = resolutionAbout(facts, { body: 'shareholders', makers: ofShareholders, subject: of });
  const votes = carried === undefined ? [] : classVotesOf(facts, carried);
  return votes.find((one) => one.subject === subject);
}

export const classResolution: Template = {
  name: 'class_resolution',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-30',
  isOfAll: true,
  due: (facts) =>
    classVotes(facts).map(({ subject, shares, holders, carried: { number, datedOn, acts, meeting } }) => ({
      subject,
      number,
      datedOn,
      title: wording[facts.language].titleOf(titleOf(facts, ofShareholders, acts), shares),
      carries: rootsOf(acts),
      signees: meeting === null ? signing(holders) : minutesSignees(meeting),
      passing: 'class',
    })),
  print(facts, { subject, signees }) {
    const words = wording[facts.language];
    const vote = classVoteAbout(facts, subject);
    if (vote === undefined) return err([{ fact: 'resolution' }]);
    const body = passed(facts, vote.carried);
    if (!body.ok) return body;
    const { meeting } = vote.carried;
    const ofSeries = vote.hasSeries ? [lawyerFirst(facts, words.seriesApart)] : [];
    const isSeries = (classOf(facts, { classId: vote.classId })?.seriesOf ?? null) !== null;
    if (meeting !== null) {
      const { classId, shares } = vote;
      const { datedOn } = body.value;
      const ofClass = { classId, shares, section: classVoteSection(vote.carried.acts), isSeries };
      const minutes = { rule: 'class', meeting, datedOn, ofClass } as const;
      return lacksVote(minutes)
        ? err([{ fact: 'resolution' }])
        : ok(minuted(facts, minutes, { ...body.value, blocks: [...body.value.blocks, ...ofSeries] }));
    }
    const by = { cbca: `142, ${classVoteSection(vote.carried.acts)}` };
    const { section: cited } = section(facts, by);
    const { gender } = personOf(facts, vote.holders[0] ?? '');
    const apart = { isOne: vote.holders.length === 1, isSeries, gender };
    return ok({
      layout: 'letter',
      title: words.ofClass(vote.shares),
      subtitle: body.value.subtitle,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.apart(vote.shares, apart) },
        ...body.value.blocks,
        ...ofSeries,
        { kind: 'paragraph', text: words.signed(cited === undefined ? '' : ` (${cited})`, apart) },
        { kind: 'signatures', signees: signatureLines(facts, signees) },
      ],
      by,
    });
  },
  own: 'all',
};
