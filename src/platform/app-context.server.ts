import { createContext } from 'react-router';
import type { App } from './app.server.ts';

export const appContext = createContext<App>();
