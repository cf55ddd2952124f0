// Generated from spec/domains/* /project-templates.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { LicenseTemplate, ProjectTemplate, ProjectTemplateEntry } from './types.ts';

export function writeLicenseTemplate(v: LicenseTemplate): string {
  return ('{"key":' + w.text(v.key) + ',"name":' + w.text(v.name) + ',"nickname":' + w.text(v.nickname) + ',"featured":' + w.boolean(v.featured) + ',"html_url":' + w.text(v.html_url) + ',"source_url":' + w.text(v.source_url) + ',"popular":' + w.boolean(v.popular) + ',"description":' + w.text(v.description) + ',"conditions":' + w.array(v.conditions, (v) => w.text(v)) + ',"permissions":' + w.array(v.permissions, (v) => w.text(v)) + ',"limitations":' + w.array(v.limitations, (v) => w.text(v)) + ',"content":' + w.text(v.content) + '}');
}

export function writeProjectTemplate(v: ProjectTemplate): string {
  return ('{"name":' + w.text(v.name) + ',"content":' + w.text(v.content) + '}');
}

export function writeProjectTemplateEntry(v: ProjectTemplateEntry): string {
  return ('{"key":' + w.text(v.key) + ',"name":' + w.text(v.name) + '}');
}
