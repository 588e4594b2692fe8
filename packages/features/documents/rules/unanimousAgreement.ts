/** Whether an agreement on file is called a unanimous shareholder agreement, in English or in French: nothing else tells it. */
export const isUnanimousAgreement = (title: string): boolean =>
  /\bunanimous\s+shareholders?['’]?s?\s+agreement\b|\bconvention\s+unanime\b/iu.test(title);
