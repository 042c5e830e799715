import { createContext, useContext } from 'react';

/**
 * Opens the form for a meeting. It is not inside the card of its button, because another card can take that card's place
 * while the form is open.
 */
export const MeetingOpener = createContext<() => void>(() => undefined);

export const useMeetingOpener = (): (() => void) => useContext(MeetingOpener);
