/** Parts of requests that recipes of several areas have. */
import { street } from '../support/founding.ts';
import type { Story } from '../support/story.ts';

export const nothing = () => ({});
export const id = ({ orgId }: Story) => ({ params: { id: orgId } });
export const org = ({ orgId }: Story) => ({ params: { orgId } });

const { province: region, ...place } = street;
const address = { ...place, region };
export const person = { kind: 'individual', firstname: 'Zoë', lastname: 'Şahin', address } as const;

export const unsentToken = { body: { token: 'a link that nobody was sent' } };

export const provider = 'sandbox';
