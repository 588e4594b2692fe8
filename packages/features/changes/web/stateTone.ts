import type { Tone } from '@tabellion/ui/components/Data.tsx';
import type { ChangeState } from '../rules/progress.ts';

export const stateTone: Readonly<Record<ChangeState, Tone>> = {
  draft: 'neutral',
  signing: 'warn',
  paying: 'warn',
  registry: 'info',
  scheduled: 'info',
  attention: 'err',
  rejected: 'err',
  unfiled: 'err',
  declined: 'err',
  refused: 'err',
  withdrawn: 'neutral',
  effective: 'ok',
  distributing: 'warn',
  withheld: 'err',
  done: 'ok',
};
