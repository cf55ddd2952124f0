import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camel, pascal } from './model/names.ts';
import { print } from './render/template.ts';

/** The resource cannot be begun; nothing was written. */
export class CannotBegin extends Error {}

/**
 * Begins a resource in the project that the process stands in: its document, service and test, and its line in the
 * registry. One operation is there to be replaced; it generates, type-checks and passes.
 * @param name kebab-case and plural: `wiki-pages`
 * @returns paths of the files that were written
 * @throws CannotBegin
 */
export function newResource(name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new CannotBegin(`${name} is not a name of a resource: write it like \`wiki-pages\``);
  }
  const files = new Map([
    [`spec/resources/${name}.yaml`, 'new-spec'],
    [`src/resources/${name}/service.ts`, 'new-service'],
    [`test/resources/${name}.test.ts`, 'new-test'],
  ]);
  const there = [...files.keys()].find((path) => existsSync(path));
  if (there !== undefined) throw new CannotBegin(`${there} is there already; nothing was written`);
  const registry = withLine(readRegistry(), name);
  const words = name.replaceAll('-', ' ');
  const path = name.replaceAll('-', '_');
  const data = { name, camel: camel(name), pascal: pascal(name), words, path };
  for (const [file, template] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print(template, data));
  }
  writeFileSync(REGISTRY, registry);
  return [...files.keys(), REGISTRY];
}

const REGISTRY = 'src/services.ts';

function readRegistry(): string {
  if (!existsSync(REGISTRY))
    throw new CannotBegin(`${REGISTRY} is not here: stand in the project's folder`);
  return readFileSync(REGISTRY, 'utf8');
}

/** The registry with the resource in it, entries in order. */
export function withLine(source: string, name: string): string {
  const key = camel(name) === name ? name : `'${name}'`;
  const entry = `  ${key}: async () => (await import('./resources/${name}/service.ts')).${camel(name)},`;
  const lines = source.split('\n');
  const from = lines.findIndex((text) => text === 'const written = {');
  const to = lines.findIndex((text, index) => index > from && text.startsWith('}'));
  const places = lines.flatMap((text, index) => {
    const [, found] = /^ {2}'?([A-Za-z0-9-]+)'?:/.exec(text) ?? [];
    return index > from && index < to && found !== undefined ? [{ index, found }] : [];
  });
  if (places.length === 0) throw new CannotBegin(`${REGISTRY} has no resource to stand beside`);
  // An entry may be broken over two lines: what follows it tells where it ends.
  const behind = places.find(({ found }) => found > name)?.index ?? to;
  lines.splice(behind, 0, entry);
  return lines.join('\n');
}
