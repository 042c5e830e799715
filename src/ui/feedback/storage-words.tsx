import { storageTexts } from '#src/texts/storage.ts';
import type { StorageFault } from '#src/ui/client/browser-storage.ts';

export const StorageWords = ({ fault }: { fault: StorageFault }) => storageTexts[fault];
