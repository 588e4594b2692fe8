/** Whether an agreement on file is called a unanimous shareholder agreement, in English or in French: nothing else tells it. */
export const isUnanimousAgreement = (title: string): boolean => UNANIMOUS.test(title) && !ENDS.test(title);

/** Whether it is called a writing that ends a unanimous one. */
export const endsUnanimousAgreement = (title: string): boolean => UNANIMOUS.test(title) && ENDS.test(title);

/** Whether it is called an agreement of the shareholders, unanimous or not, which restricts transfers as a rule. */
export const isShareholdersAgreement = (title: string): boolean => NAMED.test(title) && !ENDS.test(title);

/** Whether it is called a writing that ends an agreement of the shareholders that is not unanimous. */
export const endsShareholdersAgreement = (title: string): boolean =>
  NAMED.test(title) && ENDS.test(title) && !UNANIMOUS.test(title);

const UNANIMOUS = /\bunanimous\s+shareholders?['’]?s?\s+agreement\b|\bconvention\s+unanime\b/iu;
const NAMED =
  /\bshareholders?['’]?s?\s+agreement\b|\bconvention\s+(unanime|(entre\s+(les\s+)?|d['’]|des\s+)actionnaires)\b/iu;
/** The beginning of the title or its verb tells it: an agreement may name the one that it replaces, or the day until which it holds. */
const ENDS =
  /^(the\s+)?(termination|end)\s+of\b|\bto\s+terminate\b|\btermination$|^(la\s+)?(résiliation|fin)\s+d[eu’']/iu;
