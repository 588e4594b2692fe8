/** The limits for whoever has a personal link, and not the mailbox. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationOf, registered } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { askCode, digitsOf, guessCode, refuseGuess } from './codes.ts';
import { type CodeLink, spendCode } from './store/secrets.ts';

let server: TestServer;
let orgId: string;
beforeAll(async () => {
  server = await startTestServer();
  orgId = await organizationOf(await registered(server));
});
afterAll(() => server.close());

/** A link of its own person, unless another one is named. */
const linkOf = (askedFor = newId()): CodeLink => ({ orgId, linkId: newId(), askedFor });

const at = (minutes: number): Instant =>
  instantOfMillis(millisOfInstant(server.clock.read()) + minutes * 60_000);

const db = () => server.installation.db;

const asked = (link: CodeLink, minutes = 0) =>
  db().transaction(orgId, (tx) => askCode(tx, link, at(minutes)));

/** The digits of a new code, as its mail has them. */
async function codeFor(link: CodeLink, minutes = 0): Promise<string> {
  const answer = await asked(link, minutes);
  if (!answer.ok) throw new Error(answer.error.textCode);
  const code = { codeId: answer.value.codeId, now: at(minutes) };
  return (await db().asOrganization(orgId, (q) => digitsOf(q, orgId, code))) ?? '';
}

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

/** Right and spent, or the code of the refusal. */
async function guessed(link: CodeLink, code: string, minutes = 0): Promise<string> {
  const now = at(minutes);
  const guess = await guessCode(db(), link, { code, now });
  if (!guess.ok) return guess.error.textCode;
  if (!guess.value.isRight) return refuseGuess(guess.value).error.textCode;
  const { codeId } = guess.value;
  const isSpent = await db().asOrganization(orgId, (q) => spendCode(q, orgId, { codeId, at: now }));
  return isSpent ? 'right' : 'spent before';
}

test('a code works once, whichever keyboard wrote its digits', async () => {
  const link = linkOf();
  const code = await codeFor(link);
  expect(code).toMatch(/^\d{6}$/);
  const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  expect(await guessed(link, ` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).toBe('right');
  expect(await guessed(link, code)).toBe('SIGNING.CODE_OVER');
});

test('a code works for ten minutes', async () => {
  const [early, late] = [linkOf(), linkOf()];
  expect(await guessed(early, await codeFor(early), 9.9)).toBe('right');
  expect(await guessed(late, await codeFor(late), 10)).toBe('SIGNING.CODE_OVER');
});

test('a code takes five guesses, also where they come at once', async () => {
  const link = linkOf();
  const code = await codeFor(link);
  const guesses = Array.from({ length: 12 }, () => guessed(link, wrongFor(code)));
  const answers = (await Promise.all(guesses)).sort();
  const [over, wrong] = ['SIGNING.CODE_OVER', 'SIGNING.CODE_WRONG'];
  expect(answers).toEqual([...Array(8).fill(over), ...Array(4).fill(wrong)]);
  expect(await guessed(link, code)).toBe(over);
  expect(await guessed(link, await codeFor(link, 1), 1)).toBe('right');
});

test('of two that are right at once, one opens', async () => {
  const link = linkOf();
  const code = await codeFor(link);
  const answers = await Promise.all([guessed(link, code), guessed(link, code)]);
  expect(answers.filter((one) => one === 'right')).toHaveLength(1);
});

test('a code that is not mailed yet opens nothing, nor does a code for another link or an older one', async () => {
  const link = linkOf();
  const other = linkOf(link.askedFor);
  await asked(link);
  expect(await guessed(link, '')).toBe('SIGNING.CODE_OVER');
  const older = await codeFor(link, 1);
  expect(await guessed(other, older, 1)).toBe('SIGNING.CODE_OVER');
  const newer = await codeFor(link, 2);
  if (older !== newer) expect(await guessed(link, older, 2)).toBe('SIGNING.CODE_WRONG');
  expect(await guessed(link, newer, 2)).toBe('right');
});

test('there is a code a minute and five an hour, whichever of the links of one person asks', async () => {
  const links = [linkOf()];
  links.push(linkOf(links[0]?.askedFor));
  const ask = async (minutes: number, link = links[Math.floor(minutes) % 2] ?? linkOf()) => {
    const answer = await asked(link, minutes);
    return answer.ok || answer.error.textCode;
  };
  const answers = [];
  for (const minutes of [0, 0.5, 1, 2, 3, 4, 5, 59, 60, 61]) answers.push(await ask(minutes));
  const [recently, many] = ['SIGNING.SENT_RECENTLY', 'SIGNING.TOO_MANY_CODES'];
  expect(answers).toEqual([true, recently, true, true, true, true, many, many, true, true]);
  expect(await ask(5, linkOf())).toBe(true);
});
