import { sizeName } from './options.ts';
import type { Row } from './results.ts';

const box = { left: 64, top: 40, width: 470, height: 330 };
const full = { width: 800, height: 430 };
// These colors stay distinguishable with color blindness, on light and dark backgrounds.
const colours = [
  '#4477aa',
  '#ee6677',
  '#228833',
  '#b09000',
  '#3a9fc0',
  '#aa3377',
  '#888888',
  '#d06000',
  '#6655cc',
];

/** Draws p99 against the number of items on logarithmic axes, with one line for each kind of request. */
export function drawPlot(rows: readonly Row[]): string {
  const made = rows.filter(({ heat }) => heat !== 'hot');
  const sizes = [...new Set(made.map(({ size }) => size))].toSorted((one, other) => one - other);
  const names = [...new Set(made.map(({ name }) => name))].filter((name) => !name.startsWith('page'));
  const all = made.filter(({ name }) => names.includes(name)).map(({ p99 }) => p99);
  const low = Math.floor(Math.log10(Math.min(...all, 1)));
  const high = Math.ceil(Math.log10(Math.max(...all, 10)));
  const x = (size: number) =>
    box.left +
    box.width * ((Math.log10(size / sizes[0]!) || 0) / (Math.log10(sizes.at(-1)! / sizes[0]!) || 1));
  const y = (ms: number) => box.top + box.height * (1 - (Math.log10(ms) - low) / (high - low));
  const powers = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  const grid = powers.map((ms) => rule(y(ms), ms)).join('');
  const feet = sizes
    .map((size) => text(x(size), box.top + box.height + 22, sizeName(size), 'middle'))
    .join('');
  const last = (name: string) => made.findLast((row) => row.name === name)!.p99;
  const ordered = names.toSorted((one, other) => last(other) - last(one));
  const lines = ordered.map((name, index) => {
    const points = sizes.flatMap((size) => {
      const row = made.find((each) => each.name === name && each.size === size);
      return row ? [[x(size), y(row.p99)] as const] : [];
    });
    return line(name, points, colours[index % colours.length]!, index);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full.width} ${full.height}" role="img" aria-label="Milliseconds at p99 by the number of items">
<style>
  .ground { fill: #fff } text { fill: #24292f; font: 13px system-ui, sans-serif } .rule { stroke: #d0d7de }
  @media (prefers-color-scheme: dark) { .ground { fill: #0d1117 } text { fill: #e6edf3 } .rule { stroke: #30363d } }
</style>
<rect class="ground" width="${full.width}" height="${full.height}" rx="6"/>
${text(box.left, 24, 'p99 in ms, made for each request, by the number of items', 'start')}
${grid}${feet}
${lines.join('\n')}
</svg>
`;
}

function rule(at: number, ms: number): string {
  const label = text(box.left - 8, at + 4, String(ms), 'end');
  return `<line class="rule" x1="${box.left}" x2="${box.left + box.width}" y1="${at.toFixed(1)}" y2="${at.toFixed(1)}"/>${label}`;
}

function line(name: string, points: (readonly [number, number])[], colour: string, index: number): string {
  const at = points.map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`);
  const dots = points.map(
    ([left, top]) => `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="3.5" fill="${colour}"/>`,
  );
  const keyTop = box.top + 10 + index * 24;
  const keyLeft = box.left + box.width + 28;
  // A color that is used a second time gets a dashed line.
  const dash = index >= colours.length ? ' stroke-dasharray="6 4"' : '';
  const sample = `<line x1="${keyLeft}" x2="${keyLeft + 18}" y1="${keyTop - 4}" y2="${keyTop - 4}" stroke="${colour}" stroke-width="3"${dash}/>`;
  const key = `${sample}${text(keyLeft + 26, keyTop, name, 'start')}`;
  return `<polyline points="${at.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>${dots.join('')}${key}`;
}

function text(left: number, top: number, words: string, anchor: string): string {
  return `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;
}
