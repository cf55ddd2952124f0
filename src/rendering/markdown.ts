import { drawDiagrams } from './diagrams.ts';
import { renderCodeBlock } from './highlight.ts';
import { drawEmoji, renderEmoji } from './emoji.ts';
import { linkFiles } from './file-links.ts';
import { maxHtmlChars, maxTextChars, type RenderingJob, type TimedRenderingJob } from './job.ts';
import { hasOnlyReferenceMarks, mark } from './marks.ts';
import { markdownParser } from './parser.ts';
import { proxyPictures } from './picture-proxy.ts';
import { markReferences } from './references.ts';
import { drawTaskBoxes } from './task-boxes.ts';
import { findUploads } from './uploads.ts';
import { runWithinTime } from './within-time.ts';

markdownParser.renderer.rules['reference'] = (tokens, index) =>
  mark + (tokens[index]?.content ?? '') + mark;

markdownParser.renderer.rules['emoji'] = (tokens, index) =>
  renderEmoji(tokens[index]?.content ?? '');

/** HTML with marks around references; null for a text that takes too long, or becomes too much. */
export function renderMarkdown(job: TimedRenderingJob): string | null {
  const { text } = job;
  if (text.length > maxTextChars) return null;
  const html = renderWithinTime(job);
  return html === null || html.length > maxHtmlChars ? null : html;
}

function renderWithinTime(job: TimedRenderingJob): string | null {
  try {
    return runWithinTime(job.patienceMs, () => renderHtml(job));
  } catch (error) {
    // The result exceeded the maximum length of a string, or the nesting exceeded the call stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function renderHtml({
  text,
  references,
  directed,
  ownUrl,
  project,
  files,
  proxy,
  diagrams,
  highlighted = false,
}: RenderingJob): string | null {
  const parsed = markdownParser.parse(text, { directed });
  drawTaskBoxes(parsed);
  if (files !== undefined) linkFiles(parsed, files);
  if (project !== null) findUploads(parsed, project);
  if (proxy !== null) proxyPictures(parsed, proxy);
  const tokens = drawDiagrams(parsed, diagrams);
  const marked = references ? markReferences(tokens, ownUrl) : 0;
  if (references) drawEmoji(tokens);
  const options = { ...markdownParser.options, ...(highlighted && { highlight: renderCodeBlock }) };
  const html = markdownParser.renderer.render(tokens, options, {}).trimEnd();
  // A forged mark would turn elements into text, and text into elements.
  return hasOnlyReferenceMarks(marked, html) ? html : null;
}
