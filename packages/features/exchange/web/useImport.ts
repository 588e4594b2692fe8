import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import type { LimitOverride } from '../../registers/privateIssuer.ts';
import { importPackage, importTable, listImports, readColumns, type TableView } from '../contract.ts';
import type { ImportReport } from '../importReport.ts';
import type { Mapping, Reading, RowAnswers } from '../rules/mapping.ts';
import { type ImportSource, typeOfTable } from '../rules/sources.ts';
import { keepColumns, keptColumns } from './keptColumns.ts';

export type ImportStep = 'source' | 'columns' | 'findings' | 'compare' | 'done';

/** The state of one import, and its next steps. */
export interface ImportRun {
  readonly step: ImportStep;
  readonly source: ImportSource;
  readonly isBusy: boolean;
  readonly fileName: string;
  readonly seen: TableView | undefined;
  readonly mapping: Mapping | undefined;
  readonly report: ImportReport | undefined;
  /** Rows pasted in place of a file, and whether holders are matched by name: kept for a return to the
   *  source. */
  readonly input: SourceChoice;
  /** @param file  undefined where rows were pasted */
  choose(source: ImportSource, file: File | undefined, input: SourceChoice): Promise<void>;
  map(mapping: Mapping): Promise<void>;
  /** Reads the columns of a text in other letters, or by another separator. */
  readAgain(reading: Reading): Promise<void>;
  /** Answers what is asked about the rows, and goes on where nothing is left to answer or to fix. */
  answer(answers: RowAnswers): Promise<void>;
  goTo(step: ImportStep): void;
  /** Answers undefined where nothing was asked.
   *  @param accepted  the differences that are taken in, as the contract wants them */
  record(limitOverride: LimitOverride, accepted: string): Promise<Answer<unknown> | undefined>;
  restart(): void;
  /** Which kind of file is asked for before one is chosen. */
  setSource(source: ImportSource): void;
}

interface SourceChoice {
  readonly pasted: string;
  readonly match: boolean;
}

const NOTHING_TOLD: SourceChoice = { pasted: '', match: true };

interface ChosenFile {
  readonly file: File;
  readonly match: 'true' | 'false';
}

/** All that travels beside a file is text. */
const textOf = ({ override_reason: reason }: LimitOverride) =>
  reason === undefined ? {} : { override: 'true' as const, override_reason: reason };

const headsOf = (seen: TableView | undefined): string =>
  JSON.stringify(seen?.table?.columns.map(({ head }) => head));

export function useImport(orgId: string): ImportRun {
  const text = useText();
  const params = { id: orgId };
  const columns = useCall(readColumns);
  const ofPackage = useCall(importPackage);
  const ofTable = useCall(importTable);
  const readings = useReadings();
  const [step, setStep] = useState<ImportStep>('source');
  const [source, setSource] = useState<ImportSource>('table');
  const [input, setTold] = useState(NOTHING_TOLD);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [seen, setSeen] = useState<TableView>();
  const [mapping, setMapping] = useState<Mapping>();
  const [report, setReport] = useState<ImportReport>();

  /** @param told  what was seen and is to be recorded; undefined previews */
  const send = (
    of: ImportSource,
    { file, match }: ChosenFile,
    mapped: Mapping | undefined,
    input?: { readonly accepted: string; readonly seen: string; readonly limitOverride: LimitOverride },
  ) => {
    const query =
      input === undefined
        ? { preview: 'true' as const, match }
        : { preview: 'false' as const, match, seen: input.seen, ...textOf(input.limitOverride) };
    const accepted = input?.accepted ? { accepted: input.accepted } : {};
    return of === 'package'
      ? ofPackage.run({ params, body: { ...query, ...accepted } }, { file })
      : ofTable.run({ params, body: { ...query, mapping: JSON.stringify(mapped) } }, { file });
  };
  const preview = async (of: ImportSource, what: ChosenFile, mapped: Mapping | undefined) => {
    const answer = await send(of, what, mapped);
    if (!answer.ok) return undefined;
    setReport(answer.data.report);
    setStep('findings');
    return answer.data.report;
  };
  const readTable = async ({ file }: ChosenFile, reading: Reading) => {
    const answer = await columns.run({ params, body: { reading: JSON.stringify(reading) } }, { file });
    return answer.ok ? answer.data : undefined;
  };
  return {
    step,
    source,
    input,
    seen,
    mapping,
    report,
    setSource,
    isBusy: columns.busy || ofPackage.busy || ofTable.busy,
    fileName: chosen?.file.name ?? '',
    goTo: setStep,
    async choose(of, given, toldOfSource) {
      const { pasted, match } = toldOfSource;
      const file = given ?? new File([pasted], `${text('imports.step.source')}.csv`);
      const type = of === 'package' ? 'application/zip' : typeOfTable(file.name);
      const what = { file: new File([file], file.name, { type }), match: match ? 'true' : 'false' } as const;
      setTold(toldOfSource);
      setSource(of);
      setChosen(what);
      if (of === 'package') {
        await preview(of, what, undefined);
        return;
      }
      const read = await readTable(what, {});
      if (read === undefined) return;
      const { table } = read;
      const isSame = headsOf(seen) === headsOf(read);
      setSeen(read);
      if (table === null) return setMapping(undefined);
      // The same table once more, with its rows mended: what was told of its columns and classes stays.
      if (isSame && mapping !== undefined) {
        setMapping({ ...mapping, reading: {}, answers: {} });
        return setStep('columns');
      }
      const kept = await keptColumns(table.columns.map(({ head }) => head));
      setMapping({ columns: { ...table.guess, ...kept }, on: null, opening: null, rights: {} });
      setStep('columns');
    },
    async map(mapped) {
      setMapping(mapped);
      if (chosen === undefined || !seen?.table) return;
      void keepColumns(
        seen.table.columns.map(({ head }) => head),
        mapped.columns,
      );
      await preview('table', chosen, mapped);
    },
    async readAgain(reading) {
      if (chosen === undefined || mapping === undefined) return;
      const read = await readTable(chosen, reading);
      if (read === undefined) return;
      setSeen(read);
      if (read.table === null) return setStep('source');
      const isSame = headsOf(seen) === headsOf(read);
      setMapping({ ...mapping, columns: isSame ? mapping.columns : read.table.guess, reading });
    },
    async answer(answers) {
      if (chosen === undefined || mapping === undefined) return;
      const mapped = { ...mapping, answers };
      setMapping(mapped);
      const found = await preview('table', chosen, mapped);
      if (found?.outcome != null && found.unanswered === 0) setStep('compare');
    },
    async record(limitOverride, accepted) {
      if (chosen === undefined || report?.seen == null) return undefined;
      const answer = await send(source, chosen, mapping, { seen: report.seen, limitOverride, accepted });
      if (!answer.ok) {
        // It is looked at again, as the registers are now.
        if (answer.textCode === 'IMPORTS.OUTCOME_DIFFERS') await preview(source, chosen, mapping);
        return answer;
      }
      setReport(answer.data.report);
      setStep('done');
      await readings.again(listImports);
      return answer;
    },
    restart() {
      setStep('source');
      setTold(NOTHING_TOLD);
      setChosen(undefined);
      setSeen(undefined);
      setMapping(undefined);
      setReport(undefined);
    },
  };
}
