/** The next steps of a new corporation. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { OrganizingSet } from '../../signing/organizingContract.ts';
import type { NextStep } from '../nextStepsContract.ts';

interface Facts {
  readonly set: Pick<OrganizingSet, 'directors' | 'shareholders' | 'unpaid'>;
  readonly certificates: number;
  readonly signedCertificates: number;
  readonly hasBusinessNumber: boolean;
  /** Open ones, the earliest first. */
  readonly deadlines: readonly { readonly kind: string; readonly due_on: PlainDate | string }[];
}

/**
 * The steps in the order in which a corporation does them; none once it is organized, its certificates are signed and nothing else
 * is open but its dates.
 * @param facts.deadlines  as the deadlines' page lists them; those of significant control for readers who may see them
 */
export function stepsOf({ set, deadlines, ...facts }: Facts): NextStep[] {
  const control = deadlines.find(({ kind }) => kind.startsWith('isc_'));
  const first = deadlines.find(({ kind }) => !kind.startsWith('isc_') && kind !== 'consent');
  const steps: NextStep[] = [
    stepOf('organize', organizeState(set)),
    ...(set.unpaid.length === 0 ? [] : [stepOf('payment', 'open', { count: set.unpaid.length })]),
    ...(facts.certificates === 0 ? [] : [certificatesStep(facts)]),
    stepOf('business_number', facts.hasBusinessNumber ? 'done' : 'open'),
    ...(control === undefined ? [] : [stepOf('control', 'open', { due_on: control.due_on })]),
    ...(first === undefined ? [] : [stepOf('first_deadline', 'open', { due_on: first.due_on })]),
  ];
  const isLeft = steps.some(({ step, state }) => step !== 'first_deadline' && state !== 'done');
  return isLeft ? steps : [];
}

function organizeState({ directors, shareholders }: Facts['set']): NextStep['state'] {
  if (directors === 'unsent' || shareholders === 'unsent') return 'open';
  return directors === 'signed' && shareholders === 'signed' ? 'done' : 'waiting';
}

function certificatesStep({
  certificates,
  signedCertificates,
}: Pick<Facts, 'certificates' | 'signedCertificates'>): NextStep {
  const count = certificates - signedCertificates;
  return stepOf('certificates', count === 0 ? 'done' : 'open', { count });
}

const stepOf = (
  step: NextStep['step'],
  state: NextStep['state'],
  { count = 0, due_on = null }: Partial<Omit<NextStep, 'step' | 'state'>> = {},
): NextStep => ({ step, state, count, due_on });
