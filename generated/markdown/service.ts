// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { RenderMarkdownRequest, RenderMarkdownResponse } from './types.ts';

/** One function per operation of markdown; `C` is the request context of the server. */
export interface MarkdownService<C extends SubjectTypes> {
  /** Render Markdown. POST /markdown (spec/domains/planning/markdown.yaml#renderMarkdown) */
  renderMarkdown(
    request: RenderMarkdownRequest,
    context: C,
  ): Promise<RenderMarkdownResponse>;
}
