import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const kinds = ['cameras', 'lens', 'accessories'] as const;

const infoPages = ['buying', 'selling', 'safety', 'about', 'contact', 'terms', 'privacy', 'cookies'];

export default [
  index('home/home-page.tsx'),
  ...kinds.flatMap((kind) => [
    route(kind, 'catalog/list-page.tsx', { id: `${kind}-list` }),
    route(`${kind}/:id`, 'catalog/detail-page.tsx', { id: `${kind}-detail` }),
  ]),
  route('search', 'catalog/search-page.tsx'),
  route('blogs', 'blog/list-page.tsx'),
  route('blogs/:id', 'blog/post-page.tsx'),
  ...infoPages.map((name) => route(name, 'home/info-page.tsx', { id: name })),
  route('newsletter/confirm', 'newsletter/confirm-page.tsx'),
  route('newsletter/leave', 'newsletter/leave-page.tsx'),
  route('login', 'identity/login-page.tsx'),
  route('login/google', 'identity/google-end-page.tsx'),
  route('signup', 'identity/signup-page.tsx'),
  route('forgot-password', 'identity/forgot-password-page.tsx'),
  route('reset-password', 'identity/reset-password-page.tsx'),
  route('verify-email', 'identity/verify-email-page.tsx'),
  layout('dashboard/dashboard-layout.tsx', [
    ...prefix('dashboard', [
      index('dashboard/overview-page.tsx'),
      route('profile', 'users/profile-page.tsx'),
      layout('dashboard/seller-layout.tsx', [route('addproducts', 'catalog/add-products-page.tsx')]),
      layout('dashboard/holder-layout.tsx', [
        route('myproducts', 'catalog/my-products-page.tsx'),
        route('sellerorders', 'orders/seller-orders-page.tsx'),
      ]),
      ...kinds.map((kind) => route(`${kind}/:id`, 'catalog/owner-page.tsx', { id: `own-${kind}` })),
      layout('dashboard/admin-layout.tsx', [
        ...prefix('admin', [
          index('users/all-users-page.tsx'),
          route('allseller', 'users/all-sellers-page.tsx'),
          route('alladmins', 'users/all-admins-page.tsx'),
          route('allorders', 'orders/all-orders-page.tsx'),
          route('allproducts', 'catalog/all-products-page.tsx'),
          route('cameras', 'catalog/all-cameras-page.tsx'),
          route('reports', 'reports/reports-page.tsx'),
          route('paused', 'catalog/paused-page.tsx'),
          route('people/:id', 'users/person-page.tsx'),
          route('audit', 'audit/audit-page.tsx'),
          route('blogs', 'blog/admin-list-page.tsx'),
          route('blogs/:id', 'blog/post-editor-page.tsx'),
          route('newsletter', 'newsletter/letters-page.tsx'),
          route('newsletter/:id', 'newsletter/letter-page.tsx'),
        ]),
      ]),
    ]),
  ]),
  ...(process.env['NODE_ENV'] === 'development' ? [route('dev/ui', 'ui/gallery-page.tsx')] : []),
  route('*', 'home/unknown-page.tsx'),
] satisfies RouteConfig;
