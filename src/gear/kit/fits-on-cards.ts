import { kitTexts } from '#src/texts/kit.ts';
import { judged, requestFits, shortFits } from './fits.ts';
import { keepKit, kit } from './my-kit.ts';

const maxLines = 2;
let shown: readonly HTMLElement[] = [];

function write(card: HTMLElement): void {
  card.querySelector('[data-fits]')?.remove();
  const lines = shortFits(card.dataset['item'] ?? '', kit.get());
  if (lines.length === 0) return;
  const list = document.createElement('ul');
  list.dataset['fits'] = '';
  list.ariaLabel = kitTexts.yours;
  list.className = 'mt-1 text-xs text-soft print:hidden';
  for (const { text, isDamaging } of lines.slice(0, maxLines)) {
    const line = document.createElement('li');
    line.className = isDamaging ? 'wrap-anywhere text-alarm' : 'wrap-anywhere';
    line.textContent = text;
    list.append(line);
  }
  card.querySelector('.card-foot')?.before(list);
}

const request = () => shown.forEach((card) => requestFits(card.dataset['item'] ?? '', kit.get()));

judged.subscribe(() => shown.forEach(write));
kit.subscribe(request);

/** Writes on cards whether the items fit the kit of a user or, for null, of this browser. */
export function showFits(cards: readonly HTMLElement[], userId: string | null): void {
  shown = cards.filter((card) => card.dataset['kind'] !== 'accessories');
  keepKit(userId);
  request();
  shown.forEach(write);
}
