const tidy = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');

const join = (numbers: string[]): string =>
  numbers.reduce((text, n) => text + (text === '' || n.startsWith('-') ? n : ` ${n}`), '');

/**
 * Rewrites a path with absolute M, L, A and relative a into short relative commands. `grid` is the
 * precision in tenths of a pixel: areas bear whole pixels, knurling and engraving do not.
 */
const compactPath = (d: string, grid = 1): string => {
  const snap = (value: number): number => Math.round((value * 10) / grid) * grid;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = '';
  let out = '';
  const say = (command: string, numbers: string[]): void => {
    const text = join(numbers);
    if (command !== last) out += command + text;
    else out += text.startsWith('-') ? text : ` ${text}`;
    last = command;
  };
  const sayLine = (dx: number, dy: number): void => {
    if (dx === 0 && dy === 0) return;
    if (dy === 0) say('h', [tidy(dx)]);
    else if (dx === 0) say('v', [tidy(dy)]);
    else say('l', [tidy(dx), tidy(dy)]);
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([MLAaZ])([^MLAaZ]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = command === 'M' || command === 'L' ? 2 : 7;
    if (command === 'Z') {
      [x, y, last] = [startX, startY, ''];
      out += 'z';
    }
    for (let i = 0; i < values.length; i += size) {
      const group = values.slice(i, i + size);
      const [toX = 0, toY = 0] = group.slice(-2).map(snap);
      const [dx, dy] = command === 'a' ? [toX, toY] : [toX - x, toY - y];
      [x, y] = [x + dx, y + dy];
      if (command === 'M') {
        out += out === '' ? `M${join([tidy(x), tidy(y)])}` : `m${join([tidy(dx), tidy(dy)])}`;
        [startX, startY, last] = [x, y, ''];
      } else if (size === 2) sayLine(dx, dy);
      else {
        const radii = group.slice(0, 2).map((v) => tidy(snap(v)));
        say('a', [...radii, ...group.slice(2, 5).map(String), tidy(dx), tidy(dy)]);
      }
    }
  }
  return out;
};

/** Whole pixels for areas; finer for small arcs, knurling and engraving, where it would show. */
const gridFor = (d: string, look: string): number => {
  const radii = [...d.matchAll(/[Aa]([\d.]+) ([\d.]+)/g)].map((m) =>
    Math.min(Number(m[1]), Number(m[2]) * 3),
  );
  if (radii.length > 0) return Math.min(...radii) < 30 ? 2 : 10;
  if (look.includes('fill=') || d.endsWith('Z')) return 10;
  // Broad grooves hide what fine lines would show.
  return / stroke-width="[3-9]/.test(look) ? 10 : 5;
};

const whole = /^M(-?[\d.]+) (-?[\d.]+)[Aa]([\d.]+) ([\d.]+) 0 1 1 ([\d.]+) 0a[^aAMLZ]+Z$/;

const compactShape = (d: string, look: string): string => {
  const [, x, y, rx = '', ry] = whole.exec(d) ?? [];
  if (!x) return `<path d="${compactPath(d, gridFor(d, look))}"${look}>`;
  const cx = tidy(Math.round((Number(x) + Number(rx)) * 10));
  const radius = rx === ry ? `r="${rx}"` : `rx="${rx}" ry="${ry}"`;
  return `<${rx === ry ? 'circle' : 'ellipse'} cx="${cx}" cy="${y}" ${radius}${look}>`;
};

// Closed outlines stay apart, so that they can be shared.
const strokes =
  /(<path d="[^"]+[^Z]"((?: stroke-width="[^"]+")?(?: stroke="[^"]+")?)\/>)(?:<path d="[^"]+[^Z]"\2\/>)+/g;
const tints = /(?:<\w+ [^>]* stroke="none"\/>){3,}/g;

/** A long outline that is drawn several times (contour, area, grain, line) is kept once and referred to. */
const shareOutlines = (svg: string): string => {
  const outline = /<path d="([^"]{44,})"([^>]*)\/>/g;
  const seen = new Map<string, number>();
  for (const [, d = ''] of svg.matchAll(outline)) seen.set(d, (seen.get(d) ?? 0) + 1);
  const shared = [...seen].filter(([, count]) => count > 1).map(([d]) => d);
  if (shared.length === 0) return svg;
  const name = (d: string): string => `o${shared.indexOf(d).toString(36)}`;
  const kept = shared.map((d) => `<path id="${name(d)}" d="${d}"/>`).join('');
  const body = svg.replace(outline, (all, d: string, look: string) =>
    shared.includes(d) ? `<use href="#${name(d)}"${look}/>` : all,
  );
  return body.replace('<defs>', `<defs>${kept}`);
};

/** A whole picture with neighbours of one kind joined and every path compacted. */
export const compact = (svg: string): string =>
  shareOutlines(
    svg
      .replace(strokes, (all: string, _first, look: string) => {
        const joined = [...all.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('');
        return `<path d="${joined}"${look}/>`;
      })
      .replace(/<path d="([^"]+)"([^>]*)>/g, (all, d: string, look: string) =>
        /[hvHVQCc]/.test(d) ? all : compactShape(d, look),
      ),
  ).replace(tints, (all: string) => `<g stroke="none">${all.replaceAll(' stroke="none"', '')}</g>`);
