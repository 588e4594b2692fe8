import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { type Destination, hrefOf, type Navigation, navigate } from './address.ts';
import { usePage } from './page.ts';

type LinkProps = Navigation & Omit<ComponentProps<'a'>, keyof Navigation | 'href'>;

/** A link within the product. The code of its page is fetched when the pointer rests on it or it has the focus. */
export function Link({ to, search, hash, state, replace, resetScroll, onClick, ...rest }: LinkProps) {
  const { preload } = usePage();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const href = hrefOf({ to, search, hash });
  const fetchPage = () => preload(new URL(href, window.location.origin).pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate({
      to: href,
      ...(state && { state }),
      ...(replace && { replace }),
      ...(resetScroll === false && { resetScroll }),
    });
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onFocus={fetchPage}
      onTouchStart={fetchPage}
      onMouseEnter={() => {
        resting.current = setTimeout(fetchPage, REST_MS);
      }}
      onMouseLeave={() => clearTimeout(resting.current)}
    />
  );
}

/** A pointer that only passes fetches nothing. */
const REST_MS = 50;

/** Another tab, another window, a download. */
const isForBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  currentTarget.hasAttribute('download') ||
  !['', '_self'].includes(currentTarget.target);

/** Leads on as soon as it is drawn. */
export function Navigate(navigation: Destination & Pick<Navigation, 'replace'>) {
  const href = hrefOf(navigation);
  const { replace = false } = navigation;
  useLayoutEffect(() => navigate({ to: href, replace }), [href, replace]);
  return null;
}
