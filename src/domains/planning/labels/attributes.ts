import { fold } from '#src/database/folding.ts';
import { BadRequest } from '#src/errors.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { renderText } from '#src/domains/planning/markdown/render.ts';
import { readColor } from './color.ts';
import type { LabelRow } from './table.ts';

export interface LabelInput {
  readonly title?: string | undefined;
  readonly color?: string | undefined;
  readonly description?: string | null | undefined;
}

type Attributes = Pick<
  LabelRow,
  'title' | 'title_key' | 'color' | 'description' | 'description_html'
>;

type RenderContext = Parameters<typeof renderText>[0];

/**
 * The columns of the given attributes.
 * @throws BadRequest with the messages of all invalid attributes
 */
export async function toLabelColumns(
  context: RenderContext,
  input: LabelInput,
): Promise<Partial<Attributes>> {
  const title = input.title?.trim();
  const color = input.color === undefined ? undefined : readColor(input.color);
  const errors = {
    ...(title !== undefined && findTitleErrors(title)),
    ...(color === null && { color: ['must be a valid color code'] }),
  };
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  return {
    ...(title !== undefined && { title, title_key: fold(title) }),
    ...(typeof color === 'string' && { color }),
    ...(input.description !== undefined && {
      description: input.description,
      description_html: await renderHtml(context, input.description),
    }),
  };
}

/** A list of titles is written with commas. */
function findTitleErrors(title: string): { title?: string[] } {
  const errors = title.includes(',') ? ['is invalid'] : findTextErrors(title);
  return errors.length > 0 ? { title: errors } : {};
}

/** A description of one paragraph is shown without one. */
async function renderHtml(context: RenderContext, text: string | null): Promise<string | null> {
  if (text === null) return null;
  const html = (await renderText(context, text, { references: false })).trim();
  const [paragraph] = /^<p[^>]*>/.exec(html) ?? [];
  const alone = paragraph !== undefined && html.indexOf('<p', 1) < 0 && html.endsWith('</p>');
  return alone ? html.slice(paragraph.length, -'</p>'.length) : html;
}
