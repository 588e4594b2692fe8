import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { readPeopleContext } from '../../people/server/public.ts';
import * as contract from '../contract.ts';
import type { SharesPorts } from './ports.ts';
import { classesReply, sharesViewContextOf } from './reply.ts';
import { sharesView } from './views.ts';

export const listShareholders = (ports: SharesPorts) =>
  serveOrganization(contract.listShareholders, async (ctx, { query }) => {
    const context = await readPeopleContext(ctx, query);
    return context.ok ? ok(sharesView(await sharesViewContextOf(ctx, ports, context.value))) : context;
  });

export const listShareClasses = (ports: SharesPorts) =>
  serveOrganization(contract.listShareClasses, async (ctx) => {
    return ok(await classesReply(ctx, ports));
  });
