/** The page of what a corporation filed and has to file. Where it is not shown, its deadlines tell what is due.
 *  @param isShown  whether the host has that page and its reader may see it */
export const filingsPage = (orgId: string, isShown: boolean): string =>
  `/app/org/${orgId}/${isShown ? 'organization/filing' : 'dashboard/deadlines'}`;
