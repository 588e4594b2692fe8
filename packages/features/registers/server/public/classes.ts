/** Later features take share classes from here, and their stated capital accounts. */
export {
  type AccountAt,
  type Movement,
  selectAccountTotal as accountTotalOn,
  selectAuthorized as authorizedSince,
  selectLowestBalance as lowestBalanceFrom,
  selectMovements as movementsOn,
} from '../store/capitalAccount.ts';
export {
  type ClassLine,
  selectActsOfClass as actsOfClass,
  selectClassLines as classLinesOn,
  selectDissolvedOn as dissolvedOn,
  selectIncorporatedOn as incorporatedOn,
  selectLaterOfClass as laterOfClass,
} from '../store/classes.ts';
