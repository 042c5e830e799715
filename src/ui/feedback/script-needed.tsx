import { siteTexts } from '#src/texts/site.ts';
import { Notice } from './notice.tsx';

/** Shows a form that needs JavaScript, or says so in browsers without it. */
export function ScriptNeeded({ children }: { children: React.ReactNode }) {
  return (
    <>
      <noscript>
        <Notice tone="error">{siteTexts.layout.needsScript}</Notice>
      </noscript>
      <div className="noscript:hidden">{children}</div>
    </>
  );
}
