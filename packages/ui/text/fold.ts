/** Lower case without accents: "Ömer" is found by "omer", "İpek" by "ipek". */
export const fold = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();
