/** Words that somebody may type or send: each is kept as it is, or refused by the name of its field. */
export const hostileWords: readonly (readonly [what: string, text: string])[] = [
  ['Turkish', 'Şişli İğneada Öğüt ıI'],
  ['Arabic', 'ليلى بنت حدّاد'],
  ['French', 'Ève Lœuvre-Brûlé d’Àçores'],
  ['emoji', '👩🏽‍🌾🍁 Zoë'],
  ['apostrophes and quotes', `O'Neil "n" \\ Söhne; --`],
  ['markup', '{{7*7}}<b>&amp;</b>%s'],
  ['300 letters', 'é'.repeat(300)],
  ['3,000 letters', 'x'.repeat(3_000)],
  ['a control character', 'Zo\u0007ë'],
  ['a zero byte', 'Zo\u0000ë'],
  ['a bidi override', 'Zo\u202Eë'],
  ['a lone surrogate', 'Zo\uD800ë'],
];
