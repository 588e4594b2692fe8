/** Later features take people from here: their names, addresses and other personal facts, their acts and
 *  their positions. */
export { displayName, type FactBodies, type NewFact, type PersonFacts, sortingName } from '../../facts.ts';
export {
  type CitedFact,
  eraseFacts,
  eraseNeverAdded,
  factsOf,
  wordsIn,
  writeFacts,
  writeWordsFact as writeWords,
} from '../facts.ts';
export { selectNamesAt as namesAt } from '../store/certificates.ts';
export { selectFactsWithEmail as factsWithEmail, selectHomeLines as homeLines } from '../store/facts.ts';
export { selectNames as namesIn } from '../store/names.ts';
export {
  type PersonAct,
  selectActsOfPerson as actsOfPerson,
  selectJointHolderActs as membersActsOf,
  selectNamedPersons as namedPersonsOn,
  selectPersonAt as personAt,
  selectPersonsNamed as personsNamed,
  selectRegistered as registeredAt,
} from '../store/persons.ts';
export { type PersonFound, selectPersonsFound as personsFound } from '../store/personsFound.ts';
export { type Seat as SeatRow, selectSeats as seatsOn } from '../store/seats.ts';
