/** How a person is called on screens and in mails: both names as written, in the order in which they were asked for. */
export const displayName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();
