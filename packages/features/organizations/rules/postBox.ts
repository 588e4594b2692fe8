/** Post office boxes and general delivery, in English and French, as people write them: `P.O. Box 12`, `PO Box`,
 *  `C.P. 34`, `case postale`, `B.P. 5`, `poste restante`. The short French forms need their number, since C and P
 *  are also initials. */
const FORMS = [
  /\bp\.?\s*o\.?\s*box\b/i,
  /\bpost(?:al)?\s+(?:office\s+)?box\b/i,
  /\bpost\s+office\s+box\b/i,
  /\bgeneral\s+delivery\b/i,
  /\b(?:case|casier|bo[iî]te)\s+postale?\b/i,
  /\b[cb]\.?\s?p\.?\s*\d+/i,
  /\bposte\s+restante\b/i,
];

/** Whether a line of an address is a post office box rather than a street address. */
export function isPostBox(line: string): boolean {
  return FORMS.some((form) => form.test(line));
}
