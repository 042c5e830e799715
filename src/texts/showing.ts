import { badge } from './en-badge.ts';
import { booking } from './en-booking.ts';
import { gallery } from './en-gallery.ts';
import { gear } from './en-gear.ts';
import { addTexts } from './texts.ts';

/** The texts of an item's page: who imports this module can read them. */
export const showing = { ...badge, ...booking, ...gallery, ...gear };

addTexts(showing);
