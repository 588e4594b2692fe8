/** Describes one endpoint. Apart from the table of actions: the sign-in page describes its own and judges nobody. */
import { endpointsOf } from '@tabellion/kit/endpoint.ts';
import * as z from 'zod/mini';
import type { Action } from './access.ts';

/** An action that is not in the table does not compile. */
export const endpoint = endpointsOf<Action>();

export const get = <Path extends string>(path: Path) => ({ method: 'GET', path }) as const;
export const post = <Path extends string>(path: Path) => ({ method: 'POST', path }) as const;
export const remove = <Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const;

/** The path names the organization, and nothing else, as `{id}` or as `{orgId}`. */
export const ofOrganization = {
  tenant: { in: 'params', name: 'id' },
  params: z.strictObject({ id: z.uuid() }),
} as const;
export const ofOrgId = {
  tenant: { in: 'params', name: 'orgId' },
  params: z.strictObject({ orgId: z.uuid() }),
} as const;
