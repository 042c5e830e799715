import { createStore } from './store.ts';

/** Sent with `/version` while the shop is in maintenance: the text, percent-encoded. */
export const maintenanceHeader = 'x-maintenance';

/** In a browser: the newest text from the server, null outside of maintenance, undefined until the first response. */
export const maintenanceText = createStore<string | null | undefined>(undefined);
