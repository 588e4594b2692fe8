import { readFileSync } from 'node:fs';
import { accessLog as arAccessLog } from '@tabellion/texts/accessLog/ar.ts';
import { accessLog as enAccessLog } from '@tabellion/texts/accessLog/en.ts';
import { accessLog as frAccessLog } from '@tabellion/texts/accessLog/fr.ts';
import { accessLog as trAccessLog } from '@tabellion/texts/accessLog/tr.ts';
import { anchoring as arAnchoring } from '@tabellion/texts/anchoring/ar.ts';
import { anchoring as enAnchoring } from '@tabellion/texts/anchoring/en.ts';
import { anchoring as frAnchoring } from '@tabellion/texts/anchoring/fr.ts';
import { anchoring as trAnchoring } from '@tabellion/texts/anchoring/tr.ts';
import { annual as arAnnual } from '@tabellion/texts/annual/ar.ts';
import { annual as enAnnual } from '@tabellion/texts/annual/en.ts';
import { annual as frAnnual } from '@tabellion/texts/annual/fr.ts';
import { annual as trAnnual } from '@tabellion/texts/annual/tr.ts';
import { ar as arAll } from '@tabellion/texts/ar.ts';
import { changing as arChanging } from '@tabellion/texts/changing/ar.ts';
import { changing as enChanging } from '@tabellion/texts/changing/en.ts';
import { changing as frChanging } from '@tabellion/texts/changing/fr.ts';
import { changing as trChanging } from '@tabellion/texts/changing/tr.ts';
import { checking as arChecking } from '@tabellion/texts/checking/ar.ts';
import { checking as enChecking } from '@tabellion/texts/checking/en.ts';
import { checking as frChecking } from '@tabellion/texts/checking/fr.ts';
import { checking as trChecking } from '@tabellion/texts/checking/tr.ts';
import { checkout as arCheckout } from '@tabellion/texts/checkout/ar.ts';
import { checkout as enCheckout } from '@tabellion/texts/checkout/en.ts';
import { checkout as frCheckout } from '@tabellion/texts/checkout/fr.ts';
import { checkout as trCheckout } from '@tabellion/texts/checkout/tr.ts';
import { codes } from '@tabellion/texts/codes.ts';
import { controlling as arControlling } from '@tabellion/texts/controlling/ar.ts';
import { controlling as enControlling } from '@tabellion/texts/controlling/en.ts';
import { controlling as frControlling } from '@tabellion/texts/controlling/fr.ts';
import { controlling as trControlling } from '@tabellion/texts/controlling/tr.ts';
import { documents as arDocuments } from '@tabellion/texts/documents/ar.ts';
import { documents as enDocuments } from '@tabellion/texts/documents/en.ts';
import { documents as frDocuments } from '@tabellion/texts/documents/fr.ts';
import { documents as trDocuments } from '@tabellion/texts/documents/tr.ts';
import { en as enAll } from '@tabellion/texts/en.ts';
import { filing as arFiling } from '@tabellion/texts/filing/ar.ts';
import { filing as enFiling } from '@tabellion/texts/filing/en.ts';
import { filing as frFiling } from '@tabellion/texts/filing/fr.ts';
import { filing as trFiling } from '@tabellion/texts/filing/tr.ts';
import { found as arFound } from '@tabellion/texts/found/ar.ts';
import { found as enFound } from '@tabellion/texts/found/en.ts';
import { found as frFound } from '@tabellion/texts/found/fr.ts';
import { found as trFound } from '@tabellion/texts/found/tr.ts';
import { fr as frAll } from '@tabellion/texts/fr.ts';
import { granting as arGranting } from '@tabellion/texts/granting/ar.ts';
import { granting as enGranting } from '@tabellion/texts/granting/en.ts';
import { granting as frGranting } from '@tabellion/texts/granting/fr.ts';
import { granting as trGranting } from '@tabellion/texts/granting/tr.ts';
import { holding as arHolding } from '@tabellion/texts/holding/ar.ts';
import { holding as enHolding } from '@tabellion/texts/holding/en.ts';
import { holding as frHolding } from '@tabellion/texts/holding/fr.ts';
import { holding as trHolding } from '@tabellion/texts/holding/tr.ts';
import { importing as arImporting } from '@tabellion/texts/importing/ar.ts';
import { importing as enImporting } from '@tabellion/texts/importing/en.ts';
import { importing as frImporting } from '@tabellion/texts/importing/fr.ts';
import { importing as trImporting } from '@tabellion/texts/importing/tr.ts';
import { land as arLand } from '@tabellion/texts/land/ar.ts';
import { land as enLand } from '@tabellion/texts/land/en.ts';
import { land as frLand } from '@tabellion/texts/land/fr.ts';
import { land as trLand } from '@tabellion/texts/land/tr.ts';
import { logged as arLogged } from '@tabellion/texts/logged/ar.ts';
import { logged as enLogged } from '@tabellion/texts/logged/en.ts';
import { logged as frLogged } from '@tabellion/texts/logged/fr.ts';
import { logged as trLogged } from '@tabellion/texts/logged/tr.ts';
import { matters as arMatters } from '@tabellion/texts/matters/ar.ts';
import { matters as enMatters } from '@tabellion/texts/matters/en.ts';
import { matters as frMatters } from '@tabellion/texts/matters/fr.ts';
import { matters as trMatters } from '@tabellion/texts/matters/tr.ts';
import { type MessagePart, parseMessage } from '@tabellion/texts/message.ts';
import { organizing as arOrganizing } from '@tabellion/texts/organizing/ar.ts';
import { organizing as enOrganizing } from '@tabellion/texts/organizing/en.ts';
import { organizing as frOrganizing } from '@tabellion/texts/organizing/fr.ts';
import { organizing as trOrganizing } from '@tabellion/texts/organizing/tr.ts';
import { paying as arPaying } from '@tabellion/texts/paying/ar.ts';
import { paying as enPaying } from '@tabellion/texts/paying/en.ts';
import { paying as frPaying } from '@tabellion/texts/paying/fr.ts';
import { paying as trPaying } from '@tabellion/texts/paying/tr.ts';
import { profiling as arProfiling } from '@tabellion/texts/profiling/ar.ts';
import { profiling as enProfiling } from '@tabellion/texts/profiling/en.ts';
import { profiling as frProfiling } from '@tabellion/texts/profiling/fr.ts';
import { profiling as trProfiling } from '@tabellion/texts/profiling/tr.ts';
import { proving as arProving } from '@tabellion/texts/proving/ar.ts';
import { proving as enProving } from '@tabellion/texts/proving/en.ts';
import { proving as frProving } from '@tabellion/texts/proving/fr.ts';
import { proving as trProving } from '@tabellion/texts/proving/tr.ts';
import { provingPage as arProvingPage } from '@tabellion/texts/provingPage/ar.ts';
import { provingPage as enProvingPage } from '@tabellion/texts/provingPage/en.ts';
import { provingPage as frProvingPage } from '@tabellion/texts/provingPage/fr.ts';
import { provingPage as trProvingPage } from '@tabellion/texts/provingPage/tr.ts';
import { recording as arRecording } from '@tabellion/texts/recording/ar.ts';
import { recording as enRecording } from '@tabellion/texts/recording/en.ts';
import { recording as frRecording } from '@tabellion/texts/recording/fr.ts';
import { recording as trRecording } from '@tabellion/texts/recording/tr.ts';
import { records as arRecords } from '@tabellion/texts/records/ar.ts';
import { records as enRecords } from '@tabellion/texts/records/en.ts';
import { records as frRecords } from '@tabellion/texts/records/fr.ts';
import { records as trRecords } from '@tabellion/texts/records/tr.ts';
import { scheduling as arScheduling } from '@tabellion/texts/scheduling/ar.ts';
import { scheduling as enScheduling } from '@tabellion/texts/scheduling/en.ts';
import { scheduling as frScheduling } from '@tabellion/texts/scheduling/fr.ts';
import { scheduling as trScheduling } from '@tabellion/texts/scheduling/tr.ts';
import { signing as arSigning } from '@tabellion/texts/signing/ar.ts';
import { signing as enSigning } from '@tabellion/texts/signing/en.ts';
import { signing as frSigning } from '@tabellion/texts/signing/fr.ts';
import { signing as trSigning } from '@tabellion/texts/signing/tr.ts';
import { staffing as arStaffing } from '@tabellion/texts/staffing/ar.ts';
import { staffing as enStaffing } from '@tabellion/texts/staffing/en.ts';
import { staffing as frStaffing } from '@tabellion/texts/staffing/fr.ts';
import { staffing as trStaffing } from '@tabellion/texts/staffing/tr.ts';
import { taking as arTaking } from '@tabellion/texts/taking/ar.ts';
import { taking as enTaking } from '@tabellion/texts/taking/en.ts';
import { taking as frTaking } from '@tabellion/texts/taking/fr.ts';
import { taking as trTaking } from '@tabellion/texts/taking/tr.ts';
import { tr as trAll } from '@tabellion/texts/tr.ts';
import { verifying as arVerifying } from '@tabellion/texts/verifying/ar.ts';
import { verifying as enVerifying } from '@tabellion/texts/verifying/en.ts';
import { verifying as frVerifying } from '@tabellion/texts/verifying/fr.ts';
import { verifying as trVerifying } from '@tabellion/texts/verifying/tr.ts';
import { working as arWorking } from '@tabellion/texts/working/ar.ts';
import { working as enWorking } from '@tabellion/texts/working/en.ts';
import { working as frWorking } from '@tabellion/texts/working/fr.ts';
import { working as trWorking } from '@tabellion/texts/working/tr.ts';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../tools/sourceFiles.ts';

