/** Answers what is no request: Node gives it up before there is anything to route, so the words are written by hand. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { failure, type Texts } from './answer.ts';
import type { GuardHeaders } from './guardHeaders.ts';
import { endAfterAnswers, isNewestWhole, underWay } from './underWay.ts';
import { isRestOfAnswered } from './unread.ts';

interface Unreadable {
  texts: Texts;
  guards: GuardHeaders;
  onAnswer: (line: {
    requestId: string;
    endpoint: string;
    status: number;
    millis: number;
    textCode: TextCode;
  }) => void;
}

/** Answers in the one shape of failures, in English, and ends the connection. Headers beyond Node's 16 KiB:
 *  GENERAL.TOO_LARGE; all else, a request that does not end in time too: GENERAL.MALFORMED. Where the rest of a
 *  request that has its answer cannot be read, the connection only ends: a second answer would be taken for that
 *  of the next request. */
export const answerUnreadable =
  ({ texts, guards, onAnswer }: Unreadable) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // Words written now would be taken for the answer of what was asked before.
    if (underWay(socket) > 0 && isNewestWhole(socket)) {
      endAfterAnswers(socket);
      return;
    }
    if (underWay(socket) > 1) {
      socket.destroy();
      return;
    }
    if (isRestOfAnswered(socket)) {
      socket.end(() => socket.destroy());
      return;
    }
    const textCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'GENERAL.TOO_LARGE' : 'GENERAL.MALFORMED';
    const requestId = randomUUID();
    const { status, body } = failure(texts, 'en', { textCode }, requestId);
    onAnswer({ requestId, endpoint: 'unreadable', status, millis: 0, textCode });
    const text = JSON.stringify(body);
    const headers = {
      ...guards,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () =>
      socket.destroy(),
    );
  };
