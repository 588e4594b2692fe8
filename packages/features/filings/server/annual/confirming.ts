/** The confirmation on paper, which follows the commit of the registry's acceptance. */

import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue } from '@tabellion/platform/outbox/enqueue.ts';
import { failed, retry, type Sender } from '@tabellion/platform/outbox/sender.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import { keepPaper } from '../../../documents/server/public.ts';
import { type OrganizationWrite, underHead } from '../../../organizations/server/public.ts';
import { wordConfirmation } from '../../rules/annualReturn.ts';
import { insertAnswer, selectAnswers } from '../store/annual.ts';
import { printPaper } from './paper.ts';
import type { AnnualPorts } from './ports.ts';
import { newest, readState } from './state.ts';

/** Runs in the transaction that hears of the acceptance. */
export const orderConfirmation = ({ tx, orgId }: OrganizationWrite, filingId: string): Promise<unknown> =>
  enqueue(tx, { id: newId(), topic: 'filing', orgId, payload: { filing: filingId } });

/** Prints it outside of every transaction, once: a repetition finds it there. */
export const confirmationSender = (ports: AnnualPorts, clock: () => Instant): Sender => ({
  topic: 'filing',
  async send({ orgId, payload }) {
    if (orgId === null) return failed('NO_ORGANIZATION');
    if (ports.documents.isWhiteLabel) return 'sent';
    const [filingId, now] = [String(payload.filing), clock()];
    const { db } = ports.documents;
    const read = await db.asOrganization(orgId, (q) => readState(q, orgId, { filingId, now }));
    if (!read.ok) return 'sent';
    const { filing, year, filed, answers } = read.value;
    const { number, filedOn, isSpecimen, documentId } = filing.registry;
    const isThere = documentId !== null || newest(answers, 'confirmation') !== undefined;
    if (isThere || filedOn === null || number === null) return 'sent';
    const { language } = filed.book;
    const { registry } = jurisdiction(filing.registration);
    const wording = wordConfirmation({ language, year, number, filedOn, registry, isSpecimen });
    const paper = await printPaper(ports, read.value, wording);
    if (!paper.ok) return retry('NOT_PRINTED');
    await db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: null, now }, async (write) => {
        if (newest(await selectAnswers(tx, orgId, filingId), 'confirmation') !== undefined) return ok(null);
        const kept = await keepPaper(write, {
          ...paper.value,
          datedOn: filedOn,
          documentId: undefined,
          section: 'filings',
          status: 'signed',
        });
        await insertAnswer(tx, orgId, filingId, {
          line: 'confirmation',
          answer: 'printed',
          details: { documentId: kept },
          seq: read.value.seq,
          at: write.recordedAt,
          byUser: null,
          byLink: null,
        });
        await recordActivity(write, { kind: 'documents_made', params: { documents: 1 } });
        return ok(null);
      }),
    );
    return 'sent';
  },
});
