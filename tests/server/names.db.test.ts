import { askAboutItem, rejectItem } from '@tabellion/features/backoffice/contract.ts';
import { retryOperation } from '@tabellion/features/backoffice/operationsContract.ts';
import { approveChange, draftChange, holdMeeting } from '@tabellion/features/changes/contract.ts';
import { takeBackControl } from '@tabellion/features/control/contract.ts';
import {
  appointAuditor,
  changeByLaw,
  confirmByLaw,
  correctSince,
  makeAgreement,
} from '@tabellion/features/corporation/contract.ts';
import { acquireLand, disposeOfLand } from '@tabellion/features/corporation/landContract.ts';
import { markDeadlines } from '@tabellion/features/deadlines/contract.ts';
import { setOwnDeadline } from '@tabellion/features/deadlines/ownContract.ts';
import { readDocument, sendNewOrganizationMail } from '@tabellion/features/documents/contract.ts';
import { previewDocuments } from '@tabellion/features/documents/entryContract.ts';
import { reviewPrecedent } from '@tabellion/features/documents/precedentContract.ts';
import { readProfileOfUser } from '@tabellion/features/entry/profileContract.ts';
import { sendFilingMail } from '@tabellion/features/filings/annualContract.ts';
import { updateFiling } from '@tabellion/features/filings/contract.ts';
import { keepRegistryKey, lookAtRegistryKey } from '@tabellion/features/filings/particularsContract.ts';
import {
  convertInstrument,
  exerciseOption,
  grantOption,
  recordInstrument,
} from '@tabellion/features/instruments/contract.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import { takeOver } from '@tabellion/features/onboarding/takeOverContract.ts';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { answerQuestion, listQuestions } from '@tabellion/features/registry/contract.ts';
import { openCapital } from '@tabellion/features/shares/capitalForms.ts';
import { chooseShareModel, listShareholders } from '@tabellion/features/shares/contract.ts';
import { sendEnvelope, voidEnvelope } from '@tabellion/features/signing/contract.ts';
import { recordOrganizingOnPaper, sendOrganizing } from '@tabellion/features/signing/organizingContract.ts';
import { decline, sign, signAsMember } from '@tabellion/features/signing/signeeContract.ts';
import { assignLines } from '@tabellion/features/worklist/contract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productEndpoints } from '../../tools/access-matrix.ts';
import { someOf } from '../support/extent.ts';
import { given } from '../support/founding.ts';
import { waitingFor } from '../support/handedOver.ts';
import { hostileWords } from '../support/hostileWords.ts';
import { incorporate } from '../support/incorporate.ts';
import { onStaff, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';
import { type Field, fieldName, fieldsOf, valueAt, withValue } from './fields.ts';
import type { Ingredients } from './recipe.ts';
import { nameOf, recipeOf } from './recipes.ts';
import { type Plain, request, tokenFor } from './requests.ts';

// Whatever somebody types where words are taken passes unharmed, or is refused with the field named.

/** Read only to be compared, counted or passed over: what comes back says nothing of them. */
const notKept =
  /[pP]assword|Token$|^token$|createdBy|^code$|^role$|^organization$|^coupon$|^card$|^email$|plan_id|_date$|^subject$/;

/** Its one word is a reason, or where a figure was found, which the act or the mark alone keeps: once for each entry, class,
 *  deadline, filing (`filings/server/filings.db.test.ts` types into those) or founding set. Or it names lines, which are compared with those there are (`worklist/server/hostile.db.test.ts`); a mail, which is written from what is on record; a preview, which shows what there would be; of what
 *  a corporation resolves, which its documents print (`tests/support/changes/ofCorporation.ts`); a register that Ontario alone knows (`corporation/server/corporation.db.test.ts` types into that); minutes, which are judged as a whole (`changes/server/meetings.db.test.ts`); a comment on own wording, which is reviewed once
 *  (`documents/server/precedents.db.test.ts` types into that); the first entry of an office, which a corporation that was taken over alone
 *  may correct (`check/server/takenOver.db.test.ts` types into that); a corporation that is taken over, whose number is taken once
 *  (`onboarding/server/takeOver/takeOver.db.test.ts` types into that); or of a document
 *  that is sent for signature once, and signed by its signee alone (`signing/server/hostile.db.test.ts` types into those). */
const saysNothing: readonly Endpoint[] = [
  acquireLand,
  disposeOfLand,
  appointAuditor,
  changeByLaw,
  confirmByLaw,
  correctSince,
  makeAgreement,
  holdMeeting,
  reviewPrecedent,
  takeOver,
  assignLines,
  openCapital,
  takeBackControl,
  markDeadlines,
  updateFiling,
  sendNewOrganizationMail,
  sendFilingMail,
  previewDocuments,
  sendEnvelope,
  sendOrganizing,
  recordOrganizingOnPaper,
  voidEnvelope,
  signAsMember,
  sign,
  decline,
];

const endpoints = (await productEndpoints()).filter(
  (endpoint) =>
    endpoint.body !== undefined &&
    endpoint.upload === undefined &&
    !saysNothing.includes(endpoint) &&
    // Ids there are what its users say, and words are sealed: its own tests type into them.
    !endpoint.action.startsWith('ledger.'),
);

let server: TestServer;
let founding: Story;
let living: Story;
let clerk: SignedIn;
let rights: Map<Endpoint, string>;

beforeAll(async () => {
  server = await startTestServer();
  clerk = await onStaff(server, await registered(server), 'admin');
  [founding, living] = [await newStory(), await newStory()];
  await incorporate(server, living.orgId, living.owner.userId, {
    on: '2025-03-12',
    resolutionOn: '2025-03-14',
  });
  rights = await grantedIn(living);
});

/** Records a grant to exercise and a note to convert; returns their ids by endpoint. */
async function grantedIn({ owner, orgId, classId, personId }: Story): Promise<Map<Endpoint, string>> {
  const params = { id: orgId };
  const of = { class_id: classId, person_id: personId };
  given(
    await owner.api(grantOption, {
      params,
      body: { ...of, compensation: 'option', sharesExact: '100', priceExact: '1' },
    }),
  );
  given(await owner.api(recordInstrument, { params, body: { ...of, kind: 'note', principalExact: '100' } }));
  const { lines } = given(await owner.api(listRegisterInstruments, { params, query: {} }));
  const idOf = (kind: string) => lines.find((line) => line.kind === kind)?.security_id ?? '';
  return new Map<Endpoint, string>([
    [exerciseOption, idOf('option')],
    [convertInstrument, idOf('note')],
  ]);
}

/** As its recipe says, of what there is here. */
async function made(endpoint: Endpoint, story: Story): Promise<Ingredients> {
  const asker = { userId: story.owner.userId, sessionId: '' };
  const ingredients = await recipeOf(endpoint).make(story, asker);
  if (endpoint === askAboutItem || endpoint === rejectItem)
    return { ...ingredients, params: { ...(await waitingFor(clerk, story)) } };
  if (endpoint === answerQuestion)
    return { ...ingredients, body: { ...ingredients.body, question_id: await askedOf(story) } };
  if (endpoint === approveChange)
    return { ...ingredients, params: { orgId: story.orgId, changeId: await anotherYearEnd(story) } };
  if (endpoint === retryOperation) {
    const { itemId } = await waitingFor(clerk, story);
    return { ...ingredients, body: { ...ingredients.body, what: 'inquiry', subject: itemId } };
  }
  const right = rights.get(endpoint);
  if (right === undefined) return ingredients;
  return { ...ingredients, body: { ...ingredients.body, security_id: right } };
}

const yearEnds = ['03-31', '06-30', '09-30'];

/** @returns the id of a change that differs from the one before, so that it can be approved after that */
async function anotherYearEnd({ owner, orgId }: Story): Promise<string> {
  const [day = ''] = yearEnds;
  yearEnds.push(...yearEnds.splice(0, 1));
  const body = { parts: [{ kind: 'year_end' as const, form: { fiscal_year_end: day } }] };
  return given(await owner.api(draftChange, { params: { orgId }, body })).change.change_id;
}

/** @returns the id of a question that staff have just asked */
async function askedOf(story: Story): Promise<string> {
  const params = await waitingFor(clerk, story);
  given(await clerk.api(askAboutItem, { params, body: { question: 'Which street is it?' } }));
  const { questions } = given(await story.owner.api(listQuestions, { params: { orgId: story.orgId } }));
  return questions.find(({ answer }) => answer === null)?.question_id ?? '';
}

async function newStory(): Promise<Story> {
  const story = await tellStory(server, await registered(server));
  given(await story.owner.api(chooseShareModel, { params: { id: story.orgId }, body: { advanced: true } }));
  return story;
}

/** Acts on shares are those of a corporation that exists. */
const storyOf = ({ refusals = [] }: Endpoint): Story =>
  refusals.includes('REGISTERS.NOT_INCORPORATED') ? living : founding;
afterAll(() => server.close());

const typedFields = (endpoint: Endpoint): Field[] =>
  fieldsOf(endpoint).filter(
    ({ part, kind, path }) => part === 'body' && kind === 'words' && !notKept.test(path.at(-1) ?? ''),
  );

test.each(endpoints.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const))(
  'words in %s',
  async (_, endpoint, turn) => {
    const story = storyOf(endpoint);
    for (const [at, field] of typedFields(endpoint).entries()) {
      const recipe = await made(endpoint, story);
      if (valueAt(recipe, field) === undefined || isOfBodyCorporate(recipe, field)) continue;
      for (const [what, text] of someOf(hostileWords, turn + at, 3)) {
        const ingredients = withValue(await made(endpoint, story), field, text);
        const answer = await request(server, endpoint, ingredients, {
          token: tokenFor(endpoint, story, clerk.token),
        });
        const place = `${fieldName(field)}, ${what}: ${answer.status} ${answer.textCode}`;
        expect(
          (await isUnharmed(endpoint, answer, text, story)) || isNamed(answer, field),
          `${place} ${answer.text.slice(0, 300)}`,
        ).toBe(true);
      }
    }
  },
);

