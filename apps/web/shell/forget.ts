/** Data read for one session must not be seen in the next. Each cache registers how it is forgotten. */
const forgetters = new Set<() => void>();

export const whenForgetting = (forgetter: () => void): void => void forgetters.add(forgetter);

export function forget(): void {
  for (const forgetter of forgetters) forgetter();
}
