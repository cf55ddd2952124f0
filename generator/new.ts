import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camel, pascal } from './model/names.ts';
import { print } from './render/template.ts';

/** The resource cannot be begun; nothing was written. */
export class CannotBegin extends Error {}

/** The parts that a resource of projects begins with; null for one of the instance, with an empty list to be replaced. */
interface ProjectOperations {
  readonly list: boolean;
  readonly create: boolean;
}

/**
 * Begins a resource in the project that the process stands in: its document, code and test, and its line in the
 * registry. What is written generates, type-checks and passes, to be changed into what is meant.
 * @param given plural: `wiki-pages` or `wiki_pages`
 * @returns paths of the files that were written
 * @throws CannotBegin
 */
export function newResource(given: string, ofProjects: ProjectOperations | null = null): string[] {
  if (!/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/.test(given)) {
    throw new CannotBegin(`${given} is not a name of a resource: write it like \`wiki-pages\``);
  }
  const name = given.replaceAll('_', '-');
  const path = name.replaceAll('-', '_');
  const files = ofProjects === null ? ofInstance(name) : ofProject(name, path, ofProjects);
  const there = [...files.keys()].find((path) => existsSync(path));
  if (there !== undefined) throw new CannotBegin(`${there} is there already; nothing was written`);
  const registry = withLine(readRegistry(), name);
  const one = singular(name);
  const data = {
    ...{ name, path, camel: camel(name), pascal: pascal(name), words: name.replaceAll('-', ' ') },
    one: { camel: camel(one), pascal: pascal(one), words: one.replaceAll('-', ' ') },
    ...ofProjects,
    both: ofProjects?.list === true && ofProjects.create,
  };
  for (const [file, template] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print(template, data));
  }
  writeFileSync(REGISTRY, registry);
  return [...files.keys(), REGISTRY];
}

/** Each file and its template. */
type Files = ReadonlyMap<string, string>;

const ofInstance = (name: string): Files =>
  new Map([
    [`spec/resources/${name}.yaml`, 'new-spec'],
    [`src/resources/${name}/service.ts`, 'new-service'],
    [`test/resources/${name}.test.ts`, 'new-test'],
  ]);

function ofProject(name: string, path: string, { list, create }: ProjectOperations): Files {
  const code = (file: string): [string, string] => [
    `src/resources/${name}/${file}.ts`,
    `new-project-${file}`,
  ];
  const cases: [string, string] = [`test/lists/plans/${name}.ts`, 'new-project-plans'];
  return new Map([
    [`spec/resources/${name}.yaml`, 'new-project-spec'],
    [`migrations/${nextMigration()}_create_${path}.ts`, 'new-project-migration'],
    code('table'),
    ...(list ? [code('list')] : []),
    ...(create ? [code('policy')] : []),
    code('presenter'),
    code('service'),
    [`test/resources/${name}.test.ts`, 'new-project-test'],
    ...(list ? [cases] : []),
  ]);
}

/** The time, in digits; later than every migration there is, because they run in the order of their names. */
function nextMigration(): string {
  const now = new Date()
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 14);
  const names = existsSync('migrations') ? readdirSync('migrations') : [];
  const last = names.map((name) => name.slice(0, 14)).filter((time) => /^[0-9]{14}$/.test(time));
  const latest = last.toSorted().at(-1) ?? '';
  return latest < now ? now : String(Number(latest) + 1);
}

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return name.endsWith('s') ? name.slice(0, -1) : name;
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
