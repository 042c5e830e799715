/** Of what takes the place of what had the focus. */
export const takeFocus = (heading: HTMLElement | null): void => heading?.focus();
