import { siteTexts } from '#src/texts/site.ts';
import { outageClass, useOutage } from './outage.ts';

/** Says that the page may be out of date. Always there: the server fills it in cached pages while the database is gone. */
export function OutageLine() {
  return (
    <output className={outageClass} suppressHydrationWarning>
      {useOutage() ? siteTexts.outage.line : ''}
    </output>
  );
}
