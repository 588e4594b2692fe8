/** The address of a user's photo, which changes with the photo: a browser may keep what it has read. */
export const photoUrl = (userId: string, sha256: string): string => `/api/user/${userId}/photo/${sha256}`;
