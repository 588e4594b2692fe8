import { expect, test } from 'vitest';
import { deviceOf, networkOf } from './place.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['curl/8.5.0', ''],
])('a session remembers of %s only %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['::1', '::/48'],
  ['not an address', ''],
])('and of the address %s only %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
