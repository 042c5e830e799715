import { createRoot } from 'react-dom/client';
import { dayMs, formatAgo } from '#src/platform/shared/dates.ts';
import { metersBetween, type Position } from '#src/platform/shared/distance.ts';
import { awayTexts } from '#src/texts/away.ts';
import { NoPhoto } from '#src/ui/photo.tsx';

/** Writes how far away items are, and how long ago the newest were listed. */
export function fillInNotes(cards: readonly HTMLElement[], place: Position | null): void {
  for (const card of cards) {
    showDistance(card, place);
    const time = card.querySelector('time');
    if (time && Date.now() - Date.parse(time.dateTime) < dayMs) time.textContent = formatAgo(time.dateTime);
  }
}

function showDistance(card: HTMLElement, place: Position | null): void {
  card.querySelector('[data-away]')?.remove();
  const [lat, lon] = card.dataset['at']?.split(' ').map(Number) ?? [];
  if (!place || lat === undefined || lon === undefined) return;
  const away = document.createElement('bdi');
  away.dataset['away'] = '';
  away.textContent = ` · ${awayTexts.away(metersBetween(place, { lat, lon }))}`;
  card.querySelector('.card-edge')?.append(away);
}

export function showNoPhoto(plate: Element): void {
  const holder = document.createElement('div');
  holder.className = 'size-full';
  plate.classList.add('plate-empty');
  plate.querySelector('.plate-blur')?.remove();
  plate.querySelector('picture')?.replaceWith(holder);
  createRoot(holder).render(<NoPhoto />);
}
