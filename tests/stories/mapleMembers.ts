/** Chapter two of Maple Robotics Inc., March 17, 2025: Amélie lets others in: her co-founder, a law clerk, an accountant
 *  for everything that she makes, and a student who never answers. */
import { credentialsOfEmail, markEmailVerified } from '@tabellion/features/accounts/server/public.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import {
  acceptMyInvitation,
  createOrganizationUser,
  listMyInvitations,
} from '@tabellion/features/members/contract.ts';
import { instant } from '@tabellion/kernel/date.ts';
import type { CallInput } from '@tabellion/kit/client.ts';
import { type Hand, handOf, type SignIn, type Stage, signedIn } from './stage.ts';

type Offer = CallInput<typeof createOrganizationUser>['body'];

const password = 'Maple-2025!';

const answered: readonly Offer[] = [
  { email: 'omer@maple.example', firstname: 'Ömer', lastname: 'Yılmaz', access_type: 'full' },
  {
    email: 'grace@macdonald.example',
    firstname: 'Grace',
    lastname: 'MacDonald',
    user_company_name: 'MacDonald & Roy LLP',
    access_type: 'restricted',
    selectedSubRoleAccessType: ['minute_book', 'activity_logs'],
  },
  {
    email: 'karim@haddad.example',
    firstname: 'كريم',
    lastname: 'حداد',
    user_company_name: 'Haddad Accounting',
    access_type: 'view',
    user_sub_type: 'main_sub_user',
  },
];

const unanswered: Offer = {
  email: 'sam@student.example',
  access_type: 'restricted',
  user_sub_type: 'org_sub_user',
};

export async function tellMembers(
  stage: Stage,
  { orgId, signIn }: { orgId: string; signIn: SignIn },
): Promise<void> {
  stage.clock.set(instant('2025-03-17T14:00:00Z'));
  await provenAddress(stage, signIn.email);
  const amelie = await signedIn(stage, signIn);
  for (const body of [...answered, unanswered])
    await amelie(createOrganizationUser, { params: { orgId }, body });
  for (const offer of answered) await accept(await joined(stage, offer));
}

async function joined(stage: Stage, { email, firstname = '', lastname = '' }: Offer): Promise<Hand> {
  await handOf(stage)(register, { body: { email, password, firstname, lastname } });
  await provenAddress(stage, email);
  return signedIn(stage, { email, password });
}

async function accept(hand: Hand): Promise<void> {
  for (const { _id: id } of await hand(listMyInvitations, {}))
    await hand(acceptMyInvitation, { params: { id } });
}

/** As following the link of the verification mail does. */
export const provenAddress = ({ installation: { db }, clock }: Stage, email: string): Promise<void> =>
  db.transaction(null, async (tx) => {
    const found = await credentialsOfEmail(tx, email);
    if (found !== undefined) await markEmailVerified(tx, found.userId, clock.read());
  });
