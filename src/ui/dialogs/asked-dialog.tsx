import { useEffect, useState } from 'react';
import { createStore } from '#src/platform/shared/store.ts';

type Asked = { place: symbol; dialog: React.ReactNode; end: () => void };

const asked = createStore<Asked | null>(null);
/** The places where a dialog can be shown; the one of the dialog on top is the last. */
const places: symbol[] = [];

/**
 * Shows a dialog for code outside of components, above all that are open. `show` gets the function that closes it with an
 * answer. Returns undefined if there is no place for it, or if its place went away.
 */
export async function ask<T>(show: (answer: (value: T) => void) => React.ReactNode): Promise<T | undefined> {
  const place = places.at(-1);
  if (!place) return undefined;
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  asked.set({ place, dialog: show(resolve), end: () => resolve(undefined) });
  const answer = await promise;
  asked.set(null);
  return answer;
}

/** A place for such dialogs. Every dialog has one, because it would take a click on a dialog elsewhere for one outside. */
export function AskedDialog() {
  const [place] = useState(() => Symbol('place'));
  useEffect(() => {
    places.push(place);
    return () => {
      places.splice(places.indexOf(place), 1);
      if (asked.get()?.place === place) asked.get()?.end();
    };
  }, [place]);
  const shown = asked.useValue();
  return shown?.place === place ? shown.dialog : null;
}
