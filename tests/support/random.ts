/** Numbers that look random and can be had again: the same seed gives the same ones.
 *  @returns what gives the next whole number from 0 on, below the one that it is given */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
