import type { ProjectTemplate, ProjectTemplateEntry } from '#generated/project-templates/types.ts';

export function presentTemplateEntry(key: string, name: string = key): ProjectTemplateEntry {
  return { key, name };
}

export function presentTemplate(name: string, content: string): ProjectTemplate {
  return { name, content };
}
