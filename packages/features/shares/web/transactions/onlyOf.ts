/** The class that a form begins with: the only one; of several none is the usual one. */
export const onlyOf = (classes: readonly { readonly _id: string }[]): string =>
  classes.length === 1 ? (classes[0]?._id ?? '') : '';
