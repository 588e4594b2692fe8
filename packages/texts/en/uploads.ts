/** Why an uploaded file is refused. The server alone says it. */
export const uploads = {
  'UPLOADS.EMPTY': 'This file is empty. Choose another one.',
  'UPLOADS.TOO_LARGE':
    'This file is larger than {megabytes, number} MB. Split it, or save it with smaller pictures.',
  'UPLOADS.WRONG_TYPE':
    'This is not a PDF, Word (.docx), PNG or JPEG file. Save it as a PDF, then upload that.',
  'UPLOADS.ENCRYPTED':
    'This file is protected by a password. Save a copy without the password, then upload that.',
  'UPLOADS.TOO_MANY_PAGES': 'This PDF has more than {pages, number} pages. Split it, then upload the parts.',
  'UPLOADS.DAMAGED':
    'This file is damaged. Open it on your computer, save it again as a PDF, then upload that.',
  'UPLOADS.TOO_COMPLEX': 'This file takes too long to open. Print it to a new PDF, then upload that.',
  'UPLOADS.MACROS':
    'This Word file contains macros. Save it as a .docx file without macros, or as a PDF, then upload that.',
  'UPLOADS.TOO_MANY_PIXELS':
    'This picture is too large to show. Save it at a lower resolution, then upload that.',
  'UPLOADS.UNPACKS_TOO_LARGE':
    'This Word file becomes too large when it is opened. Save it as a PDF, then upload that.',
  'UPLOADS.LOADS_FROM_ELSEWHERE':
    'This Word file loads parts from elsewhere, such as a template or a picture. Save it with everything embedded, or as a PDF, then upload it again.',
  'UPLOADS.BUSY': 'We couldn’t open this file in time because the server is busy. Try again in a minute.',
} as const;
