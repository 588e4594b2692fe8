import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeRights, judgeSeries, judgeSeriesRanks } from '@tabellion/book/judge/shares.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { tellFindings } from '../../../registers/rules/findings.ts';
import {
  type Judging,
  noCollectedDrafts,
  readRegisters,
  recordActs,
  seqKnownAt,
} from '../../../registers/server/public/acts.ts';
import { classLinesOn } from '../../../registers/server/public/classes.ts';
import type { JudgingDrafts } from '../../../registers/server/public/proposals.ts';
import { hasLaw, legalFindingsOf } from '../../rules/transactions/lawOfActs.ts';
import { beforeActs, registerPartOfForm } from './preconditions.ts';

/** Judges that corrections leave nothing lacking of the classes of today that did not lack before (CBCA s. 24(3)-(4)). */
export const judgingClasses: Judging = async (write) => {
  const before = await classesOf(write);
  return (after) => judgeClasses(after, before);
};

async function classesOf({ tx, orgId, today: asOf }: OrganizationWrite): Promise<readonly ClassTerms[]> {
  const lines = await classLinesOn(tx, orgId, { asOf, seq: await seqKnownAt(tx, orgId, undefined) });
  return lines.map(({ terms }) => terms);
}

const lackingOf = (classes: readonly ClassTerms[]): readonly Finding[] =>
  classes.length === 0 ? [] : [...judgeRights(classes), ...judgeSeries(classes)];

async function judgeClasses(
  write: OrganizationWrite,
  before: readonly ClassTerms[],
): Promise<Result<null, Refusal<'GENERAL.FIELD_INVALID'>>> {
  const classes = await classesOf(write);
  const existing = new Set(lackingOf(before).map((one) => JSON.stringify(one)));
  const lacking = lackingOf(classes).filter((one) => !existing.has(JSON.stringify(one)));
  const fields = tellFindings([...lacking, ...judgeSeriesRanks(classes, before)], 'refused');
  return fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : ok(null);
}

/** Judges what was proposed when it becomes effective: its acts on the registers of that day, and the classes as a whole. */
export const judgingShares: JudgingDrafts = async (write, drafts) => {
  const fields = tellFindings(await findingsInTurn(write, drafts), 'refused');
  const judgeClasses = await judgingClasses(write);
  return async (after) =>
    fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : judgeClasses(after);
};

/** Each act meets the registers as those before it leave them: the first of two purchases lowers the account of which the second takes
 *  its part. They are recorded for that within the write, of which nothing stays. */
async function findingsInTurn(write: OrganizationWrite, drafts: readonly DraftAct[]): Promise<Finding[]> {
  const last = drafts.findLastIndex(hasLaw);
  const findings: Finding[] = [];
  await write.tryOut(async () => {
    const trying = { ...write, noted: noCollectedDrafts() };
    for (const [at, draft] of drafts.slice(0, last + 1).entries()) {
      findings.push(...(await findingsOf(write, draft)));
      if (at < last) await recordActs(trying, [draft], { today: write.today, isDrafting: true });
    }
    return ok(null);
  });
  return findings;
}

async function findingsOf(write: OrganizationWrite, draft: DraftAct): Promise<readonly Finding[]> {
  const on = 'on' in draft.dating ? draft.dating.on : write.today;
  const part = registerPartOfForm(draft.payload);
  const registers = await readRegisters(write.tx, write.orgId, { asOf: on, part });
  return registers.corporation === null
    ? []
    : legalFindingsOf(draft, beforeActs(registers, registers.corporation, on));
}
