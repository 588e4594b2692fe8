/** Sections of an Act, as the law's tables cite them in English, in the reader's language. */
import { isolated, type Language } from './text.ts';

const french: Readonly<Record<string, string>> = {
  CBCA: 'LCSA',
  OBCA: 'LSAO',
  CIA: 'Loi sur les renseignements exigés des personnes morales (Ontario)',
};

/** @param cited  `CBCA s. 19(4)` or `CBCA, ss. 173(1)(b), 19(2)`; what cites no Act so is answered as it is */
export function citationIn(language: Language, cited: string): string {
  const [, act, number] = /^(CBCA|OBCA|CIA),? ss?\.\s(\d[\d.]*[^;]*)$/.exec(cited) ?? [];
  if (act === undefined || number === undefined) return cited;
  // Subsections of one section are of one section: s. 27(4)-(6).
  const sign = /[,-]\s*\d/.test(number) ? 'ss.' : 's.';
  const words: Readonly<Record<Language, string>> = {
    en: `${act} ${sign}\u00a0${number}`,
    // A paragraph has no opening bracket there: 173(1)a).
    fr: `${french[act]}, art.\u00a0${number.replace(/\)\((?=[a-z]\))/g, ')')}`,
    tr: `${act} m.\u00a0${number}`,
    ar: `المادة ${isolated(number)} من ${act}`,
  };
  return words[language];
}
