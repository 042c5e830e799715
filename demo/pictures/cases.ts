import { round } from './camera-parts.ts';
import { ribbon } from './limb.ts';
import { rectangle, shadow, slab, startSheet, type Sheet } from './sheet.ts';
import { extrude, face } from './solids.ts';
import { enamel, rubber, silver } from './tones.ts';

const hardCase = (): Sheet => {
  const sheet = startSheet(1.62, 600, 735, 0.25);
  shadow(sheet, -280, 280, -70, 70);
  ribbon(sheet, 'M512 170C512 96 688 96 688 170', 24, rubber.front);
  extrude(sheet, rectangle(-276, 0, 276, 340, 34), -90, 0, enamel);
  extrude(sheet, rectangle(-278, 2, 278, 342, 34), 0, 70, enamel);
  for (const x of [-190, -110, 110, 190]) {
    const rib = face(sheet, rectangle(x - 17, 22, x + 17, 318, 10), 70);
    sheet.marks.push(`<path d="${rib}" fill="${enamel.shade}"/>`);
    slab(sheet, [x - 13, 26, x + 9, 314], 70, enamel.front, { r: 6, line: 0 });
  }
  for (const x of [-150, 150]) {
    slab(sheet, [x - 24, 326, x + 24, 374], 40, rubber.front, { r: 7 });
    slab(sheet, [x - 16, 334, x + 16, 346], 40, enamel.top, { r: 4 });
  }
  slab(sheet, [-58, 326, -44, 366], 40, rubber.front, { r: 4 });
  slab(sheet, [44, 326, 58, 366], 40, rubber.front, { r: 4 });
  slab(sheet, [-70, 130, 70, 200], 70, enamel.shade, { r: 8 });
  slab(sheet, [-56, 158, 56, 172], 70, '#F0A81C', { r: 3, line: 0 });
  round(sheet, -236, 46, 70, 12, enamel.shade);
  return sheet;
};

const strap = (): Sheet => {
  const sheet = startSheet(4, 600, 640, 0.25);
  const d = 'M250 640C330 300 520 250 640 330S930 560 860 640S560 700 520 560S700 280 960 330';
  sheet.marks.push(`<path d="M262 664C340 350 530 300 640 360" stroke="#B4AFA4" stroke-width="60"/>`);
  ribbon(sheet, d, 62, enamel.front);
  sheet.marks.push(
    `<path d="${d}" stroke="${enamel.shade}" stroke-width="40"/>`,
    `<path d="${d}" stroke="${enamel.line}" stroke-width="44" stroke-dasharray="2 9" stroke-linecap="butt"/>`,
    `<path d="${d}" stroke="${enamel.shade}" stroke-width="38"/>`,
  );
  const fitting = (x: number, y: number, turn: number): void => {
    sheet.marks.push(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-44" y="-42" width="88" height="84" rx="12" fill="${silver.front}"/>` +
        `<rect x="-26" y="-28" width="52" height="56" rx="6" fill="${enamel.shade}"/><rect x="-44" y="-9" width="88" height="18" rx="6" fill="${silver.lit}"/>` +
        `<path d="M44 0h54" stroke-width="12"/><path d="M44 0h54" stroke="#F0A81C" stroke-width="6"/><circle cx="116" cy="0" r="26" fill="${rubber.front}"/><circle cx="116" cy="0" r="12" fill="${enamel.top}"/></g>`,
    );
  };
  fitting(244, 668, 104);
  fitting(980, 334, 12);
  return sheet;
};

export const cases: Record<string, () => Sheet> = { 'hard-case': hardCase, strap };
