/** The one who asks: a person with a session, and what that person may do in the organization asked about. */

export const roles = ['user', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accessTypes = ['admin', 'full', 'view', 'restricted'] as const;
export type AccessType = (typeof accessTypes)[number];

/** Specification section 6; what each contains is settled by decisions section 3. */
export const sections = ['dashboard', 'minute_book', 'activity_logs'] as const;
export type Section = (typeof sections)[number];

export const subTypes = ['org_user', 'org_sub_user', 'main_sub_user'] as const;
export type SubType = (typeof subTypes)[number];

export interface Membership {
  orgId: string;
  access: AccessType;
  sections: readonly Section[];
  subType: SubType;
}

export interface SessionUser {
  userId: string;
  sessionId: string;
  role: Role;
  emailVerified: boolean;
  /** Whether it is on; known of staff alone, who need it. */
  hasSecondFactor?: boolean;
}

export interface Actor {
  user?: SessionUser;
  /** The session is that of one envelope, which is no session of the product. */
  isSignee?: boolean;
  /** The session is that of a link to the page of one holder or director. */
  isHolder?: boolean;
  membership?: Membership;
}
