/** How somebody is called, as it was typed in any of our languages; null where it says neither. */
export function genderIn(typed: string): 'f' | 'm' | null {
  const word = typed.trim().toLowerCase();
  if (/^(f|w|fem|female|woman|femme|f[ée]minin|mme|madame|ms|mrs|kad[ıi]n|أنثى|امرأة)/u.test(word))
    return 'f';
  return /^(m|h|male|man|homme|masculin|mr|monsieur|erkek|ذكر|رجل)/u.test(word) ? 'm' : null;
}