/** An individual has no company name: what stands there is not kept. */
const isOfBodyCorporate = (recipe: Ingredients, { path, ...field }: Field): boolean =>
  path.at(-1) === 'company_name' &&
  valueAt(recipe, { ...field, path: [...path.slice(0, -1), 'kind'] }) === 'individual';

/** Read back equal: in the answer; of a document, in what it says; of a registry's key, where somebody looks at it; by somebody who has just registered, in the own profile and organizations; of an act on
 *  shares, in the registers. */
async function isUnharmed(
  endpoint: Endpoint,
  { status, data }: Plain,
  text: string,
  story: Story,
): Promise<boolean> {
  const { owner, orgId } = story;
  if (status >= 400) return false;
  const read: unknown[] = [data];
  if (typeof data.token === 'string') {
    const api = server.api(data.token);
    read.push(given(await api(readProfileOfUser, {})), given(await api(listOrganizations, {})));
  }
  if ('document' in data) {
    const { _id: docId } = data.document as { _id: string };
    read.push(given(await owner.api(readDocument, { params: { orgId, docId } })));
  }
  if (endpoint === keepRegistryKey) {
    const body = { registration: 'CA' };
    read.push(given(await owner.api(lookAtRegistryKey, { params: { id: orgId }, body })));
  }
  read.push(...((await elsewhere.get(endpoint)?.({ story, data })) ?? []));
  if ('act_id' in data) {
    read.push(given(await owner.api(listShareholders, { params: { id: orgId }, query: {} })));
  }
  return JSON.stringify(read).includes(JSON.stringify(text.normalize('NFC').trim()).slice(1, -1));
}

