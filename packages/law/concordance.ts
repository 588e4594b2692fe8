/** Where the Business Corporations Act (Ontario) says what a section of the Canada Business Corporations Act says. Sections are named
 *  whole but for a few: a lawyer confirms them before they are relied on (decision 122). */

/** A section that is missing has none of its kind in Ontario: transfers (s. 76) and notices to the registry (ss. 19(4), 113) stand in
 *  other Acts there, and no director need be a resident (s. 105(3), since July 5, 2021). */
const elsewhere: readonly string[] = ['19(4)', '105(3)', '106(8)'];

const ontario: Readonly<Record<string, string>> = {
  '2': '1',
  '5': '4',
  '6': '5',
  '7': '4',
  '14': '21',
  '19': '14',
  '20': '140',
  '21': '145',
  '21.1': '140.2',
  '22': '139',
  '24': '22',
  '25': '23',
  '26': '24',
  '27': '25',
  '28': '26',
  '29': '27',
  '34': '30',
  '35': '31',
  '36': '32',
  '37': '33',
  '38': '34',
  '39': '35',
  '42': '38',
  '43': '38',
  '49': '56',
  '49(1)': '54',
  '49(4)': '55',
  '50': '141',
  '102': '115',
  '103': '116',
  '104': '117',
  '106': '119',
  '106(9)': '119(9)',
  '108': '121',
  '109': '122',
  '111': '124',
  '114': '126',
  '115': '127',
  '117': '129',
  '120': '132',
  '121': '133',
  '122': '134',
  '124': '136',
  '133': '94',
  '135': '96',
  '139': '101',
  '140': '102',
  '142': '104',
  '146': '108',
  '155': '154',
  '158': '159',
  '159': '154',
  '162': '149',
  '163': '148',
  '173': '168',
  '176': '170',
  '177': '171',
  '179': '172',
  '189': '184',
  '190': '185',
  '210': '237',
  '241': '248',
};

/** @param cbca  sections as a document cites them, such as `25(1), 117(1)`
 *  @returns them in the order of the federal ones, each once; undefined where Ontario has none of them */
export function ontarioSections(cbca: string): string | undefined {
  const found = cbca
    .split(', ')
    .filter((one) => !elsewhere.includes(one))
    .flatMap((one) => ontario[one] ?? ontario[one.replace(/[(-].*$/, '')] ?? []);
  return found.length === 0 ? undefined : [...new Set(found)].join(', ');
}
