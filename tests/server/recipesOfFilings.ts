/** Requests of filings, annual returns and changes. */
import * as changes from '@tabellion/features/changes/contract.ts';
import { compareWithRegistry } from '@tabellion/features/changes/registryContract.ts';
import * as annualClientContract from '@tabellion/features/filings/annualClientContract.ts';
import * as annual from '@tabellion/features/filings/annualContract.ts';
import * as filings from '@tabellion/features/filings/contract.ts';
import * as particulars from '@tabellion/features/filings/particularsContract.ts';
import { given } from '../support/founding.ts';
import { founderPrice, type Story, todayAt } from '../support/story.ts';
import { type Recipe, recipe } from './recipe.ts';
import { id, provider, unsentToken } from './recipeParts.ts';

const ofReturn = ({ orgId, filingId }: Story) => ({ params: { orgId, filingId } });

const ofFilings: readonly Recipe[] = [
  recipe(particulars.readRegistryParticulars, id),
  recipe(particulars.stateRegistryParticular, (story) => ({
    ...id(story),
    body: { kind: 'email' as const, value: 'office@maple.test', effective_on: '2026-04-01' },
  })),
  recipe(particulars.keepRegistryKey, (story) => ({
    ...id(story),
    body: { registration: 'CA', key: 'K-77', number: 'C-4471' },
  })),
  recipe(particulars.lookAtRegistryKey, (story) => ({ ...id(story), body: { registration: 'CA' } })),
  recipe(filings.listFilings, ({ orgId }) => ({ params: { orgId } })),
  recipe(filings.exportFilings, ({ orgId }) => ({ params: { orgId }, query: { format: 'csv' as const } })),
  recipe(filings.readFiling, ({ filingId }) => ({ params: { id: filingId } })),
  recipe(filings.updateFiling, ({ filingId, documentId }) => ({
    params: { id: filingId },
    body: { mark: 'filed' as const, number: '1584203', filed_on: '2026-04-30', document_id: documentId },
  })),
];

const yearEnd = { parts: [{ kind: 'year_end' as const, form: { fiscal_year_end: '09-30' } }] };
const ofChange = ({ orgId, changeId }: Story) => ({ params: { orgId, changeId } });

/** A draft of its own for what ends it. */
const aChange = async ({ orgId, changeId, owner }: Story) => {
  const drafted = await owner.api(changes.draftChange, { params: { orgId }, body: yearEnd });
  return { params: { orgId, changeId: drafted.ok ? drafted.data.change.change_id : changeId }, body: {} };
};

/** One that was declared on paper, and is payable today. Where the corporation does not exist yet, none can be. */
const aDividend = async ({ orgId, changeId: unsent, classId, owner, server }: Story) => {
  const today = todayAt(server);
  const days = { record_on: today, payable_on: today, solvency_on: today, effective_on: today };
  const form = { class_id: classId, perShareExact: '0.01', ...days };
  const parts = [{ kind: 'dividend' as const, form }];
  const drafted = await owner.api(changes.draftChange, { params: { orgId }, body: { parts } });
  const params = { orgId, changeId: drafted.ok ? drafted.data.change.change_id : unsent };
  const attested_by = 'Amélie Tremblay';
  if (drafted.ok)
    given(await owner.api(changes.approveChange, { params, body: { signed_on: today, attested_by } }));
  return { params, body: { part: 0, reviewed_on: today, attested_by, is_solvent: true } };
};

const ofChanges: readonly Recipe[] = [
  recipe(changes.listChanges, ({ orgId }) => ({ params: { orgId } })),
  recipe(changes.readChangeForm, ({ orgId }) => ({ params: { orgId, kind: 'office' as const } })),
  recipe(changes.previewChange, ({ orgId }) => ({ params: { orgId }, body: yearEnd })),
  recipe(compareWithRegistry, ({ orgId, server }) => ({
    params: { orgId },
    body: { profile: 'Corporate Name\nMaple Robotics Inc.', as_of: todayAt(server) },
  })),
  recipe(changes.draftChange, ({ orgId }) => ({ params: { orgId }, body: yearEnd })),
  recipe(changes.readChange, ofChange),
  recipe(changes.editChange, (story) => ({ ...ofChange(story), body: yearEnd })),
  recipe(changes.duplicateChange, (story) => ({ ...ofChange(story), body: {} })),
  recipe(changes.sendChange, aChange),
  recipe(changes.approveChange, async (story) => ({
    ...(await aChange(story)),
    body: { signed_on: todayAt(story.server), attested_by: 'Amélie Tremblay' },
  })),
  recipe(changes.holdMeeting, async (story) => ({
    ...(await aChange(story)),
    body: {
      meetings: [
        {
          body: 'directors' as const,
          held_on: todayAt(story.server),
          notice: 'waived' as const,
          place: 'Toronto',
          chair: story.personId,
          secretary: story.personId,
          present: [story.personId],
          votes: [{ class_id: null, for: '1', against: '0' }],
        },
      ],
    },
  })),
  recipe(changes.payChange, async ({ orgId, changeId, seal }) => ({
    params: { provider, x: 'change', orgId, y: changeId },
    body: { card: await seal(200), price: 200 },
  })),
  recipe(changes.reviewDividend, aDividend),
  recipe(changes.withdrawChange, aChange),
];

/** The return of a year that the law does not ask for: it is there for nobody. */
const ofAnnual: readonly Recipe[] = [
  recipe(annual.readAnnual, ofReturn),
  recipe(annual.saveAnnual, (story) => ({ ...ofReturn(story), body: { seen: true as const } })),
  recipe(annual.payFiling, async ({ orgId, filingId, seal }) => ({
    params: { provider, orgId, filingId },
    body: { card: await seal(founderPrice), price: founderPrice },
  })),
  recipe(annual.sendReturnAgain, (story) => ({ ...ofReturn(story), body: {} })),
  recipe(annualClientContract.askClient, (story) => ({
    ...ofReturn(story),
    body: { email: 'client@firm.test', ends_on: todayAt(story.server) },
  })),
  recipe(annualClientContract.revokeAsk, ({ orgId, filingId, annualLinkId: linkId }) => ({
    params: { orgId, filingId, linkId },
    body: {},
  })),
  recipe(annualClientContract.readAsked, () => unsentToken),
  recipe(annualClientContract.answerAsked, () => ({
    body: {
      ...unsentToken.body,
      answers: [{ line: 'office', version: '0123456789abcdef', answer: 'right' as const }],
    },
  })),
  recipe(annual.sendFilingMail, ({ orgId }) => ({ body: { org_unique_id: orgId, firstname: 'Amélie' } })),
];

export const recipesOfFilings: readonly Recipe[] = [...ofAnnual, ...ofFilings, ...ofChanges];