interface Written {
  readonly story: Story;
  readonly data: Plain['data'];
}

/** Where words are read that the answer to those who wrote them does not hold. */
const elsewhere = new Map<Endpoint, (written: Written) => Promise<readonly unknown[]>>([
  // Shown once deadlines run, which they do for neither story (`deadlines/server/own.db.test.ts` reads titles in the list).
  [
    setOwnDeadline,
    async ({ data: { own_id } }) =>
      server.database.asOwner('select title from own_deadlines where own_id = $1', [own_id]),
  ],
  [
    askAboutItem,
    async ({ story: { owner, orgId } }) => [given(await owner.api(listQuestions, { params: { orgId } }))],
  ],
  // Nobody is asked for the return of the story, so no answer shows it.
  [
    rejectItem,
    async ({ story: { filingId } }) =>
      server.database.asOwner('select details from filing_events where filing_id = $1', [filingId]),
  ],
  // No screen shows who attests it: the change keeps it with what happened to it.
  [
    approveChange,
    async ({ story: { orgId }, data: { change } }) =>
      server.database.asOwner(
        'select details from corporate_change_events where org_id = $1 and change_id = $2',
        [orgId, (change as { change_id: string }).change_id],
      ),
  ],
]);

const isNamed = ({ status, fields }: Plain, { path }: Field): boolean =>
  [400, 409, 422].includes(status) &&
  fields.some((field) => field.path === path.join('.') || field.path.split('.').at(-1) === path.at(-1));
