/** Which part of the minute book is bound, and how long a link to it opens. */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Audience, type DocumentStatus, type Section, sections } from '../sections.ts';

export const selections = ['all', 'bank', 'due_diligence'] as const;
export type BookSelection = (typeof selections)[number];

/** A bank asks who may bind the corporation, and on what that rests. */
const ofBank: readonly Section[] = ['articles', 'by_laws', 'directors_resolutions', 'registers', 'filings'];
const registersOfBank: readonly string[] = ['securities_register', 'directors_register', 'officers_register'];

export const sectionsOf = (selection: BookSelection): readonly Section[] =>
  selection === 'bank' ? ofBank : sections;

/** What leaves the corporation shows nothing that was given up, and nobody's personal facts: those of the register of individuals
 *  with significant control are asked for in another way. */
export const isRegisterIn = (selection: BookSelection, template: string): boolean => {
  if (selection === 'bank') return registersOfBank.includes(template);
  return selection === 'all' || template !== 'control_register';
};

/** The acts of that register are no more for outsiders than the register. */
export const isActIn = (selection: BookSelection, kind: string): boolean =>
  selection === 'all' || !kind.startsWith('control.');

export const isStatusIn = (selection: BookSelection, status: DocumentStatus): boolean =>
  selection === 'all' || !['void', 'declined', 'expired'].includes(status);

/** Acts and the Open Cap Format package say everything of the registers: they are for readers of the whole book. */
export const hasActsAndPackage = (order: {
  readonly selection: BookSelection;
  readonly audience: Audience;
  readonly sections: readonly Section[];
}): boolean =>
  order.selection !== 'bank' && order.audience === 'directors' && order.sections.includes('registers');

/** Handed out by a link: what was chosen for outsiders. */
export const mayBeShared = (selection: BookSelection): boolean => selection !== 'all';

const MOST_DAYS = 90;

export const mayEndOn = (endsOn: PlainDate, today: PlainDate): boolean =>
  endsOn >= today && daysBetween(today, endsOn) <= MOST_DAYS;

/** Its last day is a whole one. */
export const isOpen = (
  link: { readonly endsOn: PlainDate; readonly isRevoked: boolean },
  today: PlainDate,
): boolean => !link.isRevoked && today <= link.endsOn;
