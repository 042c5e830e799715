export const takeFocus = (heading: HTMLElement | null): void => heading?.focus();
