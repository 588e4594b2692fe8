/** Events of this feature. Ids and codes only. */
import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';
import { organizationStatuses } from './rules/status.ts';

const orgId = z.string();

export const organizationCreated = eventKind(
  'organization.created',
  z.strictObject({ orgId, userId: z.string() }),
);

export const organizationStatusChanged = eventKind(
  'organization.status_changed',
  z.strictObject({ orgId, from: z.enum(organizationStatuses), to: z.enum(organizationStatuses) }),
);

/** A member said from whose anniversary its annual returns are counted. */
export const organizationAnchored = eventKind('organization.anchored', z.strictObject({}));
