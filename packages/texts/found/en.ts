/** Findings in imported files, by code. Only the server uses them, so no browser loads them. */
export const found = {
  'zip.not_a_zip': 'This is no whole zip file. Please choose the .ocf.zip package as it was written.',
  'zip.damaged': 'A file in the package is damaged. Please get the package again.',
  'zip.encrypted': 'The package is encrypted. Please save it without a password.',
  'zip.too_large': 'Unpacked, the file is larger than can be read, so it was not read.',
  'zip.too_many': 'The package holds more than 1,000 files, so it was not read.',
  ZIP_PATH: 'The name of this file leads out of the package, so it was not read.',
  ZIP_DUPLICATE: 'The package holds two files of this name.',
  JSON: 'This file could not be read as JSON ({details}).',
  MANIFEST_COUNT: 'A package has one manifest; this one has {count}.',
  VERSION: 'Version {version} of the format is not one that is known here ({known}).',
  FILE_PATH: 'It names a file outside of the package.',
  FILE_MISSING: 'A file that the manifest names is not there ({details}).',
  FILE_TYPE: 'The file is of another type than its place in the manifest ({details}).',
  ITEMS: 'The file has no list of items.',
  MD5: 'The file is another than the one that the manifest describes.',
  UNLISTED: 'The manifest does not name this file, so it was not read.',
  SCHEMA: 'It breaks the schema of the format ({details}).',
  OBJECT_TYPE: 'There is no object type {type}.',
  DUP_ID: 'The id {id} is given to another object too.',
  REF: 'It names something that is not in the package ({details}).',
  EMPTY_REF: 'A reference is an empty text; it was taken for none.',
  VEST_REF: 'The vesting terms name a condition that they do not have.',
  VEST_CYCLE: 'A condition of the vesting terms leads back to itself.',
  VESTINGS_SUM: 'The shares that vest do not add up to those issued ({details}).',
  DUP_SECURITY: 'The security {security} is issued twice.',
  BEFORE_ISSUE: 'It is dated before the issue of its security ({details}).',
  AS_OF: 'It is dated after the date of the package ({details}).',
  DOUBLE_SPEND: 'The security {security} was ended before, by {by}.',
  DOUBLE_SOURCE: 'The security {security} comes out of {by} too.',
  RESULT_DATE: 'A security that comes out of it is issued on another day ({details}).',
  BALANCE_HOLDER: 'The balance belongs to another holder ({details}).',
  NUMBER: 'A number is too long to be read.',
  TEXT: 'A text holds characters that cannot be stored. Please write the package anew without them.',
  QTY: 'The number of shares is not possible ({details}).',
  CONSERVATION: 'Shares would appear or vanish ({details}).',
  AUTHORIZED: 'More shares are outstanding than are authorized ({details}).',
  POOL: 'More options are granted than the plan reserves ({details}).',
  'class.differs':
    'The class {name} of the package is of another kind, or has other votes, than the class of that name in the register. Give one of them another name, or correct the register first.',
  'package.too_early':
    'It is dated {value}, before the incorporation on {since}. Please correct the date of incorporation in the register, or mend the package.',
  'table.unreadable':
    'This could not be read as a table. Please save it as CSV (UTF-8) or as an Excel workbook (.xlsx).',
  'table.empty': 'There is no row below the heads.',
  'table.too_long': 'The table has more than {most} rows. Please divide it.',
  'table.too_many_classes':
    'The table names more than {most} share classes that the register does not have. Please check the column.',
  'table.no_rows_of_class':
    'Stated capital is told of {name}, but no row holds shares of that class. Please check the names.',
  'file.too_slow':
    'Reading this file took longer than {seconds} seconds, so it was not read. Please divide it.',
  'table.not_mapped': 'Please choose the column that holds this: {column}.',
  'cell.required': 'This cell is empty. Please fill in: {column}.',
  'cell.not_whole': '“{value}” is no whole number of shares. Please write digits only, such as 1200.',
  'cell.sum_too_large': 'With this row the file holds more shares than the registers can count.',
  'cell.not_amount': '“{value}” is no amount of dollars. Please write it as 1250.50.',
  'cell.not_a_date': '“{value}” is no date that can be read only one way. Please write it as 2025-03-31.',
  'cell.future': '{value} is still to come. Please enter a date up to today.',
  'cell.too_early': '{value} lies before the incorporation on {since}. Please mend the date.',
  'cell.after_opening':
    '{value} lies after the day of the opening position, {on}. Please mend one of the two dates.',
  'cell.class_untold':
    'The register has no class {name}. Please mend the name in the file, or go back to the columns and tell the rights of the new class.',
  'cell.unknown_kind':
    '“{value}” is no kind of holder. Please write individual, corporation, trust or joint.',
  'cell.unknown_country':
    '“{value}” is no country. Please write its name or its code of two letters, such as CA.',
  'cell.too_long': 'This is longer than {most} characters. Please shorten it.',
  'cell.forbidden': 'The cell holds characters that cannot be printed. Please type it anew.',
  'cell.error': 'The formula of this cell has no result. Please put the value in its place.',
  'cell.number_repeated': 'Certificate {value} stands in row {row} too. Please mend one of them.',
  'warn.formulas':
    '{count, plural, one {One cell holds a formula; its last result is taken.} other {# cells hold formulas; their last results are taken.}}',
  'warn.no_amount':
    '{count, plural, one {One row names neither a price nor an amount: it adds nothing to stated capital.} other {# rows name neither a price nor an amount: they add nothing to stated capital.}}',
  'warn.no_capital': 'No stated capital is told of {name}: its account begins at nothing.',
  'warn.same_name':
    'Several rows name {name}, with different addresses. They are taken for one holder, at the first address. If they are several, tell their names apart.',
  'warn.class_differs':
    'The class {name} of the package has another authorized number, or another conversion, than the class of that name in the register. That of the register stays.',
  'warn.amount_differs':
    'Price and amount of {count, plural, one {row {rows} do} other {# rows do}} not agree{count, plural, one {} other { (rows {rows})}}. Both are taken as they stand; the amount is what counts for stated capital.',
  'warn.guessed_individual':
    'Taken for individuals by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If one is not, tell the kinds of holders in a column of their own.',
  'warn.guessed_body_corporate':
    'Taken for bodies corporate by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If one is not, tell the kinds of holders in a column of their own.',
  'warn.guessed_trust':
    'Taken for trusts or estates by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If one is not, tell the kinds of holders in a column of their own.',
  'warn.guessed_joint':
    'Taken for joint holders by their names ({count}): {names}{more, plural, =0 {} other { and # more}}. If one is not, tell the kinds of holders in a column of their own. Who they are is not on record yet: name them in the register.',
  'warn.rights_assumed':
    'The format does not say all rights of the class {name}: {kind, select, common {dividends in which it takes part like the others} other {discretionary dividends}}, and neither redeemable nor retractable, are assumed. Please compare the articles, and correct the class where they differ.',
  'warn.conversion_left_out':
    'The class {name} has a conversion that the registers cannot hold: into a class that the package does not have, by no ratio, or in several ways. It is kept beside the registers.',
  'warn.preference_left_out':
    'The class {name} has a preference, a cap or a par value that the registers cannot spell in dollars a share. It is kept beside the registers; please correct the class by the articles.',
  'warn.number_on_record':
    'The register already has a certificate {value}. Please mend one of the two numbers; taken in as it is, both would bear it.',
  'warn.sheets': 'The workbook has several sheets; only the first was read: {name}.',
  'warn.not_utf8':
    'The file is not UTF-8; letters with accents may be read wrongly. Please look at the names.',
} as const;
