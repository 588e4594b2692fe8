import type { Route } from '@tabellion/platform/http/route.ts';
import type { OnboardingPorts } from '../ports.ts';
import { readProfileOfCorporation, readTable } from './reading.ts';
import { readSample } from './sample.ts';
import { takeOver } from './takeOver.ts';

export const takeOverRoutes = (ports: OnboardingPorts): Route[] => [
  readTable(ports),
  readProfileOfCorporation(ports),
  readSample(ports),
  takeOver,
];
