/** Which reminders of deadlines the caller wants in one organization, by bell and mail. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { reminderSteps } from './rules/near.ts';

const Reminders = z.strictObject({
  /** Days before the due day, and each week while it is overdue; none is silence. */
  reminders: z.array(z.enum(reminderSteps)).check(z.maxLength(reminderSteps.length)),
});

export const readReminders = endpoint({
  ...get('/api/organization/{id}/deadlines/reminders'),
  summary: 'Which reminders of deadlines the caller gets in this organization.',
  action: 'dashboard.read',
  ...ofOrganization,
  reply: Reminders,
});

/** The setting is its reader's own: whoever may read sets it. */
export const setReminders = endpoint({
  ...post('/api/organization/{id}/deadlines/reminders'),
  summary: 'Chooses the reminders of deadlines that the caller gets in this organization.',
  action: 'dashboard.read',
  ...ofOrganization,
  body: Reminders,
  reply: Reminders,
  ok: 'DEADLINES.REMINDERS_SET',
});
