import { setTimeout as delay } from 'node:timers/promises';
import { call } from '#lab/bench/users.ts';
import type { SeededConversation } from './conversations.ts';

/** Writes messages to random users at a fixed rate, with the same call as a browser. */
export class MessageWriter {
  readonly #conversations: readonly SeededConversation[];
  #urls: readonly string[];
  #running: Promise<void> | null = null;
  #isStopping = false;
  readonly #pending = new Set<Promise<void>>();
  /** When each acknowledged message was written, just before its commit, in milliseconds since the epoch. */
  readonly written = new Map<string, number>();
  sent = 0;

  constructor(conversations: readonly SeededConversation[], urls: readonly string[]) {
    this.#conversations = conversations;
    this.#urls = urls;
  }

  use(urls: readonly string[]): void {
    this.#urls = urls;
  }

  start(perSecond: number): void {
    this.#running = this.#run(1_000 / perSecond);
  }

  async #run(everyMs: number): Promise<void> {
    for (let at = performance.now(); !this.#isStopping; at += everyMs) {
      await delay(Math.max(0, at - performance.now()));
      const one = this.#write().finally(() => this.#pending.delete(one));
      this.#pending.add(one);
    }
  }

  async #write(): Promise<void> {
    const conversation = this.#conversations[Math.floor(Math.random() * this.#conversations.length)]!;
    const url = this.#urls[this.sent % this.#urls.length]!;
    const sent = { as: { token: conversation.writerToken }, body: { body: `Is it ${this.sent} years old?` } };
    const path = `/conversations/${conversation.conversation}/messages`;
    const reply = await call<{ seq: number; date: string }>(url, 'POST', path, sent).catch(() => null);
    if (reply?.status !== 201) return;
    this.sent++;
    this.written.set(`${conversation.conversation} ${reply.body.seq}`, Date.parse(reply.body.date));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
    await Promise.all(this.#pending);
  }
}
