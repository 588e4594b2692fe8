/** Words of the day from whose anniversary annual returns are counted, and of the days since which office and year end hold, loaded
 *  where they are asked or shown. */
export const anchoring = {
  'organization.anchor': 'Annual returns from',
  'organization.anchor.help':
    'The event whose anniversary opens the annual return each year. A revival does not change it.',
  'organization.anchor.incorporation': 'Incorporation',
  'organization.anchor.amalgamation': 'Amalgamation',
  'organization.anchor.continuance': 'Continuance',
  'organization.anchor.on.amalgamation': 'Date of amalgamation',
  'organization.anchor.on.continuance': 'Date of continuance',
  'organization.since.office': 'At this address since',
  'organization.since.year_end': 'This fiscal year end since',
  'organization.since.help': 'Leave this empty if it has been the same since incorporation.',
};
