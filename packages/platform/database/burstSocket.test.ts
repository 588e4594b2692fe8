import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BurstSocket } from './burstSocket.ts';

const server = createServer();
let socket: BurstSocket;
let theirs: Socket;

beforeEach(async () => {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  socket = new BurstSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  [theirs] = await once(server, 'connection');
  theirs.setEncoding('utf8');
});

afterEach(async () => {
  socket.destroy();
  theirs.destroy();
  await new Promise((closed) => server.close(closed));
});

describe('a burst socket', () => {
  test('holds what is written until the turn ends, and sends all of it in order', async () => {
    socket.write('begin;');
    socket.write(Buffer.from('select'));
    expect(socket.writableLength).toBe(12);
    const [read] = await once(theirs, 'data');
    expect(read).toBe('begin;select');
  });

  test('gathers again in the next turn', async () => {
    socket.write('one');
    await once(theirs, 'data');
    const told = new Promise((resolve) => socket.write('two', resolve));
    expect(socket.writableLength).toBe(3);
    const [read] = await once(theirs, 'data');
    expect(read).toBe('two');
    await told;
  });

  test('sends what was written before its end', async () => {
    socket.write('last');
    socket.end();
    const [read] = await once(theirs, 'data');
    expect(read).toBe('last');
    await once(theirs, 'end');
  });
});
