/** Words of the session and of pages that failed: a visitor may need them. */
export const session = {
  'session.idle.over': 'You were signed out after 20 minutes without activity.',
  'error404.title': 'This page is not there',
  'error404.body': 'The address may be mistyped, or the page may have moved.',
  'error500.title': 'Something went wrong',
  'error500.body':
    'The page stopped working, or there is a newer version. Load it again: nothing that was saved is lost.',
  'error.home': 'Go to the start page',
  'error.reload': 'Load the page again',
} as const;
