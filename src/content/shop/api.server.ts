import { routesOf } from '#src/platform/http/route.server.ts';
import { maxLogoBytes, shopChanges, shopLogo, shopResponse } from '#src/platform/shop/schemas.ts';
import { storeLogo } from './logo/service.server.ts';
import { changeShop, showShop } from './service.server.ts';

const route = routesOf('shop');

export const shopRoutes = [
  route.get('/shop', {
    access: 'public',
    summary: 'The settings of the shop: its name, contact, currency and time zone',
    responses: { 200: shopResponse },
    run: ({ app }) => showShop(app),
  }),
  route.patch('/shop', {
    access: ['admin'],
    confirm: true,
    summary: 'Change settings of the shop',
    description:
      'Settings that are not sent stay as they are, and null restores the default. `version` is that of the settings that the caller has read: if another admin has changed them since, the call is refused with 409.',
    problems: ['changed'],
    body: shopChanges,
    responses: { 200: shopResponse },
    run: ({ app, caller, body }) => changeShop(app, caller, body),
  }),
  route.post('/shop/logo', {
    access: ['admin'],
    summary: 'Upload a logo: multipart field `image`',
    description:
      'PNG, JPEG, WebP or SVG of at most 5 MB and 50 megapixels. The shop shows it once it is the setting `logo`. One that the shop does not use is removed after one to two hours.',
    problems: ['too-slow', 'too-many-requests', 'busy'],
    responses: { 200: shopLogo },
    file: { field: 'image', maxBytes: maxLogoBytes },
    run: ({ app, caller, file }) => storeLogo(app, caller, file),
  }),
] as const;
