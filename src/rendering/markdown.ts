import { drawDiagrams } from './diagrams.ts';
import { drawEmoji, emojiHtml } from './emoji.ts';
import {
  maxHtmlChars,
  maxTextChars,
  renderAsText,
  type RenderingJob,
  type TimedJob,
} from './job.ts';
import { hasOnlyMarksOf, mark } from './marks.ts';
import { markdown } from './parser.ts';
import { proxyPictures } from './picture-proxy.ts';
import { markReferences } from './references.ts';
import { findUploads } from './uploads.ts';
import { withinTime } from './within-time.ts';

markdown.renderer.rules['reference'] = (tokens, index) =>
  mark + (tokens[index]?.content ?? '') + mark;

markdown.renderer.rules['emoji'] = (tokens, index) => emojiHtml(tokens[index]?.content ?? '');

/** HTML with marks around references. A text that takes too long, or becomes too much, is shown as it stands. */
export function renderMarkdown(job: TimedJob): string {
  const { text } = job;
  if (text.length > maxTextChars) return renderAsText(job);
  const html = renderWithinTime(job);
  return html === null || html.length > maxHtmlChars ? renderAsText(job) : html;
}

function renderWithinTime(job: TimedJob): string | null {
  try {
    return withinTime(job.patienceMs, () => htmlOf(job));
  } catch (error) {
    // It became longer than any text can be, or was nested deeper than calls can be.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function htmlOf({
  text,
  references,
  directed,
  ownUrl,
  project,
  proxy,
  diagrams,
}: RenderingJob): string | null {
  const parsed = markdown.parse(text, { directed });
  if (project !== null) findUploads(parsed, project);
  if (proxy !== null) proxyPictures(parsed, proxy);
  const tokens = drawDiagrams(parsed, diagrams);
  const marked = references ? markReferences(tokens, ownUrl) : 0;
  if (references) drawEmoji(tokens);
  const html = markdown.renderer.render(tokens, markdown.options, {}).trimEnd();
  // A mark of somebody else's would make text of elements, and elements of text.
  return hasOnlyMarksOf(marked, html) ? html : null;
}
