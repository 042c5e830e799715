import type { BrowserContext } from '@playwright/test';

const isOutside = ({ hostname }: URL): boolean => !['localhost', '127.0.0.1'].includes(hostname);

/**
 * Replaces the Google script through which the page and the frame of the auth domain reach each other. The replacement
 * uses `postMessage`.
 */
export async function stubGoogleScript(context: BrowserContext): Promise<void> {
  // Blocks the fonts and styles that the emulator's window also loads.
  await context.route(isOutside, (route) => {
    const isScript = new URL(route.request().url()).hostname === 'apis.google.com';
    return route.fulfill({
      contentType: 'text/javascript',
      body: isScript ? `(${script.toString()})()` : '',
    });
  });
}

function script(): void {
  type Message = { gapi: true; id?: number; type?: string; body?: unknown; reply?: number };
  type Handler = (body: unknown) => unknown;
  const address = new URL((document.currentScript as HTMLScriptElement).src);

  /** A channel between a page and a frame in it. */
  function channel(side: Window) {
    const handlers = new Map<string, Handler>();
    const early: Message[] = [];
    const replies: ((all: unknown[]) => void)[] = [];
    const post = (message: Omit<Message, 'gapi'>) => side.postMessage({ gapi: true, ...message }, '*');
    const respond = async ({ id, type = '', body }: Message) =>
      post({ ...(id !== undefined && { reply: id }), body: await handlers.get(type)!(body) });
    window.addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
      if (source !== side || !data?.gapi) return;
      if (data.reply !== undefined) {
        try {
          replies[data.reply]!([data.body]);
        } catch {
          // Firebase throws an error after every message about storage. The real script from Google ignores this error,
          // too.
        }
      } else if (handlers.has(data.type!)) void respond(data);
      else early.push(data);
    });
    return {
      register(type: string, handler: Handler) {
        handlers.set(type, handler);
        for (const message of early.splice(0))
          if (message.type === type) void respond(message);
          else early.push(message);
      },
      send(type: string, body: unknown, callback: (all: unknown[]) => void) {
        post({ id: replies.push(callback) - 1, type, body });
      },
    };
  }

  const context = {
    getParentIframe() {
      const page = channel(window.parent);
      page.send('ready', null, () => undefined);
      return page;
    },
    open({ where, url }: { where: HTMLElement; url: string }, opened: (frame: object) => unknown) {
      const element = document.createElement('iframe');
      element.src = url;
      element.hidden = true;
      where.append(element);
      const frame = channel(element.contentWindow!);
      const ready = new Promise<void>((resolve) => frame.register('ready', () => resolve()));
      // Firebase waits for either the promise of `ping` or its callback.
      return opened({ ...frame, ping: () => ready, restyle: async () => undefined });
    },
  };
  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: null, Iframe: context },
  };
  const page = window as unknown as Record<string, (() => void) | object | undefined>;
  page['gapi'] = gapi;
  const loaded = page[address.searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof loaded === 'function') (loaded as () => void)();
}
