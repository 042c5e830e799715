import { follow, type Answer, type ApiDocument, type Call, type Content } from './document.server.ts';
import { curlOf, tryAddress } from './curl.server.ts';
import { Inline, Prose } from './prose.server.tsx';
import { Properties, Rows, TypeOf } from './schema.server.tsx';

type Props = { api: ApiDocument; call: Call; address: string };

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Everything that callers need to know of one call. */
export function CallSection({ api, call, address }: Props) {
  const parameters = (call.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    schema: parameter.schema ?? {},
    required: parameter.required ?? false,
    note: [parameter.in === 'path' ? 'In the path.' : '', parameter.description].filter(Boolean).join(' '),
  }));
  const openAddress = tryAddress(call);
  return (
    <section id={call.operationId} className="scroll-mt-6 border-t border-line py-8">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Method name={call.method} />
        <span className="font-mono text-base font-medium wrap-anywhere">{call.path}</span>
      </h3>
      <p className="mt-2 text-lg">{call.summary}</p>
      {call.description && <Prose text={call.description} className="text-soft" />}
      <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          {parameters.length > 0 && (
            <Part title="Parameters">
              <Rows rows={parameters} caption="Parameters" />
            </Part>
          )}
          {call.requestBody && (
            <Part title="Body" note={call.requestBody.description}>
              <ContentRows api={api} content={call.requestBody.content} />
            </Part>
          )}
          <Part title="Answers">
            <Answers api={api} call={call} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Code title="Call" text={curlOf(call, address)} />
          {Object.entries(call.responses).map(([status, answer]) => {
            const example = exampleOf(answer);
            return example === undefined ? null : (
              <Code key={status} title={`Answer ${status}`} text={json(example)} />
            );
          })}
          {openAddress && (
            <a className="link text-sm" href={openAddress}>
              Open {openAddress}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

function exampleOf({ content }: Answer): unknown {
  return content?.['application/json']?.example;
}

const methodLooks: Record<string, string> = {
  GET: 'border-edge text-ink',
  DELETE: 'border-danger bg-danger text-on-danger',
};

function Method({ name }: { name: string }) {
  const look = methodLooks[name] ?? 'border-ink bg-ink text-paper';
  return (
    <span className={`rounded-xs border px-1.5 py-0.5 font-mono text-2xs font-medium ${look}`}>{name}</span>
  );
}

function Part({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">
        {title}
        {note && <span className="ms-2 font-normal text-soft">{note}</span>}
      </h4>
      {children}
    </div>
  );
}

function ContentRows({ api, content }: { api: ApiDocument; content: Content }) {
  return Object.entries(content).map(([type, { schema = {} }]) => {
    const body = follow(api, schema);
    return (
      <div key={type}>
        <p className="mono mb-2">
          {type}
          {schema.$ref && ': '}
          {schema.$ref && <TypeOf schema={schema} />}
        </p>
        {body.description && <Prose text={body.description} className="mb-2 text-sm text-soft" />}
        {!schema.$ref && <Properties schema={body} caption="Body" />}
      </div>
    );
  });
}

function Answers({ api, call }: { api: ApiDocument; call: Call }) {
  return (
    <dl className="border-t border-line text-sm">
      {Object.entries(call.responses).map(([status, answer]) => {
        const { description, headers, content } = follow(api, answer);
        const schema = content?.['application/json']?.schema;
        return (
          <div key={status} className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-2">
            <dt className="font-mono text-xs font-medium">{status}</dt>
            <dd className="min-w-0">
              <Prose text={description} />
              {schema && <AnswerSchema schema={schema} />}
              {headers && (
                <ul className="mt-1">
                  {Object.entries(headers).map(([name, header]) => (
                    <li key={name} className="text-xs text-soft">
                      <span className="font-mono text-ink">{name}</span>{' '}
                      <Inline text={follow(api, header).description ?? ''} />
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function AnswerSchema({ schema }: { schema: Parameters<typeof TypeOf>[0]['schema'] }) {
  if (schema.properties) return <Properties schema={schema} caption="Answer" />;
  return (
    <p className="mono">
      <TypeOf schema={schema} />
    </p>
  );
}

/** Text to copy. */
function Code({ title, text }: { title: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mono mb-1">{title}</figcaption>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, too
        tabIndex={0}
        className="max-h-96 overflow-auto border-s-2 border-line bg-wash px-4 py-3 font-mono text-xs leading-relaxed"
      >
        {text}
      </pre>
    </figure>
  );
}
