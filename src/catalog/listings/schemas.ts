import { z } from 'zod';
import { verification } from '#src/accounts/users/schemas.ts';
import { conditions, kinds } from '#src/catalog/items/kind-schemas.ts';
import { listingPart } from '#src/catalog/items/part-schemas.ts';
import { shownShape, versionFields } from '#src/catalog/items/schemas.ts';
import { order } from '#src/deals/orders/schemas.ts';
import { shownEvidence } from '#src/gear/evidence/schemas.ts';
import { inspection } from '#src/gear/grading/schemas.ts';
import { photo } from '#src/media/photos/schemas.ts';
import { place } from '#src/media/places/schemas.ts';
import { pause } from '#src/moderation/reports/deciding/pause-schemas.ts';
import { sortedBy, typed } from '#src/platform/list-schemas.ts';
import { seenVersion, warningsIfAny } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const advertisedDays = 14;
/** A seller's advertised items, so that the home page has room for others. */
export const maxAdvertised = 3;

const products = z.object({
  _id: z.string().meta({ description: 'id of the seller' }),
  seller: z.string(),
  title: z.string(),
  des: z.string(),
  brand: z.string(),
  condition: z.enum(conditions),
  duration: z.number().meta({ description: 'months; years for accessories' }),
  location: z.string(),
  buy: z.number().meta({ description: 'the price when new; equal to `sale` if the seller has not given it' }),
  sale: z.number().meta({ description: 'the asking price; once it is sold, the price it was sold for' }),
  img: z.string(),
  status: z.enum(['verify', 'varified']),
});

export const listing = z
  .object({
    _id: z.string(),
    version: z.int().meta({ description: `increases with each edit of ${versionFields.join(', ')}` }),
    products,
    reducedFrom: z.number().nullable().meta({
      description:
        'its highest price in the 90 days before the present, lower one, if each of them stood for a day; otherwise null',
    }),
    date: z.iso.datetime(),
    state: z.enum(['available', 'booked', 'sold']),
    bookedSince: z.iso.datetime().nullable().meta({ description: 'null if it is not booked' }),
    verification: verification
      .nullable()
      .meta({ description: "the seller's badge, while they are verified" }),
    kind: z.enum(kinds),
    advertised: z.boolean(),
    advertisedUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when it leaves the Advertise section; null if it is not advertised' }),
    ...shownShape,
    place: place.nullable().meta({ description: 'where it is, if `location` names a known place' }),
    crop: z.number().nullable().meta({ description: 'the crop factor of a linked camera; 1 is 24 x 36 mm' }),
    parts: z.array(listingPart).meta({ description: 'what is sold together with it' }),
    photos: z.array(photo).meta({ description: 'the uploaded photos; the first is `img`' }),
    graded: z
      .enum(['stated', 'questions'])
      .meta({ description: 'whether its condition is based on an inspection checklist' }),
    inspection: inspection.nullable().meta({ description: "the seller's inspection results" }),
    evidence: shownEvidence
      .nullable()
      .meta({ description: 'metadata that the camera wrote into a file; such files can be edited' }),
    warnings: warningsIfAny,
  })
  .meta({ id: 'Listing' });
export type Listing = z.output<typeof listing>;

const ownListing = listing
  .extend({
    paused: pause.nullable(),
    edited: z.iso.datetime().nullable().meta({ description: 'when its owner last edited it' }),
    sold: z.iso.datetime().nullable().meta({ description: 'when it was sold, also outside of the shop' }),
    asksMount: z.boolean().meta({
      description: 'whether its mount is not known, so that it is not found by mount or by a camera',
    }),
    floor: z
      .number()
      .nullable()
      .meta({ description: 'offers below it are declined at once; null for everyone except its owner' }),
    awaitsReturn: z.boolean().meta({
      description:
        'its last order ended after the handover; it stays paused until its owner confirms that they have it back',
    }),
  })
  .meta({ id: 'OwnListing' });
export type OwnListing = z.output<typeof ownListing>;

/** An item in the lists of its owner. */
export const ownListingRow = ownListing
  .extend({
    watchers: z.int().meta({ description: 'how many users watch it' }),
    openOffers: z.int().meta({ description: 'number of open offers for it' }),
  })
  .meta({ id: 'OwnListingRow' });
export type OwnListingRow = z.output<typeof ownListingRow>;

export const moderatedListing = ownListing
  .extend({ withdrawn: z.iso.datetime().nullable() })
  .meta({ id: 'ModeratedListing' });
export type ModeratedListing = z.output<typeof moderatedListing>;

export const soldTo = z.object({
  to: z
    .enum(['buyer', 'other'], { error: () => fieldProblems.oneOf('buyer', 'other') })
    .default('buyer')
    .meta({
      description:
        '`buyer`: sold to the user who booked it; `other`: sold to someone else, which ends that order',
    }),
});

export const returned = z.object({ version: seenVersion.unwrap() });

/** Includes the open order, or the order through which the item was sold. */
export const ownedListing = ownListing
  .extend({
    order: order.nullable(),
    watchers: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'how many users watch it; null for everyone except its owner' }),
    film: z.boolean().meta({ description: 'whether it is a camera that takes film' }),
  })
  .meta({ id: 'OwnedListing' });
export type OwnedListing = z.output<typeof ownedListing>;

export const ownQuery = sortedBy(['date', 'title', 'sale', 'state']).extend({
  state: z
    .enum(['available', 'for-sale', 'paused', 'booked', 'sold'], {
      error: () => fieldProblems.oneOf('available', 'for-sale', 'paused', 'booked', 'sold'),
    })
    .optional()
    .meta({ description: 'only those in this state; `available` includes paused ones, `for-sale` does not' }),
  q: typed,
});
export type OwnQuery = z.output<typeof ownQuery>;
export type OwnState = NonNullable<OwnQuery['state']>;
