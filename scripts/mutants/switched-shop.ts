import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '#scripts/build.ts';
import { copyProject } from './copy.ts';
import { runScript } from './children.ts';
import type { Mutant } from './mutant.ts';
import { findPlace, readSources } from './source.ts';
import { standIn, switchModule, switchSource, writeSwitches } from './switches.ts';

/**
 * A copy of the project that holds many faults, of which one is chosen when the shop starts: all journeys need one build.
 * Its tests see the shop as it is while none is chosen.
 */
export class SwitchedShop {
  readonly folder: string;
  /** The faults that it has. */
  readonly names: ReadonlySet<string>;

  private constructor(folder: string, names: ReadonlySet<string>) {
    this.folder = folder;
    this.names = names;
  }

  static write(folder: string, mutants: readonly Mutant[]): SwitchedShop {
    copyProject(folder);
    const sources = readSources(folder);
    const faults = mutants
      .filter(({ ownBuild }) => !ownBuild)
      .map((mutant) => ({ mutant, place: findPlace(mutant, sources) }));
    const names = new Set<string>();
    for (const [path, own] of Map.groupBy(faults, ({ place }) => place.path)) {
      const switched = writeSwitches(own);
      if (!switched) continue;
      writeFileSync(join(folder, path), switched.text);
      for (const name of switched.names) names.add(name);
    }
    writeFileSync(join(folder, switchModule), switchSource);
    return new SwitchedShop(folder, names);
  }

  /** @throws Error with what the build says */
  async build(): Promise<void> {
    const { code, output } = await runScript(this.folder, ['scripts/mutants/build.ts']);
    if (code !== 0) throw new Error(`the shop without a fault is not built:\n${output}`);
  }

  /** The same shop in another folder, built as this one is. */
  copyTo(folder: string): SwitchedShop {
    cpSync(this.folder, folder, { recursive: true, verbatimSymlinks: true });
    return new SwitchedShop(folder, this.names);
  }

  /**
   * Chooses a fault for browsers, who know nothing of the environment; answers what takes it back. Where all faults are of
   * the server no script asks.
   */
  choose(name: string): () => void {
    const scripts = filesUnder(join(this.folder, 'build/client'))
      .filter((path) => path.endsWith('.js'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
      .filter(({ text }) => text.includes(standIn));
    for (const { path, text } of scripts) writeFileSync(path, text.replaceAll(standIn, name));
    return () => {
      for (const { path, text } of scripts) writeFileSync(path, text);
    };
  }
}
