/** What is done with a history that is told page by page, here in slices or in a thread. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { proposeInSteps } from '@tabellion/book/amend.ts';
import type { Stepwise } from '@tabellion/book/stepwise.ts';
import { doesNotFit } from '../../rules/unfit.ts';
import { actsIn } from '../store/acts.ts';
import { Comparison } from './comparison.ts';
import type { Answer, Piece, Told } from './messages.ts';

const PIECE = 500;

export class Work {
  readonly #history: Act[] = [];
  readonly #pieces: Piece[] = [];
  #comparison: Comparison | undefined;

  *take(told: Told): Stepwise<void> {
    if (told.kind === 'page') for (const act of actsIn(told.acts)) this.#history.push(act);
    else if (told.kind === 'additions') yield* this.#propose(told.acts);
    else {
      this.#comparison ??= yield* Comparison.of(this.#history);
      if (told.kind === 'rows') this.#comparison.takeRows(told.rows);
      else if (told.kind === 'subjects') this.#comparison.takeSubjects(told.lines);
      else this.#say('differences', this.#comparison.differences(new Map(told.serials)));
    }
  }

  /** The next piece of the answer; null after the last. */
  next(): Piece | null {
    return this.#pieces.shift() ?? null;
  }

  *#propose(additions: readonly Act[]): Stepwise<void> {
    const { newAnomalies, difference } = yield* proposeInSteps(this.#history, additions);
    if (newAnomalies.length > 0)
      return this.#say('refusals', [doesNotFit(newAnomalies, [...this.#history, ...additions])]);
    this.#say('close', difference.close);
    this.#say('open', difference.open);
  }

  #say<K extends keyof Answer>(of: K, items: readonly Answer[K][number][]): void {
    // Kind and items belong together by K; the compiler does not see it through the union.
    for (let i = 0; i < items.length; i += PIECE)
      this.#pieces.push({ of, items: items.slice(i, i + PIECE) } as Piece);
  }
}
