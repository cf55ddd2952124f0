import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { remark } from '../model/names.ts';

const compiled = new Map<string, Handlebars.TemplateDelegate>();

/** Prints a template of generator/templates. A name that the data lacks is an error, not an empty text. */
export function print(template: string, data: object): string {
  let delegate = compiled.get(template);
  if (delegate === undefined) {
    const source = readFileSync(new URL(`../templates/${template}.hbs`, import.meta.url), 'utf8');
    delegate = Handlebars.compile(source, { strict: true, noEscape: true, knownHelpersOnly: true });
    compiled.set(template, delegate);
  }
  return delegate(data, { allowProtoPropertiesByDefault: false });
}

/** First line of every generated file but the published document, whose JSON has no place for it. */
export const marker = (source: string) =>
  `// Generated from ${remark(source)}; do not edit. Run \`npm run generate\`.\n`;

export const isMarked = (path: string, text: string) =>
  path.endsWith('.json') || /^\/\/ Generated from .*; do not edit\./.test(text);
