/** Findings in imported files, by code. Only the server uses them, so no browser loads them. */
export const found = {
  'zip.not_a_zip': 'This is not a complete zip file. Choose the original .ocf.zip package.',
  'zip.damaged': 'A file in the package is damaged. Download the package again.',
  'zip.encrypted': 'The package is encrypted. Save it without a password.',
  'zip.too_large': 'The unpacked file is too large to read.',
  'zip.too_many': 'The package has more than 1,000 files, so it was not read.',
  ZIP_PATH: 'This file name points outside the package, so it was not read.',
  ZIP_DUPLICATE: 'The package has two files with this name.',
  JSON: 'This file could not be read as JSON ({details}).',
  MANIFEST_COUNT: 'A package has one manifest. This one has {count}.',
  VERSION: 'Version {version} of the format is not supported (supported: {known}).',
  FILE_PATH: 'It names a file outside the package.',
  FILE_MISSING: 'A file named in the manifest is missing ({details}).',
  FILE_TYPE: 'The file type does not match its place in the manifest ({details}).',
  ITEMS: 'The file has no list of items.',
  MD5: 'The file does not match its checksum in the manifest.',
  UNLISTED: 'The manifest does not list this file, so it was not read.',
  SCHEMA: 'It does not match the schema of the format ({details}).',
  OBJECT_TYPE: 'There is no object type {type}.',
  DUP_ID: 'The id {id} is also used by another object.',
  REF: 'It refers to something that is not in the package ({details}).',
  EMPTY_REF: 'A reference is empty and was treated as none.',
  VEST_REF: 'The vesting terms refer to a condition they do not have.',
  VEST_CYCLE: 'A condition of the vesting terms leads back to itself.',
  VESTINGS_SUM: 'The shares that vest do not add up to those issued ({details}).',
  DUP_SECURITY: 'The security {security} is issued twice.',
  BEFORE_ISSUE: 'It is dated before its security was issued ({details}).',
  AS_OF: 'It is dated after the date of the package ({details}).',
  DOUBLE_SPEND: 'The security {security} already ended, by {by}.',
  DOUBLE_SOURCE: 'The security {security} also results from {by}.',
  RESULT_DATE: 'A resulting security is issued on another date ({details}).',
  BALANCE_HOLDER: 'The balance belongs to another holder ({details}).',
  NUMBER: 'A number is too long to read.',
  TEXT: 'A text has characters that cannot be stored. Export the package again without them.',
  QTY: 'The number of shares is not possible ({details}).',
  PRICE: 'A price is below zero ({details}).',
  DUP_NUMBER: 'Another security of the same class also has certificate number {number}.',
  CONSERVATION: 'Shares would appear or vanish ({details}).',
  AUTHORIZED: 'More shares are outstanding than are authorized ({details}).',
  POOL: 'More options are granted than the plan reserves ({details}).',
  SPLIT: 'A split has no reissuances, so its certificates keep their numbers of shares ({details}).',
  COST_BASIS: 'A cost basis does not equal the shares times the price; the cost basis is used ({details}).',
  SELF_TRANSFER: 'A transfer to the holder who already has the shares is recorded as a reissue ({details}).',
  'class.differs':
    'The class {name} in the package has a different kind or votes than the class of that name in the register. Rename one of them, or correct the register first.',
  'package.differences':
    'The registers would differ from the package’s own cap table in more than {most} places. Correct the package first.',
  'package.too_early':
    'It is dated {value}, before the incorporation on {since}. Correct the incorporation date in the register, or fix the package.',
  'table.unreadable':
    'We couldn’t read this as a table. Save it as CSV (UTF-8) or as an Excel workbook (.xlsx).',
  'table.empty': 'There are no rows below the header.',
  'table.too_long': 'The table has more than {most} rows. Split it.',
  'table.too_many_classes':
    'The table names more than {most} share classes that the register does not have. Check the column.',
  'table.no_rows_of_class':
    'You entered stated capital for {name}, but no row has shares of that class. Check the names.',
  'file.too_large': 'This file holds too much to be read at once, so it was not read. Split it.',
  'file.too_slow': 'Reading this file took longer than {seconds} seconds, so it was not read. Split it.',
  'table.not_mapped': 'Choose the column for: {column}.',
  'cell.required': 'This cell is empty. Enter: {column}.',
  'cell.not_whole': '“{value}” is not a whole number of shares. Use digits only, such as 1200.',
  'cell.sum_too_large': 'With this row, the file has more shares than the registers can count.',
  'cell.not_amount': '“{value}” is not an amount in dollars. Write it as 1250.50.',
  'cell.not_a_date': '“{value}” is not a clear date. Write it as 2025-03-31.',
  'cell.future': '{value} is in the future. Enter a date up to today.',
  'cell.too_early': '{value} is before the incorporation on {since}. Fix the date.',
  'cell.after_opening': '{value} is after the date of the opening position, {on}. Fix one of the two dates.',
  'cell.class_untold':
    'The register has no class {name}. Fix the name in the file, or go back to the columns and enter the rights of the new class.',
  'cell.unknown_kind': '“{value}” is not a type of holder. Use individual, corporation, trust or joint.',
  'cell.unknown_country': '“{value}” is not a country. Use its name or two-letter code, such as CA.',
  'cell.too_long': 'This is longer than {most} characters. Shorten it.',
  'cell.forbidden': 'The cell has characters that cannot be printed. Type it again.',
  'cell.error': 'The formula in this cell has no result. Enter the value instead.',
  'cell.number_repeated': 'Certificate {value} is also in row {row}. Fix one of them.',
  'warn.formulas':
    '{count, plural, one {One cell has a formula; its last result is used.} other {# cells have formulas; their last results are used.}}',
  'warn.no_amount':
    '{count, plural, one {One row has no price or amount: it adds nothing to stated capital.} other {# rows have no price or amount: they add nothing to stated capital.}}',
  'warn.no_capital': 'No stated capital is entered for {name}: its account starts at zero.',
  'warn.same_name':
    'Several rows name {name}, with different addresses. They are treated as one holder, at the first address. If they are different people, give them different names.',
  'warn.class_differs':
    'The class {name} in the package has a different authorized number or conversion than in the register. The register’s is kept.',
  'warn.amount_differs':
    'Price and amount of {count, plural, one {row {rows} do} other {# rows do}} not agree{count, plural, one {} other { (rows {rows})}}. Both are kept; the amount is used for stated capital.',
  'warn.guessed_individual':
    'Treated as individuals by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If this is wrong, add a column with the type of holder.',
  'warn.guessed_body_corporate':
    'Treated as bodies corporate by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If this is wrong, add a column with the type of holder.',
  'warn.guessed_trust':
    'Treated as trusts or estates by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If this is wrong, add a column with the type of holder.',
  'warn.guessed_joint':
    'Treated as joint holders by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If this is wrong, add a column with the type of holder. Name each joint holder in the register later.',
  'warn.rights_assumed':
    'The format does not state all rights of the class {name}. Assumed: {kind, select, common {dividends shared equally} other {discretionary dividends}}, not redeemable, not retractable. Compare with the articles, and correct the class if needed.',
  'warn.conversion_left_out':
    'The class {name} has a conversion that the registers cannot hold: into a class not in the package, without a ratio, or in several ways. It is kept alongside the registers.',
  'warn.preference_left_out':
    'The class {name} has a preference, cap or par value that the registers cannot express in dollars per share. It is kept alongside the registers. Correct the class to match the articles.',
  'warn.number_on_record':
    'The register already has a certificate {value}. Change one of the two numbers; otherwise both keep it.',
  'warn.sheets': 'The workbook has several sheets. Only one was read: {name}.',
  'warn.not_utf8':
    'The file does not name its character encoding, so it was read as {encoding}. If names look wrong, go back to the columns and choose another encoding.',
  'table.letters':
    'The characters in this file cannot be read. Save it as CSV (UTF-8) or as an Excel workbook (.xlsx).',
  'ask.total':
    '{count, plural, one {Row {rows} reads “{name}” and looks like a total.} other {# rows read “{name}” and look like totals (rows {rows}).}}',
  'ask.sum':
    '{count, plural, one {Row {rows} has no certificate, and its number is the sum of the rows above.} other {# rows have no certificate, and their numbers are sums of the rows above (rows {rows}).}}',
  'ask.hidden':
    '{count, plural, one {Row {rows} is hidden in the workbook.} other {# rows are hidden in the workbook (rows {rows}).}}',
  'warn.hidden_sheets':
    '{count, plural, one {The hidden sheet {names} was not read.} other {# hidden sheets were not read: {names}.}}',
  'warn.hidden_columns':
    '{count, plural, one {Column {columns} is hidden in the workbook and was read.} other {Columns {columns} are hidden in the workbook and were read.}}',
  'warn.above_heads': 'The header is in row {row}. The rows above it were left out.',
  'warn.heads_again':
    '{count, plural, one {Row {rows} repeats the header and was left out.} other {# rows repeat the header and were left out (rows {rows}).}}',
  'warn.same_head': 'Two columns are called {name}. Column {used} was used; this one was not.',
  'table.no_corporations':
    'No column holds a corporation number or a name. Use the headings of the sample table.',
  'table.too_many_people': 'A corporation has more than {most} people. Split it, or add the others later.',
  'row.no_corporation': 'This row names no corporation, and none is above it. Enter its number or its name.',
  'cell.differs_above':
    'Row {row} says something else for the same corporation or person. Make both the same, or leave this cell blank.',
  'cell.unknown_law':
    '“{value}” is not a jurisdiction. Enter Federal, or the province whose law it is under.',
  'cell.unknown_position':
    '“{value}” is not a position. Enter Director, President, Secretary or another one by its usual name, separated by commas.',
  'cell.unknown_resident':
    '“{value}” does not say whether the director is a resident Canadian. Enter citizen, permanent resident, citizen abroad, or no.',
  'cell.two_days': 'Enter the day or the latest possible day, not both.',
  'cell.not_a_year_end': '“{value}” is not a day of the year. Write it as 12-31.',
  'cell.not_a_count': '“{value}” is not a number of directors. Enter a whole number.',
  'cell.required_person': 'This row describes a person without a name. Enter the last name.',
  'warn.first_sheet': 'The workbook has several sheets. Only the first was read.',
  'warn.hidden_rows':
    '{count, plural, one {Row {rows} is hidden in the workbook and was read.} other {# rows are hidden in the workbook and were read (rows {rows}).}}',
  'taking.number': 'Corporation number',
  'taking.name': 'Corporation name',
  'taking.law': 'Jurisdiction',
  'taking.incorporated_on': 'Date of incorporation',
  'taking.office': 'Registered office: street',
  'taking.office_unit': 'Registered office: unit',
  'taking.office_city': 'Registered office: city',
  'taking.office_province': 'Registered office: province',
  'taking.office_postal_code': 'Registered office: postal code',
  'taking.office_since': 'Registered office: since',
  'taking.office_on_or_before': 'Registered office: on or before',
  'taking.year_end': 'Fiscal year end (MM-DD)',
  'taking.year_end_since': 'Fiscal year end: since',
  'taking.year_end_on_or_before': 'Fiscal year end: on or before',
  'taking.business_number': 'Business number',
  'taking.min_directors': 'Minimum number of directors',
  'taking.max_directors': 'Maximum number of directors',
  'taking.restriction': 'Restrictions on share transfers',
  'taking.firstname': 'First name',
  'taking.lastname': 'Last name',
  'taking.positions': 'Positions',
  'taking.since': 'Since',
  'taking.on_or_before': 'On or before',
  'taking.resident': 'Resident Canadian',
  'taking.address': 'Street',
  'taking.unit': 'Unit',
  'taking.city': 'City',
  'taking.region': 'Province or region',
  'taking.postal_code': 'Postal code',
  'taking.country': 'Country',
} as const;
