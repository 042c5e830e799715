import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { acceptedTypes } from '#src/media/photos/schemas.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useRemovalFocus } from '#src/ui/focus.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { UploadList, type Picked } from './list.ts';
import { UploadTile } from './tile.tsx';

const accept = acceptedTypes.join(',');

export function useUploads(urls: readonly string[], max: number) {
  const [list] = useState(() => new UploadList(urls, max));
  const items = useSyncExternalStore(list.subscribe, list.items, list.items);
  useEffect(() => () => list.close(), [list]);
  return { list, items, max };
}
type Uploads = ReturnType<typeof useUploads>;

export function useUploadGroups(urls: Readonly<Record<string, readonly string[]>>, max: number) {
  const [lists] = useState(() => new Map<string, UploadList>());
  const [listeners] = useState(() => new Set<() => void>());
  useEffect(() => () => lists.forEach((list) => list.close()), [lists]);
  const of = (name: string): UploadList => {
    const known = lists.get(name);
    if (known) return known;
    const list = new UploadList(urls[name] ?? [], max);
    list.subscribe(() => listeners.forEach((listener) => listener()));
    lists.set(name, list);
    return list;
  };
  return { max, of, listeners };
}
type UploadGroups = ReturnType<typeof useUploadGroups>;

export function useUploadsChanged({ listeners }: UploadGroups, onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const listener = () => changed();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listeners]);
}

export function useUploadGroup(groups: UploadGroups, name: string): Uploads {
  const list = groups.of(name);
  return { list, items: useSyncExternalStore(list.subscribe, list.items, list.items), max: groups.max };
}

type Props = {
  uploads: Uploads;
  label: string;
  hint?: string;
  optional?: string | undefined;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  ref?: React.Ref<HTMLInputElement>;
};

export function UploadField({ uploads, label, hint, optional, required, error, className, ref }: Props) {
  const { list, items, max } = uploads;
  const { photos } = photosTexts;
  const [status, setStatus] = useState('');
  const isOne = max === 1;
  const { box, noteRemoved } = useRemovalFocus<HTMLDivElement>();
  const remove = (key: string): void => {
    const index = items.findIndex((item) => item.key === key);
    noteRemoved(index);
    list.remove(key);
    setStatus(photos.removed(index + 1, items.length - 1));
  };
  const take = (files: File[]): void => {
    if (isOne && files.length > 0) list.clear();
    setStatus(list.add(files) > 0 && !isOne ? photos.tooMany(max) : '');
  };
  const over = useFileDrops(take);
  return (
    <Field
      label={label}
      hint={hint ?? photos.hint(max)}
      optional={optional}
      error={error}
      className={className}
    >
      {(ids) => (
        <div
          ref={box}
          className={classNames(
            'border border-dashed p-3',
            over ? 'border-patch bg-wash' : error ? 'border-alarm' : 'border-edge',
          )}
        >
          {items.length > 0 && (
            <Tiles list={list} items={items} isOne={isOne} onRemove={remove} announce={setStatus} />
          )}
          <div className="flex flex-wrap items-center gap-2 text-sm text-soft sm:gap-3">
            <FileButton
              {...ids}
              ref={ref}
              text={isOne ? photos.chooseOne : photos.choose}
              multiple={!isOne}
              required={required}
              accept={accept}
              onFiles={take}
            />
            {/* Offered only on touch devices, which have a suitable camera. */}
            <FileButton
              text={photos.take}
              Icon={Camera}
              aria-label={photos.take}
              accept="image/jpeg"
              capture="environment"
              onFiles={take}
              className="hidden! pointer-coarse:inline-flex!"
            />
            <span className="pointer-coarse:hidden">{isOne ? photos.orDropOne : photos.orDrop}</span>
          </div>
          <output className="block text-sm empty:hidden [&:not(:empty)]:mt-2">{status}</output>
        </div>
      )}
    </Field>
  );
}

function Tiles({
  list,
  items,
  isOne,
  onRemove,
  announce,
}: {
  list: UploadList;
  items: readonly Picked[];
  isOne: boolean;
  onRemove: (key: string) => void;
  announce: (text: string) => void;
}) {
  const { photos } = photosTexts;
  const row = useRef<HTMLOListElement>(null);
  const moved = useRef<{ key: string; button: string } | null>(null);
  // Restores the focus, which a button loses when its tile moves or when it becomes disabled.
  useEffect(() => {
    const last = moved.current;
    if (!last) return;
    const index = items.findIndex(({ key }) => key === last.key);
    const buttons = [...(row.current?.children[index]?.querySelectorAll('button') ?? [])];
    const same = buttons.find(({ disabled }, at) => !disabled && String(at) === last.button);
    (same ?? buttons.find(({ disabled }) => !disabled))?.focus();
    moved.current = null;
  }, [items]);
  const move = (key: string, to: number): void => {
    const from = items.findIndex((item) => item.key === key);
    moved.current = { key, button: to < from ? '0' : '1' };
    list.move(key, to);
    announce(photos.moved(to + 1, items.length));
  };
  return (
    <ol ref={row} aria-label={photos.list} className="mb-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
      {items.map((item, index) => (
        <UploadTile
          key={item.key}
          item={item}
          index={index}
          count={items.length}
          onMove={isOne ? undefined : move}
          onRemove={() => onRemove(item.key)}
          onRetry={() => list.retry(item.key)}
        />
      ))}
    </ol>
  );
}

function useFileDrops(take: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const takeAll = useEffectEvent(take);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const filesIn = ({ dataTransfer }: DragEvent): FileList | null =>
      dataTransfer?.types.includes('Files') ? dataTransfer.files : null;
    const onDrag = (event: DragEvent): void => {
      if (!filesIn(event)) return;
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault();
      setOver(true);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      const files = filesIn(event);
      if (!files) return;
      event.preventDefault();
      takeAll([...files]);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      takeAll(files);
    };
    document.addEventListener('dragenter', onDrag, { signal });
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, []);
  return over;
}