/** Those that a screen fetches by itself, and those that the server alone says, belong to them. */
const en = {
  ...enAll,
  ...enHolding,
  ...enImporting,
  ...enVerifying,
  ...enChanging,
  ...enChecking,
  ...enCheckout,
  ...enProfiling,
  ...enTaking,
  ...enControlling,
  ...enAccessLog,
  ...enLand,
  ...enAnchoring,
  ...enAnnual,
  ...enMatters,
  ...enDocuments,
  ...enPaying,
  ...enProving,
  ...enProvingPage,
  ...enRecords,
  ...enWorking,
  ...enRecording,
  ...enScheduling,
  ...enSigning,
  ...enStaffing,
  ...enFiling,
  ...enFound,
  ...enGranting,
  ...enOrganizing,
  ...enLogged,
};
const fr = {
  ...frAll,
  ...frHolding,
  ...frImporting,
  ...frVerifying,
  ...frChanging,
  ...frChecking,
  ...frCheckout,
  ...frProfiling,
  ...frTaking,
  ...frControlling,
  ...frAccessLog,
  ...frLand,
  ...frAnchoring,
  ...frAnnual,
  ...frMatters,
  ...frDocuments,
  ...frPaying,
  ...frProving,
  ...frProvingPage,
  ...frRecords,
  ...frWorking,
  ...frRecording,
  ...frScheduling,
  ...frSigning,
  ...frStaffing,
  ...frFiling,
  ...frFound,
  ...frGranting,
  ...frOrganizing,
  ...frLogged,
};
const tr = {
  ...trAll,
  ...trHolding,
  ...trImporting,
  ...trVerifying,
  ...trChanging,
  ...trChecking,
  ...trCheckout,
  ...trProfiling,
  ...trTaking,
  ...trControlling,
  ...trAccessLog,
  ...trLand,
  ...trAnchoring,
  ...trAnnual,
  ...trMatters,
  ...trDocuments,
  ...trPaying,
  ...trProving,
  ...trProvingPage,
  ...trRecords,
  ...trWorking,
  ...trRecording,
  ...trScheduling,
  ...trSigning,
  ...trStaffing,
  ...trFiling,
  ...trFound,
  ...trGranting,
  ...trOrganizing,
  ...trLogged,
};
const ar = {
  ...arAll,
  ...arHolding,
  ...arImporting,
  ...arVerifying,
  ...arChanging,
  ...arChecking,
  ...arCheckout,
  ...arProfiling,
  ...arTaking,
  ...arControlling,
  ...arAccessLog,
  ...arLand,
  ...arAnchoring,
  ...arAnnual,
  ...arMatters,
  ...arDocuments,
  ...arPaying,
  ...arProving,
  ...arProvingPage,
  ...arRecords,
  ...arWorking,
  ...arRecording,
  ...arScheduling,
  ...arSigning,
  ...arStaffing,
  ...arFiling,
  ...arFound,
  ...arGranting,
  ...arOrganizing,
  ...arLogged,
};

