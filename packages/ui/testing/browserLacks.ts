/** Stand-ins for what jsdom lacks: modal dialogs, media queries and scrolling. Journeys use real browsers. */
export function browserLacks(): void {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
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
