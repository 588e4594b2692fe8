/** Whether a reader may do what a line asks for: judged line by line, by his access in its organization. */
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { type Action, access } from '../../access.ts';
import { isMarkedDone } from '../../deadlines/rules/readMark.ts';
import type { LineKind, NextAct } from '../lineKinds.ts';
import type { LineParams } from './lines.ts';

const needed = {
  file: 'filings.edit',
  settle: 'filings.edit',
  remind: 'signing.edit',
  pay: 'billing.manage',
  look: 'organization.read',
  check: 'documents.read',
  print: 'documents.edit',
  set_year_end: 'organization.edit',
  compare: 'changes.read',
} as const satisfies Readonly<Record<NextAct, Action>>;

const may = (actor: Actor, action: Action): boolean => judge(actor, access[action]).may;

export const mayDo = (actor: Actor, act: NextAct): boolean => may(actor, needed[act]);

export const mayAssign = (actor: Actor): boolean => may(actor, 'matters.edit');

const isDeadline = (kind: LineKind): boolean =>
  kind === 'deadline' || kind === 'control_deadline' || kind === 'filing_rejection';

export const mayReadFilings = (actor: Actor): boolean => may(actor, 'filings.read');

/** The key by which a deadline is marked; null of other lines, where the registers or a filing alone settle
 *  it, and for whoever may not. */
export function markedAs(
  actor: Actor,
  kind: LineKind,
  { registration, deadline, occasion }: LineParams,
): { registration: string; kind: string; occasion: string } | null {
  if (!isDeadline(kind)) return null;
  if (registration === undefined || deadline === undefined || occasion === undefined) return null;
  if (!isMarkedDone(deadline) || !may(actor, 'filings.edit')) return null;
  return { registration, kind: deadline, occasion };
}
