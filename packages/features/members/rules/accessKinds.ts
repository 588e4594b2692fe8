/** What the access log can tell. */
export const accessKinds = ['opened', 'exported', 'let_in', 'access_changed', 'removed'] as const;
export type AccessKind = (typeof accessKinds)[number];
