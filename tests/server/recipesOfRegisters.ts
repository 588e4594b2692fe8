/** Requests of people, control and proposals. */
import * as control from '@tabellion/features/control/contract.ts';
import * as controlRegister from '@tabellion/features/control/registerContract.ts';
import * as matters from '@tabellion/features/matters/contract.ts';
import * as people from '@tabellion/features/people/contract.ts';
import * as proposals from '@tabellion/features/registers/proposalContract.ts';
import * as transactions from '@tabellion/features/shares/transactionContract.ts';
import * as worklist from '@tabellion/features/worklist/contract.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { Story } from '../support/story.ts';
import { once, type Recipe, recipe } from './recipe.ts';
import { id, nothing, person } from './recipeParts.ts';

const ofPeople: readonly Recipe[] = [
  recipe(people.directorsAndOfficers, id),
  recipe(people.saveManages, (story) => ({
    ...id(story),
    body: { manages_company: 'other' as const, people_involved: 'owners' as const },
  })),
  recipe(people.listDirectors, (story) => ({ ...id(story), query: {} })),
  recipe(people.listOfficers, (story) => ({ ...id(story), query: {} })),
  recipe(people.addToPosition, ({ orgId }) => ({
    params: { id: orgId, position: 'treasurers' as const },
    body: { person: { ...person, email: `${newId()}@maple.test` } },
  })),
  recipe(people.updatePosition, ({ orgId, personId }) => ({
    params: { id: orgId, position: 'directors' as const },
    body: { person: { person_id: personId, lastname: 'Tremblay-Roy' } },
  })),
  once(people.removeFromPosition, 'position', ({ orgId, personId }) => ({
    params: { id: orgId, position: 'presidents' as const, itemId: personId },
    query: {},
  })),
  once(people.endPosition, 'position', ({ orgId, personId }) => ({
    params: { id: orgId, position: 'presidents' as const },
    body: { person_id: personId, preview: true },
  })),
  once(people.removePreviousPosition, 'position', ({ orgId, personId }) => ({
    params: { id: orgId, position: 'presidents' as const, personId, newPosition: 'directors' as const },
  })),
  recipe(people.listPeople, id),
  recipe(people.findPeople, (story) => ({ ...id(story), query: { words: 'a' } })),
  recipe(people.readPerson, ({ personId }) => ({ params: { id: personId }, query: {} })),
  recipe(people.updatePerson, ({ personId }) => ({ body: { person_id: personId, citizenship: 'Canada' } })),
];

const ofControl: readonly Recipe[] = [
  recipe(controlRegister.readControl, (story) => ({ ...id(story), query: {} })),
  recipe(controlRegister.exportControl, (story) => ({ ...id(story), query: { format: 'csv' as const } })),
  recipe(controlRegister.readControlWhole, (story) => ({ ...id(story), query: {} })),
  recipe(controlRegister.exportControlWhole, (story) => ({
    ...id(story),
    query: { format: 'csv' as const },
  })),
  recipe(controlRegister.readPersonControlStatus, ({ orgId, personId }) => ({
    params: { id: orgId, personId },
    query: {},
  })),
  recipe(control.readParticulars, ({ orgId, personId }) => ({ params: { id: orgId, personId } })),
  recipe(control.disposeParticulars, ({ orgId, personId }) => ({ params: { id: orgId, personId } })),
  recipe(control.stateControl, (story) => ({
    ...id(story),
    body: { ground: 'in_fact' as const, individuals: [{ person_id: story.personId }] },
  })),
  recipe(control.endControl, (story) => ({ ...id(story), body: { control_id: newId() } })),
  recipe(control.reviewControl, (story) => ({
    ...id(story),
    body: {
      ways: ['letter' as const],
      outcome: 'confirmed' as const,
      people_asked: [{ person_id: story.personId, answered: true }],
    },
  })),
  recipe(control.fileControl, (story) => ({
    ...id(story),
    body: { occasion: 'change' as const, reference: 'ISC-1' },
  })),
  recipe(control.valueClasses, (story) => ({
    ...id(story),
    body: { values: [{ class_id: story.classId, amount: '1.25' }] },
  })),
  recipe(control.takeBackControl, (story) => ({
    ...id(story),
    body: { act_id: newId(), reason: 'a mistake' },
  })),
];

/** A transfer that waits for signatures. */
const waiting = async ({ orgId, holderSecurityId, personId, owner }: Story) => {
  const to = [{ person_id: personId, sharesExact: '1' }];
  const body = { security_id: holderSecurityId, to, propose: { awaits: 'signatures' as const } };
  const proposed = await owner.api(transactions.transferShares, { params: { id: orgId }, body });
  return { params: { id: orgId, proposal: (proposed.ok && proposed.data.proposal_id) || newId() } };
};

const ofMatter = ({ orgId, matterId }: Story) => ({ params: { id: orgId, matter: matterId } });

const ofRegisters: readonly Recipe[] = [
  recipe(proposals.listProposals, id),
  recipe(proposals.applyProposal, async (story) => ({ ...(await waiting(story)), body: {} })),
  recipe(proposals.withdrawProposal, waiting),
  recipe(proposals.withdrawUnpaidHolders, id),
  recipe(matters.listMatters, id),
  recipe(matters.handOverMatter, (story) => ({ ...ofMatter(story), body: { user_id: story.owner.userId } })),
  recipe(matters.withdrawMatter, ofMatter),
  recipe(worklist.readWorklist, (story) => ({ query: { client: 'Maple', member: story.owner.userId } })),
  recipe(worklist.countWorklist, nothing),
  recipe(worklist.readOrganizationsAtWork, nothing),
  recipe(worklist.exportWorklist, () => ({ query: { format: 'csv' as const, state: 'overdue' as const } })),
  recipe(worklist.assignLines, (story) => ({
    ...id(story),
    body: { lines: [`signatures ${story.envelopeId}`], user_id: story.owner.userId },
  })),
  recipe(worklist.listViews, nothing),
  recipe(worklist.saveView, () => ({ body: { name: 'Friday round', filters: { state: 'soon' as const } } })),
  recipe(worklist.removeView, () => ({ params: { view: newId() } })),
];

export const recipesOfRegisters: readonly Recipe[] = [...ofPeople, ...ofRegisters, ...ofControl];
