/** A change that everybody signed on paper already: its documents are filed as signed, and it comes true as if they had signed here. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type Audience, audienceOfSection, narrowest, type Section } from '../../documents/sections.ts';
import { filePapersOf, type PlaceInBook, signOnPaper } from '../../documents/server/public.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { templates } from '../../documents/templates/templates.ts';
import { beginMatter } from '../../matters/server/public.ts';
import { writeOrganizationAfterRelease } from '../../organizations/server/public.ts';
import { meet } from '../../registers/server/public/proposals.ts';
import * as contract from '../contract.ts';
import { kindOf } from '../rules/kinds.ts';
import type { PartInput } from '../shapes.ts';
import { answer } from './commands.ts';
import { bodiesOfPart, bookNow } from './drafting.ts';
import { unsentChange } from './openChanges.ts';
import type { ChangePorts } from './ports.ts';
import { prepare } from './preparing.ts';
import { insertChangeEvent } from './store/changes.ts';

export const approveChange = (ports: ChangePorts) =>
  serveOrganization(contract.approveChange, async (ctx, { params: { changeId }, body }) => {
    const { orgId, user } = ctx;
    const on = parsePlainDate(body.signed_on);
    if (on === undefined) return refuseField('signed_on', 'GENERAL.NOT_A_DATE');
    const attested = readText(body.attested_by, { path: 'attested_by', maxLength: 300, required: true });
    if (!attested.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [attested.error] });
    const made = await prepare(ctx, ports, changeId, { resolvedOn: on });
    if (!made.ok) return made;
    const written = await writeOrganizationAfterRelease(ctx, async (write) => {
      const { tx, today, recordedAt: at, userId: byUser } = write;
      if (on > today) return refuseField('signed_on', 'PEOPLE.DATE_IN_FUTURE');
      const unsent = await unsentChange(write, ctx, changeId);
      if (!unsent.ok) return unsent;
      const book = await bookNow(write);
      if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
      const places = placesOf(unsent.value.parts, book);
      const papers = {
        proposalId: changeId,
        documentIds: [...new Set(body.documents)],
        signedOn: on,
        places,
      };
      if (!ports.documents.isWhiteLabel) {
        const signed = await signOnPaper(write, made.value, on);
        if (!signed.ok) return signed;
      } else if (papers.documentIds.length === 0 || !(await filePapersOf(write, papers, ports.documents)))
        return refuseField('documents', 'GENERAL.FIELD_REQUIRED');
      const source = { kind: 'user', id: user.userId } as const;
      const met = await meet(write, changeId, { condition: 'signatures', on, source }, { laws: ports.laws });
      if (!met.ok) return met;
      if (met.value.outcome === 'needs_attention') return err(met.value.refusal);
      const details = { approvedBy: 'paper', on, attestedBy: attested.value } as const;
      await insertChangeEvent(tx, orgId, changeId, { event: 'approved', at, byUser, details });
      await beginMatter(write, 'change', changeId);
      await recordActivity(write, { kind: 'change_approved', params: {}, effectiveOn: on });
      return ok({ changeId });
    });
    return written.ok ? answer(ctx, ports, changeId) : written;
  });

/** Where in the minute book its signed papers are kept, and who reads them there: in the section of each body which approves it; what
 *  nobody resolves is kept, and read, as its document would be. A section that keeps papers of both kinds is for directors alone. */
function placesOf(parts: readonly PartInput[], book: BookFacts): PlaceInBook[] {
  const places = new Map<Section, Audience>();
  for (const part of parts)
    for (const { section, audience } of placesOfPart(part, book))
      places.set(section, narrowest([audience, places.get(section) ?? audience]));
  return [...places].map(([section, audience]) => ({ section, audience }));
}

function placesOfPart(part: PartInput, book: BookFacts): readonly PlaceInBook[] {
  const made = templates.find(({ name }) => kindOf(part.kind).templates[0] === name);
  return bodiesOfPart(part, book).map((body) => {
    if (body === null && made !== undefined) return { section: made.section, audience: made.audience };
    const section: Section = `${body ?? 'directors'}_resolutions`;
    return { section, audience: audienceOfSection(section) };
  });
}
