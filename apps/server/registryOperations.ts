/** Answers of a registry that people file with, until staff have pages for it. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { answerChangeByHand, changesWaitingByHand } from '@tabellion/features/changes/server/public.ts';
import { receivePdf } from '@tabellion/features/documents/server/public.ts';
import { answerFilingByHand, filingsWaitingByHand } from '@tabellion/features/filings/server/public.ts';
import {
  answerByHand,
  type TypedAnswer,
  waitingByHand,
} from '@tabellion/features/onboarding/server/public.ts';
import { filingParts } from '@tabellion/features/registry/rules/filing.ts';
import type { Installation } from './installation.ts';
import { laws } from './ports.ts';

const usage = `Usage: registry:answer ID accept NUMBER DATE [--file PDF] [--name NAME]
       registry:answer ID reject PART=REASON …   (PART: ${filingParts.join(', ')})`;

/** `npm run registry:waiting`: the articles and filings that people file by hand and that have no answer yet. */
export async function listWaiting({ db }: Installation): Promise<number> {
  const waiting = [
    ...(await waitingByHand(db)),
    ...(await filingsWaitingByHand(db)),
    ...(await changesWaitingByHand(db)),
  ];
  for (const { id, sentAt, name, jurisdiction } of waiting)
    console.log(`${id}  sent ${sentAt}  ${jurisdiction}  ${name}`);
  console.log(`${waiting.length} submissions, filings and changes wait for an answer.`);
  return 0;
}

/** `npm run registry:answer ID …`: records what the registry answered. */
export async function answerWaiting(installation: Installation, args: readonly string[]): Promise<number> {
  const { db, clock, texts } = installation;
  const typed = await typedAnswer(installation, args);
  if (typed === undefined) {
    console.log(usage);
    return 2;
  }
  if (typed === 'no PDF') {
    console.log('Nothing was changed: the file is no PDF that can be read.');
    return 1;
  }
  const founding = await answerByHand(db, typed.id, typed.answer, clock());
  const isFiling = !founding.ok && founding.error.textCode === 'GENERAL.NOT_FOUND';
  const answered = isFiling ? await answerFiling(installation, typed.id, typed.answer) : founding;
  if (answered.ok) console.log('Recorded. The corporation and its founder see it at once.');
  else console.log(`Nothing was changed: ${texts.en(answered.error.textCode, answered.error.params ?? {})}`);
  return answered.ok ? 0 : 1;
}

/** The answer to a return, a notice or articles of amendment: its number and day, or why it came back. */
async function answerFiling({ db, clock }: Installation, id: string, answer: TypedAnswer) {
  const typed = 'reasons' in answer ? { reasons: answer.reasons.map(({ words }) => words) } : answer;
  const filed = await answerFilingByHand(db, id, typed, clock());
  if (filed.ok || filed.error.textCode !== 'GENERAL.NOT_FOUND') return filed;
  return answerChangeByHand({ db, now: clock(), laws }, id, typed);
}

async function typedAnswer(
  { files }: Installation,
  args: readonly string[],
): Promise<{ id: string; answer: TypedAnswer } | 'no PDF' | undefined> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { file: { type: 'string' }, name: { type: 'string' } },
  });
  const [id = '', decision, ...rest] = positionals;
  if (decision === 'reject') {
    const reasons = rest.map(reasonIn);
    const known = reasons.filter((reason) => reason !== undefined);
    return known.length === reasons.length ? { id, answer: { reasons: known } } : undefined;
  }
  const [number, date] = rest;
  if (decision !== 'accept' || number === undefined || date === undefined) return undefined;
  const received =
    values.file === undefined ? undefined : await receivePdf({ files }, await readFile(values.file));
  if (received?.ok === false) return 'no PDF';
  return { id, answer: { number, date, name: values.name, paper: received?.value } };
}

function reasonIn(word: string) {
  const [part = '', ...words] = word.split('=');
  const about = filingParts.find((one) => one === part);
  return about === undefined || words.length === 0 ? undefined : { about, words: words.join('=') };
}
