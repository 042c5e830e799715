import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensurePackages } from '#lab/helpers/packages.ts';
import { ensurePackage } from '#tools/install/ensure-package.ts';

const version = '26.9.27';

type Message = { url: string; lastLine?: number; message: string; extract?: string };

/** Collects the HTML of pages, which the Nu HTML checker reads all at once because it starts slowly. */
export class HtmlPages {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rangefinder-html-'));
  readonly #places: string[] = [];

  constructor() {
    ensurePackages(['default-jre-headless']);
  }

  add(place: string, html: string): void {
    const number = this.#places.push(place) - 1;
    writeFileSync(join(this.#folder, `${number}.html`), html);
  }

  /** Returns what is wrong with the pages, with their places. */
  check(): { place: string; what: string }[] {
    const jar = join(ensurePackage('vnu-jar', version), 'build/dist/vnu.jar');
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html'];
    const checked = spawnSync('java', [...args, this.#folder], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    rmSync(this.#folder, { recursive: true });
    if (checked.error || checked.status === null) throw checked.error ?? new Error('the checker was killed');
    const { messages } = JSON.parse(checked.stderr) as { messages: Message[] };
    return messages.map(({ url, lastLine = 0, message, extract = '' }) => ({
      place: this.#places[Number.parseInt(basename(new URL(url).pathname), 10)]!,
      what: `line ${lastLine}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`,
    }));
  }
}
