/** Why an uploaded file is refused. */
export const uploads = {
  'UPLOADS.EMPTY': 422,
  'UPLOADS.TOO_LARGE': 413,
  'UPLOADS.WRONG_TYPE': 415,
  'UPLOADS.ENCRYPTED': 422,
  'UPLOADS.TOO_MANY_PAGES': 422,
  'UPLOADS.DAMAGED': 422,
  'UPLOADS.TOO_COMPLEX': 422,
  'UPLOADS.MACROS': 422,
  'UPLOADS.TOO_MANY_PIXELS': 422,
  'UPLOADS.UNPACKS_TOO_LARGE': 422,
  'UPLOADS.LOADS_FROM_ELSEWHERE': 422,
  /** Nothing is wrong with the file: it may be sent again. */
  'UPLOADS.BUSY': 503,
} as const;
