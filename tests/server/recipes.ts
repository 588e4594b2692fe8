/** One valid request per endpoint. The generated tests spoil them: another actor, another tenant's id, a wrong type.
 *  An endpoint without a recipe fails them by its name. */
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { Story } from '../support/story.ts';
import type { Recipe, Subject } from './recipe.ts';
import { recipesOfDocuments } from './recipesOfDocuments.ts';
import { recipesOfFilings } from './recipesOfFilings.ts';
import { recipesOfFounding } from './recipesOfFounding.ts';
import { recipesOfGovernance } from './recipesOfGovernance.ts';
import { recipesOfLedger } from './recipesOfLedger.ts';
import { recipesOfRegisters } from './recipesOfRegisters.ts';
import { recipesOfShares } from './recipesOfShares.ts';
import { recipesOfStaff } from './recipesOfStaff.ts';
import { recipesOfUsers } from './recipesOfUsers.ts';

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const recipes: ReadonlyMap<string, Recipe> = new Map(
  [
    ...recipesOfDocuments,
    ...recipesOfUsers,
    ...recipesOfFounding,
    ...recipesOfRegisters,
    ...recipesOfFilings,
    ...recipesOfShares,
    ...recipesOfStaff,
    ...recipesOfGovernance,
    ...recipesOfLedger,
  ].map((each) => [nameOf(each.endpoint), each]),
);

/** Throws for an endpoint that nobody wrote a recipe for. */
export function recipeOf(endpoint: Endpoint): Recipe {
  const found = recipes.get(nameOf(endpoint));
  if (found === undefined)
    throw new Error(`no recipe for ${nameOf(endpoint)}: add one beside tests/server/recipes.ts`);
  return found;
}

/**
 * Tells as few stories as requests that use them up need: one of each kind of subject is asked of the same story.
 * @returns gives a story whose subject nothing has used up; a founding that is over leaves nothing else to ask of it
 */
export function untouchedStories(tell: () => Promise<Story>): (subject: Subject) => Promise<Story> {
  const told: { readonly story: Story; readonly spent: Set<Subject> }[] = [];
  return async (subject) => {
    const found = told.find(({ spent }) => !spent.has(subject) && subject !== 'founding');
    const { story, spent } = found ?? { story: await tell(), spent: new Set<Subject>() };
    spent.add(subject);
    if (found === undefined && subject !== 'founding') told.push({ story, spent });
    return story;
  };
}
