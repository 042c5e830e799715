import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const kinds = ['cameras', 'lens', 'accessories'] as const;

const infoPages = ['buying', 'selling', 'safety', 'about', 'contact', 'terms', 'privacy', 'cookies'];

export default [
  index('home/home-page.tsx'),
  ...kinds.flatMap((kind) => [
    route(kind, 'catalog/list-page.tsx', { id: `${kind}-list` }),
    route(`${kind}/:id`, 'catalog/detail-page.tsx', { id: `${kind}-detail` }),
  ]),
  route('blogs', 'blog/list-page.tsx'),
  route('blogs/:id', 'blog/post-page.tsx'),
  ...infoPages.map((name) => route(name, 'home/info-page.tsx', { id: name })),
  route('login', 'identity/login-page.tsx'),
  route('signup', 'identity/signup-page.tsx'),
  layout('dashboard/dashboard-layout.tsx', [
    ...prefix('dashboard', [
      index('dashboard/overview-page.tsx'),
      route('addproducts', 'catalog/add-products-page.tsx'),
      route('myproducts', 'catalog/my-products-page.tsx'),
      ...kinds.map((kind) => route(`${kind}/:id`, 'catalog/owner-page.tsx', { id: `own-${kind}` })),
      route('sellerorders', 'orders/seller-orders-page.tsx'),
      route('*', 'dashboard/unknown-page.tsx'),
    ]),
  ]),
  ...(process.env['NODE_ENV'] === 'development' ? [route('dev/ui', 'ui/gallery-page.tsx')] : []),
  route('*', 'home/unknown-page.tsx'),
] satisfies RouteConfig;
