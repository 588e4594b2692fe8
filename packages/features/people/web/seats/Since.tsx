import { DateText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The first day of an appointment; who waits for the organizing resolution has none yet. */
export function Since({ on }: { on: string | null | undefined }) {
  const text = useText();
  return on ? <DateText date={on} /> : <span className="muted">{text('wizard.person.sinceNone')}</span>;
}
