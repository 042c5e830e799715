import { X } from 'lucide-react';
import { siteTexts } from '#src/texts/site.ts';
import { IconButton } from '#src/ui/button.tsx';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';

const dismissedKey = 'dismissed';

/**
 * Hides the announcement before the first paint if it has ended or was dismissed on this device, because all visitors get
 * the same cached page. Its key, in the html element, has its end and its id.
 */
export const announcementScript = `try{(d=>{var[e,i]=(d.announcement||'').split(' ');if(i&&(e<Date.now()||localStorage.getItem('${dismissedKey}')===i))delete d.announcement})(document.documentElement.dataset)}catch(e){}`;

function dismiss(key: string): void {
  delete document.documentElement.dataset['announcement'];
  deviceStorage.write(dismissedKey, key.split(' ')[1] ?? '');
}

export function AnnouncementLine({ text, announcementKey }: { text: string; announcementKey: string }) {
  return (
    <aside
      aria-label={siteTexts.announcement.label}
      className="hidden items-center border-b border-line bg-wash text-sm in-data-announcement:flex print:hidden"
    >
      <div className="shell flex items-center gap-3 py-1">
        <p dir="auto" className="grow py-1.5 font-medium wrap-anywhere">
          {text}
        </p>
        <IconButton
          label={siteTexts.layout.dismiss}
          className="-me-3 shrink-0 noscript:hidden"
          onClick={() => dismiss(announcementKey)}
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
    </aside>
  );
}
