/** How far the set-up has come: derived from what is on record, never from stored flags (specification section 4). */

import type { AppointedPayload } from '@tabellion/book/acts/appointments.ts';
import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import type { CompanyType, OrganizationStatus } from '../../organizations/rules/status.ts';

export const acts = [
  'account-info',
  'corporate-info',
  'director-and-officers',
  'shares',
  'plans',
  'checkout',
  'wait',
  'fix',
] as const;
type Act = (typeof acts)[number];

interface Step {
  isCompleted: boolean;
  path: 'account-info' | 'corporate-info' | 'director-and-officers' | 'shares';
  subpath: 'share-classes' | null;
}

export interface SetupFacts {
  /** The address of the person to reach for the account; empty while there is none. */
  readonly userAddress: string;
  /** The registered office; empty while there is none. */
  readonly officeAddress: string;
  readonly directors: number;
  readonly shareholders: number;
}

export interface Setup {
  readonly step1: Step;
  readonly step2: Step;
  readonly step3: Step;
  readonly step4: Step;
  /** True while a step is open. */
  readonly toggle: boolean;
}

/** Each of the four steps is complete when its data exists. */
export function setupOf({ userAddress, officeAddress, directors, shareholders }: SetupFacts): Setup {
  const step1: Step = { isCompleted: userAddress !== '', path: 'account-info', subpath: null };
  const step2: Step = { isCompleted: officeAddress !== '', path: 'corporate-info', subpath: null };
  const step3: Step = { isCompleted: directors > 0, path: 'director-and-officers', subpath: null };
  const step4: Step = { isCompleted: shareholders > 0, path: 'shares', subpath: 'share-classes' };
  return {
    step1,
    step2,
    step3,
    step4,
    toggle: [step1, step2, step3, step4].some((step) => !step.isCompleted),
  };
}

interface ArrivalFacts {
  readonly status: OrganizationStatus;
  /** The plan chosen or paid, which the page of the payment names. */
  readonly planId: string | null;
  /** One that exists already may leave its shares to an import. */
  readonly companyType: CompanyType;
}

/**
 * The next step, and its path under `/app/org/{id}/dashboard/`; null once the corporation is on record.
 * `wait`: the articles are with the registry. `mend`: the registry has rejected them.
 */
export function nextActOf(
  { step1, step2, step3, step4 }: Setup,
  { status, planId, companyType }: ArrivalFacts,
): { act: Act; path: string | null } | null {
  const checkout = planId === null ? 'plans' : `checkout/${encodeURIComponent(planId)}`;
  switch (status) {
    case 'incorporated':
    case 'dissolved':
      return null;
    case 'submitted':
      return { act: 'wait', path: checkout };
    case 'rejected':
      return { act: 'fix', path: checkout };
    case 'pending':
    case 'payment_success': {
      const needed = companyType === 'old' ? [step1, step2, step3] : [step1, step2, step3, step4];
      const open = needed.find(({ isCompleted }) => !isCompleted);
      if (open !== undefined) return { act: open.path, path: open.path };
      if (status === 'pending') return { act: 'plans', path: 'plans' };
      return { act: 'checkout', path: checkout };
    }
  }
}

export const directorsIn = (drafts: readonly DraftAct[]): readonly AppointedPayload[] =>
  drafts.flatMap((draft) =>
    draft.verb !== 'void' && draft.kind === 'appointed' && draft.payload.position === 'director'
      ? [draft.payload]
      : [],
  );

export const classesIn = (drafts: readonly DraftAct[]): readonly ClassPayload[] =>
  drafts.flatMap((draft) => (draft.verb !== 'void' && draft.kind === 'class.created' ? [draft.payload] : []));

export const subscriptionsIn = (drafts: readonly DraftAct[]): readonly Issue[] =>
  drafts.flatMap((draft) => (draft.verb !== 'void' && draft.kind === 'issued' ? draft.payload.issues : []));
