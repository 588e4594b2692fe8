import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';

const hourMs = 60 * 60 * 1_000;

/** How long ago something was sent: hours on its first day, then days. */
export function ageText(sentAt: string, text: Text): string {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(sentAt)) / hourMs));
  return hours < 24
    ? text('staffing.hours', { count: hours })
    : text('staffing.days', { count: Math.floor(hours / 24) });
}
