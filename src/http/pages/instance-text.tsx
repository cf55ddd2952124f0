import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Environment } from '../../context.ts';
import { renderPlainText } from '../../resources/markdown/render.ts';
import type { Visit } from './visits.ts';

/** A Markdown text of the settings as a part of a page: the renderer lets nothing pass that a page could not show. */
export async function instanceText(
  { db, config, rendering }: Environment,
  { actor, ip }: Visit,
  text: string,
): Promise<JSX.Element> {
  const html = await renderPlainText({ db, config, rendering, actor, request: { ip } }, text);
  return <div class="text">{raw(html)}</div>;
}
