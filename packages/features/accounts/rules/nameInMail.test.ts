import { expect, test } from 'vitest';
import { greetingOf, nameInMail } from './nameInMail.ts';

test('names stand as they are written, in any script', () => {
  for (const name of [
    'Amélie Tremblay',
    'J.R. Smith',
    'St. John',
    'ليلى',
    'Maple Robotics Inc.',
    '',
    '9876 Ltd.',
  ])
    expect(nameInMail(name)).toBe(name);
});

test('what a mail program makes a link of is left out, however it is spelled', () => {
  for (const name of [
    'https://evil.test/pay',
    'Pay at evil.test now',
    'WWW.evil',
    'evil．test',
    'evil。test',
    'ｅｖｉｌ．ｔｅｓｔ',
    'evil\u2024test',
  ])
    expect([nameInMail(name), greetingOf(name)]).toEqual(['', []]);
});

test('a long one is cut to 60 code points', () => {
  expect(nameInMail('é'.repeat(60))).toBe('é'.repeat(60));
  expect(nameInMail('🍁'.repeat(61))).toBe(`${'🍁'.repeat(59)}…`);
});
