// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface RenderMarkdownInput {
  readonly body: Sendable<BodyOf<operations['renderMarkdown'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RenderMarkdownAnswer = JsonAnswer<operations['renderMarkdown'], 201 | 400 | 401 | 403 | 404 | 429>;

const renderMarkdownCall: ClientCall = {
  id: 'renderMarkdown',
  method: 'POST',
  path: "/api/v4/markdown",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface MarkdownClient {
  /** Render Markdown: POST /markdown */
  renderMarkdown(request: RenderMarkdownInput): Promise<RenderMarkdownAnswer>;
}

export const markdownClient = (send: Send): MarkdownClient => ({
  renderMarkdown: (request) => send(renderMarkdownCall, request),
});
