/** A resolution of the directors in writing (CBCA s. 117): one document for each number, with the clauses of every act that it
 *  passes. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { isDivision } from '@tabellion/book/terms/securities.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { directorsResolve, directorsSign, generalClauses, numberAndDate } from '../inWriting.ts';
import { lacksVote, minutesBlocks, minutesProvision, minutesSignees, minutesTitle } from '../minutes.ts';
import { directorsOf } from '../ofTheDay.ts';
import type { BookFacts, Signee, Template } from '../template.ts';
import { clause } from '../words.ts';
import { acquisitions } from './acquired.ts';
import { certificateOfAmendmentClauses, nameByDirectors, seriesByDirectors } from './amendments.ts';
import { appointment, departure, missingResolutionBlank } from './board.ts';
import {
  blanksOf,
  blocksOf,
  type ClauseMakers,
  changesCertificates,
  resolutionAbout,
  resolutionsOfBody,
  rootsOf,
  titleOf,
} from './clauses.ts';
import { dissolutionByDirectors } from './dissolution.ts';
import { dividend } from './dividend.ts';
import { conversion, replacement, transfer } from './exchanged.ts';
import { fractionsEliminated } from './fractions.ts';
import { banking, byLawsMade } from './governance.ts';
import { interestClauses, partiesOf } from './interests.ts';
import { issues } from './issue.ts';
import { officeByDirectors, yearEnd } from './offices.ts';
import { grant, instrument, poolAdjustment, poolReservation } from './rights.ts';
import { assignment, discharge, release, rightsAdjustment } from './rightsLost.ts';
import { vestingChanges } from './vesting.ts';
import { asResolved } from './voters.ts';

const en = {
  title: 'Resolution of the directors',
  register: 'Certificates and register',
  entered:
    'These changes are entered in the securities register. Any new certificate named above, or an acknowledgment of the right to it, is made out in the name of the holder.',
};
const fr: typeof en = {
  title: 'Résolution des administrateurs',
  register: 'Certificats et registre',
  entered:
    'Ces changements sont inscrits au registre des valeurs mobilières. Tout nouveau certificat mentionné ci-dessus, ou la reconnaissance écrite du droit de l’obtenir, est établi au nom du détenteur.',
};
const wording = { en, fr };

/** Acts that directors pass. */
export const ofDirectors: ClauseMakers = {
  ...issues,
  'pool.reserved': poolReservation,
  'pool.adjusted': poolAdjustment,
  'option.granted': grant,
  'instrument.issued': instrument,
  transferred: transfer,
  ...acquisitions,
  ...fractionsEliminated,
  converted: conversion,
  reissued: replacement,
  ...vestingChanges,
  'option.released': release,
  'instrument.ended': discharge,
  'instrument.transferred': assignment,
  'rights.adjusted': rightsAdjustment,
  appointed: appointment,
  ceased: departure,
  'address.changed': officeByDirectors,
  'yearend.changed': yearEnd,
  'banking.set': banking,
  'bylaw.changed': byLawsMade,
  'dividend.declared': dividend,
  'name.changed': nameByDirectors,
  'class.created': seriesByDirectors,
  dissolved: dissolutionByDirectors,
};

/** No director takes part in his own appointment. */
const isAppointedBy = (acts: readonly ChangeAct[], { appointmentId }: Appointment): boolean =>
  acts.some((act) => act.kind === 'appointed' && act.payload.appointmentId === appointmentId);

const directorsWhoSign = (facts: BookFacts, acts: readonly ChangeAct[]): Signee[] =>
  directorsOf(facts)
    .filter((seat) => !isAppointedBy(acts, seat))
    .map(({ personId }) => ({ personId, capacity: 'director' }));

const clausesOf = (facts: BookFacts, acts: readonly ChangeAct[], interests: readonly Block[]): Block[] => {
  const words = wording[facts.language];
  // The divisions themselves are amendments that shareholders pass.
  const amending = acts.filter((act) => !isDivision(act));
  return [
    ...blocksOf(facts, ofDirectors, acts),
    ...(changesCertificates(ofDirectors, acts)
      ? [{ kind: 'heading', text: words.register } as const, clause(facts, words.entered, { cbca: '49, 50' })]
      : []),
    ...generalClauses(facts.language, [...certificateOfAmendmentClauses(facts, amending), ...interests]),
  ];
};

export const directorsResolution: Template = {
  // Documents that were made when issues alone were passed bear it.
  name: 'issue_resolution',
  section: 'directors_resolutions',
  audience: 'directors',
  version: '2026-12-30',
  own: 'all',
  due: (facts) =>
    resolutionsOfBody(facts, 'directors', ofDirectors).map(({ subject, number, datedOn, acts, meeting }) => ({
      subject,
      title: titleOf(facts, ofDirectors, acts),
      number,
      datedOn,
      carries: rootsOf(acts),
      signees:
        meeting === null
          ? directorsWhoSign(
              { ...asResolved(facts, acts), asOf: datedOn ?? acts[0]?.effectiveOn ?? facts.asOf },
              acts,
            )
          : minutesSignees(meeting),
      passing: 'directors',
    })),
  print(facts, { subject, number, datedOn, signees }) {
    const words = wording[facts.language];
    const carried = resolutionAbout(facts, { body: 'directors', makers: ofDirectors, subject });
    const acts = carried?.acts ?? [];
    const blanks = blanksOf(facts, ofDirectors, acts);
    if (number === null || datedOn === null) return err([missingResolutionBlank(facts, acts), ...blanks]);
    if (blanks.length > 0) return err(blanks);
    const meeting = carried?.meeting ?? null;
    const isMinuted = meeting !== null;
    const interests = interestClauses(facts, {
      directors: (isMinuted ? directorsOf({ ...facts, asOf: datedOn }) : signees).map(
        ({ personId }) => personId,
      ),
      parties: partiesOf(facts, acts),
      isMinuted,
    });
    const clauses = clausesOf(facts, acts, interests);
    const subtitle = numberAndDate(facts.language, number, datedOn);
    if (meeting !== null) {
      const hasInterests = interests.length > 0;
      const minuted = { rule: 'directors', meeting, datedOn, hasInterests } as const;
      if (lacksVote(minuted)) return err([missingResolutionBlank(facts, acts)]);
      const title = minutesTitle(facts, minuted);
      const blocks = minutesBlocks(facts, minuted, clauses);
      return ok({ layout: 'letter', title, subtitle, blocks, by: minutesProvision(minuted) });
    }
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle,
      blocks: [
        ...directorsResolve(facts, signees),
        ...clauses,
        ...directorsSign(facts, signees, { hasInterests: interests.length > 0 }),
      ],
    });
  },
};
