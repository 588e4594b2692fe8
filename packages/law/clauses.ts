/** Whether an item of the articles says only that there is nothing to say: "None", "Aucune", or nothing at all. */
export const saysNone = (clause: string): boolean =>
  /^[\s\p{P}]*(none|nil|aucune?|néant|n\/?a)?[\s\p{P}]*$/iu.test(clause);
