/** The time of day as screens show it. */
import { type Language, localeOf } from '@tabellion/texts/text.ts';

/** The hour and minute of an instant on the reader's clock, as in "Saved at 10:42". */
export const formatTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
