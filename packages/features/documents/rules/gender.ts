const words = {
  f: 'f w fem female woman femme féminin féminine feminin feminine mme madame madam mlle mademoiselle ms mrs miss kadın kadin hanım hanim أنثى انثى امرأة سيدة آنسة',
  m: 'm h male man homme masculin masculine mr monsieur erkek bay bey ذكر رجل سيد',
} as const;
const genders = new Map(
  (['f', 'm'] as const).flatMap((gender) => words[gender].split(' ').map((word) => [word, gender] as const)),
);

/** How somebody is called, as it was typed in any of our languages; null where the whole of it is no word that says so, as of a text
 *  that only begins like one. */
export const genderIn = (typed: string): 'f' | 'm' | null =>
  genders.get(typed.normalize('NFC').trim().toLowerCase().replace(/\.$/, '')) ?? null;
