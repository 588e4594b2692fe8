/** Own wording of templates: written, reviewed, used. */
import { createHash } from 'node:crypto';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judgeMember } from '@tabellion/kit/may.ts';
import { readText } from '@tabellion/law/fields.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { access } from '../../access.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  accessIn,
  type OrganizationWrite,
  organizationOf,
  todayOf,
  writeOrganization,
} from '../../organizations/server/public.ts';
import * as contract from '../precedentContract.ts';
import { exampleOf } from '../rules/precedentExample.ts';
import {
  fieldNamesOf,
  judgeReviewer,
  precedentFields,
  readPrecedent as readWording,
  standardOf,
  takesOwnWording,
} from '../rules/precedents.ts';
import type { BookFacts, DocumentLanguage, DueDocument, Template } from '../templates/template.ts';
import { templateOf } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import {
  insertPrecedent,
  type PrecedentRow,
  selectPrecedents,
  updateDraft,
  updateRetired,
  updateReviewed,
  updateSubmitted,
  updateWithdrawn,
} from './store/precedents.ts';
import { askReviewers, tellAuthors, waitsNoMore } from './wordingNews.ts';

interface Named {
  readonly template: string;
  readonly language: DocumentLanguage;
}

/** A template that may have own wording, with the facts of today in the language of the wording. */
export async function openTemplate(
  { q, orgId, now }: Pick<OrganizationContext, 'orgId' | 'now'> & { readonly q: Queries },
  { isWhiteLabel }: DocumentPorts,
  { template: name, language }: Named,
) {
  if (isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
  const template = templateOf(name);
  if (template?.own === undefined) return refuse('GENERAL.NOT_FOUND');
  const today = todayOf(await organizationOf(q, orgId), now);
  const read = await readBookFacts(q, orgId, { asOf: today, language });
  if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const { facts } = read;
  const due = template.due(facts).filter((one) => takesOwnWording(template, one));
  return ok({ template, facts, due, standard: standardOf(template, facts) });
}

/** Merge fields that may stand in the wording of a template. */
export function offeredIn(template: Template, facts: BookFacts, due: DueDocument | undefined) {
  const { example, dueOf } = exampleOf(facts);
  const values =
    due === undefined
      ? precedentFields(
          { ...example, corporation: facts.corporation },
          { ...dueOf(template.name), personId: '' },
        )
      : precedentFields(facts, due);
  const fields = fieldNamesOf(template, values).map((name) => ({ name, value: values[name] ?? '' }));
  return { fields, names: fields.map(({ name }) => name) };
}

export const savePrecedent = (ports: DocumentPorts) =>
  serveOrganization(contract.savePrecedent, async (ctx, { body }) => {
    const opened = await openTemplate(ctx, ports, body);
    if (!opened.ok) return opened;
    const { template, facts, due, standard } = opened.value;
    const { names } = offeredIn(template, facts, due[0]);
    const wording = readWording(body.wording, { fields: names, parts: standard.parts });
    if (!wording.ok) return refuse('GENERAL.FIELD_INVALID', { fields: wording.error });
    const strange = unprintable(wording.value.replaceAll('\n', ' '));
    if (strange.length > 0)
      return refuseField('wording', 'DOCUMENTS.UNPRINTABLE', { characters: strange.join(' ') });
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: at } = write;
      const [newest] = await selectPrecedents(tx, orgId, {
        template: template.name,
        language: body.language,
      });
      if (newest?.state === 'submitted') return refuse('PRECEDENTS.IN_REVIEW');
      const draft = newest?.state === 'draft' ? newest : undefined;
      if (draft?.revision !== body.revision) return refuse('PRECEDENTS.CHANGED_SINCE');
      const precedentId = draft?.precedentId ?? newId();
      const saved = {
        precedentId,
        template: template.name,
        language: body.language,
        wording: wording.value,
        standardVersion: template.version,
        standard: standard.text,
        author: ctx.user.userId,
        at,
      };
      if (draft === undefined) await insertPrecedent(tx, orgId, saved);
      else await updateDraft(tx, orgId, saved);
      return ok({ precedentId });
    });
    return written.ok ? ok({ precedent_id: written.value.precedentId ?? '' }) : written;
  });

