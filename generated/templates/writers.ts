// Generated from spec/domains/* /templates.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { FileTemplate, FileTemplateEntry } from './types.ts';

export function writeFileTemplate(v: FileTemplate): string {
  return ('{"name":' + w.text(v.name) + ',"content":' + w.text(v.content) + '}');
}

export function writeFileTemplateEntry(v: FileTemplateEntry): string {
  return ('{"key":' + w.text(v.key) + ',"name":' + w.text(v.name) + '}');
}
