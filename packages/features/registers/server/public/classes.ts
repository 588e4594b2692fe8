/** For later features. Share classes and their stated capital accounts. */
export {
  type AccountAt,
  type Movement,
  selectAccountTotal as accountTotalOn,
  selectAuthorized as authorizedSince,
  selectLowestBalance as lowestBalanceFrom,
  selectMovements as movementsOn,
} from '../store/capitalAccount.ts';
export { selectActsOfClass as actsOfClass, selectLaterOfClass as laterOfClass } from '../store/classActs.ts';
export { selectIncorporatedOn as incorporatedOn } from '../store/classes.ts';
export { type ClassLine, selectClassLines as classLinesOn } from '../store/classLines.ts';
