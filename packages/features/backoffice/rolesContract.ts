/** People who work in the back office. The first administrator is made by the operator's command. */
import { roles } from '@tabellion/kit/actor.ts';
import * as z from 'zod/mini';
import { endpoint, get, post } from '../endpoint.ts';

const member = z.strictObject({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** Without it nothing of the back office opens. */
  has_second_factor: z.boolean(),
  /** null where the operator's command gave the role. */
  since: z.nullable(z.string()),
  given_by: z.nullable(z.string()),
});
const staff = z.strictObject({ people: z.array(member) });
export type StaffPerson = z.output<typeof member>;

export const listStaff = endpoint({
  ...get('/api/staff/people'),
  summary: 'Everybody with a role in the back office.',
  action: 'staff.manage',
  tenant: { in: 'none' },
  reply: staff,
});

export const setRole = endpoint({
  ...post('/api/staff/people/role'),
  summary: 'Gives the account of an address a role, or takes it: `user` has none.',
  action: 'staff.manage',
  tenant: { in: 'none' },
  body: z.strictObject({ email: z.string().check(z.maxLength(254)), role: z.enum(roles) }),
  reply: staff,
  ok: 'STAFF.ROLE_GIVEN',
  refusals: ['STAFF.UNKNOWN_ADDRESS', 'STAFF.LAST_ADMIN'],
});
