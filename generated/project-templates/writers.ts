// Generated from spec/resources/project-templates.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ProjectTemplate, ProjectTemplateEntry } from './types.ts';

export function writeProjectTemplate(v: ProjectTemplate): string {
  return ('{"name":' + w.text(v.name) + ',"content":' + w.text(v.content) + '}');
}

export function writeProjectTemplateEntry(v: ProjectTemplateEntry): string {
  return ('{"key":' + w.text(v.key) + ',"name":' + w.text(v.name) + '}');
}
