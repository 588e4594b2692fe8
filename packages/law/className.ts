/** Designations of a class of shares: a corporation may give it an English and a French one. */

export interface ClassDesignation {
  /** As the corporation first named it, in whatever language. */
  readonly name: string;
  /** Its French designation; nothing where none was given. */
  readonly nameFr?: string | null;
}

/** The name in a document of this language. Where no French one was given, the given name stands as it is. */
export const classNameIn = (language: string, { name, nameFr }: ClassDesignation): string =>
  language === 'fr' ? (nameFr ?? name) : name;

/** Both designations, as articles bear them: that of their own language first. */
export function designationIn(language: 'en' | 'fr', terms: ClassDesignation): string {
  const { name, nameFr = null } = terms;
  if (nameFr === null || nameFr === name) return name;
  return language === 'fr' ? `${nameFr} / ${name}` : `${name} / ${nameFr}`;
}

const usualKinds: Readonly<Record<string, string>> = {
  '': '',
  common: 'ordinaires',
  preferred: 'privilégiées',
  preference: 'privilégiées',
  special: 'spéciales',
};

/** The French designation that is usual for an English one, to be offered: `Class A Common Shares` is `actions ordinaires de
 *  catégorie A`. Undefined where the name is not one of the usual ones. */
export function usualFrenchName(name: string): string | undefined {
  const bare = name
    .trim()
    .replace(/\s+shares?$/i, '')
    .replace(/,/g, '');
  const sort = String.raw`(?:(class|series)\s+([a-z]|\d{1,2})\s*)`;
  const kind = String.raw`((?:non-?\s?voting|voting)?)\s*((?:common|preferred|preference|special)?)`;
  const leading = new RegExp(`^${sort}?${kind}$`, 'i').exec(bare);
  if (leading !== null)
    return spelled({ sort: leading[1], mark: leading[2], votes: leading[3], of: leading[4] });
  const trailing = new RegExp(`^${kind}\\s+${sort}$`, 'i').exec(bare);
  if (trailing === null) return undefined;
  return spelled({ sort: trailing[3], mark: trailing[4], votes: trailing[1], of: trailing[2] });
}

interface Parts {
  readonly sort: string | undefined;
  readonly mark: string | undefined;
  readonly votes: string | undefined;
  readonly of: string | undefined;
}

function spelled({ sort = '', mark = '', votes = '', of = '' }: Parts): string | undefined {
  if (sort === '' && of === '') return undefined;
  const sorts: Readonly<Record<string, string>> = { class: 'de catégorie', series: 'de série' };
  const voting = votes.toLowerCase().startsWith('non') ? 'sans droit de vote' : 'avec droit de vote';
  return [
    'actions',
    usualKinds[of.toLowerCase()] ?? '',
    sort === '' ? '' : `${sorts[sort.toLowerCase()] ?? ''} ${mark.toUpperCase()}`,
    votes === '' ? '' : voting,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
