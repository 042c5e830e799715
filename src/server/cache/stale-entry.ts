import { siteTexts } from '#src/texts/site.ts';
import { outageClass } from '#src/ui/class-names.ts';
import { toEntry, type Entry } from './entry.ts';

const line = (text: string): string => `<output class="${outageClass}">${text}</output>`;
const emptyLine = Buffer.from(line(''));
/** Headers that differ in a stale response. */
const replaced: ReadonlySet<string> = new Set(['cache-control', 'content-length', 'vary']);

/** Compressing a page takes a millisecond or more, so each stale page is compressed only once. */
const [stale, staleInOutage] = [new WeakMap<Entry, Entry>(), new WeakMap<Entry, Entry>()];

/** Returns an entry with `Age`, `no-store` and, in pages during an outage of the database, the outage line. */
export function toStale(entry: Entry, ageMs: number, isOutage: boolean): Entry {
  const all = isOutage ? staleInOutage : stale;
  const made = all.get(entry) ?? withoutAge(entry, isOutage);
  all.set(entry, made);
  const age = ['age', String(Math.ceil(ageMs / 1000))];
  return { ...made, headers: [...made.headers, ...age], gzippedHeaders: [...made.gzippedHeaders, ...age] };
}

function withoutAge(entry: Entry, isOutage: boolean): Entry {
  const usual = Object.entries(entry.named).filter(([name]) => !replaced.has(name));
  const headers = { ...Object.fromEntries(usual), 'cache-control': 'no-store' };
  const hasLine = isOutage && entry.named['content-type']?.startsWith('text/html');
  return toEntry({ status: entry.status, headers, body: hasLine ? withLine(entry.body) : entry.body });
}

function withLine(page: Buffer): Buffer {
  const at = page.indexOf(emptyLine);
  if (at === -1) return page;
  const fullLine = Buffer.from(line(siteTexts.outage.line));
  return Buffer.concat([page.subarray(0, at), fullLine, page.subarray(at + emptyLine.byteLength)]);
}
