/** Describes one endpoint. Apart from the table of actions: the sign-in page describes its own and judges nobody. */
import { endpointsOf } from '@tabellion/kit/endpoint.ts';
import * as z from 'zod/mini';
import type { Action } from './access.ts';

/** An action that is not in the table does not compile. */
export const endpoint = endpointsOf<Action>();

export const get = <Path extends string>(path: Path) => ({ method: 'GET', path }) as const;
export const post = <Path extends string>(path: Path) => ({ method: 'POST', path }) as const;
export const remove = <Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const;

/** The path names the organization, as `{id}` or as `{orgId}`. */
export const byId = { in: 'params', name: 'id' } as const;
export const byOrgId = { in: 'params', name: 'orgId' } as const;

/** It names nothing else. */
export const ofOrganization = { tenant: byId, params: z.strictObject({ id: z.uuid() }) };
export const ofOrgId = { tenant: byOrgId, params: z.strictObject({ orgId: z.uuid() }) };

/** It names one of its people too. */
export const ofPerson = { tenant: byId, params: z.strictObject({ id: z.uuid(), personId: z.uuid() }) };
