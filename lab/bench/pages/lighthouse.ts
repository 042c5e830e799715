import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from '#src/server/start-up/system.ts';
import { ensurePackage } from '#tools/install/ensure-package.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Audit = { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number };
type Report = {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** The mobile results of Lighthouse: scores from 0 to 100, times in milliseconds, and failed audits. */
export type Verdict = {
  scores: Record<Category, number>;
  paintMs: number;
  shift: number;
  /** The failed audits of all categories except performance. */
  faults: string[];
};

/** Runs Lighthouse once. @throws Error if it fails */
export async function judge(url: string, chromium: string): Promise<Verdict> {
  const cli = join(ensurePackage('lighthouse', version), 'cli/index.js');
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-lighthouse-'));
  const out = join(folder, 'report.json');
  const flags = [
    '--output=json',
    `--output-path=${out}`,
    '--quiet',
    `--only-categories=${categories.join(',')}`,
  ];
  const chrome = `--chrome-flags=--headless=new --no-sandbox --disable-gpu --user-data-dir=${join(folder, 'profile')}`;
  try {
    const child = spawn(process.execPath, [cli, url, ...flags, chrome], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: chromium },
    });
    const code = await ended(child);
    if (code !== 0) throw new Error(`Lighthouse exited with ${code}`);
    return read(JSON.parse(await readFile(out, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function read({ categories: all, audits, runtimeError }: Report): Verdict {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(all[name].score * 100)]),
  ) as Verdict['scores'];
  const faults = categories.slice(1).flatMap((name) =>
    all[name].auditRefs
      .map(({ id, weight }) => ({ id, weight, ...audits[id]! }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title }) => `${name}: ${id}: ${title}`),
  );
  return {
    scores,
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults,
  };
}
