import { z } from 'zod';
import { email, line, phone, timeZone } from '#src/platform/schemas.ts';
import { isCurrency } from '#src/texts/currency.ts';
import { languages } from '#src/texts/language-names.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { nearestAccent } from './accent.ts';
import { homeFields } from './home-schemas.ts';

const contact = z.object({
  address: line(200).nullable(),
  email: email.nullable(),
  phone: phone.nullable(),
});

const accent = z
  .string({ error: () => fieldProblems.mustBeText })
  .regex(/^#[\da-f]{6}$/i, { error: () => fieldProblems.mustBeColor, abort: true })
  .refine((color) => nearestAccent(color) === color, {
    error: ({ input }) => fieldProblems.colorUnreadable(nearestAccent(String(input))),
  });

export const maxLogoBytes = 5 * 1024 * 1024;

export const shopLogo = z
  .object({
    hash: z
      .string({ error: () => fieldProblems.mustBeText })
      .regex(/^[0-9a-f]{16}$/, { error: () => fieldProblems.mustBeLogo }),
    width: z.int({ error: () => fieldProblems.mustBeWhole }),
    height: z.int({ error: () => fieldProblems.mustBeWhole }),
  })
  .meta({ id: 'Logo' });
export type ShopLogo = z.output<typeof shopLogo>;

const announcement = z.object({
  text: line(200),
  lastDay: z.iso.date({ error: () => fieldProblems.mustBeDay }).meta({ description: 'the last day' }),
});

const categories = z.object({
  cameras: line(40).nullable(),
  lens: line(40).nullable(),
  accessories: line(40).nullable(),
});

/** The settings that admins can change. A change to null restores the default. */
export const shopFields = z.object({
  name: line(60).meta({ description: 'the name, in the header, titles and emails' }),
  tagline: line(120).meta({ description: 'one sentence about the shop, for search engines' }),
  contact: contact.meta({ description: 'what the footer shows; a part that is null is left out' }),
  language: z
    .enum(languages, { error: () => fieldProblems.oneOfMany(...languages) })
    .meta({ description: 'the language of pages, emails and problems' }),
  currency: z
    .string({ error: () => fieldProblems.mustBeText })
    .refine(isCurrency, { error: () => fieldProblems.mustBeCurrency })
    .meta({ description: 'the code (ISO 4217) of the currency of all prices; fixed once there are items' }),
  timeZone: timeZone.meta({ description: 'the zone of the times on public pages' }),
  units: z
    .enum(['km', 'mi'], { error: () => fieldProblems.oneOf('km', 'mi') })
    .meta({ description: 'the unit of distances' }),
  accent: accent.meta({
    description: 'the color of buttons and marks (`#rrggbb`), of which lighter and darker shades are derived',
  }),
  logo: shopLogo.meta({ description: 'the response of `POST /shop/logo`' }),
  signUp: z
    .enum(['open', 'invitation', 'closed'], {
      error: () => fieldProblems.oneOf('open', 'invitation', 'closed'),
    })
    .meta({ description: 'who can sign up; accounts that exist are not affected' }),
  approveSellers: z
    .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
    .meta({ description: 'whether only items of verified sellers are published' }),
  productFeed: z
    .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
    .meta({ description: 'whether `/feeds/products.xml` lists all items for Google Merchant Center' }),
  announcement: announcement.meta({
    description: 'a line above the header that visitors can dismiss, until its last day has ended',
  }),
  categories: categories.meta({
    description: 'the names of the three kinds on screen; null for the original, and paths stay as they are',
  }),
  home: homeFields.meta({ description: 'the home page; a part that is null is as the shop ships' }),
});
export type ShopField = keyof z.output<typeof shopFields>;

/** The settings as stored: those that admins have changed. */
export const storedShop = shopFields.partial();
export type StoredShop = z.output<typeof storedShop>;

export const shopResponse = shopFields
  .extend({
    tagline: shopFields.shape.tagline.nullable(),
    logo: shopLogo.nullable().meta({ description: 'null for the original mark' }),
    accent: z.string().nullable().meta({ description: 'null for the original colors' }),
    announcement: shopFields.shape.announcement.nullable(),
    version: z.number().int().meta({ description: 'rises with each change; 0 before the first one' }),
    fixed: z
      .partialRecord(shopFields.keyof(), z.string())
      .meta({ description: 'settings that the environment sets, with the name of the variable' }),
  })
  .meta({ id: 'Shop' });
export type ShopResponse = z.output<typeof shopResponse>;

const { shape } = shopFields;
export const shopChanges = z
  .object({
    name: shape.name.nullable(),
    tagline: shape.tagline.nullable(),
    contact: shape.contact.nullable(),
    language: shape.language.nullable(),
    currency: shape.currency.nullable(),
    timeZone: shape.timeZone.nullable(),
    units: shape.units.nullable(),
    accent: shape.accent.nullable(),
    logo: shape.logo.nullable(),
    signUp: shape.signUp.nullable(),
    approveSellers: shape.approveSellers.nullable(),
    productFeed: shape.productFeed.nullable(),
    announcement: shape.announcement.nullable(),
    home: shape.home.nullable(),
    categories: shape.categories.nullable(),
  })
  .partial()
  .extend({
    version: z
      .number({ error: () => fieldProblems.mustBeNumber })
      .int({ error: () => fieldProblems.mustBeWhole })
      .min(0),
  });
export type ShopChanges = z.output<typeof shopChanges>;
