import { sortWords, whoWords } from '@tabellion/kit/register.ts';
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import { serveFile } from '@tabellion/platform/http/route.ts';
import {
  asFile,
  type FilePorts,
  filterHeadingLines,
  wholeTable,
  withFileLanguage,
} from '../../ledgers/server/public.ts';
import { pageReading } from '../../people/server/public.ts';
import { controlRegister } from '../controlRegister.ts';
import * as registers from '../registerContract.ts';
import { sinceCells } from './sinceCells.ts';
import { wholeControlRegister } from './whole.ts';

export const exportControl = (ports: FilePorts) =>
  serveFile(registers.exportControl, async (reader, { query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const { language } = ctx;
    const dated = await pageReading(ctx, query);
    if (!dated.ok) return dated;
    const { format, knownAt } = query;
    const text = ports.texts[language];
    const { whole } = await wholeControlRegister(ctx, dated.value, query);
    return asFile(ctx, ports, {
      format,
      knownAt,
      asOf: dated.value.at.asOf,
      table: wholeTable(text, whole, dated.value, sheetOf(controlRegister, text, sinceCells(text, language))),
      about: await filterHeadingLines(ctx, text, dated.value, {
        ...query,
        who: whoWords(controlRegister, query.who, text),
        columns: sortWords(controlRegister),
      }),
      title: text(controlRegister.title),
      fileName: 'significant-control',
      logged: 'control_register',
    });
  });
