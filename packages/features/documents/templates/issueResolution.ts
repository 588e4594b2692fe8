/** Shares are issued by resolution of the directors (CBCA s. 25): one document for each resolution that entries name. */
import { err, ok } from '@tabellion/kernel/result.ts';
import { issuedLine, issuesUnder } from './issues.ts';
import { sectionInText } from './organizingOfDirectors.ts';
import type { Blank, BookFacts, Template } from './template.ts';
import { dateIn, directorsOf, elsewhereNote, personOf, section } from './words.ts';

const en = {
  title: 'Resolution of the directors',
  titleOf: (names: string) => `Issue of shares to ${names}`,
  subtitle: (number: string, on: string) => `${number}, dated as of ${on}`,
  lead: 'The directors of the Corporation resolve as follows:',
  issue: 'Issue of shares',
  issued: 'The following shares are issued as fully paid and non-assessable:',
  paid: 'The Corporation has received the full consideration for them.',
  worth:
    'The directors find that the property or the past services are worth at least the money that the Corporation would have received if the shares had been issued for money.',
  capital:
    'The full amount of the consideration received is added to the stated capital account of each class.',
  register: 'Certificate and register',
  entered:
    'The issue is entered in the securities register, and the certificates named above, or acknowledgments of the right to them, are made out in the names of the holders.',
  general: 'General',
  act: 'Any director or officer may sign and deliver the documents that are needed to carry out this resolution.',
  close: (act: string) =>
    `All the directors sign this resolution. It is as valid as if it had been passed at a meeting of directors${act}.`,
  director: 'Director',
};
const fr: typeof en = {
  title: 'Résolution des administrateurs',
  titleOf: (names) => `Émission d’actions à ${names}`,
  subtitle: (number, on) => `${number}, en date du ${on}`,
  lead: 'Les administrateurs de la société prennent la résolution suivante :',
  issue: 'Émission d’actions',
  issued: 'Les actions suivantes sont émises entièrement libérées :',
  paid: 'La société en a reçu la pleine contrepartie.',
  worth:
    'Les administrateurs estiment que les biens ou les services rendus valent au moins la somme que la société aurait reçue si les actions avaient été émises contre de l’argent.',
  capital:
    'Le montant total de la contrepartie reçue est versé au compte capital déclaré de chaque catégorie.',
  register: 'Certificat et registre',
  entered:
    'L’émission est inscrite au registre des valeurs mobilières, et les certificats mentionnés ci-dessus, ou les reconnaissances du droit d’en obtenir un, sont établis au nom des détenteurs.',
  general: 'Dispositions générales',
  act: 'Tout administrateur ou dirigeant peut signer et remettre les documents nécessaires à l’exécution de la présente résolution.',
  close: (act) =>
    `Tous les administrateurs signent la présente résolution. Elle a la même valeur que si elle avait été adoptée lors d’une réunion des administrateurs${act}.`,
  director: 'Administrateur',
};
const wording = { en, fr };

/** Resolutions other than the organizing one that issues name. */
const resolutionsIn = (facts: BookFacts) =>
  facts.resolutions.filter(
    (one) => one.body === 'directors' && !one.isOrganizing && issuesUnder(facts, one).length > 0,
  );

export const issueResolution: Template = {
  name: 'issue_resolution',
  section: 'directors_resolutions',
  audience: 'directors',
  version: '2026-11-23',
  due: (facts) =>
    resolutionsIn(facts).map((resolution) => {
      const issues = issuesUnder(facts, resolution);
      const names = [...new Set(issues.map(({ personId }) => personOf(facts, personId).name))];
      const shown = names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
      return {
        subject: resolution.resolutionId,
        title: wording[facts.language].titleOf(shown),
        number: resolution.number,
        datedOn: resolution.datedOn,
        carries: issues.flatMap(({ securityId }) => facts.madeBy.get(securityId) ?? []),
        signees: directorsOf({ ...facts, asOf: resolution.datedOn ?? facts.asOf }).map(
          ({ personId }) => ({ personId, capacity: 'director' }) as const,
        ),
      };
    }),
  print(facts, { subject, number, datedOn, signees }) {
    const words = wording[facts.language];
    const resolution = facts.resolutions.find(({ resolutionId }) => resolutionId === subject);
    const issues = issuesUnder(facts, resolution);
    const blanks = issues.flatMap((one): Blank[] =>
      one.consideration === null ? [{ fact: 'consideration', personId: one.personId }] : [],
    );
    if (number === null || datedOn === null) return err([{ fact: 'resolution' }]);
    if (blanks.length > 0) return err(blanks);
    const isInKind = issues.some(
      ({ consideration }) => consideration !== null && consideration.kind !== 'money',
    );
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(number, dateIn(facts.language, datedOn)),
      blocks: [
        { kind: 'paragraph', text: words.lead },
        { kind: 'heading', text: words.issue },
        {
          ...{ kind: 'clause', text: words.issued, parts: issues.map((one) => issuedLine(facts, one)) },
          ...section(facts, { cbca: '25' }),
        },
        { kind: 'clause', text: words.paid, ...section(facts, { cbca: '25(3)' }) },
        ...(isInKind
          ? [{ kind: 'clause', text: words.worth, ...section(facts, { cbca: '25(3)' }) } as const]
          : []),
        { kind: 'clause', text: words.capital, ...section(facts, { cbca: '26' }) },
        { kind: 'heading', text: words.register },
        { kind: 'clause', text: words.entered, ...section(facts, { cbca: '49, 50' }) },
        { kind: 'heading', text: words.general },
        { kind: 'clause', text: words.act },
        { kind: 'paragraph', text: words.close(sectionInText(facts, { cbca: '117' })) },
        ...elsewhereNote(facts),
        {
          kind: 'signatures',
          signees: signees.map(({ personId }) => ({
            ...{ key: personId, name: personOf(facts, personId).name, capacity: words.director },
          })),
        },
      ],
    });
  },
};
