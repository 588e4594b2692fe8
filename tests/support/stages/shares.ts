/** The stage of the tests of shares: foundings with holders, and one that is on record. */
import * as contract from '@tabellion/features/shares/contract.ts';
import type { ShareClassInput, ShareClassProperties } from '@tabellion/features/shares/shapes.ts';
import { dateInZone } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll } from 'vitest';
import { incorporate } from '../incorporate.ts';
import { organizationOf, registered, type SignedIn } from '../people.ts';
import { startTestServer, type TestServer } from '../server.ts';

export let server: TestServer;
export let amelie: SignedIn;

/** A server for the tests of one file, and Amélie, who founds in it. */
export function openShares(): void {
  beforeAll(async () => {
    server = await startTestServer();
    amelie = await registered(server);
  });
  afterAll(() => server.close());
}

/** Not there, or somebody else's. */
export const unknown = { ok: false, status: 404 };
export const ann = { firstname: 'Ann', lastname: 'Tremblay' };

export const newFounding = () => organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });
export const today = () => dateInZone(server.clock.read(), 'America/Toronto');

export async function hold(id: string, person: object, ...issuances: object[]) {
  const answer = await amelie.api(contract.addShareholder, {
    params: { id },
    query: {},
    body: { person, issuances },
  });
  if (!answer.ok) throw new Error(`${answer.textCode} ${JSON.stringify(answer.fields)}`);
  return answer.data;
}

export async function read(id: string, query: { asOf?: string } = {}) {
  const answer = await amelie.api(contract.listShareholders, { params: { id }, query });
  if (!answer.ok) throw new Error(answer.textCode);
  return answer.data;
}

/** The instant of the last act, for readings as known then. */
export async function knownUpTo(id: string): Promise<string> {
  const [{ at } = { at: '' }] = await server.database.asOwner<{ at: string }>(
    `select to_char(max(recorded_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from register_acts where org_id = $1`,
    [id],
  );
  return at;
}

/** The fields that a request to add a holder is refused for. */
export async function refusals(id: string, body: object): Promise<string[]> {
  const answer = await amelie.api(contract.addShareholder, {
    params: { id },
    query: {},
    body: { issuances: [], ...body },
  });
  if (answer.ok) throw new Error('it was accepted');
  return (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
}

export const activities = async (id: string): Promise<string[]> => {
  const rows = await server.database.asOwner<{ kind: string }>(
    `select kind from activity where org_id = $1 and kind ~ '^(share|issuance|subscription)' and superseded_by is null order by entry_no`,
    [id],
  );
  return rows.map(({ kind }) => kind);
};

const common: ShareClassProperties = {
  voting: true,
  votes_per_share: '1',
  dividend: 'participating',
  liquidation: 'residual',
  redeemable: false,
  retractable: false,
  convertible: false,
  authorized: null,
  prefix: 'CA',
  series_allowed: false,
  restrictions: '',
};

export const classOf = (
  name: string,
  prefix: string,
  more: Partial<ShareClassProperties> = {},
): ShareClassInput => ({
  name,
  price: '0.01',
  properties: { ...common, prefix, ...more },
});

/** A founding with classes of its own. */
export async function advanced(...classes: ShareClassInput[]): Promise<{ id: string; classIds: string[] }> {
  const id = await newFounding();
  await amelie.api(contract.chooseShareModel, { params: { id }, body: { advanced: true } });
  const classIds: string[] = [];
  for (const body of classes) {
    const answer = await amelie.api(contract.addShareClass, { params: { id }, body });
    if (!answer.ok) throw new Error(`${answer.textCode} ${JSON.stringify(answer.fields)}`);
    classIds.push(answer.data.class_id);
  }
  return { id, classIds };
}

/** Ann paid on 2025-03-10, Bo has not paid yet; certificate 2025-03-12, organizing resolution 2025-03-14. */
export async function onRecord() {
  const id = await newFounding();
  await hold(id, ann, { ownership: 400, paid_on: '2025-03-10' });
  const { person_id: bo } = await hold(id, { firstname: 'Bo', lastname: 'Roy' }, { ownership: 600 });
  await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14' });
  const { shareholders } = await read(id);
  const issuanceOf = (firstname: string) =>
    shareholders.find((one) => one.firstname === firstname)?.issuances[0]?._id ?? '';
  const annId = shareholders.find(({ firstname }) => firstname === 'Ann')?._id ?? '';
  return { id, ann: annId, bo, securities: { ann: issuanceOf('Ann'), bo: issuanceOf('Bo') } };
}

export const issuancesIn = (view: Awaited<ReturnType<typeof read>>) =>
  view.shareholders.map(({ firstname, issuances }) => [
    firstname,
    ...issuances.map(({ state, issuance_date, certificate }) => `${state} ${issuance_date} ${certificate}`),
  ]);
