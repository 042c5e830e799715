import { put } from './bits.ts';
import { Documents } from './documents.ts';
import type { Item } from './item.ts';
import { ItemIndex, wordsOf, type Standings } from './item-index.ts';
import { PostingsBuilder } from './postings.ts';

export class IndexBuilder {
  readonly #documents = new Documents();
  readonly #postings = new PostingsBuilder();
  readonly #standings: Standings;

  constructor(standings: Standings) {
    this.#standings = standings;
  }

  add(item: Item): void {
    const document = this.#documents.push(item);
    this.#postings.add(wordsOf(item));
    const { suspended, verified } = this.#standings;
    put(this.#documents.onShelf, document, true);
    put(this.#documents.verified, document, verified.has(item.seller));
    put(this.#documents.shown, document, !suspended.has(item.seller));
  }

  build(): ItemIndex {
    return new ItemIndex(this.#documents, this.#postings.build(), this.#standings);
  }
}
