/** Where the stated capital of a register that was kept before was read; for the act, and for forms, which load nothing else of
 *  the book. */
export const CAPITAL_SOURCES = ['financial_statements', 'minute_book', 'former_register', 'other'] as const;