type TextKey = keyof typeof en;
const keys = Object.keys(en) as TextKey[];

const brands = ['American Express', 'Corporations Canada', 'Mastercard', 'Visa'];
/** Standards are called so everywhere. */
const encodings = ['SHA-256', 'Unicode (UTF-8)', 'Unicode (UTF-16)'];
const provinces = ['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'];

/** Texts that are the same in another language on purpose: names, and words that both share. */
const sameOnPurpose: Readonly<Record<'fr' | 'tr' | 'ar', readonly string[]>> = {
  fr: [
    'Message',
    'Signatures',
    '{documents, plural, one {# document} other {# documents}}',
    'Documents',
    'Photo',
    'Province',
    'Question',
    'Questions {count, number}',
    'Restrictions',
    'Service',
    '{count, plural, one {# document} other {# documents}}',
    '{pages, plural, one {# page} other {# pages}}, {documents, plural, one {# document} other {# documents}}',
    'Net',
    'PDF',
    'Section',
    'Sections',
    'Version {number, number}',
    'Versions',
    'Document',
    ...brands,
    ...encodings,
    ...provinces,
    'Animations',
    'Code',
    'Confirmation (PDF)',
    'Conversion',
    'Coupons',
    'Date',
    'Instruments',
    'Invitations',
    'Menu',
    'Note',
    'Option',
    'Pages',
    'Simple',
    'Source',
    'Total',
    'Violet',
  ],
  // A trust is an institution of the common law, for which Turkish has no word of its own.
  tr: [
    ...brands,
    ...provinces,
    ...encodings,
    'New Brunswick',
    'Nova Scotia',
    'Quebec',
    'Plan',
    'Federal',
    'GST/HST (RT)',
    'Net',
    'PDF',
    'Trust',
  ],
  ar: [...brands, 'SHA-256', 'PDF'],
};

