/** The law of classes as a whole, judged of what corrections leave. */
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeRights, judgeSeries } from '@tabellion/book/judge/shares.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { tellFindings } from '../../../registers/rules/findings.ts';
import { type Judging, seqKnownAt } from '../../../registers/server/public/acts.ts';
import { classLinesOn } from '../../../registers/server/public/classes.ts';

/** Judges that corrections leave nothing lacking of the classes of today that did not lack before (CBCA s. 24(3)-(4)). */
export const judgingClasses: Judging = async (write) => {
  const before = await lackingOf(write);
  return (after) => judgeClasses(after, before);
};

async function lackingOf({ tx, orgId, today: asOf }: OrganizationWrite): Promise<readonly Finding[]> {
  const lines = await classLinesOn(tx, orgId, { asOf, seq: await seqKnownAt(tx, orgId, undefined) });
  const classes = lines.map(({ terms }) => terms);
  return classes.length === 0 ? [] : [...judgeRights(classes), ...judgeSeries(classes)];
}

async function judgeClasses(
  write: OrganizationWrite,
  before: readonly Finding[],
): Promise<Result<null, Refusal<'GENERAL.FIELD_INVALID'>>> {
  const existing = new Set(before.map((one) => JSON.stringify(one)));
  const lacking = (await lackingOf(write)).filter((one) => !existing.has(JSON.stringify(one)));
  const fields = tellFindings(lacking, 'refused');
  return fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : ok(null);
}
