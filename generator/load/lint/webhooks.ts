import { isData, methods } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Checks webhooks of Hearth: one POST, with keywords and a JSON payload with an example. */
export function checkWebhooks(context: LintContext): void {
  for (const [name, item] of Object.entries(context.document.webhooks ?? {})) {
    const at = join('/webhooks', name);
    for (const method of methods) {
      if (method === 'post' || item[method] === undefined) continue;
      context.fault('webhook', join(at, method), 'Webhooks are sent by POST', 'Write `post`');
    }
    if (isData(item.post)) checkPost(context, item.post, join(at, 'post'));
    else context.fault('webhook', at, `The webhook \`${name}\` sends nothing`, 'Write `post`');
  }
}

function checkPost(
  context: LintContext,
  post: Readonly<Record<string, unknown>>,
  at: string,
): void {
  for (const key of ['summary', 'description']) {
    if (typeof post[key] === 'string' && post[key].trim() !== '') continue;
    context.fault('webhook', at, `The webhook has no ${key}`, `Write \`${key}\``);
  }
  const body = context.resolve(post.requestBody, join(at, 'requestBody'));
  const content = isData(body?.node.content) ? body.node.content['application/json'] : undefined;
  if (!isData(content) || !isData(content.schema)) {
    const said = 'The payload is not described';
    context.fault('webhook', at, said, 'Write `requestBody` with `application/json`');
  } else if (content.example === undefined && content.examples === undefined) {
    context.fault('missing-example', at, 'The payload has no example', 'Write `example`');
  }
}
