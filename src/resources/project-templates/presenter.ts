import type {
  ProjectTemplate,
  ProjectTemplateEntry,
} from '../../../generated/project-templates/types.ts';

export function presentTemplateEntry(name: string): ProjectTemplateEntry {
  return { key: name, name };
}

export function presentTemplate(name: string, content: string): ProjectTemplate {
  return { name, content };
}
