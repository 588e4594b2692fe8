import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useState } from 'react';
import {
  type ImportReport,
  importPackage,
  importTable,
  listImports,
  readColumns,
  type TableView,
} from '../contract.ts';
import type { Mapping } from '../rules/mapping.ts';
import { type ImportSource, typeOfTable } from '../rules/sources.ts';
import { keepColumns, keptColumns } from './keptColumns.ts';

export type Step = 'source' | 'columns' | 'findings' | 'compare' | 'done';

/** What one import has come to, and how it goes on. */
export interface ImportRun {
  readonly step: Step;
  readonly source: ImportSource;
  readonly isBusy: boolean;
  readonly fileName: string;
  /** Of a table, once it is read. */
  readonly seen: TableView | undefined;
  readonly mapping: Mapping | undefined;
  readonly report: ImportReport | undefined;
  choose(source: ImportSource, file: File, match: boolean): Promise<void>;
  map(mapping: Mapping): Promise<void>;
  goTo(step: Step): void;
  record(): Promise<void>;
  restart(): void;
  /** Which kind of file is asked for before one is chosen. */
  setSource(source: ImportSource): void;
}

interface Chosen {
  readonly file: File;
  readonly match: 'true' | 'false';
}

export function useImport(orgId: string): ImportRun {
  const params = { id: orgId };
  const columns = useCall(readColumns);
  const ofPackage = useCall(importPackage);
  const ofTable = useCall(importTable);
  const readings = useReadings();
  const [step, setStep] = useState<Step>('source');
  const [source, setSource] = useState<ImportSource>('table');
  const [chosen, setChosen] = useState<Chosen>();
  const [seen, setSeen] = useState<TableView>();
  const [mapping, setMapping] = useState<Mapping>();
  const [report, setReport] = useState<ImportReport>();

  /** @param seen  what was seen and is to be recorded; undefined rehearses */
  const send = (of: ImportSource, { file, match }: Chosen, mapped: Mapping | undefined, seen?: string) => {
    const asked =
      seen === undefined ? { rehearse: 'true' as const, match } : { rehearse: 'false' as const, match, seen };
    return of === 'package'
      ? ofPackage.run({ params, body: asked }, { file })
      : ofTable.run({ params, body: { ...asked, mapping: JSON.stringify(mapped) } }, { file });
  };
  const rehearse = async (of: ImportSource, what: Chosen, mapped: Mapping | undefined) => {
    const answer = await send(of, what, mapped);
    if (!answer.ok) return;
    setReport(answer.data.report);
    setStep('findings');
  };
  return {
    ...{ step, source, seen, mapping, report, setSource },
    isBusy: columns.busy || ofPackage.busy || ofTable.busy,
    fileName: chosen?.file.name ?? '',
    goTo: setStep,
    async choose(of, file, match) {
      const type = of === 'package' ? 'application/zip' : typeOfTable(file.name);
      const what = { file: new File([file], file.name, { type }), match: match ? 'true' : 'false' } as const;
      setSource(of);
      setChosen(what);
      if (of === 'package') return rehearse(of, what, undefined);
      const answer = await columns.run({ params, body: {} }, { file: what.file });
      if (!answer.ok) return;
      const { table } = answer.data;
      setSeen(answer.data);
      setMapping(undefined);
      if (table === null) return;
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
      await rehearse('table', chosen, mapped);
    },
    async record() {
      if (chosen === undefined || report?.seen == null) return;
      const answer = await send(source, chosen, mapping, report.seen);
      if (!answer.ok) {
        // It is looked at again, as the registers are now.
        if (answer.textCode === 'IMPORTS.OUTCOME_DIFFERS') await rehearse(source, chosen, mapping);
        return;
      }
      setReport(answer.data.report);
      setStep('done');
      await readings.again(listImports);
    },
    restart() {
      setStep('source');
      setChosen(undefined);
      setSeen(undefined);
      setMapping(undefined);
      setReport(undefined);
    },
  };
}
