import { drawLogo, UnusableLogo } from './draw.server.ts';

/** The logo, or why it cannot be used. */
export type Drawn = { logo: Awaited<ReturnType<typeof drawLogo>> } | { unusable: string };

const [, , source = ''] = process.argv;
const drawn: Drawn = await drawLogo(source).then(
  (logo) => ({ logo }),
  (error: unknown) => {
    if (error instanceof UnusableLogo) return { unusable: error.message };
    throw error;
  },
);
process.send?.(drawn, () => process.disconnect?.());
