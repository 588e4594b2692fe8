/** The dashboard as the product read it until 2026-11-28: eight statements in four round trips. What it reads now is compared with
 *  that, whatever becomes of its own statements (decision 088). Columns that were renamed since are named as they are now. */
import { readFileSync } from 'node:fs';
import type { FloorRequest } from './floorPlan.ts';
import type { StepTemplate, ValueTemplate } from './template.ts';

interface FrozenStep {
  readonly after: number;
  /** Its lines. */
  readonly text: readonly string[];
  readonly values: readonly (string | number | boolean | null | readonly [])[];
}

const steps = JSON.parse(
  readFileSync(new URL('./dashboardBefore.json', import.meta.url), 'utf8'),
) as readonly FrozenStep[];

/** Values of the request that stand in the statements. */
export interface FrozenFacts {
  readonly org: string;
  readonly today: string;
  /** The last act on record. */
  readonly seq: number;
  /** Holders of a quarter of the votes or more, the largest first. */
  readonly holders: readonly string[];
}

/** The same request as it was: who asks is found out as it is now, and the answer is that of now. */
export function frozenDashboard(live: FloorRequest, facts: FrozenFacts): FloorRequest {
  const [identify] = live.template.steps;
  if (identify === undefined) throw new Error('nothing was recorded');
  const frozen = steps.map(({ after, text, values }, at): StepTemplate => {
    const filled = values.map((value) => templateOf(value, facts));
    return { name: `before_${at}`, text: text.join('\n'), values: filled, after, isHead: false };
  });
  return { template: { steps: [identify, ...frozen], fresh: 0 }, answer: live.answer };
}

function templateOf(
  value: FrozenStep['values'][number],
  { org, today, seq, holders }: FrozenFacts,
): ValueTemplate {
  if (value === '{seq}') return { as: 'is', value: seq };
  if (typeof value === 'string') {
    const named = value.replaceAll('{org}', org).replaceAll('{today}', today);
    const text = named.replaceAll(/\{holder(\d)\}/g, (_, at) => holders[Number(at)] ?? '');
    return { as: 'is', value: text };
  }
  if (typeof value === 'object' && value !== null) return { as: 'list', items: [] };
  return { as: 'is', value };
}
