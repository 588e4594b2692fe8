/** The order of offices by which Ontario's five most senior officers are found: for its notices of change and its annual return
 *  alike. Pure. */

/** Ontario registers so many officers, the most senior ones (Corporations Information Act, s. 4). */
export const SENIOR_OFFICERS = 5;

/** The offices from the most senior down. The law names no order: this one is ours. */
const seniority: readonly string[] = [
  'chair',
  'chair_person',
  'chair_man',
  'chair_woman',
  'vice_chair',
  'chief_executive_officers',
  'presidents',
  'managing_director',
  'executive_director',
  'chief_operating_officers',
  'chief_financial_officers',
  'general_managers',
  'vice_presidents',
  'secretaries',
  'treasurers',
];

/** The place of an office in the order, 0 for the most senior; offices that it does not name share the last place. */
export function rankOfOffice(office: string): number {
  const rank = seniority.indexOf(office);
  return rank === -1 ? seniority.length : rank;
}
