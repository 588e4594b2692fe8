/** The stage of the registers' tests: a database, a user, and the founding of Ann and Bo. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import {
  createDraft,
  type OrganizationWrite,
  underHead,
} from '@tabellion/features/organizations/server/public.ts';
import {
  type Reading,
  readRegisters,
  recordDraft,
} from '@tabellion/features/registers/server/public/acts.ts';
import { writeFacts } from '@tabellion/features/registers/server/public/people.ts';
import { applyFounding, editFounding } from '@tabellion/features/registers/server/public/proposals.ts';
import { commonClass } from '@tabellion/features/shares/rules/commonClass.ts';
import { type Instant, instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { incorporation } from './incorporation.ts';

export interface Stage {
  readonly db: TestDatabase;
  readonly userId: string;
}

export const now: Instant = instant('2025-03-20T14:00:00.000000Z');
export const today = plainDate('2025-03-20');

export async function openStage(): Promise<Stage> {
  const db = await createTestDatabase();
  const userId = newId();
  await db.asOwner(
    `insert into users (id, email, language, firstname, lastname, created_at)
       values ($1, 'ann@example.test', 'en', 'Ann', 'Tremblay', $2)`,
    [userId, now],
  );
  return { db, userId };
}

export const newOrganization = ({ db, userId }: Stage) =>
  db.database.transaction(null, (tx) => createDraft(tx, { userId, name: 'Maple Robotics', now }));

/** One transaction under the head lock; a refusal is told and does not end it. */
export const write = <T>(
  { db, userId }: Stage,
  orgId: string,
  work: (write: OrganizationWrite) => Promise<T>,
): Promise<T> =>
  db.database.transaction(orgId, async (tx) => {
    let outcome: T | undefined;
    await underHead(tx, orgId, { userId, now }, async (head) => {
      outcome = await work(head);
      return ok(null);
    });
    return outcome as T;
  });

export const read = ({ db }: Stage, orgId: string, asOf: PlainDate, proposals?: Reading['proposals']) =>
  db.database.asOrganization(orgId, (q) =>
    readRegisters(q, orgId, { asOf, ...(proposals === undefined ? {} : { proposals }) }),
  );

export interface Story {
  orgId: string;
  ann: string;
  bo: string;
  common: string;
  securities: { ann: string; bo: string };
}

/** Ann and Bo found a corporation: both direct, both subscribe; only Ann has paid. */
export async function founding(stage: Stage): Promise<Story> {
  const orgId = await newOrganization(stage);
  const story = {
    orgId,
    ann: newId(),
    bo: newId(),
    common: newId(),
    securities: { ann: newId(), bo: newId() },
  };
  const drafts = await write(stage, orgId, async (head) => draftsOf(head, story));
  const edited = await write(stage, orgId, (head) => editFounding(head, () => ok(drafts)));
  if (!edited.ok) throw new Error(edited.error.textCode);
  return story;
}

async function draftsOf(head: OrganizationWrite, story: Story): Promise<DraftAct[]> {
  const certificate = { latestOf: ['certificate'] } as const;
  const issue = (personId: string, securityId: string, paidOn: PlainDate | null) =>
    recordDraft(
      'issued',
      {
        issues: [
          {
            securityId,
            certificate: null,
            personId,
            classId: story.common,
            quantity: '400',
            price: '0.01',
            consideration: { kind: 'money', amount: '4' },
            paidOn,
            exemption: null,
            vesting: null,
            ...UNTOLD_ISSUE,
          },
        ],
        resolution: { number: 'D-2025-01', date: plainDate('2025-03-12') },
      },
      { latestOf: ['certificate', 'resolution', 'payment'] },
    );
  const person = async (personId: string, firstname: string) => {
    const facts = await writeFacts(head, personId, [
      { kind: 'name', body: { firstname, lastname: 'Tremblay', company_name: '', name_format: null } },
      { kind: 'birth_date', body: { date: '1990-01-02' } },
    ]);
    return recordDraft('person.added', { personId, kind: 'individual', facts: [...facts] }, certificate);
  };
  const director = (personId: string) =>
    recordDraft(
      'appointed',
      {
        appointmentId: newId(),
        personId,
        position: 'director',
        title: null,
        consentOn: null,
        residency: null,
        resolution: null,
      },
      certificate,
    );
  return [
    issue(story.ann, story.securities.ann, plainDate('2025-03-14')),
    issue(story.bo, story.securities.bo, null),
    await person(story.ann, 'Ann'),
    await person(story.bo, 'Bo'),
    director(story.ann),
    director(story.bo),
    recordDraft(
      'class.created',
      {
        ...commonClass({ classId: story.common, price: '0.01', language: 'en' }),
        authorized: '1000',
        amendment: null,
      },
      certificate,
    ),
  ];
}

export const certified = {
  today,
  dates: { certificate: plainDate('2025-03-12'), resolution: plainDate('2025-03-12') },
  corporationNumber: '1584203-7',
};

export async function incorporate(stage: Stage, story: Story) {
  await write(stage, story.orgId, (head) => editFounding(head, (drafts) => ok([incorporation(), ...drafts])));
  return write(stage, story.orgId, (head) => applyFounding(head, certified));
}
