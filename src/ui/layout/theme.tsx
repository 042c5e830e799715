import { Contrast, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { siteTexts } from '#src/texts/site.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';

const themeStorageKey = 'theme';

/** Goes into <head> before the style sheet, with the page's nonce: sets the stored theme before the first paint. */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;

/** For `<meta name="theme-color" media="(prefers-color-scheme: …)">`. */
export const themeColors = { light: '#f7f5f0', dark: '#141110' } as const;

type Theme = 'system' | 'light' | 'dark';

const choices = [
  { theme: 'system', Icon: Contrast },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const;

const changed = 'rangefinder:theme';

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (theme === 'system') deviceStorage.remove(themeStorageKey);
  else deviceStorage.write(themeStorageKey, theme);
  dispatchEvent(new Event(changed));
}

function onStorage(event: StorageEvent) {
  if (event.key !== themeStorageKey) return;
  applyTheme(event.newValue === 'dark' || event.newValue === 'light' ? event.newValue : 'system');
}

function subscribe(onChange: () => void) {
  addEventListener(changed, onChange);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onStorage);
  };
}

export function ThemeSwitch() {
  const { theme: label, themes } = siteTexts.layout;
  const name = useId();
  const current = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system');
  return (
    // The theme can only be switched with JavaScript.
    <fieldset className="inline-flex noscript:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ theme, Icon }) => (
        <label
          key={theme}
          title={themes[theme]}
          className="relative -ms-px flex size-9 cursor-pointer items-center justify-center border border-line text-soft first-of-type:ms-0 first-of-type:rounded-s-xs last-of-type:rounded-e-xs hover:text-ink has-checked:z-1 has-checked:border-edge has-checked:text-ink has-checked:shadow-[inset_0_-2px_0_var(--patch)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-glass"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={theme}
            checked={current === theme}
            onChange={() => applyTheme(theme)}
          />
          <Icon aria-hidden size={16} strokeWidth={1.75} />
          <span className="sr-only">{themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
