import { monthName } from '@tabellion/texts/months.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { WorkLine } from '../contract.ts';

type Dated = Pick<WorkLine, 'due_on' | 'days' | 'state'>;

/** The day on which it is due, and how far that is. @param year  also where the lines of a month have it above them */
export function DueText({ of: { due_on: dueOn, days, state }, year }: { of: Dated; year?: boolean }) {
  const text = useText();
  if (dueOn === null || days === null) return <span className="muted">{text('worklist.state.undated')}</span>;
  return (
    <>
      <b className={state === 'overdue' ? 'err' : undefined}>
        <DateText date={dueOn} length={year || state === 'overdue' ? 'medium' : 'day'} />
      </b>{' '}
      <span className="muted t12 nowrap">{daysText(days, text)}</span>
    </>
  );
}

export const daysText = (days: number, text: Text): string =>
  days < 0 ? text('worklist.late', { count: -days }) : text('worklist.days', { count: days });

/** The user in charge, as the reader calls him. */
export function ChargeText({ of: charge }: { of: WorkLine['in_charge'] }) {
  const text = useText();
  const { session } = useSession();
  if (charge === null) return null;
  if (charge.user_id === session?.userId) return text('worklist.you');
  return <UserText>{charge.name}</UserText>;
}

/** Whoever or whatever is waited for; the reader's own signature before all else. */
export function waitingText({ is_yours: isYours, waiting_for: waiting }: WorkLine, text: Text): string {
  return isYours ? text('worklist.yourSignature') : waiting;
}

/** The heading under which lines stand in the order of their days: all that is overdue together, then the months. */
export function monthOf({ due_on: dueOn, state }: Dated, language: Language, text: Text): string {
  if (state === 'overdue') return text('worklist.state.overdue');
  if (dueOn === null) return text('worklist.state.undated');
  return `${monthName(language, Number(dueOn.slice(5, 7)), 'long')} ${dueOn.slice(0, 4)}`;
}
