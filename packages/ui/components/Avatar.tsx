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

const legalForms = new Set(
  'inc incorporated incorporée ltd limited limitée ltée corp corporation co lp llp ulc sec senc sarf'.split(
    ' ',
  ),
);

/** First letters of the first and last word, legal forms aside; one letter where the script joins its letters. */
export function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  const last = others.findLast((word) => !legalForms.has(word.replace(/[.,]/g, '').toLocaleLowerCase('en')));
  const letter = ([of = '']: Iterable<string>) => of;
  const begins = letter(first ?? '');
  if (/\p{Script=Arabic}/u.test(begins)) return begins;
  return (begins + letter(last ?? '')).toLocaleUpperCase();
}
