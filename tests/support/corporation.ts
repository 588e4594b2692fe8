/** A corporation told in a few lines, for tests of readings: founded, and incorporated if asked. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import {
  type OrganizationWrite,
  setStatus,
  underHead,
  type Writer,
} from '@tabellion/features/organizations/server/public.ts';
import { recordDraft } from '@tabellion/features/registers/server/public/acts.ts';
import { writeFacts } from '@tabellion/features/registers/server/public/people.ts';
import { applyFounding, editFounding } from '@tabellion/features/registers/server/public/proposals.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { incorporation } from './incorporation.ts';

/** Names stand for people and classes. */
export interface CorporationInput {
  readonly classes: readonly (Pick<ClassPayload, 'name' | 'prefix'> & Partial<ClassPayload>)[];
  readonly directors: readonly { name: string; consentOn?: string | null; isResident?: boolean }[];
  /** Dollars per share; not paid: it waits. */
  readonly subscriptions: readonly {
    name: string;
    of: string;
    shares: number;
    price: string;
    isPaid?: boolean;
  }[];
}

const certificateOn = plainDate('2025-03-12');

/** Runs `work` under the head lock of an organization, as a command does. */
export async function writing<T>(
  db: Database,
  { orgId, ...by }: Writer & { orgId: string },
  work: (write: OrganizationWrite) => Promise<T>,
): Promise<T> {
  return db.transaction(orgId, async (tx) => {
    const outcome = await underHead(tx, orgId, by, async (write) => ok(await work(write)));
    if (!outcome.ok) throw new Error(outcome.error.textCode);
    return outcome.value;
  });
}

/** Fills the founding proposal. @returns the ids of people and classes by name */
export async function found(
  write: OrganizationWrite,
  result: CorporationInput,
): Promise<Readonly<Record<string, string>>> {
  const names = new Set([...result.directors, ...result.subscriptions].map(({ name }) => name));
  const ids = Object.fromEntries(
    [...names, ...result.classes.map(({ name }) => name)].map((name) => [name, newId()]),
  );
  const drafts = [
    ...result.classes.map((terms) => classDraft(ids, terms)),
    ...(await Promise.all([...names].map((name) => personDraft(write, ids, name)))),
    ...(await Promise.all(result.directors.map((director) => directorDraft(write, ids, director)))),
    ...result.subscriptions.map((subscription) => issueDraft(ids, subscription)),
  ];
  const edited = await editFounding(write, () => ok(drafts));
  if (!edited.ok) throw new Error(JSON.stringify(edited.error));
  return ids;
}

/** Applies the founding with its certificate and moves the organization to `incorporated`. */
export async function incorporate(
  write: OrganizationWrite,
  today: PlainDate,
  articles: Parameters<typeof incorporation>[0] = {},
  number = '1584203-7',
): Promise<void> {
  const edited = await editFounding(write, (drafts) =>
    ok([incorporation({ board: { minimum: 1, maximum: 7 }, ...articles }), ...drafts]),
  );
  if (!edited.ok) throw new Error(JSON.stringify(edited.error));
  const applied = await applyFounding(write, {
    today,
    dates: { certificate: certificateOn, resolution: certificateOn },
    corporationNumber: number,
  });
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  for (const status of ['payment_success', 'submitted', 'incorporated'] as const) {
    const facts = { incorporatedOn: certificateOn, corporationNumber: number };
    const moved = await setStatus(write, status, status === 'incorporated' ? facts : {});
    if (!moved.ok) throw new Error(moved.error.textCode);
  }
}

type Ids = Readonly<Record<string, string>>;
const idOf = (ids: Ids, name: string): string => {
  const id = ids[name];
  if (id === undefined) throw new Error(`nobody is called ${name}`);
  return id;
};
const fromCertificate = { latestOf: ['certificate'] } as const;

const classDraft = (ids: Ids, terms: CorporationInput['classes'][number]): DraftAct =>
  recordDraft(
    'class.created',
    {
      classId: idOf(ids, terms.name),
      kind: 'common',
      votesPerShare: '1',
      dividend: { type: 'participating' },
      liquidation: { type: 'residual' },
      redeemable: false,
      retractable: false,
      convertible: null,
      authorized: 'unlimited',
      seriesAllowed: false,
      seriesOf: null,
      restrictions: null,
      price: null,
      amendment: null,
      ...terms,
    },
    fromCertificate,
  );

async function personDraft(write: OrganizationWrite, ids: Ids, name: string): Promise<DraftAct> {
  const [firstname = '', ...rest] = name.split(' ');
  const body = { firstname, lastname: rest.join(' '), company_name: '', name_format: null };
  const facts = await writeFacts(write, idOf(ids, name), [{ kind: 'name', body }]);
  return recordDraft(
    'person.added',
    { personId: idOf(ids, name), kind: 'individual', facts: [...facts] },
    fromCertificate,
  );
}

export async function directorDraft(
  write: OrganizationWrite,
  ids: Ids,
  { name, consentOn = certificateOn, isResident = true }: CorporationInput['directors'][number],
  dating: Parameters<typeof recordDraft>[2] = fromCertificate,
): Promise<DraftAct> {
  const personId = idOf(ids, name);
  const body = { resident_canadian: isResident, ground: null, attested_on: certificateOn };
  const [residency] = await writeFacts(write, personId, [{ kind: 'resident_canadian', body }]);
  const payload = {
    appointmentId: newId(),
    personId,
    position: 'director',
    title: null,
    consentOn: consentOn === null ? null : plainDate(consentOn),
    residency: residency?.ref ?? null,
    resolution: null,
  } as const;
  return recordDraft('appointed', payload, dating);
}

function issueDraft(
  ids: Ids,
  { name, of, shares, price, isPaid = true }: CorporationInput['subscriptions'][number],
): DraftAct {
  const issue = {
    securityId: newId(),
    certificate: null,
    personId: idOf(ids, name),
    classId: idOf(ids, of),
    quantity: String(shares),
    price,
    consideration: { kind: 'money', amount: String(shares * Number(price)) },
    paidOn: isPaid ? certificateOn : null,
    exemption: null,
    vesting: null,
    ...UNTOLD_ISSUE,
  } as const;
  const payload = { issues: [issue], resolution: { number: 'D-2025-01', date: certificateOn } };
  return recordDraft('issued', payload, { latestOf: ['certificate', 'resolution', 'payment'] });
}
