import { useEffect, useEffectEvent, useState } from 'react';

export function useFileDrops(take: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const takeAll = useEffectEvent(take);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const filesIn = ({ dataTransfer }: DragEvent): FileList | null =>
      dataTransfer?.types.includes('Files') ? dataTransfer.files : null;
    const onDrag = (event: DragEvent): void => {
      if (!filesIn(event)) return;
      // Without it the browser would leave the page and show the file.
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
