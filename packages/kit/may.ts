/** The mechanism of rights: one rule per action, one judgement for server and browser. It knows no action. */
import type { Actor, Membership, Role, Section, SessionUser } from './actor.ts';

export type Rule =
  | { who: 'anyone' }
  /** A person who proved to be the one that documents were sent to: these documents, and nothing else of the
   *  organization. */
  | { who: 'signee' }
  /** A person who proved to be the one whom a link to his own page names: what is his, and nothing else of the organization. */
  | { who: 'holder' }
  /** A user of another service in this process, by a token of that service, which judges him itself. */
  | { who: 'bearer' }
  | { who: 'user' }
  | { who: 'staff' }
  | { who: 'admin' }
  /** `read`: every member with any right. `edit`: full access, or the section. `manage`: full access only. */
  | { who: 'member'; need: 'read' | 'edit'; section: Section }
  | { who: 'member'; need: 'read'; section: 'any' }
  /** Read by view access too, but by restricted members only with the section (filings, decisions section 3). */
  | { who: 'member'; need: 'view'; section?: Section }
  | { who: 'member'; need: 'manage' };

type RightCode =
  | 'SIGNING.PROVE_FIRST'
  | 'SESSION.INVALID'
  | 'ACCESS.STAFF_ONLY'
  | 'ACCESS.SECOND_FACTOR_REQUIRED'
  /** The answer to a stranger to the organization. */
  | 'GENERAL.NOT_FOUND'
  | 'ACCESS.VIEW_ONLY'
  | 'ACCESS.RESTRICTED'
  | 'ACCESS.SECTION_VIEW_ONLY';

export type Judgement = { may: true } | { may: false; textCode: RightCode; params?: { section: Section } };

const yes: Judgement = { may: true };
const no = (textCode: RightCode): Judgement => ({ may: false, textCode });

/** Judges whether `actor` may do what `rule` guards. Source: specification section 6. */
export function judge(actor: Actor, rule: Rule): Judgement {
  if (rule.who === 'anyone') return yes;
  if (rule.who === 'signee') return actor.isSignee ? yes : no('SIGNING.PROVE_FIRST');
  if (rule.who === 'holder') return actor.isHolder ? yes : no('SIGNING.PROVE_FIRST');
  // Nobody whom the product knows is known there by that.
  if (rule.who === 'bearer' || actor.user === undefined) return no('SESSION.INVALID');
  switch (rule.who) {
    case 'user':
      return yes;
    case 'staff':
      return judgeStaff(actor.user, ['staff', 'admin']);
    case 'admin':
      return judgeStaff(actor.user, ['admin']);
    case 'member':
      return actor.membership === undefined ? no('GENERAL.NOT_FOUND') : judgeMember(actor.membership, rule);
  }
}

/** Whoever sees what customers submitted has more than a password. */
function judgeStaff({ role, hasSecondFactor }: SessionUser, roles: readonly Role[]): Judgement {
  if (!roles.includes(role)) return no('ACCESS.STAFF_ONLY');
  return hasSecondFactor === true ? yes : no('ACCESS.SECOND_FACTOR_REQUIRED');
}

/** Judges whether a member of an organization may do what `rule` guards there. */
export function judgeMember(membership: Membership, rule: Extract<Rule, { who: 'member' }>): Judgement {
  const { access, sections } = membership;
  if (access === 'admin' || access === 'full') return yes;
  if (access === 'restricted' && sections.length === 0) return no('ACCESS.RESTRICTED');
  if (rule.need === 'manage') return no('ACCESS.VIEW_ONLY');
  if (access === 'view') return rule.need === 'edit' ? no('ACCESS.VIEW_ONLY') : yes;
  if (rule.section === undefined) return no('ACCESS.RESTRICTED');
  if (rule.section === 'any' || rule.need === 'read' || sections.includes(rule.section)) return yes;
  // He has permissions, if not for this: what he reads of the section is in the registers.
  return { may: false, textCode: 'ACCESS.SECTION_VIEW_ONLY', params: { section: rule.section } };
}
