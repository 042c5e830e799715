import { createContext, type ComponentType } from 'react';

type Action = ComponentType<{ id: string; title: string; sellerId: string }>;

/** Buttons of other features on the card of an item. The app provides them, because those features import listings. */
export const CardActions = createContext<{ Corner?: Action; Choice?: Action }>({});
