import { searchKeys } from '@tabellion/law/names/nameSearch.ts';
import { describe, expect, test } from 'vitest';
import { readRegistryFile } from './registryFile.ts';

describe('a registry file', () => {
  test('names its columns in any order, quotes what holds commas, and ends lines as it likes', () => {
    const file = readRegistryFile(
      '\uFEFFStatus,Other,NAME,number\r\nActive,x,"Maple, ""Prime"" Ltd.",7\r\n,,,\r\nActive,x,,8\r\n',
    );
    expect(file?.names).toMatchObject([{ number: '7', name: 'Maple, "Prime" Ltd.', status: 'Active' }]);
    expect(file?.badLines).toEqual([4]);
  });

  test('counts the last line of a number', () => {
    const file = readRegistryFile('number,name,status\n7,Old Inc.,Active\n7,New Inc.,Active');
    expect(file?.names.map(({ name }) => name)).toEqual(['New Inc.']);
  });

  test('loses no line after one that is quoted wrongly', () => {
    const file = readRegistryFile(
      'number,name,status\r1,The "Best" Ltd.,Active\n2,"Open Inc.,Active\n3,"Shut" Inc.,Active\n4,"",x\n5,Last Inc.,Active',
    );
    expect(file?.names.map(({ name }) => name)).toEqual([
      'The "Best" Ltd.',
      '"Open Inc.',
      '"Shut" Inc.',
      'Last Inc.',
    ]);
    expect(file?.badLines).toEqual([5]);
    const long = `number,name,status\n1,"${'a"",\n'.repeat(20_000)}",Active\n2,Last Inc.,Active`;
    expect(readRegistryFile(long)?.names.at(-1)?.name).toBe('Last Inc.');
  });

  test('is nothing without its three columns', () => {
    expect(readRegistryFile('number,name\n1,a')).toBeUndefined();
    expect(readRegistryFile('')).toBeUndefined();
  });
});

describe('search keys', () => {
  const share = (a: string, b: string) => searchKeys(a).some((key) => searchKeys(b).includes(key));

  test('are shared by names that differ in spelling, accents, order or spacing', () => {
    expect(share('Érable & Fils Inc.', 'Erable Ltd.')).toBe(true);
    expect(share('Kwik Lantern Inc.', 'Lantern Kwik')).toBe(true);
    expect(share('Mapel Robotics', 'Maple Bakery')).toBe(true);
    expect(share('BlueSky Inc.', 'Blue Sky Inc.')).toBe(true);
  });

  test('are not shared by names that have only a trade in common', () => {
    expect(share('Maple Consulting Inc.', 'Cedar Consulting Inc.')).toBe(false);
  });
});
