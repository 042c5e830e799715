import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '#src/ui/mark.tsx';
import { CallSection } from './call.server.tsx';
import styles from './docs.css?url';
import { callsOf, type ApiDocument } from './document.server.ts';
import { Prose } from './prose.server.tsx';
import { Properties } from './schema.server.tsx';

/** What the page may load: its style sheet and its fonts. It has no script. */
export const docsPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The document as a page for people; `publicUrl` is where its examples lead. */
export function renderDocs(api: ApiDocument, publicUrl: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Docs api={api} address={`${publicUrl}/api`} />)}`;
}

function Docs({ api, address }: { api: ApiDocument; address: string }) {
  const { info, tags, components } = api;
  const schemas = Object.entries(components.schemas);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`API · ${info.title}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <a href="#main" className="docs-skip">
          Skip to the content
        </a>
        <header className="border-b border-ink">
          <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
            <a href="/" className="flex items-center gap-2.5 font-semibold">
              <Mark />
              {info.title}
            </a>
            <a href="/api/openapi.json" className="link text-sm">
              openapi.json
            </a>
          </div>
        </header>
        <div className="shell lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
          <Contents api={api} />
          <main id="main" tabIndex={-1} className="min-w-0 py-10">
            <h1 className="heading-page">API</h1>
            <p className="mono mt-2">
              Version {info.version} · OpenAPI {api.openapi} · {address}
            </p>
            <Prose text={info.description} className="mt-6" />
            <Credentials api={api} />
            {tags.map(({ name, description }) => (
              <section key={name} id={`tag-${name}`} className="mt-16 scroll-mt-6">
                <h2 className="heading-section">{name}</h2>
                {description && <Prose text={description} className="mt-2 mb-6 text-soft" />}
                {callsOf(api, name).map((call) => (
                  <CallSection key={call.operationId} api={api} call={call} address={address} />
                ))}
              </section>
            ))}
            <section id="schemas" className="mt-16 scroll-mt-6">
              <h2 className="heading-section mb-6">Schemas</h2>
              {schemas.map(([name, schema]) => (
                <section key={name} id={`schema-${name}`} className="scroll-mt-6 border-t border-line py-8">
                  <h3 className="mb-3 font-mono text-base font-medium">{name}</h3>
                  {schema.description && <Prose text={schema.description} className="mb-3 text-soft" />}
                  <Properties schema={schema} caption={name} />
                </section>
              ))}
            </section>
          </main>
        </div>
      </body>
    </html>
  );
}

/** A table of contents: beside the text where there is room, folded above it elsewhere. */
function Contents({ api }: { api: ApiDocument }) {
  const list = (
    <ul className="text-sm">
      {api.tags.map(({ name }) => (
        <li key={name} className="mt-5 first:mt-0">
          <a href={`#tag-${name}`} className="font-semibold hover:text-glass">
            {name}
          </a>
          <ul className="mt-1">
            {callsOf(api, name).map(({ operationId, method, path }) => (
              <li key={operationId}>
                <a
                  href={`#${operationId}`}
                  className="flex items-baseline gap-2 py-0.5 font-mono text-2xs text-soft hover:text-glass"
                >
                  <span className="w-12 shrink-0 font-medium">{method}</span>
                  <span className="wrap-anywhere">{path}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li className="mt-5">
        <a href="#schemas" className="font-semibold hover:text-glass">
          Schemas
        </a>
      </li>
    </ul>
  );
  return (
    <>
      <nav
        aria-label="Calls"
        className="sticky top-0 max-h-dvh self-start overflow-y-auto border-line py-10 pe-4 max-lg:hidden lg:border-e print:hidden"
      >
        {list}
      </nav>
      <details className="mt-6 border-y border-line py-3 lg:hidden print:hidden">
        <summary className="font-semibold">All calls</summary>
        <nav aria-label="Calls" className="mt-4 pb-2">
          {list}
        </nav>
      </details>
    </>
  );
}

function Credentials({ api }: { api: ApiDocument }) {
  return (
    <section id="credentials" className="mt-12 scroll-mt-6">
      <h2 className="heading-section mb-4">Credentials</h2>
      <dl className="border-t border-line text-sm">
        {Object.entries(api.components.securitySchemes).map(([name, { type, scheme, description }]) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[11rem_1fr]">
            <dt className="font-mono text-xs font-medium">{name}</dt>
            <dd>
              <span className="mono">{scheme ?? type}</span>
              {description && <Prose text={description} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
