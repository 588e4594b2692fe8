/** A person who uses the keyboard alone: she goes to a thing by Tab and Shift+Tab, and sees at each stop where she is. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** No page of the product has so many stops. */
const mostStops = 250;

const mostChoices = 30;

export function keyboardOf(page: Page) {
  const { keyboard } = page;

  /** Tabs until the focus is on it. */
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let stops = 0; stops < mostStops; stops += 1) {
      const way = await target.evaluate(wayTo);
      if (way === undefined) return seeFocus(page);
      await keyboard.press(way);
      await seeFocus(page);
    }
    throw new Error(`no way by Tab to ${target}`);
  };

  return {
    reach,

    /** A button by Enter, as a link; a box by Space. */
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(target);
      await keyboard.press(key);
    },

    /** Types in place of what stands there. */
    async type(target: Locator, words: string): Promise<void> {
      await reach(target);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(words);
      expect(await target.inputValue()).toBe(words);
    },

    /** One of a group, by the arrows. */
    async pick(target: Locator): Promise<void> {
      await reach(target);
      await keyboard.press('Space');
      for (let presses = 0; presses < mostChoices && !(await target.isChecked()); presses += 1) {
        await keyboard.press('ArrowDown');
      }
      expect(await target.isChecked()).toBe(true);
      await seeFocus(page);
    },

    /** A choice of a list, by its name. */
    async select(target: Locator, choice: string): Promise<void> {
      await reach(target);
      await keyboard.type(choice);
      const chosen = (list: Element) => (list as HTMLSelectElement).selectedOptions[0]?.label;
      expect(await target.evaluate(chosen)).toBe(choice);
    },

    /** A step, a dialog or a drawer leaves the focus at a place to go on from. */
    seeFocus: () => seeFocus(page),

    async seeFocusOn(target: Locator): Promise<void> {
      await seeFocus(page);
      expect(await target.evaluate((one) => one === document.activeElement)).toBe(true);
    },
  };
}

export type Keyboard = ReturnType<typeof keyboardOf>;

/** Runs in the page: the key that leads to the target from where the focus is; none when it is there. A group of
 *  radios is one stop, and so are the rows of a register. */
function wayTo(target: Element): 'Tab' | 'Shift+Tab' | 'j' | 'k' | undefined {
  const at = document.activeElement ?? document.body;
  const isRadio = (one: Element): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio';
  if (at === target || (isRadio(at) && isRadio(target) && at.name === target.name)) return undefined;
  const isAhead =
    at.contains(target) || at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  const [row, to] = [at, target].map((one) => one.closest('.asofbar ~ .tablewrap tbody tr'));
  if (row && to && row !== to) return isAhead ? 'j' : 'k';
  return isAhead ? 'Tab' : 'Shift+Tab';
}

/** The focus is somewhere, and what has it is in view and marked. Waits for a page that is being built. */
async function seeFocus(page: Page): Promise<void> {
  const fault = () => page.evaluate(faultOfFocus);
  // Most stops are there at once, and a poll begins with a pause.
  if ((await fault()) !== undefined) await expect.poll(fault).toBeUndefined();
}

/** Runs in the page: why a reader would not see where she is. */
export function faultOfFocus(): string | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return 'the focus is lost';
  const named = (what: string) => `${what}: ${at.outerHTML.slice(0, 200)}`;
  // A box that is drawn by its label, a field inside its frame.
  const drawn = [at, at.parentElement, at.closest('label')].filter((one) => one !== null);
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--focus)';
  const mark = getComputedStyle(probe).color;
  probe.remove();
  // Where the product itself puts the reader, such as a heading, she needs no mark.
  const isPlaced = at.getAttribute('tabindex') === '-1' && !at.matches('[role^=menuitem]');
  const isMarked = drawn.some((one) => {
    const { boxShadow, outlineColor, outlineStyle } = getComputedStyle(one);
    return boxShadow.includes(mark) || (outlineStyle !== 'none' && outlineColor === mark);
  });
  if (!isPlaced && !isMarked) return named('the focus is not marked');
  // A part of it is enough (WCAG 2.4.11): a snackbar may lie over the rest.
  const seen = drawn.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + Math.min(height / 2, 20));
      return hit !== null && drawn.some((drawing) => drawing.contains(hit));
    });
  });
  return seen ? undefined : named('the focus is out of view or covered');
}
