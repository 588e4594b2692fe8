/** Whether an agreement on file is called a unanimous shareholder agreement, in English or in French: nothing else tells it. */
export const isUnanimousAgreement = (title: string): boolean =>
  /\bunanimous\s+shareholders?['’]?s?\s+agreement\b|\bconvention\s+unanime\b/iu.test(title);

/** Whether it is called an agreement of the shareholders, unanimous or not, which restricts transfers as a rule. */
export const isShareholdersAgreement = (title: string): boolean => NAMED.test(title) && !ENDS.test(title);

/** Whether it is called a writing that ends such an agreement. */
export const endsShareholdersAgreement = (title: string): boolean => NAMED.test(title) && ENDS.test(title);

const NAMED =
  /\bshareholders?['’]?s?\s+agreement\b|\bconvention\s+(unanime|(entre\s+(les\s+)?|d['’]|des\s+)actionnaires)\b/iu;
const ENDS = /\bterminat|\bend\s+of\b|\brésiliation\b|\bfin\s+de\b/iu;
