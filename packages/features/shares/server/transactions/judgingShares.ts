/** The law of what was proposed, judged when it becomes effective: of its acts on the registers of that day, and of the classes
 *  as a whole. */
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { tellFindings } from '../../../registers/rules/findings.ts';
import { readRegisters } from '../../../registers/server/public/acts.ts';
import type { JudgingDrafts } from '../../../registers/server/public/proposals.ts';
import { legalFindingsOf } from '../../rules/transactions/lawOfActs.ts';
import { judgingClasses } from './judgingClasses.ts';
import { beforeActs } from './preconditions.ts';
import { registerPartOfForm } from './registerPartOfForm.ts';

export const judgingShares: JudgingDrafts = async (write, drafts) => {
  const findings: Finding[] = [];
  for (const draft of drafts) {
    const on = 'on' in draft.dating ? draft.dating.on : write.today;
    const part = registerPartOfForm(draft.payload);
    const registers = await readRegisters(write.tx, write.orgId, { asOf: on, part });
    if (registers.corporation !== null)
      findings.push(...legalFindingsOf(draft, beforeActs(registers, registers.corporation, on)));
  }
  const fields = tellFindings(findings, 'refused');
  const judgeClasses = await judgingClasses(write);
  return async (after) =>
    fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : judgeClasses(after);
};
