/** Directors consent in writing within ten days after their election (CBCA s. 106(9)). */
import { addDays } from '@tabellion/kernel/date.ts';
import { personOf } from '../../documents/templates/words.ts';
import { draftOf, inForce, needsSignature, openDocument } from './papers.ts';
import type { CheckFacts, Rule } from './rule.ts';

const CONSENT_DAYS = 10;
const consent = 'director_consent';

const dueConsent = ({ due }: CheckFacts, appointmentId: string) =>
  due.find(
    ({ template, subject, isOnFile }) => template === consent && subject === appointmentId && !isOnFile,
  );

const filedConsent = (facts: CheckFacts, appointmentId: string) =>
  inForce(facts).find(({ template, subject }) => template === consent && subject === appointmentId);

const consentMissing: Rule = {
  code: 'consent_missing',
  severity: 'error',
  provision: { cbca: '106(9)' },
  find: (facts) =>
    facts.book.statute === null
      ? []
      : facts.book.appointments
          .filter((one) => one.position === 'director' && one.status === 'active' && one.consentOn === null)
          .flatMap(({ appointmentId, personId, from }) => {
            const filed = filedConsent(facts, appointmentId);
            // Signed on paper, its day is entered with the director; signed here, it is recorded.
            const unsigned = filed?.status === 'signed' ? undefined : filed;
            const due = dueConsent(facts, appointmentId);
            const dueOn = addDays(from, CONSENT_DAYS);
            return {
              subject: appointmentId,
              about: personOf(facts.book, personId).name,
              params: { from, dueOn },
              dueOn,
              fix:
                unsigned !== undefined
                  ? openDocument(unsigned)
                  : due !== undefined
                    ? draftOf(due)
                    : { do: 'open', page: 'directors' },
            };
          }),
};

/** The registers say that a director consented, and the paper is not there, or not signed. */
const consentNotFiled: Rule = {
  code: 'consent_not_filed',
  severity: 'warning',
  provision: { cbca: '106(9)' },
  find: (facts) =>
    facts.book.appointments
      .filter((one) => one.position === 'director' && one.consentOn !== null)
      .flatMap(({ appointmentId, personId, consentOn }) => {
        const filed = filedConsent(facts, appointmentId);
        const due = dueConsent(facts, appointmentId);
        const found = {
          subject: appointmentId,
          about: personOf(facts.book, personId).name,
          params: { on: consentOn ?? '' },
        };
        if (filed !== undefined) return needsSignature(filed) ? { ...found, fix: openDocument(filed) } : [];
        return due === undefined ? [] : { ...found, fix: draftOf(due) };
      }),
};

export const directorRules: readonly Rule[] = [consentMissing, consentNotFiled];
