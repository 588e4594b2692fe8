type Child = Node | string;

/** An element with attributes and children; a name that begins with `on` is a listener. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | ((event: Event) => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(key, value);
    else made.addEventListener(key.slice(2), value);
  }
  made.append(...children);
  return made;
}
