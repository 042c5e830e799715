import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '#lab/bench/random.ts';
import { maxCount } from '#src/gear/evidence/cameras.ts';
import { readCameraFile } from '#src/gear/evidence/read-file.ts';
import { headBytes } from '#src/gear/evidence/schemas.ts';
import { root } from '#src/server/start-up/environment.ts';
import { runVitest } from '#tools/test/parts.ts';

// Compares the shutter counts and serial numbers of sample files from Debian's source packages with ExifTool's output.
const packages = ['libimage-exiftool-perl', 'exiv2', 'libmetadata-extractor-java'];
const folder = join(root, '.state/evidence-samples');
const isSample = /\.(jpe?g|nef|nrw|arw|sr2|pef|orf|dng|raf|cr2|cr3|rw2|exv)$/i;

/**
 * Downloads and unpacks missing samples. Uses its own package lists, so that the machine's package lists do not change.
 */
function fetchSamples(): void {
  if (existsSync(join(folder, 'done'))) return;
  for (const name of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, name), { recursive: true });
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const source = (suite: string) => `deb-src [signed-by=${key}] http://deb.debian.org/debian ${suite} main\n`;
  writeFileSync(join(folder, 'sources.list'), source('trixie') + source('bookworm'));
  const conf = [
    `Dir::Etc::sourcelist "${folder}/sources.list";`,
    'Dir::Etc::sourceparts "-";',
    `Dir::State::lists "${folder}/lists";`,
    `Dir::Cache "${folder}/cache";`,
    'APT::Sandbox::User "root";',
  ];
  writeFileSync(join(folder, 'apt.conf'), `${conf.join('\n')}\n`);
  const env = { ...process.env, APT_CONFIG: join(folder, 'apt.conf') };
  const run = (...args: string[]) => spawnSync('apt-get', args, { cwd: folder, env, stdio: 'inherit' });
  run('update');
  for (const name of packages)
    for (const wanted of [name, `${name}/bookworm`]) run('source', '--download-only', wanted);
  for (const name of readdirSync(folder))
    if (/\.orig\.tar\./.test(name)) execFileSync('tar', ['-xf', name], { cwd: folder });
  writeFileSync(join(folder, 'done'), '');
}

/** Returns each sample once, because some samples are in several packages. */
function samples(): string[] {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSample.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const byContent = new Map(
    paths.map((path) => [createHash('sha256').update(readFileSync(path)).digest('hex'), path]),
  );
  return [...byContent.values()];
}

/** Exiv2's samples contain the segments of a JPEG without a JPEG header, so this adds one. */
function headOf(path: string): Uint8Array {
  const bytes = readFileSync(path);
  const isExv = bytes.toString('latin1', 2, 7) === 'Exiv2';
  const whole = isExv ? Buffer.concat([Buffer.from([0xff, 0xd8]), bytes.subarray(7)]) : bytes;
  return whole.subarray(0, headBytes);
}

const plain = (serial: string) => serial.trim().replace(/^(?:no= *)?0*/i, '');

type ExifFields = Record<string, string | number> & { SourceFile: string };
const tags = [
  '-ShutterCount',
  '-ShutterCount2',
  '-ShutterCount3',
  '-MechanicalShutterCount',
  '-SerialNumber',
  '-Make',
  '-Model',
];

function runExifTool(files: string[]): ExifFields[] {
  const script = readdirSync(folder)
    .toSorted()
    .findLast((name) => name.startsWith('Image-ExifTool'))!;
  const args = [join(folder, script, 'exiftool'), '-j', '-a', '-G1', ...tags, ...files];
  return JSON.parse(spawnSync('perl', args, { maxBuffer: 1e9 }).stdout.toString()) as ExifFields[];
}

/** Returns whether shutter counts are plausible, because ExifTool also prints impossible ones. */
function canBe(counts: number[]): boolean {
  return (
    counts.every((count) => count > 0 && count <= maxCount) && Math.max(...counts) - Math.min(...counts) <= 2
  );
}

const share = (part: number, missing: number) => Math.round((part / (part + missing)) * 1000) / 10;

fetchSamples();
const files = samples();
// The list is for tests that upload the samples to a shop.
writeFileSync(join(folder, 'samples.json'), JSON.stringify(files));
const sums = {
  files: 0,
  counts: 0,
  countsMissing: 0,
  countsWrong: 0,
  impossibleCounts: 0,
  serials: 0,
  serialsMissing: 0,
  serialsWrong: 0,
};
for (const metadata of runExifTool(files)) {
  sums.files++;
  const of = (name: string, group = /:/) =>
    Object.entries(metadata).flatMap(([key, value]) =>
      key.endsWith(`:${name}`) && group.test(key) ? [String(value)] : [],
    );
  const facts = readCameraFile(headOf(metadata.SourceFile));
  const [count, serial] = [facts?.counted.count ?? null, facts?.serial ?? null];
  const make = of('Make')[0] ?? '';
  const counts = [...of('ShutterCount'), ...of('ShutterCount2'), ...of('ShutterCount3')].map(Number);
  const right = [...of('ShutterCount'), ...of('MechanicalShutterCount')];
  if (count !== null) sums[right.includes(String(count)) ? 'counts' : 'countsWrong']++;
  else if (of('ShutterCount').length > 0 && /nikon|pentax|ricoh|sony/i.test(make))
    sums[canBe(counts) ? 'countsMissing' : 'impossibleCounts']++;
  // Considers only tags that the camera itself writes.
  const serials = of('SerialNumber', /^(Nikon|Pentax|Canon|CanonRaw|ExifIFD|FujiFilm):/).map(plain);
  if (serial !== null) sums[serials.includes(plain(serial)) ? 'serials' : 'serialsWrong']++;
  else if (serials.some(Boolean) && /nikon|pentax|canon|fuji/i.test(make)) sums.serialsMissing++;
}

const worst = { mutants: 0, slowestMs: 0 };
const { below: next } = randomOf(1);
for (const path of files) {
  const head = headOf(path);
  for (let times = 0; times < 100 && head.length > 0; times++) {
    const mutant = Uint8Array.from(head.subarray(0, next(2) ? head.length : next(head.length) + 1));
    // Changes bytes near the start, because the parser reads that part first.
    for (let changed = 0; changed < 20; changed++) mutant[next(Math.min(mutant.length, 4096))] = next(256);
    const began = performance.now();
    readCameraFile(mutant);
    worst.slowestMs = Math.max(worst.slowestMs, performance.now() - began);
    worst.mutants++;
  }
}

const reached = {
  counts: share(sums.counts, sums.countsMissing),
  serials: share(sums.serials, sums.serialsMissing),
};
process.stdout.write(`${JSON.stringify({ ...sums, reached, ...worst }, null, 1)}\n`);
const isWrong = sums.countsWrong + sums.serialsWrong > 0 || sums.counts === 0 || sums.serials === 0;
// The test uploads the samples to a shop.
const uploads = await runVitest(folder, '--project=external', 'src/gear/evidence');
const isUploaded = uploads.every(({ passed }) => passed);
if (isWrong || reached.counts < 95 || reached.serials < 95 || !isUploaded) process.exitCode = 1;
