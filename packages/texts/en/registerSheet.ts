/** Words of registers that leave as files; no screen says them. */
export const registerSheet = {
  'register.export.compared': 'Compared with {date}',
  'register.export.difference': 'Difference',
  'register.export.before': 'Before',
  'register.export.part': '{what}: {value}',
  'register.export.rising': 'Sorted by {column}',
  'register.export.falling': 'Sorted by {column}, descending',
} as const;
