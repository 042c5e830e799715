import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

// What needs a real S3 server: `npm run test:s3` starts one and says by TEST_S3 where it is.
const { include: _, ...test } = base.test ?? {};
export default mergeConfig({ ...base, test }, defineConfig({ test: { include: ['test/s3/**/*.test.ts'] } }));
