import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const kinds = ['cameras', 'lens', 'accessories'] as const;

const infoPages = ['buying', 'selling', 'safety', 'about', 'contact', 'terms', 'privacy', 'cookies'];

export default [
  index('home/home-page.tsx'),
  ...kinds.flatMap((kind) => [
    route(kind, 'search/pages/list-page.tsx', { id: `${kind}-list` }),
    route(`${kind}/:id`, 'listings/detail-page.tsx', { id: `${kind}-detail` }),
  ]),
  route('sellers/:id', 'sellers/seller-page.tsx'),
  route('sellers/:id/listings', 'sellers/seller-items-page.tsx'),
  route('sellers/:id/reviews', 'sellers/seller-reviews-page.tsx'),
  route('search', 'search/pages/search-page.tsx'),
  route('compare', 'compare/compare-page.tsx'),
  route('fit', 'fit/fit-page.tsx'),
  route('grading', 'grading/definitions-page.tsx'),
  route('blogs', 'posts/list-page.tsx'),
  route('blogs/:id', 'posts/post-page.tsx'),
  ...infoPages.map((name) => route(name, 'home/info-page.tsx', { id: name })),
  route('newsletter/confirm', 'newsletter/confirm-page.tsx'),
  route('newsletter/leave', 'newsletter/leave-page.tsx'),
  route('notifications/leave', 'notifications/leave-page.tsx'),
  route('login', 'auth/pages/login-page.tsx'),
  route('login/google', 'auth/pages/google-end-page.tsx'),
  route('signup', 'auth/pages/signup-page.tsx'),
  route('forgot-password', 'auth/pages/forgot-password-page.tsx'),
  route('reset-password', 'auth/pages/reset-password-page.tsx'),
  route('verify-email', 'auth/pages/verify-email-page.tsx'),
  layout('dashboard/dashboard-layout.tsx', [
    ...prefix('dashboard', [
      index('dashboard/overview-page.tsx'),
      route('profile', 'users/profile-page.tsx'),
      route('orders/:id', 'orders/order-page.tsx'),
      route('offers', 'offers/offers-page.tsx'),
      route('notifications', 'notifications/notifications-page.tsx'),
      route('searches', 'saved-searches/saved-searches-page.tsx'),
      route('watchlist', 'watchlist/watchlist-page.tsx'),
      route('messages', 'conversations/messages-page.tsx'),
      route('messages/:id', 'conversations/conversation-page.tsx'),
      route('following', 'sellers/following-page.tsx'),
      route('myorders', 'orders/my-orders-page.tsx'),
      layout('dashboard/seller-layout.tsx', [route('addproducts', 'listings/add-products-page.tsx')]),
      layout('dashboard/former-seller-layout.tsx', [
        route('myproducts', 'listings/my-products-page.tsx'),
        route('sellerorders', 'orders/seller-orders-page.tsx'),
      ]),
      ...kinds.map((kind) => route(`${kind}/:id`, 'listings/owner-page.tsx', { id: `own-${kind}` })),
      layout('dashboard/admin-layout.tsx', [
        ...prefix('admin', [
          index('users/all-users-page.tsx'),
          route('allseller', 'users/all-sellers-page.tsx'),
          route('alladmins', 'users/all-admins-page.tsx'),
          route('allorders', 'orders/all-orders-page.tsx'),
          route('disputes', 'orders/disputes-page.tsx'),
          route('allproducts', 'listings/all-products-page.tsx'),
          route('cameras', 'listings/all-cameras-page.tsx'),
          route('reports', 'reports/reports-page.tsx'),
          route('paused', 'listings/paused-page.tsx'),
          route('people/:id', 'users/person-page.tsx'),
          route('audit', 'audit/audit-page.tsx'),
          route('blogs', 'posts/admin-list-page.tsx'),
          route('blogs/:id', 'posts/post-editor-page.tsx'),
          route('newsletter', 'newsletter/letters-page.tsx'),
          route('newsletter/:id', 'newsletter/letter-page.tsx'),
        ]),
      ]),
    ]),
  ]),
  ...(process.env['NODE_ENV'] === 'development' ? [route('dev/ui', 'ui/gallery-page.tsx')] : []),
  route('*', 'home/unknown-page.tsx'),
] satisfies RouteConfig;
