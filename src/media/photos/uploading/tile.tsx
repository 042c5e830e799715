import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { photosTexts } from '#src/texts/photos.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { Picked } from './list.ts';

const dragType = 'application/x-photograph';

export function UploadTile({
  item,
  index,
  count,
  onMove,
  onRemove,
  onRetry,
}: {
  item: Picked;
  index: number;
  count: number;
  /** Moves a photo to a position, counted from 0. Undefined if only one photo is allowed. */
  onMove: ((key: string, to: number) => void) | undefined;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { photos } = photosTexts;
  const { key, name, state, preview, progress, message } = item;
  const number = index + 1;
  const hasProblem = state === 'failed' || state === 'waiting';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same for the keyboard
    <li
      aria-label={photos.of(number)}
      draggable={count > 1}
      onDragStart={(event) => event.dataTransfer.setData(dragType, key)}
      onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={(event) => {
        const moved = event.dataTransfer.getData(dragType);
        if (moved) onMove?.(moved, index);
      }}
      className={classNames(
        'flex min-w-0 flex-col border bg-sheet',
        hasProblem ? 'border-alarm' : 'border-line',
      )}
    >
      <div className="relative aspect-4/3 overflow-hidden bg-plate">
        <img
          src={preview}
          alt={name}
          draggable={false}
          className={classNames(
            'size-full object-cover text-2xs text-plate-soft',
            state !== 'done' && 'opacity-50',
          )}
        />
        {onMove && index === 0 && (
          <span className="absolute top-1.5 inset-s-1.5 bg-patch px-1.5 py-0.5 font-mono text-2xs font-medium text-on-patch">
            {photos.first}
          </span>
        )}
        {(state === 'sending' || state === 'queued') && (
          <progress
            aria-label={photos.sending(number)}
            value={progress}
            max={1}
            className="absolute inset-x-0 bottom-0 h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-patch [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-patch"
          />
        )}
      </div>
      <div className="flex justify-between">
        {onMove && (
          <span className="flex">
            <IconButton
              label={photos.earlier(number)}
              disabled={index === 0}
              onClick={() => onMove(key, index - 1)}
            >
              <ArrowLeft aria-hidden size={16} />
            </IconButton>
            <IconButton
              label={photos.later(number)}
              disabled={number === count}
              onClick={() => onMove(key, index + 1)}
            >
              <ArrowRight aria-hidden size={16} />
            </IconButton>
          </span>
        )}
        <IconButton label={photos.remove(number)} onClick={onRemove} className="ms-auto" data-remove="">
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {hasProblem && (
        <div
          role="alert"
          className="flex flex-col items-start gap-2 border-t border-line p-2 text-xs text-alarm"
        >
          {message}
          {state === 'waiting' && (
            <Button size="sm" variant="line" aria-label={photos.againOf(number)} onClick={onRetry}>
              {photos.again}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
