/** Fifty people who open their mails within a minute and sign, each from an address of his own. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  lookAtLink,
  mailCode,
  proveAddress,
  readFileForSigning,
  readForSigning,
  sign,
} from '@tabellion/features/signing/signeeContract.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { type OpenEnvelope, type Opening, signature } from './envelopes.ts';

const minuteMs = 60_000;
const readingMs = 2_000;
const mostMs = 500;

export async function fiftySignees(opening: Opening, envelopes: readonly OpenEnvelope[]): Promise<void> {
  const signees = envelopes.flatMap(({ agreed, envelope }) =>
    envelope.signees.map(({ email }) => ({ email, agreed })),
  );
  const times: { path: string; ms: number }[] = [];
  const newestTo = async (email: string, pattern: RegExp): Promise<string> => {
    for (let tries = 0; tries < 600; tries += 1) {
      const mail = await opening.db.asNobody((q) =>
        q.first<{ text: string }>(sql`
          select text from mailbox where lower(to_address) = ${email} order by received_at desc limit 1`),
      );
      const [, found] = pattern.exec(mail?.text ?? '') ?? [];
      if (found !== undefined) return found;
      await pause(100);
    }
    throw new Error(`no mail to ${email}`);
  };

  async function signs({ email, agreed }: (typeof signees)[number], at: number): Promise<void> {
    const ask = async (path: string, input: SigneeRequest) => {
      const begin = performance.now();
      const { status, text } = await answerOf(opening.origin + path, `127.1.0.${at + 1}`, input);
      times.push({ path, ms: performance.now() - begin });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return text;
    };
    const token = await newestTo(email, /\/signature\/([\w-]{43})\b/);
    await pause((at * minuteMs) / signees.length);
    await ask(lookAtLink.path, { body: { token } });
    await ask(mailCode.path, { body: { token } });
    const code = await newestTo(email, /\b(\d{6})\b/);
    const proved = JSON.parse(await ask(proveAddress.path, { body: { token, code } }));
    const session = { token: proved.data.signee_token };
    await ask(readForSigning.path, session);
    for (const { document_id } of agreed)
      await ask(readFileForSigning.path.replace('{docId}', document_id), session);
    await pause(readingMs);
    await ask(sign.path, { ...session, body: { agreed, signature } });
  }

  const begin = performance.now();
  await Promise.all(signees.map(signs));
  const seconds = (performance.now() - begin) / 1_000;
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const shareOf = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0);
  const p99 = Number(shareOf(0.99));
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0];
  console.log(`\n${signees.length} signees in ${seconds.toFixed(0)} s, sealed and mailed beside it`);
  console.log(
    `  ${times.length} requests: median ${shareOf(0.5)} ms, p99 ${p99} ms  (target <= ${mostMs}: ${p99 <= mostMs ? 'met' : 'missed'}), ` +
      `slowest ${slowest?.ms.toFixed(0)} ms (${slowest?.path.replace(/[\da-f-]{36}/, '{docId}')})`,
  );
}

interface SigneeRequest {
  readonly token?: string;
  readonly body?: object;
}

/** @param localAddress whose requests are counted together */
function answerOf(
  url: string,
  localAddress: string,
  { token, body }: SigneeRequest,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { localAddress, method, headers }, (reply) => {
      reply.toArray().then((pieces) => {
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(pieces).toString() });
      }, reject);
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}
