/** Answers of the register of individuals with significant control. */
export const control = {
  'CONTROL.RECORDED': 200,
  'CONTROL.PREVIEWED': 200,
  'CONTROL.DISPOSED': 200,
  'CONTROL.RETENTION_RUNS': 409,
  'CONTROL.NOT_A_YEAR_END': 422,
} as const;
