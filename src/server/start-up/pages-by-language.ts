import { join } from 'node:path';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { grammar } from '#src/texts/grammar.ts';

type Pages = { render: RequestHandler; version: string };

/** Renders pages whose scripts have the texts of the shop's language. Each language has scripts of its own. */
export class PagesByLanguage {
  readonly #build: ServerBuild;
  readonly #root: string;
  readonly #pages = new Map<string, Promise<Pages>>();

  constructor(build: ServerBuild, root: string) {
    this.#build = build;
    this.#root = root;
  }

  current(): Promise<Pages> {
    const { language } = grammar;
    let pages = this.#pages.get(language);
    if (!pages) {
      pages = this.#open(language);
      this.#pages.set(language, pages);
      // Files that cannot be read now are read again for the next page.
      pages.catch(() => this.#pages.delete(language));
    }
    return pages;
  }

  async #open(language: string): Promise<Pages> {
    if (import.meta.env.DEV) return pagesOf(this.#build, 'development');
    if (language === 'en') return pagesOf(this.#build);
    const file = join(this.#root, 'build/server', `scripts-${language}.js`);
    const { default: assets }: { default: ServerBuild['assets'] } = await import(/* @vite-ignore */ file);
    return pagesOf({ ...this.#build, assets });
  }
}

const pagesOf = (build: ServerBuild, mode = 'production'): Pages => ({
  render: createRequestHandler(build, mode),
  version: build.assets.version,
});
