/** Every holder may have a certificate, or an acknowledgment of the right to one (CBCA s. 49(1)); it says what the register says. */
import type { Certificate } from '@tabellion/book/entities.ts';
import { onceFor } from '@tabellion/kernel/onceFor.ts';
import type { FiledDocument } from '../../documents/shapes.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import { draftOf, foundIn, inForce } from './papers.ts';
import type { CheckFacts, Found, Rule } from './rule.ts';

const section = 'certificates';

const certificatesOnFile = (facts: CheckFacts) =>
  inForce(facts).filter((one) => one.section === section && one.source === 'template');

/** Named by its number. */
const foundInCertificate = (one: FiledDocument): Found => ({
  ...foundIn(one),
  about: one.number ?? one.title,
});

const certificateMissing: Rule = {
  code: 'certificate_missing',
  severity: 'warning',
  provision: { cbca: '49(1)' },
  find: (facts) => {
    const { book, due } = facts;
    const nameOf = (personId: string) => holderIn(book.language, personOf(book, personId));
    const unprinted = due
      .filter((one) => one.section === section && !one.isOnFile)
      .map(
        (one): Found => ({
          subject: one.subject,
          about: one.number ?? '',
          params: { name: nameOf(one.personId ?? '') },
          fix: draftOf(one),
        }),
      );
    const unnumbered = book.certificates
      .filter(({ status, label }) => status === 'open' && label === null)
      .map(
        ({ securityId, personId }): Found => ({
          subject: securityId,
          about: nameOf(personId),
          params: { name: nameOf(personId) },
          fix: { do: 'open', page: 'holder', id: personId },
        }),
      );
    return [...unprinted, ...unnumbered];
  },
};

/** A director or officer signs it (s. 49(4)); the signed copy belongs in the book. Of an acknowledgment the Act asks no signature. */
const certificateUnsigned: Rule = {
  code: 'certificate_unsigned',
  severity: 'hint',
  provision: { cbca: '49' },
  find: (facts) =>
    certificatesOnFile(facts).flatMap((one) => {
      const { form, status } = certificatesById(facts.book).get(one.subject) ?? {};
      if (one.status === 'signed' || form === 'acknowledgment') return [];
      // A cancelled certificate is kept as it was.
      const mayBeAcknowledged = status === 'open' && { securityId: one.subject };
      return { ...foundInCertificate(one), act: 'print' as const, ...mayBeAcknowledged };
    }),
};

const certificatesById = onceFor(
  ({ certificates }: CheckFacts['book']) => new Map(certificates.map((one) => [one.securityId, one])),
);

const certificateDiffers: Rule = {
  code: 'certificate_differs',
  severity: 'error',
  provision: { cbca: '49' },
  find: (facts) =>
    certificatesOnFile(facts)
      .filter(({ status, hasChanged }) => status === 'signed' && hasChanged)
      .map(foundInCertificate),
};

/** Every number that was ever given stays in the register: what is missing between two is explained by a paper that bears it, such
 *  as a spoiled certificate. */
const certificateGap: Rule = {
  code: 'certificate_gap',
  severity: 'hint',
  provision: { cbca: '50' },
  find: (facts) => {
    const titles = titlesFiled(facts);
    const numbered = facts.book.certificates.filter(hasSerial);
    const prefixes = [...new Set(numbered.map(({ prefix }) => prefix ?? ''))];
    return prefixes.flatMap((prefix) =>
      gapsIn(
        numbered.filter((one) => (one.prefix ?? '') === prefix).map(({ serial }) => serial),
        numbersIn(titles, prefix),
      ).map(([first, last]) => ({
        subject: `${prefix}-${first}`,
        about: first === last ? `${prefix}-${first}` : `${prefix}-${first} – ${prefix}-${last}`,
        params: {},
        fix: { do: 'open', page: 'section', id: section } as const,
      })),
    );
  },
};

/** Titles of what members filed among the certificates. */
const titlesFiled = (facts: CheckFacts): readonly string[] =>
  inForce(facts).flatMap(({ section: of, source, title }) =>
    of === section && source !== 'template' ? title : [],
  );

/** Numbers of certificates with this prefix in titles: `CL-A-3`, `CL-A 3` and `CL-A3` alike. */
function numbersIn(titles: readonly string[], prefix: string): readonly number[] {
  if (prefix === '') return [];
  const literal = prefix.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const named = new RegExp(`(?<![\\p{L}\\p{N}-])${literal}[- ]?(\\d+)`, 'gu');
  return titles.flatMap((title) => [...title.matchAll(named)].map(([, serial]) => Number(serial)));
}

const hasSerial = (one: Certificate): one is Certificate & { readonly serial: number } => one.serial !== null;

/** Runs of numbers from 1 to the highest that no certificate has, and no paper explains. */
function gapsIn(
  serials: readonly number[],
  explained: readonly number[],
): (readonly [first: number, last: number])[] {
  const highest = serials.reduce((most, serial) => Math.max(most, serial), 0);
  const known = new Set([...serials, ...explained.filter((serial) => serial < highest)]);
  const sorted = [0, ...known].toSorted((a, b) => a - b);
  return sorted.flatMap((serial, at) => {
    const next = sorted[at + 1];
    return next === undefined || next <= serial + 1 ? [] : [[serial + 1, next - 1] as const];
  });
}

export const certificateRules: readonly Rule[] = [
  certificateMissing,
  certificateUnsigned,
  certificateDiffers,
  certificateGap,
];
