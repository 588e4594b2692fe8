export const changesPath = (orgId: string): string => `/app/org/${orgId}/organization/corporate-change`;
export const changePath = (orgId: string, changeId: string): string => `${changesPath(orgId)}/${changeId}`;
export const newChangePath = (orgId: string, kind: string): string => `${changesPath(orgId)}/new/${kind}`;
export const severalPath = (orgId: string, kind: string): string => `${changesPath(orgId)}/several/${kind}`;
export const againstRegistryPath = (orgId: string): string =>
  `/app/org/${orgId}/organization/against-registry`;
