import type { FC } from 'hono/jsx';
import { raw } from 'hono/html';
import type { PageOperations } from './operations.ts';

/** Texts longer than this are shown as they were written: rendering has a bound of time anyway. */
const maxRenderedChars = 200_000;

/** HTML of a text of a user with its references; the text itself, escaped later, where it is too long. */
export interface RenderedText {
  readonly html: string | null;
  readonly text: string;
}

/** Renders Markdown for the visitor: references show what the visitor may see. `project` is a full path. */
export async function renderMarkup(
  api: PageOperations,
  text: string | null | undefined,
  project?: string,
): Promise<RenderedText> {
  const source = text ?? '';
  if (source.trim() === '' || source.length > maxRenderedChars) return { html: null, text: source };
  const body = { text: source, gfm: true, ...(project !== undefined && { project }) };
  const { html } = await api.call('renderMarkdown', { body });
  return { html, text: source };
}

/** A rendered text. Its HTML was made safe by the renderer. */
export const Markup: FC<{ readonly rendered: RenderedText }> = ({ rendered: { html, text } }) =>
  html === null ? <pre class="written">{text}</pre> : <div class="markup">{raw(html)}</div>;
