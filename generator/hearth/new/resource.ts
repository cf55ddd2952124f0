import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camel, isReserved, pascal } from '../../model/names.ts';
import { print } from '../../render/template.ts';

/** The resource cannot be begun; nothing was written. */
export class CannotBegin extends Error {}

/** The beginning of a resource of projects; null for one of the instance, with an empty list to be replaced. */
export type ProjectOperations = Readonly<Record<(typeof projectOperations)[number], boolean>>;

export const projectOperations = ['list', 'get', 'create', 'update', 'delete'] as const;

/**
 * Creates a resource in the current project: its document, code and test. The new files generate, type-check and pass; the
 * developer then adapts them.
 * @param given domain and plural: `planning/wiki-pages` or `planning/wiki_pages`
 * @returns paths of the written files
 * @throws CannotBegin
 */
export function newResource(given: string, ofProjects: ProjectOperations | null = null): string[] {
  const [, domain, word] = /^([a-z]+)\/([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)$/.exec(given) ?? [];
  if (domain === undefined || word === undefined) {
    throw new CannotBegin(
      `${given} is not a name of a resource: write it behind its domain, like \`planning/wiki-pages\``,
    );
  }
  if (!existsSync(`src/domains/${domain}`))
    throw new CannotBegin(`src/domains/${domain} is not there: name a domain that is`);
  const name = word.replaceAll('_', '-');
  if (isReserved(camel(name)))
    throw new CannotBegin(`${word} is a word of the language, and no name of a resource`);
  const path = name.replaceAll('-', '_');
  const place = { domain, name };
  const files =
    ofProjects === null ? listInstanceFiles(place) : listProjectFiles(place, path, ofProjects);
  const there = [...files.keys()].find((path) => existsSync(path));
  if (there !== undefined) throw new CannotBegin(`${there} is there already; nothing was written`);
  const readme = `src/domains/${domain}/README.md`;
  const named = existsSync(readme) ? addResource(readFileSync(readme, 'utf8'), name) : null;
  const one = singular(name);
  const data = {
    domain,
    name,
    path,
    camel: camel(name),
    pascal: pascal(name),
    words: name.replaceAll('-', ' '),
    one: {
      camel: camel(one),
      pascal: pascal(one),
      words: one.replaceAll('-', ' '),
      id: `${one.replaceAll('-', '_')}_id`,
    },
    ...(ofProjects !== null && chooseParts(ofProjects, pascal(one))),
  };
  for (const [file, template] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print(`hearth/${template}`, data));
  }
  if (named === null) return [...files.keys()];
  writeFileSync(readme, named);
  return [...files.keys(), readme];
}

/** The README of a domain, with the resource as the first of its resources. */
const addResource = (readme: string, name: string): string =>
  readme.replace('- **Resources**: ', `- **Resources**: \`${name}\`,\n  `);

/** Facts about the operations for the templates, besides their names. */
function chooseParts(operations: ProjectOperations, one: string) {
  const { list, get, create, update, delete: remove } = operations;
  const done = [create && 201, update && 200, remove && 204].filter((status) => status !== false);
  const bodies = { create: `Create${one}`, update: `Update${one}` };
  return {
    ...operations,
    collection: list || create,
    single: get || update || remove,
    shown: list || get || create || update,
    reads: list || get,
    /** True where contract tests get calls of operations. */
    called: get || done.length > 0,
    change: update || remove,
    write: done.length > 0,
    /** True if the test creates its own rows. */
    seeds: list || get || update || remove,
    imports: {
      bodies: [...(create ? [bodies.create] : []), ...(update ? [bodies.update] : [])].join(', '),
      errors: [
        ...(create || update ? ['BadRequest'] : []),
        ...(get || update || remove ? ['RowNotFound'] : []),
      ].join(', '),
      table: [
        ...(get || update || remove ? [`find${one}`] : []),
        ...(create ? [`insert${one}`] : []),
        ...(update ? [`update${one}`] : []),
      ].join(', '),
      requests: [
        ...(get || update || remove ? ['type Call'] : []),
        ...(get || done.length > 0 ? ['type Calls'] : []),
        ...(done.length > 0 ? ['type Harmless'] : []),
        'type Least',
        ...(done.length > 0 ? ['type Unaudited'] : []),
        ...(update || remove ? ['NOBODY'] : []),
        ...(get || done.length > 0 ? ['none', 'unique'] : []),
      ].join(', '),
    },
    levels: [...(done.length > 0 ? ['DEVELOPER'] : []), ...(list || get ? ['GUEST'] : [])].join(
      ', ',
    ),
    done: done.join(', '),
    /** Type of the data of a body. */
    given: create
      ? update
        ? `Partial<${bodies.create}> & ${bodies.update}`
        : bodies.create
      : update
        ? bodies.update
        : '',
    nameErrors: update
      ? 'input.name === undefined ? [] : findTextErrors(input.name)'
      : 'findTextErrors(input.name)',
  };
}

/** Where a resource belongs, and its name with dashes. */
interface ResourceName {
  readonly domain: string;
  readonly name: string;
}

/** Each file and its template. */
type Files = ReadonlyMap<string, string>;

const listInstanceFiles = ({ domain, name }: ResourceName): Files =>
  new Map([
    [`spec/domains/${domain}/${name}.yaml`, 'spec'],
    [`src/domains/${domain}/${name}/service.ts`, 'service'],
    [`test/domains/${domain}/${name}.test.ts`, 'test'],
  ]);

function listProjectFiles(
  { domain, name }: ResourceName,
  path: string,
  operations: ProjectOperations,
): Files {
  const { list, shown, write } = chooseParts(operations, '');
  const toCodeFile = (file: string): [string, string] => [
    `src/domains/${domain}/${name}/${file}.ts`,
    `project-${file}`,
  ];
  const cases: [string, string] = [`test/lists/plans/${name}.ts`, 'project-plans'];
  return new Map([
    [`spec/domains/${domain}/${name}.yaml`, 'project-spec'],
    [`migrations/${nextMigration()}_create_${path}.ts`, 'project-migration'],
    toCodeFile('table'),
    ...(list ? [toCodeFile('list')] : []),
    ...(write ? [toCodeFile('policy')] : []),
    ...(shown ? [toCodeFile('presenter')] : []),
    toCodeFile('service'),
    [`test/domains/${domain}/${name}.test.ts`, 'project-test'],
    [`test/domains/${domain}/${name}.requests.ts`, 'project-requests'],
    ...(list ? [cases] : []),
  ]);
}

/** The time, in digits; later than every migration there is, because they run in the order of their names. */
export function nextMigration(): string {
  const now = new Date()
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 14);
  const names = existsSync('migrations') ? readdirSync('migrations') : [];
  const last = names.map((name) => name.slice(0, 14)).filter((time) => /^[0-9]{14}$/.test(time));
  const latest = last.toSorted().at(-1) ?? '';
  return latest < now ? now : String(Number(latest) + 1);
}

export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return name.endsWith('s') ? name.slice(0, -1) : name;
}
