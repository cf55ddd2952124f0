import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Environment } from '#src/context.ts';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import { renderPlainText } from '#src/domains/planning/markdown/render.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { Visit } from './visits.ts';

/** Maximum number of rendered texts in the memory of a process: an instance has few, and shows them to everybody. */
const maxTexts = 20;

const rendered = new GenerationalCache<string, string>(maxTexts);

/** A Markdown text of the settings as a part of a page: the renderer lets nothing pass that a page could not show. */
export async function renderInstanceText(
  { db, config, rendering }: Environment,
  { actor, ip }: Visit,
  text: string,
): Promise<JSX.Element> {
  // The origin of pictures is a setting too, so that its change must invalidate the rendered text.
  const { updated_at } = await loadRecentSettings(db);
  const key = `${config.baseUrl} ${updated_at} ${text}`;
  let html = rendered.get(key);
  if (html === undefined) {
    const context = { db, config, rendering, actor, request: { ip } };
    html = belowHeading(await renderPlainText(context, text));
    rendered.set(key, html);
  }
  return <div class="text">{raw(html)}</div>;
}

/** The page has its own top-level heading, so headings of the text are lowered. */
function belowHeading(html: string): string {
  return html.replaceAll(
    /<(\/?)h([1-5])(?=[ >])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}
