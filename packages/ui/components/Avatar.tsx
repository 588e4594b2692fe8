interface AvatarProps {
  name: string;
  /** A corporation or trust is square, a person round. */
  square?: boolean;
  large?: boolean;
  src?: string | null | undefined;
}

/** The letters that stand for a name; the name itself stands beside it, so this is hidden from readers of the screen. The
 *  sheet draws the letters: whoever speaks to a button says its name and not them (WCAG 2.5.3). */
export function Avatar({ name, square, large, src }: AvatarProps) {
  const className = `avatar${square ? ' sq' : ''}${large ? ' lg' : ''}`;
  if (src) return <img className={className} src={src} alt="" />;
  return <span className={className} data-initials={initials(name)} aria-hidden="true" />;
}

/** First letters of the first and last word; one letter where the script joins its letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return /\p{Script=Arabic}/u.test(first) ? first : (first + last).toLocaleUpperCase();
}
