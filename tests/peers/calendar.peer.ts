/** The calendar of a member, read by icalendar (Python) and by khal: both must see the days and titles that the page shows. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { markDeadlines, readDeadlines } from '@tabellion/features/deadlines/contract.ts';
import { makeFeed } from '@tabellion/features/deadlines/feedContract.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import { updateProfile } from '@tabellion/features/entry/profileContract.ts';
import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellMaple } from '../stories/maple.ts';
import { type Hand, handOf } from '../stories/stage.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const execute = promisify(execFile);

let server: TestServer;
let folder: string;
let hand: Hand;
let orgId: string;

interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly from: string;
  readonly until: string;
  readonly sequence: number;
  readonly status: string;
  readonly alarms: readonly string[];
}

beforeAll(async () => {
  server = await startTestServer();
  folder = await scratchFolder('tabellion-peer-calendar-');
  const maple = await tellMaple(server);
  orgId = maple.orgId;
  const { token } = await handOf(server)(login, { body: { ...maple.signIn } });
  hand = handOf(server, token);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The calendar as a program fetches it, in a file. */
async function calendarFile(name: string): Promise<string> {
  const { address } = await hand(makeFeed, { body: {} });
  const reply = await fetch(server.origin + new URL(address).pathname);
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await reply.arrayBuffer()));
  return path;
}

async function readByIcalendar(path: string): Promise<ReadEvent[]> {
  const script = join(import.meta.dirname, 'readCalendar.py');
  const { stdout } = await execute('/usr/bin/python3', [script, path]);
  return JSON.parse(stdout);
}

/** One line for each event: its day and its title. */
async function readByKhal(path: string): Promise<string[]> {
  const store = join(folder, 'khal');
  await mkdir(join(store, 'calendar'), { recursive: true });
  const config = join(store, 'config');
  await writeFile(
    config,
    `[calendars]\n[[deadlines]]\npath = ${join(store, 'calendar')}\n[locale]\nlocal_timezone = America/Toronto\ndefault_timezone = America/Toronto\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\ntimeformat = %H:%M\n[sqlite]\npath = ${join(store, 'khal.db')}\n`,
  );
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: store };
  const khal = (...args: readonly string[]) => execute('/usr/bin/khal', ['-c', config, ...args], { env });
  await khal('import', '--batch', '-a', 'deadlines', path);
  const { stdout } = await khal(
    'list',
    '--format',
    '{start-date} {end-date} {title}',
    '--day-format',
    '',
    '2024-01-01',
    '3650d',
  );
  await rm(store, { recursive: true });
  return stdout.split('\n').filter((line) => line.trim() !== '');
}

const shown = async () => (await hand(readDeadlines, { params: { id: orgId } })).deadlines;

describe('the calendar of the story company', () => {
  test('has for icalendar one whole day for each deadline, with its alarms', async () => {
    const deadlines = await shown();
    const events = await readByIcalendar(await calendarFile('maple.ics'));
    expect(events.map((event) => event.from).sort()).toEqual(deadlines.map(({ due_on }) => due_on).sort());
    for (const { from, until, alarms, status } of events) {
      expect(until).toBe(addDays(plainDate(from), 1));
      expect({ alarms, status }).toEqual({
        alarms: ['-14 days, 9:00:00', '-3 days, 9:00:00'],
        status: 'CONFIRMED',
      });
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('has for khal the same days and titles, in Arabic too', async () => {
    for (const language of ['en', 'ar'] as const) {
      await hand(updateProfile, { body: { firstname: 'Amélie', lastname: 'Tremblay', language } });
      const path = await calendarFile(`maple-${language}.ics`);
      const events = await readByIcalendar(path);
      expect((await readByKhal(path)).sort()).toEqual(
        events.map(({ from, summary }) => `${from} ${from} ${summary}`).sort(),
      );
    }
  });

  test('tells icalendar what does not apply as cancelled, with a higher sequence', async () => {
    const before = await readByIcalendar(await calendarFile('before.ics'));
    const annual = (await shown()).find(({ kind }) => kind === 'annual_filing');
    if (annual === undefined) throw new Error('the story owes no annual return');
    const { registration, kind, occasion, due_on } = annual;
    const deadlines = [{ registration, kind, occasion }];
    await hand(markDeadlines, {
      params: { id: orgId },
      body: { deadlines, mark: 'not_applicable', reason: 'Dormant.' },
    });
    const after = await readByIcalendar(await calendarFile('after.ics'));
    const [over] = after.filter(({ status }) => status === 'CANCELLED');
    expect(over).toMatchObject({ from: due_on, sequence: 1, alarms: [] });
    expect(before.map(({ uid }) => uid)).toContain(over?.uid);
  });
});
