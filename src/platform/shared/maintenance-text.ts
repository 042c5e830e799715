import { createStore } from './store.ts';

/** The header of `/version` with the text of the maintenance, percent-encoded. */
export const maintenanceHeader = 'x-maintenance';

/** The last text that a browser has received: null outside of maintenance, undefined before the first response. */
export const maintenanceText = createStore<string | null | undefined>(undefined);