/** The parameters that a message reads, with how it reads each: a number here is no word there. */
function parametersOf(message: string): string[] {
  const found = new Set<string>();
  const collect = (parts: readonly MessagePart[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part.kind === 'count') continue;
      found.add(part.name);
      if ('cases' in part) for (const inner of part.cases.values()) collect(inner);
    }
  };
  collect(parseMessage(message));
  return [...found].sort();
}

/** Something to translate: a word of three letters or more, beside parameters. */
const hasWords = (message: string): boolean =>
  /\p{L}{3}/u.test(message.replaceAll(/\{[^{}]*\}/g, ' ').replaceAll(/\{\w+, \w+,?/g, ' '));

/** French alone abbreviates a paragraph otherwise than a section, so it alone reads which of them is cited. */
const readsPart = (language: string, key: string): boolean =>
  language === 'fr' && ['check.cites.cbca', 'check.cites.obca'].includes(key);

describe.each(Object.entries({ fr, tr, ar }) as ['fr' | 'tr' | 'ar', Record<TextKey, string>][])(
  'the texts in %s',
  (language, table) => {
    test('read the same parameters as the English ones', () => {
      const alike = keys.filter((key) => !readsPart(language, key));
      const different = alike.filter((key) => `${parametersOf(table[key])}` !== `${parametersOf(en[key])}`);
      expect(different.map((key) => [key, en[key], table[key]])).toEqual([]);
    });

    test('leave no English sentence as it was', () => {
      const same = keys.filter((key) => table[key] === en[key] && hasWords(en[key]));
      const unintended = same.filter((key) => !sameOnPurpose[language].includes(en[key]));
      expect(unintended.map((key) => [key, en[key]])).toEqual([]);
    });

    test('are none of them empty where the English one is not', () => {
      expect(keys.filter((key) => table[key].trim() === '' && en[key].trim() !== '')).toEqual([]);
    });
  },
);

/** Canadian usage: a no-break space before a colon, a per cent and a dollar sign and inside guillemets; none before `;?!`. */
test('a button that removes one of several has in its name the word that stands on it', () => {
  const named = keys.filter((key) => key.endsWith('.remove') && en[key].includes('{at}'));
  expect(named).toContain('control.country.remove');
  const wrong = Object.entries({ en, fr, tr, ar }).flatMap(([language, all]) =>
    named
      .filter((key) => !all[key].toLowerCase().includes(all['ui.remove'].toLowerCase()))
      .map((key) => `${language} ${key}`),
  );
  expect(wrong).toEqual([]);
});

test('the French texts space their punctuation as Canada does', () => {
  const wrong = keys.filter((key) => / (?:[»%$]|:(?!:))|« |[ \u00a0\u202f][;?!]|\u202f/u.test(fr[key]));
  expect(wrong.map((key) => [key, fr[key]])).toEqual([]);
});

test('a legal term has one word, and Arabic one spelling', () => {
  const saying = (table: Record<TextKey, string>, words: RegExp) =>
    keys.filter((key) => words.test(table[key]));
  // The articles, and the tanwin before its alef.
  expect([saying(ar, /النظام الأساسي/), saying(ar, /اً/)]).toEqual([[], []]);
  // Resident Canadians are more than residents of Canada.
  expect(saying(tr, /Kanada[’']da yerleşik/)).toEqual([]);
  expect(saying(tr, /karar defter/)).toEqual([]);
});

test('every code is answered by something', () => {
  const sources = ['packages', 'apps']
    .flatMap((folder) => sourceFiles(folder))
    .filter((path) => !path.startsWith('packages/texts/') && !/\.test\.tsx?$/.test(path))
    // A code that an endpoint may answer by its contract is not yet an answer.
    .map((path) => readFileSync(path, 'utf8').replaceAll(/refusals: \[[^\]]*\]/g, ''))
    .join('\n');
  // An act that does not fit the registers is answered by the name of its anomaly (`textCodeOf`).
  const anomalies = readFileSync('packages/book/anomaly.ts', 'utf8').split('export const')[0] ?? '';
  const isOfAnomaly = (code: string) =>
    anomalies.includes(`'${code.replace(/^REGISTERS\./, '').toLowerCase()}'`) &&
    code.startsWith('REGISTERS.');
  const unanswered = Object.keys(codes).filter(
    (code) => !sources.includes(`'${code}'`) && !isOfAnomaly(code),
  );
  expect(unanswered).toEqual([]);
});
