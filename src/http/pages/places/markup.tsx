import type { FC } from 'hono/jsx';
import { raw } from 'hono/html';
import { renderText } from '#src/domains/planning/markdown/render.ts';
import type { RepositoryFiles } from '#src/rendering/file-links.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import type { PageOperations } from './operations.ts';

/** Texts longer than this are shown as they were written: rendering has a bound of time anyway. */
const maxRenderedChars = 200_000;

/** HTML of a text of a user with its references; the text itself, escaped later, where it is too long. */
export interface RenderedText {
  readonly html: string | null;
  readonly text: string;
}

/**
 * Renders Markdown for the visitor: references show what the visitor may see. The rate of the operation that renders does
 * not count: a page is one request.
 */
export async function renderMarkup(
  { context }: PageOperations,
  text: string | null | undefined,
  owner?: ProjectAccess | GroupAccess,
  files?: RepositoryFiles,
): Promise<RenderedText> {
  const source = text ?? '';
  if (source.trim() === '' || source.length > maxRenderedChars) return { html: null, text: source };
  const place = owner === undefined ? undefined : toTextContainer(owner);
  const html = await renderText(context, source, {
    references: true,
    highlighted: true,
    place,
    files,
  });
  return { html, text: source };
}

const toTextContainer = (owner: ProjectAccess | GroupAccess) => ({
  container: 'namespace_id' in owner ? toProjectContainer(owner) : toGroupContainer(owner),
  fullPath: owner.full_path,
});

/** Texts of a page that are rendered at once: more than a caller may have waiting are refused. */
const maxAtOnce = 8;

/** Renders many texts of a page, a few at a time. */
export async function renderEach<Item, Shown>(
  items: readonly Item[],
  render: (item: Item) => Promise<Shown>,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (let from = 0; from < items.length; from += maxAtOnce) {
    shown.push(...(await Promise.all(items.slice(from, from + maxAtOnce).map(render))));
  }
  return shown;
}

/** A rendered text. Its HTML was made safe by the renderer. */
export const Markup: FC<{ readonly rendered: RenderedText }> = ({ rendered: { html, text } }) =>
  html === null ? <pre class="written">{text}</pre> : <div class="markup">{raw(html)}</div>;
