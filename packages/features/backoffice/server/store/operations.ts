/** The statements of what administrators try again. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';

interface WaitingInquiry {
  readonly id: string;
  readonly kind: string;
  readonly registry: string;
  readonly sentAt: Instant;
  readonly asks: number;
}

/** The oldest first. */
export const selectInquiries = (q: Queries, most: number): Promise<WaitingInquiry[]> =>
  q.all<WaitingInquiry>(sql`
    select id, kind, registry, sent_at as "sentAt", asks from waiting_at_registries(${most})`);

/** @returns false where nothing waits under that id */
export const askAgain = async (tx: Transaction, id: string, at: Instant): Promise<boolean> =>
  (await tx.one<{ again: boolean }>(sql`select ask_registry_again(${id}, ${at}) as again`)).again;

export interface OperatorAct {
  readonly what: 'row' | 'job' | 'inquiry' | 'webhook' | 'refund';
  readonly subject: string;
  readonly reason: string;
  readonly staffId: string;
  readonly at: Instant;
}

export const insertOperatorAct = (tx: Transaction, act: OperatorAct): Promise<number> =>
  tx.run(sql`
    insert into operator_acts (id, what, subject, reason, staff_id, at)
      values (${newId()}, ${act.what}, ${act.subject}, ${act.reason}, ${act.staffId}, ${act.at})`);

/** The newest first. */
export const selectOperatorActs = (q: Queries, most: number): Promise<OperatorAct[]> =>
  q.all<OperatorAct>(sql`
    select what, subject, reason, staff_id as "staffId", at from operator_acts order by at desc limit ${most}`);
