import { useEffect, useRef, useState } from 'react';
import { UploadQueue } from './upload-queue.ts';
import type { StoredFile, UploadFile, UploadItem } from './upload-queue.ts';

/** The files on their way, and those that have arrived. `single` lets a new file take the place of the one before. */
export function useUploads(
  upload: UploadFile, value: readonly StoredFile[], change: (files: readonly StoredFile[]) => void, single: boolean,
) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  /** Two files may arrive before the first of them is drawn: what is kept is counted here, not in the last render. */
  const kept = useRef(value);
  const keep = (files: readonly StoredFile[]): void => {
    kept.current = files;
    change(files);
  };
  const owner = {
    upload,
    onItems: setItems,
    onStored: (file: StoredFile): void => keep(single ? [file] : [...kept.current, file]),
  };
  const [queue] = useState(() => new UploadQueue());
  useEffect(() => {
    queue.serve(owner);
    kept.current = value;
  });
  useEffect(() => () => queue.stop(), [queue]);
  const removeItem = (key: string): void => queue.remove(key);
  return {
    items,
    add: (files: readonly File[]): void => {
      if (single) items.forEach((item) => queue.remove(item.key));
      queue.add(files);
    },
    retry: (key: string): void => queue.retry(key),
    removeItem,
    removeStored: (id: string): void => keep(kept.current.filter((file) => file.id !== id)),
  };
}
