import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';

/** Creates responses that the test completes: `started` resolves when the nth is requested. */
export function onDemand(tags: readonly Tag[] = ['listing:x', 'person:x']) {
  const slots: { started: PromiseWithResolvers<Request>; body: PromiseWithResolvers<string> }[] = [];
  const slot = (index: number) =>
    (slots[index] ??= { started: Promise.withResolvers(), body: Promise.withResolvers() });
  let count = 0;
  const fetch = async (request: Request) => {
    const { started, body } = slot(count++);
    started.resolve(request);
    addCacheTags(tags);
    return new Response(await body.promise);
  };
  const nth = (index: number) => {
    const { started, body } = slot(index);
    return { started: started.promise, answer: body.resolve, fail: body.reject };
  };
  return { fetch, nth, count: () => count };
}
