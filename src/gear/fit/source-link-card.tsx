import { labeled } from '#src/texts/words.ts';
import { commonKnowledge, lensfun } from './facts.ts';

/**
 * Hosts of copies, machine translations and generated texts. Readers could not judge a fact by them, so they are not
 * named.
 */
const unnamedHosts = [
  'dweb.link',
  'dzen.ru',
  'grokipedia.com',
  'knowledger.de',
  'liquisearch.com',
  'memim.com',
  'owiki.org',
  'pinocchiopedia.com',
  'profilpelajar.com',
  'questionai.com',
  'the-uncensored-wiki.com',
  'unanswered.io',
  'wiki2.org',
  'wikimili.com',
  'wikisum.wiki',
  'wikwiand-revamp.pages.dev',
  'zxc.wiki',
];

/**
 * Links to the source of a fact about lenses and cameras, if it has one that readers can judge.
 * @param source null for the database of lensfun
 */
export function SourceLink({ source, label }: { source: string | null; label: string }) {
  if (source === commonKnowledge) return null;
  const href = source ?? lensfun;
  const { hostname } = new URL(href);
  if (unnamedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return null;
  return (
    <a href={href} rel="noreferrer nofollow" className="link text-sm wrap-anywhere">
      {labeled(label, hostname)}
    </a>
  );
}
