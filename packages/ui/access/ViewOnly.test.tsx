import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { ViewOnly } from './MayProvider.tsx';

afterEach(cleanup);

test('a page that may not be changed says so, by the whole organization or by its section', async () => {
  await renderUi(<ViewOnly of="people.edit" />, { why: () => ({ textCode: 'ACCESS.VIEW_ONLY' }) });
  screen.getByText('You have view-only access to this organization.');
  cleanup();
  const why = () => ({ textCode: 'ACCESS.SECTION_VIEW_ONLY', section: 'section.minute_book' }) as const;
  await renderUi(<ViewOnly of="people.edit" />, { why });
  screen.getByText('You have view-only access to Minute Book.');
});

test('nothing is said to whoever may change it', async () => {
  const { container } = await renderUi(<ViewOnly of="people.edit" />);
  expect(container.textContent).toBe('');
});
