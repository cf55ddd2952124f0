// Generated from spec/resources/markdown.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface RenderMarkdownInput {
  readonly body: Sendable<BodyOf<operations['renderMarkdown'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RenderMarkdownAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['renderMarkdown'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['renderMarkdown'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['renderMarkdown'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['renderMarkdown'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['renderMarkdown'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['renderMarkdown'], 429> }
  ;

const renderMarkdownCall: ClientCall = {
  id: 'renderMarkdown',
  method: 'POST',
  path: "/api/v4/markdown",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface MarkdownClient {
  /** Render Markdown: POST /markdown */
  renderMarkdown(request: RenderMarkdownInput): Promise<RenderMarkdownAnswer>;
}

export const markdownClient = (send: Send): MarkdownClient => ({
  renderMarkdown: (request) => send(renderMarkdownCall, request),
});
