/** Where the Business Corporations Act (Ontario, R.S.O. 1990, c. B.16) says what a section of the Canada Business Corporations Act
 *  says. Sections are named whole. */

/** Read in the Act, in its table of contents or in what law firms write of it: beside each group, where. */
const verified: Readonly<Record<string, string>> = {
  // The table of contents of the Act, and Part III: docsbay.net/business-corporations-act-r-s-o-1990-c-b-16,
  // burlingtonbusinesslawyer.ca/obca-part03.htm.
  '2': '1',
  '5': '4',
  '6': '5',
  '14': '21',
  '19': '14',
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
  // Records and registers: wagnersidlofsky.com/shareholders-rights-corporate-records, navawilson.law (s. 145), mcmillan.ca (control).
  '20': '140',
  '21': '145',
  '21.1': '140.2',
  '22': '139',
  '50': '141',
  // Directors and officers: burlingtonbusinesslawyer.ca/obca-part09.htm, canadianbusinessresources.ca (s. 116), leeworkplacelaw.com
  // (s. 118), gilbertsondavis.com (ss. 119, 120, 122), alexsei.com (s. 129), williampouloslaw.com (s. 132), svlaw.ca (s. 133),
  // mondaq.com (s. 134).
  '102': '115',
  '103': '116',
  '104': '117',
  '105(1)': '118',
  '106': '119',
  '107': '120',
  '109': '122',
  '117': '129',
  '120': '132',
  '121': '133',
  '122': '134',
  // Shareholders: lexata.ca, Part VII (ss. 94, 95, 96), alexsei.com (s. 104), lawinsider.com (s. 108).
  '133': '94',
  '134': '95',
  '135': '96',
  '142': '104',
  '146': '108',
  // Auditors and financial statements: lexata.ca, Part XII; ottawabusinesslawyer.blogspot.com (s. 148).
  '155': '154',
  '158': '159',
  '162': '149',
  '163': '148',
  '165': '149',
  // Amendments: the headings of Part XIV between ss. 168 and 185 in their order, as a law firm's copy of the table of contents has
  // them (neca568.amebaownd.com/posts/31798046, ontario.ca/laws/statute/90b16/v20): 170 separate votes, 171 articles of amendment,
  // 172 their certificate.
  '176': '170',
  '176(1)': '170',
  '177': '171',
  '178': '172',
  '177-179': '171, 172',
  '179': '172',
  // Fundamental changes, dissolution and remedies: dipchand.com (s. 168), gilbertsondavis.com (s. 184), houserhenry.com (s. 185),
  // insightlawfirm.ca (s. 237), thespec.com (s. 248).
  '173': '168',
  '189': '184',
  '190': '185',
  '210': '237',
  '241': '248',
};

/** Read nowhere yet: no document bears them, and the check asks to confirm them. */
const unverified: Readonly<Record<string, string>> = {
  '7': '4',
  '9': '7',
  '15': '15',
  '49': '56',
  '49(1)': '54',
  '49(4)': '55',
  '50(1)(c)': '142',
  '108': '121',
  '110': '123',
  '111': '124',
  '114': '126',
  '115': '127',
  // That the shareholders confirm what directors are parties to.
  '120(7.1)': '132',
  '120(7.1)(a)': '132',
  '120(7.1)(b)': '132',
  '124': '136',
  '139': '101',
  '140': '102',
  '159': '154',
};

/** Provisions that have none of their kind in the Act: notices to the registry (ss. 19(4), 113) and transfers (s. 76) stand in other
 *  Acts there, no director need be a resident (s. 105(3), since July 5, 2021), and a board adds directors as the articles say. */
const elsewhere: readonly string[] = ['19(4)', '21.21(1)', '105(3)', '106(8)', '115(1)'];

export interface OntarioSections {
  /** They come in the order of the federal ones, each once. */
  readonly number: string;
  /** True where one of them was read nowhere. */
  readonly mustConfirm: boolean;
}

/** @param cbca  sections as a document cites them, such as `25(1), 117(1)`
 *  @returns all that are known, and those that were verified; undefined where there are none */
export function ontarioSections(cbca: string): {
  readonly all: OntarioSections | undefined;
  readonly verified: string | undefined;
} {
  const cited = cbca.split(', ').filter((one) => !elsewhere.includes(one));
  const found = cited.map(sectionOf);
  const sure = found.flatMap((one) => one.verified ?? []);
  const all = found.flatMap((one) => one.verified ?? one.unverified ?? []);
  const number = listed(all);
  return {
    all: number === undefined ? undefined : { number, mustConfirm: all.length > sure.length },
    verified: listed(sure),
  };
}

/** A paragraph that has a section of its own there, or that of its whole section. */
function sectionOf(cited: string): { readonly verified?: string; readonly unverified?: string } {
  const whole = cited.replace(/[(-].*$/, '');
  for (const one of [cited, whole]) {
    const [sure, unsure] = [verified[one], unverified[one]];
    if (sure !== undefined) return { verified: sure };
    if (unsure !== undefined) return { unverified: unsure };
  }
  return {};
}

const listed = (sections: readonly string[]): string | undefined =>
  sections.length === 0 ? undefined : [...new Set(sections)].join(', ');
