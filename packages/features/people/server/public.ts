/** For later features: what stands in the registers of an organization, its people as they travel, and how they are saved. */

export { withoutUnnamed } from '../rules/unnamed.ts';
export { shownTo } from './addresses.ts';
export { personOf } from './commands/appoint.ts';
export { howOf } from './commands/update.ts';
export { enterBy } from './entering.ts';
export { judgingAppointments } from './judgingAppointments.ts';
export { oneOnRecord } from './oneOnRecord.ts';
export { checkEditable, openPeopleContext, type PeopleContext, readPeopleContext } from './peopleContext.ts';
export { editProposed, place } from './place.ts';
export { readingAt, readingToday, standsOn } from './readingAt.ts';
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
export { factsIn, type PeopleViewContext, personView } from './views.ts';
