import { compact } from './compact.ts';
import { common, floor, ground, ink, type Sheet } from './sheet.ts';

const grain =
  '<pattern id="grain" width="11" height="11" patternUnits="userSpaceOnUse">' +
  '<path d="M1 3h3M6 1h2M8 5h3M4 7h2M0 9h2M8 10h1" stroke="#17150F" stroke-opacity=".38" stroke-width="1.5"/></pattern>';

type Page = { width: number; height: number; horizon: number; paper?: string; below?: string };

const plate: Page = { width: 1200, height: 900, horizon: 600 };

const fills = (sheet: Sheet): string => (sheet.marks.join('').includes('url(#grain)') ? grain : '');

const contour = (sheet: Sheet): string =>
  sheet.contour.length > 0
    ? `<g fill="${ink}" stroke-width="8">${sheet.contour.map((d) => `<path d="${d}"/>`).join('')}</g>`
    : '';

/** The marks of a sheet with its heavy contour behind them. */
export const inked = (sheet: Sheet): string => {
  const once = sheet.shadows.join('') + contour(sheet) + sheet.marks.join('');
  const drawn = sheet.again
    ? `<use href="#twin" x="${sheet.again.x}" y="${sheet.again.y}"/><g id="twin">${once}</g>`
    : once;
  const turned = sheet.turn ? `<g transform="rotate(${sheet.turn} 600 450)">${drawn}</g>` : drawn;
  if (!sheet.place) return turned;
  const { x, y, scale } = sheet.place;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${turned}</g>`;
};

/** The same sheet elsewhere on a larger page. */
export const placed = (sheet: Sheet, x: number, y: number, scale: number): Sheet => ({
  ...sheet,
  place: { x, y, scale },
});

/** A whole picture: neutral ground, a slightly darker floor, then the sheets from back to front. */
export const bindPage = (sheets: Sheet[], page: Partial<Page> = {}): string => {
  const { width, height, horizon, paper = ground, below = floor } = { ...plate, ...page };
  const defs = `<defs>${sheets.map(fills).find(Boolean) ?? ''}</defs>`;
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `${defs}<path d="M0 0h${width}v${height}H0z" fill="${paper}"/>` +
      `<path d="M0 ${horizon}h${width}v${height - horizon}H0z" fill="${below}"/>` +
      `<g fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round" stroke-width="${common}">` +
      `${sheets.map(inked).join('')}</g></svg>\n`,
  );
};
