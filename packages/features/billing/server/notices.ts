import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveSigned } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { paymentsOutside } from './outside.ts';
import type { BillingPorts } from './ports.ts';
import { selectPayer } from './store/payments.ts';

/** The door of a provider that posts. What it says is not believed but asked about; a provider that is told 503 posts again. */
export function noticeRoutes(ports: BillingPorts): Route[] {
  const { name, notices } = ports.provider;
  if (notices === undefined) return [];
  return [
    serveSigned(contract.takeNotice, async ({ db, now, bytes, header }, { params }) => {
      const notice = notices.read(bytes, header(notices.signatureHeader), now);
      if (params.provider !== name || notice === undefined) return refuse('GENERAL.NOT_FOUND');
      const { key: id } = notice;
      const orgId = id === null ? null : await db.asNobody((q) => selectPayer(q, id));
      if (id === null || orgId === null) return ok({});
      const asking = paymentsOutside(ports).ask({ db, row: { orgId, id }, now });
      return asking.then(
        () => ok({}),
        () => refuse('GENERAL.NOT_READY'),
      );
    }),
  ];
}
