import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const kinds = ['cameras', 'lens', 'accessories'] as const;

const infoPages = ['buying', 'selling', 'safety', 'about', 'contact', 'terms', 'privacy', 'cookies'];

export default [
  index('content/home/home-page.tsx'),
  ...kinds.flatMap((kind) => [
    route(kind, 'app/pages/list-page.tsx', { id: `${kind}-list` }),
    route(`${kind}/:id`, 'app/pages/item-page.tsx', { id: `${kind}-detail` }),
    route(`${kind}/:id/checklist`, 'app/pages/meeting-checklist-page.tsx', { id: `${kind}-checklist` }),
  ]),
  route('sellers/:id', 'catalog/sellers/seller-page.tsx'),
  route('sellers/:id/listings', 'catalog/sellers/seller-items-page.tsx'),
  route('sellers/:id/reviews', 'catalog/sellers/seller-reviews-page.tsx'),
  route('search', 'app/pages/search-page.tsx'),
  route('compare', 'catalog/compare/compare-page.tsx'),
  route('fit', 'app/pages/fit-page.tsx'),
  route('grading', 'gear/grading/definitions-page.tsx'),
  route('blogs', 'content/posts/list-page.tsx'),
  route('blogs/:id', 'content/posts/post-page.tsx'),
  ...infoPages.map((name) => route(name, 'content/home/info-page.tsx', { id: name })),
  route('newsletter/confirm', 'content/newsletter/subscribing/confirm-page.tsx'),
  route('newsletter/leave', 'content/newsletter/subscribing/unsubscribe-page.tsx'),
  route('notifications/leave', 'messaging/notifications/preferences/unsubscribe-page.tsx'),
  route('login', 'accounts/auth/sign-in/login-page.tsx'),
  route('login/google', 'accounts/auth/google/end-page.tsx'),
  route('signup', 'accounts/auth/sign-in/signup-page.tsx'),
  route('forgot-password', 'accounts/auth/passwords/forgot-password-page.tsx'),
  route('reset-password', 'accounts/auth/passwords/reset-password-page.tsx'),
  route('verify-email', 'accounts/auth/email/verify-email-page.tsx'),
  layout('app/dashboard/dashboard-layout.tsx', [
    ...prefix('dashboard', [
      index('app/dashboard/overview-page.tsx'),
      route('profile', 'accounts/users/profile/profile-page.tsx'),
      route('orders/:id', 'deals/orders/order-page.tsx'),
      route('offers', 'deals/offers/offers-page.tsx'),
      route('todo', 'app/todo/todo-page.tsx'),
      route('notifications', 'messaging/notifications/notifications-page.tsx'),
      route('notifications/settings', 'messaging/notifications/preferences/settings-page.tsx'),
      route('searches', 'catalog/saved-searches/saved-searches-page.tsx'),
      route('watchlist', 'catalog/watchlist/watchlist-page.tsx'),
      route('kit', 'gear/kit/kit-page.tsx'),
      route('messages', 'deals/thread/messages-page.tsx'),
      route('messages/:id', 'app/pages/conversation-page.tsx'),
      route('following', 'catalog/sellers/following-page.tsx'),
      route('myorders', 'deals/orders/lists/my-orders-page.tsx'),
      layout('app/dashboard/seller-layout.tsx', [
        route('addproducts', 'catalog/listings/editing/add-listing-page.tsx'),
      ]),
      layout('app/dashboard/former-seller-layout.tsx', [
        route('myproducts', 'catalog/listings/managing/my-listings-page.tsx'),
        route('sellerorders', 'deals/orders/lists/seller-orders-page.tsx'),
      ]),
      ...kinds.map((kind) =>
        route(`${kind}/:id`, 'catalog/listings/managing/owner-page.tsx', { id: `own-${kind}` }),
      ),
      layout('app/dashboard/admin-layout.tsx', [
        ...prefix('admin', [
          index('accounts/users/lists/all-users-page.tsx'),
          route('allseller', 'accounts/users/lists/all-sellers-page.tsx'),
          route('alladmins', 'accounts/users/lists/all-admins-page.tsx'),
          route('allorders', 'deals/orders/lists/all-orders-page.tsx'),
          route('disputes', 'deals/orders/dispute/disputes-page.tsx'),
          route('allproducts', 'catalog/listings/moderating/all-listings-page.tsx'),
          route('cameras', 'catalog/listings/moderating/all-cameras-page.tsx'),
          route('reports', 'moderation/reports/lists/reports-page.tsx'),
          route('paused', 'catalog/listings/moderating/paused-page.tsx'),
          route('people/:id', 'app/pages/user-page.tsx'),
          route('audit', 'accounts/audit/audit-page.tsx'),
          route('health', 'app/health/health-page.tsx'),
          route('blogs', 'content/posts/admin-list-page.tsx'),
          route('blogs/:id', 'content/posts/post-editor-page.tsx'),
          route('newsletter', 'content/newsletter/issues/list-page.tsx'),
          route('newsletter/:id', 'content/newsletter/issues/editor-page.tsx'),
        ]),
      ]),
    ]),
  ]),
  route('*', 'app/pages/not-found-page.tsx'),
] satisfies RouteConfig;
