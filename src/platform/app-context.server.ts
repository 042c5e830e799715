import { createContext } from 'react-router';
import type { App } from './app.server.ts';

/** How loaders reach what the process has: `context.get(appContext)`. */
export const appContext = createContext<App>();
