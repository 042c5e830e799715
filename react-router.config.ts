import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Few routes: sending them all at once saves a request on the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
