import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';

const parts = ['README.md', 'package.json', 'src', 'test/translated.ts', 'tools'];

/** Copies the texts and the commands for them, with an English sentence that no language has, and one that is different. */
function copyTexts() {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of [...parts, 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const path = join(folder, 'src/texts/live.ts');
  const code = readFileSync(path, 'utf8')
    .replace('inLocale({', "inLocale({ added: 'Added today',")
    .replace('New message', 'A new message');
  writeFileSync(path, code);
  const run = (tool: string, ...args: string[]) => {
    const command = join(folder, 'node_modules/.bin', tool);
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return { folder, run, write: (file: string, text: string) => writeFileSync(join(folder, file), text) };
}

const shown = JSON.stringify(['Added today', 'Neue Nachricht']);

test('an English sentence alone compiles, and a German shop shows it in English', () => {
  const { folder, run, write } = copyTexts();
  const options = { extends: './tsconfig.json', include: ['src/texts/languages.server.ts'] };
  write('tsconfig.texts.json', JSON.stringify({ ...options, compilerOptions: { types: ['node'] } }));
  expect(run('tsc', '--noEmit', '-p', 'tsconfig.texts.json')).toEqual({ status: 0, output: '' });

  const print = 'console.log(JSON.stringify([liveTexts.added, liveTexts.message(1)]));';
  const imported = "import { liveTexts } from '#src/texts/live.ts';";
  write(
    'server.ts',
    `${imported} import { setLanguage } from '#src/texts/languages.server.ts'; await setLanguage('de'); ${print}`,
  );
  expect(run('node', 'server.ts')).toEqual({ status: 0, output: `${shown}\n` });

  write(
    'browser.ts',
    `${imported} import { timeTexts } from '#src/texts/times.ts'; ${print} console.log(timeTexts.today);`,
  );
  write(
    'build.ts',
    `import { build } from 'vite';
    import { translatedTexts } from './tools/translated-texts.ts';
    const lib = { entry: 'browser.ts', formats: ['es'], fileName: 'browser' };
    await build({ configFile: false, logLevel: 'error', plugins: [translatedTexts(() => 'de')], build: { lib, outDir: 'built' } });`,
  );
  expect(run('node', 'build.ts')).toEqual({ status: 0, output: '' });
  expect(run('node', 'built/browser.js')).toEqual({ status: 0, output: `${shown}\nHeute\n` });
  // The English texts of modules that are complete are not loaded.
  expect(readFileSync(join(folder, 'built/browser.js'), 'utf8')).not.toContain('Today');
});

test('texts that a language lacks or that changed are listed, accepted, and not released', () => {
  const { run } = copyTexts();
  const untranslated = (...args: string[]) => run('node', 'tools/untranslated.ts', ...args);
  expect(untranslated('de').output).toMatch(
    /^German: 1 of \d+ texts are missing, and the English of 1 has changed\n  missing  liveTexts.added\n  changed  liveTexts.message\n$/,
  );
  expect(untranslated('--release')).toEqual({
    status: 1,
    output: expect.stringMatching(/German: 1 of .*French: 1 of .*Spanish: 1 of .*Japanese: 1 of/s),
  });
  expect(untranslated('de', '--accept', 'liveTexts.added').output).toContain(
    'not in German: liveTexts.added',
  );
  expect(untranslated('de', '--accept', 'liveTexts.message').status).toBe(0);
  expect(untranslated().output).toMatch(/German: 1 .* of 0 has changed\n.*French: 1 .* of 1 has changed\n/s);
});
