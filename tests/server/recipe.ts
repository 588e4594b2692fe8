/** The shape of a recipe; `recipes.ts` lists them. */
import type { CallInput } from '@tabellion/kit/client.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { Story } from '../support/story.ts';

export interface Asker {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Ingredients {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: Blob;
}

export interface Recipe {
  readonly endpoint: Endpoint;
  make(story: Story, asker: Asker): Promise<Ingredients>;
  /** The request removes it, or cannot be repeated: a second one needs another story. */
  readonly spends?: Subject | undefined;
}

/** A request may use it up: of its story, or of the account of who asks. */
export type Subject =
  | 'deadline'
  | 'document'
  | 'envelope'
  | 'founding'
  | 'import'
  | 'invitation'
  | 'position'
  | 'session'
  | 'shares';

type Make<E extends Endpoint> = (
  story: Story,
  asker: Asker,
) => (CallInput<E> & { file?: Blob }) | Promise<CallInput<E>>;

export const recipe = <E extends Endpoint>(
  endpoint: E,
  make: Make<NoInfer<E>>,
  spends?: Subject,
): Recipe => ({
  endpoint,
  // The parts of a request are objects of words and values; each was checked against its contract above.
  make: async (story, asker) => (await make(story, asker)) as Ingredients,
  spends,
});
export const once = <E extends Endpoint>(endpoint: E, spends: Subject, make: Make<NoInfer<E>>): Recipe =>
  recipe(endpoint, make, spends);
