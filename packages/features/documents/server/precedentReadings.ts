/** Own wording as it is listed, read and previewed. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { userNames } from '../../accounts/server/public.ts';
import * as contract from '../precedentContract.ts';
import { exampleOf } from '../rules/precedentExample.ts';
import { inForce, judgeReviewer, readPrecedent as readWording } from '../rules/precedents.ts';
import { fillTemplate } from '../rules/printing.ts';
import type { DocumentLanguage, Template } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { withDraftNumberAndDate } from './expectedDocuments.ts';
import type { DocumentPorts } from './ports.ts';
import { offeredIn, openTemplate, reviewersIn } from './precedents.ts';
import {
  type PrecedentHead,
  type PrecedentRow,
  selectPrecedentHeads,
  selectPrecedents,
} from './store/precedents.ts';
import { blanksOn } from './views.ts';

const languages: readonly DocumentLanguage[] = ['en', 'fr'];

export const listPrecedents = ({ isWhiteLabel }: DocumentPorts) =>
  serveOrganization(contract.listPrecedents, async ({ q, orgId }) => {
    if (isWhiteLabel) return ok({ templates: [] });
    const heads = await selectPrecedentHeads(q, orgId);
    return ok({
      templates: templates
        .filter(({ own }) => own !== undefined)
        .map((template) => ({
          template: template.name,
          section: template.section,
          standings: languages.map((language) =>
            standingOf(
              template,
              language,
              heads.filter((one) => one.template === template.name && one.language === language),
            ),
          ),
        })),
    });
  });

function standingOf(template: Template, language: DocumentLanguage, heads: readonly PrecedentHead[]) {
  const used = inForce(heads);
  const newest = heads.at(-1);
  const isPending = newest !== undefined && newest.version !== used?.version && !newest.isRetired;
  return {
    language,
    in_force: used?.version ?? null,
    pending: isPending ? { version: newest.version, state: newest.state } : null,
    has_standard_changed: used !== undefined && used.standardVersion !== template.version,
  };
}

/** Documents of a template among which a reader chooses. */
const MOST_SUBJECTS = 50;

export const readPrecedent = (ports: DocumentPorts) =>
  serveOrganization(contract.readPrecedent, async (ctx, { params }) => {
    const opened = await openTemplate(ctx, ports, params);
    if (!opened.ok) return opened;
    const { template, facts, due, standard } = opened.value;
    const { q, orgId, user } = ctx;
    const rows = await selectPrecedents(q, orgId, { template: template.name, language: params.language });
    const waiting = rows.find(({ state }) => state === 'submitted');
    const reviewers = waiting === undefined ? [] : await reviewersIn(q);
    const judged = waiting && judgeReviewer(user.userId, { authors: waiting.authors, reviewers });
    return ok({
      template: template.name,
      section: template.section,
      language: params.language,
      standard: { version: template.version, text: standard.text },
      parts: [...standard.parts],
      fields: offeredIn(template, facts, due[0]).fields,
      versions: await versionViews(q, rows),
      review: judged ? { may: judged.may && reviewers.includes(user.userId), is_own: judged.isOwn } : null,
      subjects: due.slice(0, MOST_SUBJECTS).map(({ subject, title }) => ({ subject, title })),
    });
  });

async function versionViews(q: Queries, rows: readonly PrecedentRow[]): Promise<contract.PrecedentVersion[]> {
  const ids = rows.flatMap(({ authors, submittedBy, reviewedBy }) => [
    ...authors,
    ...[submittedBy, reviewedBy].flatMap((id) => id ?? []),
  ]);
  const names = ids.length === 0 ? new Map<string, string>() : await userNames(q, [...new Set(ids)]);
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  const used = inForce(rows);
  return rows.map((row) => ({
    _id: row.precedentId,
    version: row.version,
    state: row.state,
    revision: row.revision,
    wording: row.wording,
    standard: { version: row.standardVersion, text: row.standard },
    author_names: row.authors.map(nameOf),
    written_at: row.writtenAt,
    submitted_at: row.submittedAt,
    submitted_by_name: nameOf(row.submittedBy),
    reviewed_at: row.reviewedAt,
    reviewed_by_name: nameOf(row.reviewedBy),
    comment: row.comment,
    is_own_review: row.isOwnReview,
    is_in_force: row === used,
    is_retired: row.isRetired,
  }));
}

export const previewPrecedent = (ports: DocumentPorts) =>
  serveOrganization(contract.previewPrecedent, async (ctx, { body }) => {
    const opened = await openTemplate(ctx, ports, body);
    if (!opened.ok) return opened;
    const { template, facts, due, standard } = opened.value;
    const { names } = offeredIn(template, facts, due[0]);
    const wording = readWording(body.wording, { fields: names, parts: standard.parts });
    if (!wording.ok) return refuse('GENERAL.FIELD_INVALID', { fields: wording.error });
    const chosen = due.find(({ subject }) => subject === body.subject);
    const { example, dueOf } = exampleOf(facts);
    const [of, from] =
      chosen === undefined ? [dueOf(template.name), example] : [withDraftNumberAndDate(chosen, facts), facts];
    const own = { precedentId: '', version: 0, wording: wording.value, isApproved: true };
    const document = fillTemplate(template, from, of, own);
    const { title, subtitle = null, blocks } = document.ok ? document.value : { title: '', blocks: [] };
    return ok({
      is_example: chosen === undefined,
      blanks: document.ok ? [] : blanksOn(from, document.error),
      text: document.ok ? { title, subtitle, blocks: [...blocks] } : null,
    });
  });
