/** Data of people and registers on the page: isolated, so that it never turns the text around it; and the badge of a state. */
import { formatDate, formatInstant, formatTime } from '@tabellion/texts/dates.ts';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { type ExactNumber, formatMoney, formatNumber, formatPercent, formatPrice } from '../format/number.ts';
import { RegistryZone } from '../format/registryZone.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';
import { Icon } from './Icon.tsx';

/** Names, addresses, titles: whatever a person typed. */
export const UserText = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;

/** Ids, numbers of certificates, e-mail addresses: from left to right also in Arabic. */
export const Id = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;

/** A whole number or exact decimal. Give `td` or `dd` the class `num` to set it right. */
export function Num({ of }: { of: ExactNumber }) {
  const { language } = useLanguage();
  return <bdi dir="ltr">{formatNumber(of, language)}</bdi>;
}

/** Integer cents in dollars. */
export function MoneyText({ cents }: { cents: number | bigint }) {
  const { language } = useLanguage();
  return <bdi dir="ltr">{formatMoney(cents, language)}</bdi>;
}

/** A price per share: exact dollars, at least two places. */
export function PriceText({ dollars }: { dollars: ExactNumber }) {
  const { language } = useLanguage();
  return <bdi dir="ltr">{formatPrice(dollars, language)}</bdi>;
}

/** A percentage with two places. */
export function PercentText({ percent }: { percent: ExactNumber }) {
  const { language } = useLanguage();
  return <bdi dir="ltr">{formatPercent(percent, language)}</bdi>;
}

/** A legal date, `YYYY-MM-DD`. */
export function DateText({ date, length }: { date: string; length?: Parameters<typeof formatDate>[2] }) {
  const { language } = useLanguage();
  return (
    <time dateTime={date}>
      <bdi>{formatDate(date, language, length)}</bdi>
    </time>
  );
}

interface InstantProps {
  instant: string;
  zone?: string;
  /** The time alone, where the date stands above. */
  timeOnly?: boolean;
}

/** An instant with the zone it is told in: that of the corporation's registry unless one is named, outside of one the reader's. */
export function InstantText({ instant, zone, timeOnly }: InstantProps) {
  const { language } = useLanguage();
  const registry = use(RegistryZone);
  const format = timeOnly ? formatTime : formatInstant;
  return (
    <time dateTime={instant}>
      <bdi>{format(instant, language, zone ?? registry)}</bdi>
    </time>
  );
}

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'err';

interface StatusBadgeProps {
  tone?: Tone;
  icon?: LucideIcon | undefined;
  /** The word says it; the colour only repeats it. */
  children: ReactNode;
}

/** A state in a word or two: "3 days", "1 of 3 signed", "Incorporated". */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge badge--${tone}`}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}
