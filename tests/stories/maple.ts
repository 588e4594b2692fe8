/** The story of Maple Robotics Inc., told through the public API as people would do it. The demo, the tests and the
 *  pictures of the product show it. A new chapter goes to the end and is dated after the one before it. */
import { amelieSignIn } from './mapleCast.ts';
import { tellFounding } from './mapleFounding.ts';
import { tellMembers } from './mapleMembers.ts';
import { tellShares } from './mapleShares.ts';
import type { SignIn, Stage } from './stage.ts';

export interface Maple {
  readonly orgId: string;
  /** The founder, who has every right. */
  readonly signIn: SignIn;
}

type Chapter = (stage: Stage, maple: Maple) => Promise<void>;

/** The chapters after the founding, in order. */
const chapters: readonly Chapter[] = [tellMembers, tellShares];

/** Tells it whole, to an installation that has not heard it. The clock then stands at the day of the last chapter. */
export async function tellMaple(stage: Stage): Promise<Maple> {
  const maple = { orgId: await tellFounding(stage), signIn: amelieSignIn };
  for (const tell of chapters) await tell(stage, maple);
  return maple;
}
