import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hrefOf, navigate, useLocation } from './address.ts';
import { Link } from './Link.tsx';
import { PageProvider } from './page.ts';
import { settleScroll } from './scroll.ts';

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, '', '/shares?asOf=2025-03-01#ann'));

/** A component's views of the address, newest last. */
function watched() {
  const seen: ReturnType<typeof useLocation>[] = [];
  function Watch() {
    seen.push(useLocation());
    return null;
  }
  render(<Watch />);
  return seen;
}

describe('the address', () => {
  test('is taken apart, and follows every navigation', () => {
    const seen = watched();
    expect(seen.at(-1)).toMatchObject({ pathname: '/shares', search: { asOf: '2025-03-01' }, hash: 'ann' });
    act(() => navigate({ to: '/login', state: { invited: 'ann@maple.test' } }));
    expect(seen.at(-1)).toMatchObject({
      pathname: '/login',
      search: {},
      state: { invited: 'ann@maple.test' },
    });
  });

  test('of a link keeps, changes or drops words of the search', () => {
    expect(hrefOf({ to: '.', search: (before) => ({ ...before, q: 'mei', after: undefined }) })).toBe(
      '/shares?asOf=2025-03-01&q=mei',
    );
    expect(hrefOf({ to: '/a b?x=1#y' })).toBe('/a%20b?x=1#y');
    expect(hrefOf({ to: '/a', hash: 'field' })).toBe('/a#field');
  });

  test('that is the same already leaves no second step to go back', () => {
    const before = window.history.length;
    navigate({ to: '/shares?asOf=2025-03-01#ann' });
    navigate({ to: '/elsewhere', replace: true });
    expect(window.history.length).toBe(before);
    navigate({ to: '/shares' });
    expect(window.history.length).toBe(before + 1);
  });

  test('is the earlier one after a step back, scrolled to where it was left', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const seen = watched();
    act(() => navigate({ to: '/first' }));
    expect(seen.at(-1)?.scroll).toBe('start');
    window.scrollY = 480;
    fireEvent.scroll(window);
    act(() => navigate({ to: '/second', resetScroll: false }));
    expect(seen.at(-1)?.scroll).toBe('stay');
    window.history.back();
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ pathname: '/first', scroll: 480 }));
    expect(window.location.pathname).toBe('/first');
    settleScroll(480, '');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 480);
    scrollTo.mockRestore();
  });
});

describe('a link', () => {
  test('leads within the product, unless the browser is asked for another tab', () => {
    render(<Link to="/next">Next</Link>);
    const link = screen.getByRole('link', { name: 'Next' });
    expect(link.getAttribute('href')).toBe('/next');
    // The browser would open the tab; jsdom has no other document, and complains.
    const leftToBrowser: boolean[] = [];
    const opensTab = (event: Event) => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', opensTab, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(leftToBrowser).toEqual([true]);
    expect(window.location.pathname).toBe('/shares');
    expect(fireEvent.click(link)).toBe(false);
    expect(window.location.pathname).toBe('/next');
  });

  test('has its page fetched when it gets the focus', () => {
    const preload = vi.fn();
    render(
      <PageProvider value={{ params: {}, preload }}>
        <Link to="/next?a=1">Next</Link>
      </PageProvider>,
    );
    fireEvent.focus(screen.getByRole('link'));
    expect(preload).toHaveBeenCalledWith('/next');
  });
});
