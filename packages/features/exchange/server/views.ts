import { localizedParams } from '@tabellion/platform/http/answer.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type {
  BatchAnomaly,
  BatchHolderChange,
  BatchOutcome,
  BatchRegisterState,
} from '../../registers/batch.ts';
import { dollarsOf } from '../../shares/rules/spell.ts';
import type { ImportReport } from '../importReport.ts';
import { foundWords } from '../rules/foundWords.ts';
import type { FoundList, ReadFile } from './read/messages.ts';

interface Reader {
  readonly text: Text;
  readonly language: Language;
}

/** @param names  of those whom the register has, by id */
export function reportViewOf(
  { items, unanswered, version, faults, warnings, matched, differences, kept, different }: ReadFile,
  outcome: BatchOutcome | null,
  names: ReadonlyMap<string, string>,
  reader: Reader,
): Omit<ImportReport, 'again' | 'seen'> {
  return {
    items,
    unanswered,
    version,
    matched,
    differences,
    kept,
    different,
    faults: findingsView(faults, reader),
    warnings: findingsView(warnings, reader),
    outcome: outcome && outcomeView(outcome, names, reader),
  };
}

const findingsView = ({ count, first }: FoundList, { language }: Reader): ImportReport['faults'] => ({
  count,
  first: first.map(({ code, where, params, ask = null }) => ({
    code,
    where,
    ask,
    message: foundWords(language)(code, params),
  })),
});

function outcomeView(outcome: BatchOutcome, names: ReadonlyMap<string, string>, reader: Reader) {
  const { persons, acts, certificates, firstOn, lastOn, others, former, numbersAgain, missingNumbers } =
    outcome;
  return {
    persons,
    acts,
    certificates,
    firstOn,
    lastOn,
    others,
    numbersAgain,
    missingNumbers: { count: missingNumbers.count, first: [...missingNumbers.first] },
    before: standingView(outcome.before),
    after: standingView(outcome.after),
    lines: outcome.lines.map((line) => ({
      person_id: line.personId,
      name: line.name ?? names.get(line.personId) ?? '',
      before: heldView(line.before),
      after: heldView(line.after),
    })),
    former: {
      count: former.count,
      first: former.first.map(({ personId, name }) => name ?? names.get(personId) ?? ''),
    },
    refused: conflictsViewOf(outcome.refused, reader),
    anomalies: conflictsViewOf(outcome.anomalies, reader),
  };
}

export const conflictsViewOf = (
  { count, first }: { readonly count: number; readonly first: readonly BatchAnomaly[] },
  reader: Reader,
) => ({
  count,
  first: first.map(({ root, kind, on, textCode, params }) => ({
    kind,
    on,
    textCode,
    entry_id: root,
    message: reader.text(textCode, localizedParams(reader, params)),
  })),
});

const standingView = ({ holders, issued, classes, rights, privateHolders }: BatchRegisterState) => ({
  holders,
  privateHolders,
  issuedExact: issued,
  classes: classes.map((one) => ({
    class_id: one.classId,
    name: one.name,
    issuedExact: one.issued,
    statedCapital: dollarsOf(one.capital),
  })),
  rights: rights.map(({ kind, pool, count, shares }) => ({
    kind,
    count,
    sharesExact: shares,
    pool_id: pool?.poolId ?? null,
    name: pool?.name ?? null,
  })),
});

const heldView = (held: BatchHolderChange['before']) =>
  held && { sharesExact: held.shares, percent: held.percent };
