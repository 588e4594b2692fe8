import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { foundingsOutside } from './outside.ts';
import type { OnboardingPorts } from './ports.ts';

export const jobsOf = ({ registry }: OnboardingPorts): readonly ScheduledJob[] =>
  foundingsOutside(registry).jobs;
