import { expect, test } from 'vitest';
import { widthsOf } from './encode.server.ts';

test.for([
  [2048, [320, 640, 1280, 2048]],
  [1600, [320, 640, 1280, 1600]],
  [1281, [320, 640, 1280, 1281]],
  [1280, [320, 640, 1280]],
  [640, [320, 640]],
  [321, [320, 321]],
  [320, [320]],
  [1, [1]],
] as const)('a photo %d px wide gets a file for each step up to its own width', ([width, widths]) => {
  expect(widthsOf(width)).toEqual(widths);
});
