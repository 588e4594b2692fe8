/** A table as a file in the reader's language, which the access log notes. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { writeCsv, writeXlsx } from '@tabellion/platform/files/sheet.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { recordAccess } from '../../../members/server/public.ts';
import { organizationOf, registryZoneOf } from '../../../organizations/server/public.ts';
import type { SharesPorts } from '../../../shares/server/public.ts';
import type { Table } from './sheet.ts';

interface Exported {
  /** Above the table. */
  readonly title: string;
  readonly table: Table;
  readonly asOf: PlainDate;
  readonly knownAt: string | undefined;
  readonly format: 'csv' | 'xlsx';
  /** Beside which date, by which filter and in which order, in words; nothing of a register as it stands. */
  readonly about?: readonly string[];
  /** Without its ending and its date. */
  readonly fileName: string;
  /** Name in the access log. */
  readonly logged: string;
}

/** Whose register it is, and on which date. */
export async function aboutSheet(
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

/** A table as a file in the language of the reader; who took it is noted in the access log. */
export async function asFile(
  { q, orgId, language, user, now }: OrganizationContext,
  ports: Pick<SharesPorts, 'texts'>,
  { title, table, asOf, knownAt, format, fileName, logged, ...query }: Exported,
): Promise<Download> {
  const text = ports.texts[language];
  const lead = await aboutSheet({ q, orgId, language }, text, { title, asOf, knownAt });
  const about = [...lead, ...(query.about ?? [])];
  const sheet = { title, about, ...table, rightToLeft: language === 'ar' };
  const isCsv = format === 'csv';
  const bytes = isCsv ? await writeCsv(sheet) : await writeXlsx(sheet);
  await recordAccess({ q, orgId, userId: user.userId, at: now }, { kind: 'exported', what: logged });
  return {
    bytes,
    mediaType: isCsv
      ? 'text/csv; charset=utf-8'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${fileName}-${asOf}.${format}`,
  };
}
