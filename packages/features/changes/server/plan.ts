/** A change as a matter: its steps are those of its page. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Progress, Step, StepName } from '../../matters/rules/progress.ts';
import type { MatterPlan } from '../../matters/server/public.ts';
import type { ChangeStepName } from '../rules/progress.ts';
import { type ArticlePorts, fileArticles } from './articles.ts';
import { recordConsents } from './consents.ts';
import { fileNotices } from './notices.ts';
import { standingChange } from './read.ts';
import { takeBack } from './withdrawing.ts';

/** A matter has steps of these alone. */
const names: Readonly<Partial<Record<ChangeStepName, StepName>>> = {
  signed: 'signed',
  paid: 'paid',
  sent: 'sent',
  effective: 'recorded',
  filed: 'filed',
};

export const changePlanOf = (ports: ArticlePorts): MatterPlan => ({
  progress: (q, orgId, subject) => progressOf(q, orgId, subject, ports.clock()),
  async advance(write, subject) {
    await fileArticles(write, ports, subject);
    await recordConsents(write, subject, ports.clock());
    return fileNotices(write, ports, subject);
  },
  takeBack: (write, subject) => takeBack(write, subject),
});

async function progressOf(
  q: Queries,
  orgId: string,
  changeId: string,
  now: Instant,
): Promise<Progress | undefined> {
  const change = await standingChange(q, orgId, { changeId, now });
  const { state, steps } = change?.progress ?? {};
  if (steps === undefined || state === 'withdrawn' || state === 'declined' || state === 'refused')
    return undefined;
  return {
    steps: steps.flatMap(({ step, ...rest }): Step[] => {
      const name = names[step];
      return name === undefined ? [] : [{ step: name, ...rest }];
    }),
    isSentOutside: !['draft', 'signing', 'paying', 'scheduled', 'attention', 'rejected', 'unfiled'].includes(
      state ?? '',
    ),
  };
}
