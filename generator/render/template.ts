import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { Code } from '../model/code.ts';
import { remark } from '../model/names.ts';
import { type Importable, listImports, type PrintedModule } from './printed-module.ts';

const compiled = new Map<string, Handlebars.TemplateDelegate>();

function compile(template: string): Handlebars.TemplateDelegate {
  let delegate = compiled.get(template);
  if (delegate === undefined) {
    const source = readFileSync(new URL(`../templates/${template}.hbs`, import.meta.url), 'utf8');
    delegate = Handlebars.compile(source, {
      strict: true,
      noEscape: true,
      knownHelpersOnly: true,
      knownHelpers: { use: true },
    });
    compiled.set(template, delegate);
  }
  return delegate;
}

/** Prints a template of generator/templates. A name that the data lacks is an error, not an empty text. */
export const print = (template: string, data: object): string =>
  compile(template)(data, { allowProtoPropertiesByDefault: false });

/**
 * Prints the template of a module. `{{use 'Name'}}` is a name in it that is imported, and `{{use code}}` a code with the names
 * that it uses.
 */
export function printModule(
  template: string,
  data: object,
  imports: readonly Importable[],
): PrintedModule {
  const used = new Set<string>();
  const options = { allowProtoPropertiesByDefault: false, helpers: { use }, data: { used } };
  const body = compile(template)(data, options);
  return { head: '', imports: listImports(imports, used), body };
}

interface Using {
  readonly data: { readonly used: Set<string> };
}

function use(given: Code | string, { data: { used } }: Using): string {
  if (typeof given === 'string') {
    used.add(given);
    return given;
  }
  for (const name of given.uses) used.add(name);
  return given.text;
}

/** First line of every generated file but the published document, whose JSON has no place for it. */
export const marker = (source: string) =>
  `// Generated from ${remark(source)}; do not edit. Run \`npm run generate\`.\n`;

export const isMarked = (path: string, text: string) =>
  path.endsWith('.json') || /^\/\/ Generated from .*; do not edit\./.test(text);
