import { expect, test } from 'vitest';
import type { classSorts } from '../registerOrders.ts';
import { listedClasses } from './listedClasses.ts';

const line = (name: string, issued: string, holders: number, capital: string) => ({
  terms: { name },
  issued,
  holders,
  capital,
});

const classes = [
  line('Common', '1000000', 12, '0.3'),
  line('Série privilégiée', '200000000000000000001', 1, '491176.41'),
  line('Class A', '200000000000000000000', 3, '0.25'),
];

const names = (sort: (typeof classSorts)[number], name = '') =>
  listedClasses(classes, { name, sort, language: 'en' }).map(({ terms }) => terms.name);

test('classes are listed in the order of the articles, or exactly by what is asked for', () => {
  expect(names('created')).toEqual(['Common', 'Série privilégiée', 'Class A']);
  expect(names('-created')).toEqual(['Class A', 'Série privilégiée', 'Common']);
  expect(names('name')).toEqual(['Class A', 'Common', 'Série privilégiée']);
  expect(names('-issued')).toEqual(['Série privilégiée', 'Class A', 'Common']);
  expect(names('holders')).toEqual(['Série privilégiée', 'Class A', 'Common']);
  expect(names('capital')).toEqual(['Class A', 'Common', 'Série privilégiée']);
});

test('a filter finds every word of a name without regard to case and accents', () => {
  expect(names('created', 'PRIVILEGIEE serie')).toEqual(['Série privilégiée']);
  expect(names('created', 'common b')).toEqual([]);
  expect(names('created', '%_')).toEqual([]);
  expect(names('created', ' ')).toHaveLength(classes.length);
});
