// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { RenderedMarkdown } from './types.ts';

export function writeRenderedMarkdown(v: RenderedMarkdown): string {
  return ('{"html":' + w.text(v.html) + '}');
}
