/** The consent of a director that arrives after the election (CBCA s. 106(9)). */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import { recordActs, recordDraft } from '../../../registers/server/public/acts.ts';
import * as contract from '../../contract.ts';
import { definePeopleEntry } from '../definePeopleEntry.ts';
import { openPeopleContext } from '../peopleContext.ts';
import { isProposed, seatOf } from './remove.ts';

export const giveConsent = definePeopleEntry(
  contract.giveConsent,
  async (write, { ctx, input: { body } }) => {
    const { today } = write;
    const context = await openPeopleContext(write.tx, ctx);
    if (context.target === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
    const seat = seatOf(context, { personId: body.person_id, position: 'directors' });
    if (!seat.ok) return seat;
    const { appointmentId, personId, from, consentOn } = seat.value;
    if (isProposed(context, seat.value)) return refuse('REGISTERS.WAITS');
    if (consentOn !== null) return refuse('SHARES.NOTHING_CHANGES');
    const on = readPastDate(body.consent_on, { today, path: 'consent_on' });
    if (!on.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [on.error] });
    if (on.value < from) return refuseField('consent_on', 'PEOPLE.BEFORE_APPOINTMENT', { date: from });
    const draft = recordDraft('consent.given', { appointmentId }, { on: on.value });
    const recorded = await recordActs(write, [draft], { today });
    return recorded.ok ? ok({ personId }) : recorded;
  },
);
