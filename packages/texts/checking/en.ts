/** Texts of the minute-book check: its screen, its file and its line on the dashboard. Loaded with them, so no other waits. */
export const checking = {
  'check.title': 'Minute-book check',
  'check.lead':
    '{required, plural, one {{inPlace} of # document the registers call for is} other {{inPlace} of # documents the registers call for are}} in the book.',
  'check.checkedOn': 'Checked on {at}',
  'check.semicolon': '; ',
  'check.again': 'Check again',
  'check.export': 'Export report',
  'check.open': 'Check minute book',
  'check.clean': 'Nothing is missing',
  'check.clean.why': 'Your minute book has everything that your registers call for.',
  'check.severity': 'Priority',
  'check.severity.error': 'Fix now',
  'check.severity.error.why': 'The law requires these',
  'check.severity.warning': 'Fix before you share the book',
  'check.severity.warning.why': 'Banks, auditors and buyers ask for these',
  'check.severity.hint': 'Good to have',
  'check.severity.hint.why': 'Not urgent',
  'check.finding': 'Finding',
  'check.why': 'Explanation',
  'check.provision': 'Section',
  'check.due': 'Due',
  'check.days': '{days, plural, =0 {today} one {# day} other {# days}}',
  'check.overdue': '{days, plural, one {# day overdue} other {# days overdue}}',
  'check.broken':
    '{rules, plural, one {# rule is broken} other {# rules are broken}}, {places, plural, one {# place in all} other {# places in all}}.',
  'check.worth': '{points, plural, one {Worth # point for a sale.} other {Worth # points for a sale.}}',
  'check.choose': 'Include {title}',
  'check.places.more': 'Show {count, number} more',
  'check.act.send': 'Send {count, number} for signature',
  'check.act.print': 'Print {count, number}',
  'check.act.acknowledge': 'Acknowledgment instead',
  'check.acknowledge':
    '{count, plural, one {Give an acknowledgment instead of the certificate?} other {Give acknowledgments instead of # certificates?}}',
  'check.acknowledge.why':
    'Do this for holders who want no paper. From today the register says acknowledgment, and the drafts are made again. A holder who asks for a certificate gets one.',
  'check.acknowledge.record': 'Record',
  'check.act.draft': 'Draft {count, number}',
  'check.act.show': 'Show {count, number}',
  'check.many.issue_resolution_unsigned':
    '{count, plural, one {# resolution issuing shares is not signed} other {# resolutions issuing shares are not signed}}',
  'check.many.issue_resolution_unsigned.why':
    'Until every director signs them, the issuances have no written authority.',
  'check.many.document_unsigned.why': 'Send them for signature, or upload the signed copies.',
  'check.many.certificate_unsigned.why':
    'Print them, have a director or officer sign them, and upload the scans. A holder who wants no paper may have an acknowledgment instead.',
  'check.many.document_unsigned':
    '{count, plural, one {# document is not signed} other {# documents are not signed}}',
  'check.many.certificate_unsigned':
    '{count, plural, one {# certificate is not signed} other {# certificates are not signed}}',
  'check.many.signed_copy_missing':
    '{count, plural, one {# signed copy is missing} other {# signed copies are missing}}',
  'check.many.document_missing':
    '{count, plural, one {# document is missing} other {# documents are missing}}',
  'check.many.certificate_missing':
    '{count, plural, one {# certificate is not in the book} other {# certificates are not in the book}}',
  'check.many.facts_changed':
    '{count, plural, one {# draft says something else than the registers} other {# drafts say something else than the registers}}',
  'check.many.act_without_paper':
    '{count, plural, one {# change has no document} other {# changes have no document}}',
  'check.ready.bank': 'Ready for a bank',
  'check.ready.audit': 'Ready for an audit',
  'check.ready.sale': 'Ready for a sale',
  'check.ready.lowers': 'To fix',
  'check.ready.more': '{count, plural, one {# more} other {# more}}: −{points}',
  'check.ready.how':
    'Issues are weighted for the reader. The same issue in another place counts half as much again, up to three times in all.',
  'check.cites.confirm': '{cited}, confirm with a lawyer',
  'check.cites.cbca': 'CBCA s. {number}',
  'check.cites.obca': 'OBCA s. {number}',
  'check.cites.cia': 'Corporations Information Act (Ontario) s. {number}',
  'check.cites.ni_45_106': 'NI 45-106 s. {number}',
  'check.fix.draft': 'Draft document',
  'check.fix.enter': 'Add details',
  'check.fix.document': 'Open document',
  'check.fix.section': 'Open section',
  'check.fix.incorporation_certificate': 'Upload certificate',
  'check.fix.amendment_certificate': 'Upload certificate',
  'check.fix.directors': 'Open directors',
  'check.fix.officers': 'Open officers',
  'check.fix.corporation': 'Open corporation',
  'check.fix.transfers': 'Open transactions',
  'check.fix.shareholders': 'Open shareholders',
  'check.fix.holder': 'Open shareholder',
  'check.fix.class': 'Amend class',
  'check.fix.land': 'Open the register of land',
  'check.fix.control': 'Record steps',
  'check.fix.control_register': 'Open register',
  'check.fix.minutes': 'Write resolution',
  'check.consent_missing': 'Director’s consent is missing',
  'check.consent_missing.why':
    'The election on {from} has no effect unless the director consents in writing by {dueOn}.',
  'check.consent_late': 'Director’s consent came late',
  'check.consent_late.why':
    'The consent dated {on} came after {dueOn}. The election on {from} stands only if the director was present at it or has acted as a director since. To be sure, elect the director again.',
  'check.residents_unknown': 'Nobody has said which directors are resident Canadians',
  'check.residents_unknown.why':
    'The board may have enough of them. Say of each director whether they are a resident Canadian.',
  'check.board_residency': 'Too few resident Canadians on the board',
  'check.board_residency.why':
    '{residents} of the {directors} directors are on record as resident Canadians; the Act requires {needed}. Appoint a resident Canadian, or record who already is one.',
  'check.board_below_minimum': 'The board is too small',
  'check.board_below_minimum.why':
    'The board has {directors} directors; the articles require at least {minimum}. Fill the vacancy, or call a meeting of shareholders.',
  'check.board_above_maximum': 'The board is too large',
  'check.board_above_maximum.why':
    'The board has {directors} directors; the articles allow at most {maximum}. End an appointment, or amend the articles.',
  'check.additional_directors': 'The board added too many directors',
  'check.additional_directors.why':
    'Since the last election, of {elected} directors, the board has added {additional} itself; it may add at most {most}. Have the shareholders elect them.',
  'check.managing_director_not_resident': 'Managing director is not a resident Canadian',
  'check.managing_director_not_resident.why':
    'The directors may delegate their powers to a managing director only if that person is a resident Canadian. Appoint another, or use another office.',
  'check.consent_not_filed': 'Signed consent is not in the book',
  'check.consent_not_filed.why':
    'The register says that this director consented on {on}. Add the signed consent as proof.',
  'check.solvency_unstated': 'No test of solvency',
  'check.solvency_unstated.why':
    '{kind, select, dividend {The directors declared this dividend on {on}, before they were satisfied that the corporation stays solvent.} other {Nobody had said, when the corporation paid for these shares on {on}, that it could pay its liabilities.}} Enter the day on which the directors were satisfied of it.',
  'check.approved_by_nothing': 'Not approved',
  'check.approved_by_nothing.why':
    '{kind, select, declined {{number} was declined, but the entry dated {on} rests on it. Send it for signature again, or correct the entry.} void {{number} was voided, but the entry dated {on} rests on it. Draft it again, or correct the entry.} expired {{number} was not signed in time, but the entry dated {on} rests on it. Send it for signature again.} unnamed {The entry dated {on} names no resolution. Add the one that approved it.} other {{number} does not approve the entry dated {on}. Correct the entry to name the resolution that does.}}',
  'check.issue_resolution_unsigned': 'Resolution issuing shares is not signed',
  'check.issue_resolution_unsigned.why':
    'Until every director signs it, the issuance has no written authority. Still to sign: {names}.',
  'check.resolution_missing': 'Resolution is not in the book',
  'check.resolution_missing.why': 'The registers name this resolution of {on}, but its document is missing.',
  'check.issued_too_early': 'Shares were issued too early',
  'check.issued_too_early.why':
    '{kind, select, paid {They were issued on {on} and paid for on {after}. Shares must be fully paid before they are issued.} other {They were issued on {on}, before the directors approved the issue on {after}.}} Correct the date of the issue, or of what came later.',
  'check.consideration_short': 'Shares are not fully paid',
  'check.consideration_short.why':
    'They cost {due} dollars, but {paid} dollars were paid. Correct the price or the payment, or collect the rest.',
  'check.received_before_payment': 'Resolution says payment was received, but it came later',
  'check.received_before_payment.why':
    'The resolution is dated {on}; the last payment came on {after}. Correct the payment date, or have the directors sign a resolution that says when the shares are paid.',
  'check.subscription_waiting': 'Subscription open for months',
  'check.subscription_waiting.why':
    '{kind, select, payment {It has been open since {since} and is not paid. Record the payment, or withdraw it.} other {It was paid on {since}, but no resolution issues the shares. Have the directors sign one, or return the money and withdraw it.}}',
  'check.private_issuer_unrestricted': 'Private issuer exemption without transfer restrictions',
  'check.private_issuer_unrestricted.why':
    '{kind, select, none {It relies on the private issuer exemption, but the articles do not restrict share transfers.} other {It relies on the private issuer exemption, but you haven’t entered whether the articles restrict share transfers.}} A private issuer’s articles or shareholders’ agreement must restrict them. Amend the articles, or ask a lawyer which exemption applies.',
  'check.certificate_missing': 'Certificate is not in the book',
  'check.certificate_missing.why':
    '{name} may have a certificate, or a written acknowledgment of the right to one.',
  'check.certificate_unsigned': 'Certificate is not signed',
  'check.certificate_unsigned.why': 'Print it, have a director or officer sign it, and upload the scan.',
  'check.certificate_differs': 'Certificate does not match the register',
  'check.certificate_differs.why':
    'The signed certificate says something other than the register. Correct the register, or replace the certificate.',
  'check.certificate_gap': 'Certificate numbers are skipped',
  'check.certificate_gap.why':
    'No certificate in the register has these numbers. Upload what became of each, such as the spoiled certificate, with its number in the title.',
  'check.year_end_missing': 'Fiscal year end is missing',
  'check.year_end_missing.why':
    'Without it, the tax return, financial statements, annual meeting, auditor waiver and review of significant control are neither scheduled nor checked. Enter the fiscal year end.',
  'check.auditor_waiver_missing': 'Auditor waiver is missing',
  'check.auditor_waiver_missing.why':
    'Every shareholder must agree in writing, each year, to have no auditor, including those without votes.',
  'check.annual_resolution_missing': 'Annual resolution of shareholders is missing',
  'check.annual_resolution_missing.why':
    'The annual meeting for the year that ended on {on}, or a resolution signed in its place, is not in the book.',
  'check.annual_resolution_late': 'Annual resolution came late',
  'check.annual_resolution_late.why':
    'It is dated {on}, but the annual meeting was due by {dueOn}. Sign the next one in time.',
  'check.statements_unapproved': 'Financial statements are not approved',
  'check.statements_unapproved.why':
    'The book has no resolution of directors that approves the statements for the year that ended on {on}.',
  'check.statements_not_sent': 'Financial statements not sent 21 days ahead',
  'check.statements_not_sent.why':
    '{kind, select, signed {The directors approved them on {approvedOn}, and the shareholders signed on {on}: less than 21 days later. Upload the written waivers of {names}.} other {The directors approved them on {approvedOn}, and the shareholders’ resolution is dated {on}: less than 21 days later. Have {names} sign waivers first, or date the resolution later.}}',
  'check.by_law_unconfirmed': 'By-law is not confirmed',
  'check.by_law_unconfirmed.why':
    'A by-law lapses unless the shareholders confirm it. Their resolution is not signed.',
  'check.articles_missing': 'Articles are not in the book',
  'check.articles_missing.why': 'Upload the certificate and the articles of your corporation.',
  'check.incorporation_certificate_missing': 'No certificate of incorporation',
  'check.incorporation_certificate_missing.why':
    'The certificate dated {on} shows that the corporation exists. Upload it or a copy.',
  'check.by_laws_missing': 'By-laws are not in the book',
  'check.by_laws_missing.why': 'Upload the by-laws of your corporation.',
  'check.land_document_missing': 'No deed on file for a property',
  'check.land_document_missing.why':
    'Ontario corporations keep a copy of the deed or transfer with the register of land. Upload it and link it to the entry.',
  'check.records_place_unresolved': 'No resolution for the place of records',
  'check.records_place_unresolved.why':
    'The directors must designate any place other than the registered office where records are kept.',
  'check.redemption_price_missing': 'No redemption price is stated',
  'check.redemption_price_missing.why':
    'The articles must state a price or a formula: shares are redeemed for no more than that. Enter it, or amend the articles.',
  'check.redeemed_against_articles': 'Redemption goes against the articles',
  'check.redeemed_against_articles.why':
    '{kind, select, above_price {On {on}, more was paid than the redemption price that the articles state.} other {The articles do not allow the redemption that was recorded on {on}.}} Correct the entry, or ask a lawyer.',
  'check.class_rights_missing': 'A right that one class must have is missing',
  'check.class_rights_missing.why':
    '{kind, select, vote {No class of shares votes at meetings of shareholders.} dividend {No class of shares may receive dividends.} other {No class of shares receives what remains when the corporation is dissolved.}} Amend a class.',
  'check.office_outside_province': 'Registered office is outside the province of the articles',
  'check.office_outside_province.why':
    'The registered office must be in the province that the articles name. Correct the address, or amend the articles.',
  'check.amendment_uncertified': 'No certificate of amendment',
  'check.amendment_uncertified.why':
    'The change dated {on} takes effect on the date of its certificate. Enter the number of the certificate with the change, or upload the certificate and link it.',
  'check.control_review_overdue': 'Significant control was not reviewed',
  'check.control_review_overdue.why':
    'No steps were recorded for the fiscal year that ended on {dueOn}. Take them now and record them for that year.',
  'check.control_review_due': 'Significant control has not been reviewed this year',
  'check.control_review_due.why':
    'Ask each individual with significant control to confirm their details by {dueOn}.',
  'check.control_overdue': 'Duty about significant control is overdue',
  'check.control_overdue.why':
    '{kind, select, isc_record {Details of this individual are missing. They were to be recorded by {dueOn}: add them.} isc_file {Changes of the register were to be filed by {dueOn}: file them.} other {Personal information of this individual was to be disposed of by {dueOn}: erase it.}}',
  'check.file_gone': 'File is missing from storage',
  'check.file_gone.why': 'Restore it from a backup, or upload the document again.',
  'check.file_altered': 'File was altered in storage',
  'check.file_altered.why':
    'It no longer matches the SHA-256 with which it was filed. Restore it from a backup, or upload it again.',
  'check.ledger_differs': 'Record differs from the ledger',
  'check.ledger_differs.why':
    '“{field}” of this record is no longer as the ledger recorded it. Find out who changed it, then restore it from a backup or record it anew.',
  'check.facts_changed': 'Details have changed since it was drafted',
  'check.facts_changed.why':
    'The registers now say something else. Draft it again, or correct the registers.',
  'check.entry_voided': 'Document of a voided transaction',
  'check.entry_voided.why':
    'The transaction that it records was voided. Void the document, or record the transaction again.',
  'check.entry_corrected': 'Document of a corrected transaction',
  'check.entry_corrected.why':
    'The transaction that it records was corrected. Check that it still says the right thing.',
  'check.notice_missing': 'Notice to the registry is missing',
  'check.notice_missing.why':
    'The registers changed, and the registry must be told within days. Draft the notice, and file it.',
  'check.signed_by_others': 'Signed by somebody who was no director',
  'check.signed_by_others.why':
    'By the registers, {names} held no seat on {on}. Correct the register, or have the directors of that day sign again.',
  'check.signed_copy_missing': 'Signed copy is missing',
  'check.signed_copy_missing.why':
    'The document is marked as signed, but the copy in the minute book has no signatures. Upload the signed copy.',
  'check.document_unsigned': 'Document is not signed',
  'check.document_unsigned.why': 'Still to sign: {names}. Send it for signature, or upload the signed copy.',
  'check.document_missing': 'Document is missing',
  'check.document_missing.why': 'Your registers ask for this document. It can be drafted from them.',
  'check.own_wording': 'Document in your own wording',
  'check.own_wording.why':
    '{state, select, approved {Version {version} of your own wording, approved by {by} on {on}.} other {Version {version} of your own wording, which was not approved when it was drafted.}} The check compares its facts and signatures. What its words say in law, your reviewer has judged.',
  'check.act_without_paper': 'Change without a document',
  'check.act_without_paper.why':
    'There is no document for {kind, select, acquired {shares that the corporation took back} converted {a conversion of shares} split {a split or consolidation} pool {an option pool} grant {a grant of options} exercise {an exercise or conversion} instrument {an instrument issued} ceased {the end of an appointment} name {a change of name} articles {an amendment of the articles} address {a change of address} year_end {a change of the fiscal year end} classes {a change of share classes} other {a change}}. Upload or write the resolution, and link it.',
} as const satisfies Record<string, string>;
