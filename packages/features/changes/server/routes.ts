import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { readBookFacts } from '../../documents/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { compareWithRegistry } from './againstRegistry.ts';
import { approveChange } from './approving.ts';
import { draftChange, duplicateChange, editChange, sendChange } from './commands.ts';
import { holdMeeting } from './meeting.ts';
import { payChange } from './paying.ts';
import type { ChangePorts } from './ports.ts';
import { previewChange } from './preview.ts';
import { reviewDividend } from './reviewing.ts';
import { changeView, fieldsOf, listView, wordsOf } from './view.ts';
import { withdrawChange } from './withdrawing.ts';

export const routesOf = (ports: ChangePorts): Route[] => [
  serveOrganization(contract.listChanges, (ctx) => listView(ctx, ports.texts)),
  serveOrganization(contract.readChange, (ctx, { params: { changeId } }) => changeView(ctx, ports, changeId)),
  serveOrganization(contract.readChangeForm, async ({ q, orgId, now, language }, { params: { kind } }) => {
    const asOf = todayOf(await organizationOf(q, orgId), now);
    const read = await readBookFacts(q, orgId, { asOf });
    if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
    const text = ports.texts[language];
    return ok({ kind, ...wordsOf(kind, text), fields: fieldsOf(kind, read.facts, text) });
  }),
  previewChange(ports),
  compareWithRegistry,
  draftChange(ports),
  duplicateChange(ports),
  editChange(ports),
  sendChange(ports),
  withdrawChange(ports),
  approveChange(ports),
  holdMeeting(ports),
  payChange(ports),
  reviewDividend(ports),
];
