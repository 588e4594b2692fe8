/** A table as a file in the reader's language, which the access log notes. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { writeCsv, writeXlsx } from '@tabellion/platform/files/sheet.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import { recordAccess } from '../../../members/server/public.ts';
import { organizationOf, registryZoneOf } from '../../../organizations/server/public.ts';
import type { FileFormat, printRefusals } from '../../fileContract.ts';
import { asPages } from './asPages.ts';
import type { FilePorts } from './filePorts.ts';
import type { Table } from './sheet.ts';

interface Exported {
  /** Above the table. */
  readonly title: string;
  readonly table: Table;
  readonly asOf: PlainDate;
  readonly knownAt: string | undefined;
  readonly format: FileFormat;
  /** Beside which date, by which filter and in which order, in words; nothing of a register as it stands. */
  readonly about?: readonly string[];
  /** Without its ending and its date. */
  readonly fileName: string;
  /** Name in the access log. */
  readonly logged: string;
}

/** Whose register it is, and on which date. */
export async function registerHeadingLines(
  { q, orgId, language }: Pick<OrganizationContext, 'q' | 'orgId' | 'language'>,
  text: Text,
  { title, asOf, knownAt }: Pick<Exported, 'title' | 'asOf' | 'knownAt'>,
): Promise<string[]> {
  const organization = await organizationOf(q, orgId);
  const knownAtRegistry = (at: string) => formatInstant(at, language, registryZoneOf(organization));
  return [
    `${fullNameOf(organization)}, ${title}`,
    text('register.export.asOf', { date: longDate(asOf, language) }),
    ...(knownAt === undefined ? [] : [text('register.export.knownAt', { at: knownAtRegistry(knownAt) })]),
  ];
}

/** Paper is in English or French. */
export const withFileLanguage = (ctx: OrganizationContext, format: FileFormat): OrganizationContext => ({
  ...ctx,
  language: format === 'pdf' ? paperLanguage(ctx.language) : ctx.language,
});

const paperLanguage = (language: Language) => (language === 'fr' ? 'fr' : 'en');

/** A table as a file in the language of the reader; who took it is noted in the access log. */
export async function asFile(
  ctx: OrganizationContext,
  ports: FilePorts,
  exported: Exported,
): Promise<Result<Download, Refusal<(typeof printRefusals)[number]>>> {
  const { q, orgId, language, user, now } = ctx;
  const { title, table, asOf, format, fileName, logged } = exported;
  const text = ports.texts[language];
  const about = [...(await registerHeadingLines(ctx, text, exported)), ...(exported.about ?? [])];
  const bytes =
    format === 'pdf'
      ? await asPages(ctx, ports, { title, about, table })
      : ok(
          await (format === 'csv' ? writeCsv : writeXlsx)({
            title,
            about,
            ...table,
            rightToLeft: language === 'ar',
          }),
        );
  if (!bytes.ok) return bytes;
  await recordAccess({ q, orgId, userId: user.userId, at: now }, { kind: 'exported', what: logged });
  return ok({
    bytes: bytes.value,
    mediaType: mediaTypes[format],
    fileName: `${fileName}-${asOf}.${format}`,
  });
}

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
