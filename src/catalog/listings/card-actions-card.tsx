import { createContext, type ComponentType } from 'react';

type Action = ComponentType<{ id: string; title: string }>;

/** What other features put onto the card of an item. The app provides them, because they import listings. */
export const CardActions = createContext<{ Corner?: Action; Choice?: Action }>({});
