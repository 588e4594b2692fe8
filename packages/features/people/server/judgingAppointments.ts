/** The law of an appointment that was proposed, judged on the board that it becomes effective on. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { JudgingDrafts } from '../../registers/server/public/proposals.ts';
import { fromBook } from '../positions.ts';
import { refusedOf } from '../rules/findings.ts';
import { judgeCandidacy } from '../rules/judging.ts';
import { openBoardContext } from './peopleContext.ts';
import { boardFactsOf } from './reply.ts';

export const judgingAppointments: JudgingDrafts = async (_before, drafts) => async (after) => {
  const { tx, orgId, recordedAt: now } = after;
  for (const draft of drafts) {
    if (draft.verb !== 'record' || draft.kind !== 'appointed') continue;
    const { appointmentId, personId, position, consentOn, resolution } = draft.payload;
    const on = 'on' in draft.dating ? draft.dating.on : after.today;
    const context = await openBoardContext(tx, { orgId, now }, { named: [personId], on });
    const person = context.registers.persons.find((one) => one.personId === personId);
    if (person === undefined) continue;
    const board = boardFactsOf(context);
    const appointments = board.appointments.filter((one) => one.appointmentId !== appointmentId);
    const facts = context.facts.get(personId) ?? {};
    const seat = { personId, kind: person.kind, facts, position: fromBook(position) };
    const candidacy = { ...seat, on, consentOn, resolution };
    const fields = refusedOf(
      judgeCandidacy({ ...candidacy, isPast: false, isFounding: false }, { ...board, appointments }),
    );
    if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
  }
  return ok(null);
};
