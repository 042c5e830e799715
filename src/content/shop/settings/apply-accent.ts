import { propertiesOf } from '#src/platform/shop/accent.ts';

/** Sets the shades of an accent. The policy of pages forbids `style` attributes in HTML, but not this. */
export function applyAccent(element: HTMLElement | null, accent: string | null): void {
  for (const [name, value] of Object.entries(propertiesOf(accent))) element?.style.setProperty(name, value);
}
