/** What is done with a history that is told page by page, here in slices or in a thread. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { proposeInSteps } from '@tabellion/book/amend.ts';
import type { Stepwise } from '@tabellion/book/stepwise.ts';
import { Comparison } from './comparison.ts';
import type { Answer, Piece, Told } from './messages.ts';

const PIECE = 500;

export class Work {
  readonly #history: Act[] = [];
  readonly #post: (piece: Piece) => void;
  #comparison: Comparison | undefined;

  constructor(post: (piece: Piece) => void) {
    this.#post = post;
  }

  *take(told: Told): Stepwise<void> {
    if (told.kind === 'page') for (const act of told.acts) this.#history.push(act);
    else if (told.kind === 'additions') yield* this.#propose(told.acts);
    else {
      this.#comparison ??= yield* Comparison.of(this.#history);
      if (told.kind === 'rows') this.#comparison.takeRows(told.rows);
      else if (told.kind === 'subjects') this.#comparison.takeSubjects(told.lines);
      else this.#say('differences', this.#comparison.differences(new Map(told.serials)));
    }
  }

  *#propose(additions: readonly Act[]): Stepwise<void> {
    const { newAnomalies, difference } = yield* proposeInSteps(this.#history, additions);
    const named = new Set(newAnomalies.map(({ actId }) => actId));
    this.#say(
      'acts',
      [...this.#history, ...additions].filter(({ actId }) => named.has(actId)),
    );
    this.#say('anomalies', newAnomalies);
    this.#say('close', difference.close);
    this.#say('open', difference.open);
  }

  #say<K extends keyof Answer>(of: K, items: readonly Answer[K][number][]): void {
    // Kind and items belong together by K; the compiler does not see it through the union.
    for (let i = 0; i < items.length; i += PIECE)
      this.#post({ of, items: items.slice(i, i + PIECE) } as Piece);
  }
}
