/** Words of every register's page: the date it is read at, comparing, exporting. */
export const register = {
  'register.asOf': 'Register as of',
  'register.today': 'Today',
  'register.earlier': 'Earlier change',
  'register.later': 'Later change',
  'register.past': 'As it stood on {date}. To record something, go back to today.',
  'register.pastKnown': 'As it stood on {date}, as known on {at}. What was recorded later is left out.',
  'register.knownAt': 'As known on…',
  'register.knownAt.field': 'As known on',
  'register.knownAt.zone': 'By the clock of the registry: {zone}.',
  'register.knownAt.show': 'Show',
  'register.knownAt.all': 'Show all that is recorded',
} as const;
