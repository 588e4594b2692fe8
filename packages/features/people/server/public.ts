/** Later features read the registers of an organization here, its people as they travel, and save them. */

export { withoutUnreferencedPerson } from '../rules/unnamed.ts';
export { addressCell } from './addressCell.ts';
export { addOrSavePerson, enterAppointment, recordConsent } from './commands/appoint.ts';
export { correctionOrChangeOf } from './commands/update.ts';
export { backdatePersonEntry } from './entering.ts';
export { findPersonOnRecord } from './findPersonOnRecord.ts';
export { judgingAppointments } from './judgingAppointments.ts';
export { checkEditable, openPeopleContext, type PeopleContext, readPeopleContext } from './peopleContext.ts';
export { readingAt, readingToday, standsOn } from './readingAt.ts';
export { editProposed, recordOrProposeDrafts } from './recordOrProposeDrafts.ts';
export {
  comparedLines,
  PAGE,
  type PageReading,
  pageReading,
  registerPage,
  type WholeRegister,
} from './registerPage.ts';
export { registeredPerson, wholeSeatRegister } from './registers.ts';
export { peopleViewContextOf } from './reply.ts';
export { savePerson } from './saving.ts';
export { seatCells } from './seatCells.ts';
export { shownTo } from './shownFacts.ts';
export { factsIn, type PeopleViewContext, personView } from './views.ts';
