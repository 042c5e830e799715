import { digitalCameras } from './cameras-digital.ts';
import { filmCameras } from './cameras-film.ts';
import type { Item } from './item.ts';

export const cameras: Item[] = [...filmCameras, ...digitalCameras];
