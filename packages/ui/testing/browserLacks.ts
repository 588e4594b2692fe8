/** Stand-ins for what jsdom lacks: modal dialogs, media queries, scrolling, and places, of which each is seen. Journeys use
 *  real browsers. */
export function browserLacks(): void {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.ResizeObserver ??= Unmoved;
  window.IntersectionObserver ??= AllSeen;
  Element.prototype.scrollIntoView ??= () => undefined;
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, [tabindex]')?.focus();
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

class Unmoved implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class AllSeen extends Unmoved implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    super();
    this.#report = report;
  }
  override observe(): void {
    this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
