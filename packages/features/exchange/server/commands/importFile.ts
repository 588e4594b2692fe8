import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext, Upload } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { readingToday } from '../../../people/server/public.ts';
import { classesAt } from '../../../registers/server/public/shares.ts';
import * as contract from '../../contract.ts';
import { foundWords } from '../../rules/foundWords.ts';
import { type Mapping, readMapping, readReading, readRights } from '../../rules/mapping.ts';
import { takeTurn } from '../inLine.ts';
import type { ImportPorts } from '../ports.ts';
import { readImportColumns } from '../read/readImportFile.ts';
import { holderLimitOverrideOf, take } from './take.ts';

/** The likely fields of a table's columns, or why it is no table. */
export const readColumns = serveOrganization(contract.readColumns, async (ctx, { body, file }) => {
  if (file === undefined) return refuseField('file', 'IMPORTS.FILE_REQUIRED');
  const reading = readReading(body.reading ?? '{}');
  if (reading === undefined) return refuseField('reading', 'GENERAL.FIELD_INVALID');
  const { at } = await readingToday(ctx);
  const classes = await classesAt(ctx.q, ctx.orgId, at);
  ctx.release();
  const read = await takeTurn(ctx, async (onWorked) =>
    ok(await readImportColumns(ctx.orgId, { bytes: file.bytes, reading }, onWorked)),
  );
  if (!read.ok) return read;
  const seen = read.value;
  if ('code' in seen) {
    const message = foundWords(ctx.language)(seen.code, seen.params);
    return ok({ problem: message, table: null, classes: [] });
  }
  return ok({
    problem: null,
    table: seen,
    classes: classes.map(({ terms }) => terms.name),
  });
});

export async function importTable(
  ctx: OrganizationContext,
  ports: ImportPorts,
  { body, file }: Pick<InputOf<typeof contract.importTable>, 'body'> & { readonly file?: Upload },
): ReturnType<typeof take> {
  const mapping = readMapping(body.mapping);
  if (mapping === undefined) return refuseField('mapping', 'GENERAL.FIELD_INVALID');
  const { columns, opening, reading = {}, answers = {} } = mapping;
  const rights = readAllRights(mapping);
  if (!rights.ok) return rights;
  const on = mapping.on === null ? null : (parsePlainDate(mapping.on) ?? null);
  return take(ctx, ports, {
    source: 'table',
    file,
    ask: ({ bytes }, target, today) => ({
      ask: 'table',
      bytes,
      target,
      today,
      columns,
      opening,
      on,
      reading,
      answers,
      rights: rights.value,
    }),
    isPreview: body.preview === 'true',
    match: body.match === 'true',
    seen: body.seen,
    limitOverride: holderLimitOverrideOf(body),
  });
}

function readAllRights({ rights }: Mapping) {
  const read = Object.entries(rights).map(([name, one]) => [name, readRights(one)] as const);
  const fields = read.flatMap(([name, one]) =>
    one.ok ? [] : one.error.map((at) => ({ ...at, path: `rights.${name}.${at.path}` })),
  );
  if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
  return ok(Object.fromEntries(read.flatMap(([name, one]) => (one.ok ? [[name, one.value]] : []))));
}

export const importPackage = (ports: ImportPorts) =>
  serveOrganization(contract.importPackage, (ctx, { body, file }) =>
    take(ctx, ports, {
      source: 'package',
      file,
      ask: ({ bytes }, target) => ({ ask: 'package', bytes, target }),
      isPreview: body.preview === 'true',
      match: body.match === 'true',
      seen: body.seen,
      accepted: body.accepted,
      limitOverride: holderLimitOverrideOf(body),
    }),
  );
