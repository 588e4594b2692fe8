/** Documents that the minute book should have: missing, changed, or possible by a template. */
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import * as drafts from '../draftContract.ts';
import { mergeFieldValues } from '../rules/ownWording.ts';
import { fillTemplate, unprintableOn } from '../rules/printing.ts';
import { incorporationOf } from '../templates/founded.ts';
import { type BookFacts, type DueDocument, isExpected } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import type { Unmade } from './making.ts';
import { outdatedDocuments } from './outdated.ts';
import type { DocumentPorts } from './ports.ts';
import { selectMade } from './store/made.ts';
import { hasIncorporationCertificate } from './store/onFile.ts';
import { blanksOn, subjectView } from './views.ts';

export const listChanged = ({ isWhiteLabel, texts }: DocumentPorts) =>
  serveOrganization(drafts.listChanged, async ({ q, orgId, now }) => {
    if (isWhiteLabel) return ok({ documents: [] });
    const today = todayOf(await organizationOf(q, orgId), now);
    const changed = await outdatedDocuments({ texts }, q, { orgId, now, today });
    return ok({
      documents: changed.filter(({ status }) => status === 'draft').map(({ documentId }) => documentId),
    });
  });

export const listMissing = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(drafts.listMissing, async ({ q, orgId, now }) => {
    const today = todayOf(await organizationOf(q, orgId), now);
    const read = isWhiteLabel ? undefined : await readBookFacts(q, orgId, { asOf: today });
    if (read === undefined) return ok({ missing: [], paper_since: null, lacks_certificate: null });
    const { facts } = read;
    const made = new Set((await selectMade(q, orgId)).map((one) => `${one.template} ${one.subject}`));
    const missing = templates.flatMap((template) =>
      template
        .due(facts)
        .filter((due) => !made.has(`${template.name} ${due.subject}`) && isExpected(due, today))
        .map((due) => ({
          template,
          due,
          document: fillTemplate(template, facts, withDraftNumberAndDate(due, facts)),
        })),
    );
    const incorporation = incorporationOf(facts);
    const isCertified = await hasIncorporationCertificate(q, orgId, incorporation?.root);
    const blanksOf = (document: Result<unknown, Unmade['blanks']>) => (document.ok ? [] : document.error);
    return ok({
      paper_since: facts.isFoundedHere ? null : facts.beganOn,
      lacks_certificate: isCertified ? null : (incorporation?.root ?? null),
      missing: missing.map(({ template, due, document }) => ({
        template: template.name,
        section: template.section,
        subject: due.subject,
        title: due.title,
        person_id: due.personId ?? null,
        blanks: blanksOn(facts, blanksOf(document)),
        unprintable: document.ok ? unprintableIn(document.value, facts) : null,
      })),
    });
  });

/** An annual resolution gets its number and its date with its first draft. */
export const withDraftNumberAndDate = (due: DueDocument, { asOf }: BookFacts): DueDocument =>
  due.annual === undefined || due.datedOn !== null ? due : { ...due, number: '–', datedOn: asOf };

function unprintableIn(document: PrintedDocument, { persons }: BookFacts): string | null {
  const { characters, people } = unprintableOn(document, persons);
  return characters.length === 0 ? null : [characters.join(' '), ...people].join(', ');
}

export const listTemplates = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(drafts.listTemplates, async ({ q, orgId, now }) => {
    const today = todayOf(await organizationOf(q, orgId), now);
    const read = isWhiteLabel ? undefined : await readBookFacts(q, orgId, { asOf: today });
    if (read === undefined) return ok({ templates: [], merge_fields: [] });
    const made = new Set((await selectMade(q, orgId)).map((one) => `${one.template} ${one.subject}`));
    return ok({
      templates: templates.map((template) => ({
        template: template.name,
        section: template.section,
        subjects: template.due(read.facts).map((due) => subjectView(due, read.facts, made, template)),
      })),
      merge_fields: Object.entries(mergeFieldValues(read.facts)).map(([name, value]) => ({ name, value })),
    });
  });
