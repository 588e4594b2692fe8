/** Shares are issued by resolution of the directors (CBCA s. 25): one document for each resolution that entries name. */
import { err, ok } from '@tabellion/kernel/result.ts';
import { directorsResolve, directorsSign } from './inWriting.ts';
import { issueClauses, issuesUnder, withoutConsideration } from './issues.ts';
import type { BookFacts, Template } from './template.ts';
import { dateIn, directorsOf, personOf, section } from './words.ts';

const en = {
  title: 'Resolution of the directors',
  titleOf: (names: string) => `Issue of shares to ${names}`,
  subtitle: (number: string, on: string) => `${number}, dated as of ${on}`,
  issue: 'Issue of shares',
  register: 'Certificates and register',
  entered:
    'The issue is entered in the securities register, and the certificates named above, or acknowledgments of the right to them, are made out in the names of the holders.',
  general: 'General',
  act: 'Any director or officer may sign and deliver the documents that are needed to carry out this resolution.',
};
const fr: typeof en = {
  title: 'Résolution des administrateurs',
  titleOf: (names) => `Émission d’actions à ${names}`,
  subtitle: (number, on) => `${number}, en date du ${on}`,
  issue: 'Émission d’actions',
  register: 'Certificats et registre',
  entered:
    'L’émission est inscrite au registre des valeurs mobilières, et les certificats mentionnés ci-dessus, ou les reconnaissances écrites du droit d’en obtenir un, sont établis au nom des détenteurs.',
  general: 'Dispositions générales',
  act: 'Tout administrateur ou dirigeant peut signer et remettre les documents nécessaires à l’exécution de la présente résolution.',
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
        passing: 'directors',
      };
    }),
  print(facts, { subject, number, datedOn, signees }) {
    const words = wording[facts.language];
    const resolution = facts.resolutions.find(({ resolutionId }) => resolutionId === subject);
    const issues = issuesUnder(facts, resolution);
    const blanks = withoutConsideration(issues);
    if (number === null || datedOn === null) return err([{ fact: 'resolution' }]);
    if (blanks.length > 0) return err(blanks);
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(number, dateIn(facts.language, datedOn)),
      blocks: [
        ...directorsResolve(facts, signees),
        { kind: 'heading', text: words.issue },
        ...issueClauses(facts, issues),
        { kind: 'heading', text: words.register },
        { kind: 'clause', text: words.entered, ...section(facts, { cbca: '49, 50' }) },
        { kind: 'heading', text: words.general },
        { kind: 'clause', text: words.act },
        ...directorsSign(facts, signees),
      ],
    });
  },
};