export const submitPrecedent = serveOrganization(contract.submitPrecedent, async (ctx, { body }) => {
  const written = await writeOrganization(ctx, async (write) => {
    const { tx, orgId, recordedAt: at } = write;
    const [found] = await selectPrecedents(tx, orgId, { precedentId: body.precedent_id });
    if (found === undefined) return refuse('GENERAL.NOT_FOUND');
    if (found.state !== 'draft') return refuse('PRECEDENTS.NOT_A_DRAFT');
    if (found.revision !== body.revision) return refuse('PRECEDENTS.CHANGED_SINCE');
    await updateSubmitted(tx, orgId, { precedentId: found.precedentId, by: ctx.user.userId, at });
    await tell(write, 'wording_submitted', found);
    await askReviewers(write, found, await reviewersIn(tx));
    return ok({ precedentId: found.precedentId });
  });
  return written.ok ? ok({ precedent_id: written.value.precedentId ?? '' }) : written;
});

export const withdrawPrecedent = serveOrganization(contract.withdrawPrecedent, async (ctx, { body }) => {
  const written = await writeOrganization(ctx, async ({ tx, orgId }) => {
    const [found] = await selectPrecedents(tx, orgId, { precedentId: body.precedent_id });
    if (found === undefined) return refuse('GENERAL.NOT_FOUND');
    if (found.state !== 'submitted') return refuse('PRECEDENTS.NOT_IN_REVIEW');
    await updateWithdrawn(tx, orgId, found.precedentId);
    await waitsNoMore({ tx }, found.precedentId);
    return ok({ precedentId: found.precedentId });
  });
  return written.ok ? ok({ precedent_id: written.value.precedentId ?? '' }) : written;
});

/** The longest comment, in characters. */
const MOST_COMMENT = 2_000;

export const reviewPrecedent = serveOrganization(contract.reviewPrecedent, async (ctx, { body }) => {
  const { outcome, revision, precedent_id: precedentId } = body;
  const required = outcome === 'returned';
  const comment = readText(body.comment ?? '', {
    path: 'comment',
    maxLength: MOST_COMMENT,
    multiline: true,
    required,
  });
  if (!comment.ok) return refuseField('comment', comment.error.textCode, comment.error.params);
  const by = ctx.user.userId;
  const written = await writeOrganization(ctx, async (write) => {
    const { tx, orgId, recordedAt: at } = write;
    const [found] = await selectPrecedents(tx, orgId, { precedentId });
    if (found === undefined) return refuse('GENERAL.NOT_FOUND');
    if (found.state !== 'submitted') return refuse('PRECEDENTS.NOT_IN_REVIEW');
    // It was withdrawn, written over and submitted again since it was read.
    if (found.revision !== revision) return refuse('PRECEDENTS.CHANGED_SINCE');
    const { may, isOwn } = judgeReviewer(by, { authors: found.authors, reviewers: await reviewersIn(tx) });
    if (!may) return refuse('PRECEDENTS.OWN_REVIEW');
    await updateReviewed(tx, orgId, { precedentId, by, at, outcome, comment: comment.value, isOwn });
    await tell(write, outcome === 'approved' ? 'wording_approved' : 'wording_returned', found);
    await tellAuthors(write, found, outcome);
    return ok({ precedentId });
  });
  return written.ok ? ok({ precedent_id: written.value.precedentId ?? '' }) : written;
});

export const retirePrecedent = serveOrganization(contract.retirePrecedent, async (ctx, { body }) => {
  const { template, language } = body;
  const written = await writeOrganization(ctx, async (write) => {
    const { tx, orgId, recordedAt: at } = write;
    const retired = await updateRetired(tx, orgId, { template, language, by: ctx.user.userId, at });
    if (retired === 0) return refuse('PRECEDENTS.STANDARD_USED');
    await recordActivity(write, { kind: 'wording_retired', params: { template, wordingLanguage: language } });
    return ok({});
  });
  return written.ok ? ok({}) : written;
});

/** Everybody who may approve own wording of the organization. */
export async function reviewersIn(q: Queries): Promise<string[]> {
  const members = await accessIn(q);
  return members
    .filter(({ membership }) => judgeMember({ ...membership, orgId: '' }, access['precedents.approve']).may)
    .map(({ userId }) => userId);
}

/** The log and, by it, the ledger keep the digest of the words, and none of them. */
const tell = (
  write: OrganizationWrite,
  kind: 'wording_submitted' | 'wording_approved' | 'wording_returned',
  { template, language, version, wording }: PrecedentRow,
) =>
  recordActivity(write, {
    kind,
    params: {
      template,
      wordingLanguage: language,
      version,
      sha256: createHash('sha256').update(wording).digest('hex'),
    },
  });
