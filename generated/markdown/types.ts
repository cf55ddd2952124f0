// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonResponse } from '../../generator/runtime/types.ts';

export type RenderMarkdown = components['schemas']['RenderMarkdown'];
export type RenderedMarkdown = components['schemas']['RenderedMarkdown'];

/** Render Markdown: POST /markdown */
export interface RenderMarkdownRequest {
  readonly body: Defaulted<BodyOf<operations['renderMarkdown'], 'application/json'>, 'gfm'>;
}

export type RenderMarkdownResponse = JsonResponse<operations['renderMarkdown'], 201 | 400 | 401 | 403 | 404 | 429>;
