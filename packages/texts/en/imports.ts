import type { imports as codes } from '../codes/imports.ts';

/** What imports answer. */
export const imports = {
  'IMPORTS.RECORDED': 'The import is on record.',
  'IMPORTS.REHEARSED': 'This is how the registers would stand. Nothing has been recorded.',
  'IMPORTS.TAKEN_BACK': 'The import has been taken back.',
  'IMPORTS.FILE_REQUIRED': 'Please choose a file.',
  'IMPORTS.FAULTY':
    '{count, plural, one {One thing in the file must be mended first.} other {# things in the file must be mended first.}} Nothing has been recorded.',
  'IMPORTS.NOTHING': 'The file holds nothing that the registers could take in.',
  'IMPORTS.ANOMALIES_DIFFER':
    'The registers have changed since you looked. Please look at the comparison again.',
  'IMPORTS.ALREADY_TAKEN_BACK': 'This import has already been taken back.',
} as const satisfies Record<keyof typeof codes, string>;
