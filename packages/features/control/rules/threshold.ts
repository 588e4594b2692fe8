/** Which of many amounts reach a quarter of a whole that moves: only those are compared again that it may have passed. */
export class QuarterThresholdTracker<K> {
  #whole: bigint | null = null;
  readonly #above = new Map<K, bigint>();
  readonly #below = new Map<K, bigint>();
  /** Bounds of the two: no amount above is less than `least`, none below more than `most`. */
  #least = 0n;
  #most = 0n;
  readonly #crossed: (key: K, isAbove: boolean) => void;

  /** @param crossed  told of whoever begins to reach it, and of whoever does no more */
  constructor(crossed: (key: K, isAbove: boolean) => void) {
    this.#crossed = crossed;
  }

  put(key: K, amount: bigint): void {
    const was = this.#above.delete(key);
    this.#below.delete(key);
    const is = this.#isReached(amount);
    if (is) {
      if (this.#above.size === 0 || amount < this.#least) this.#least = amount;
      this.#above.set(key, amount);
    } else {
      if (amount > this.#most) this.#most = amount;
      this.#below.set(key, amount);
    }
    if (was !== is) this.#crossed(key, is);
  }

  drop(key: K): void {
    this.#below.delete(key);
    if (this.#above.delete(key)) this.#crossed(key, false);
  }

  /** @param whole  null, and zero too: nothing reaches a quarter of it */
  moveTo(whole: bigint | null): void {
    this.#whole = whole;
    if (this.#above.size > 0 && !this.#isReached(this.#least)) this.#siftAbove();
    if (this.#below.size > 0 && this.#isReached(this.#most)) this.#siftBelow();
  }

  /** Exactly a quarter counts (CBCA s. 2.1(3)). */
  #isReached(amount: bigint): boolean {
    return this.#whole !== null && this.#whole > 0n && amount * 4n >= this.#whole;
  }

  #siftAbove(): void {
    let least: bigint | undefined;
    for (const [key, amount] of this.#above)
      if (!this.#isReached(amount)) this.put(key, amount);
      else if (least === undefined || amount < least) least = amount;
    this.#least = least ?? 0n;
  }

  #siftBelow(): void {
    let most = 0n;
    for (const [key, amount] of this.#below)
      if (this.#isReached(amount)) this.put(key, amount);
      else if (amount > most) most = amount;
    this.#most = most;
  }
}
