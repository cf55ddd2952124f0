// Generated from spec/resources/markdown.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf } from '../../generator/runtime/types.ts';

export type RenderMarkdown = components['schemas']['RenderMarkdown'];
export type RenderedMarkdown = components['schemas']['RenderedMarkdown'];

/** Render Markdown: POST /markdown */
export interface RenderMarkdownRequest {
  readonly body: Defaulted<BodyOf<operations['renderMarkdown'], 'application/json'>, 'gfm'>;
}

export type RenderMarkdownResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['renderMarkdown'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['renderMarkdown'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['renderMarkdown'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['renderMarkdown'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['renderMarkdown'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['renderMarkdown'], 429>; readonly headers?: never }
  ;
