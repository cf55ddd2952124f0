import { readFileSync, writeFileSync } from 'node:fs';
import { CannotBegin, newResource, type ProjectOperations, projectOperations } from './resource.ts';
import { fieldTypes, newField } from './field.ts';
import { type Command, complain, Failed, say } from '../../commands/command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- new <domain>/<resource> [--project [--list] [--get] [--create] [--update] [--delete]]

Scaffolds a resource with a plural name (\`planning/wiki-pages\`): its document, its service and its test. The
command writes nothing if one of the files exists.

  --project   a resource of projects, with a table: also migration, row, presenter, permissions, data of the
              access tests and of the contract tests. Without the following options, all operations:
  --list      list, in pages
  --get       get one
  --create    create
  --update    update
  --delete    delete

       npm run generate -- new field <resource> <name> <type>

Adds a nullable property to a resource with a table: to its document with examples, a migration, its row, and
the code that reads and writes it. Types are ${Object.keys(fieldTypes).join(', ')}.`,

  async run({ rest, project, ...options }) {
    if (rest[0] === 'field' && rest.length > 1) return runField(rest.slice(1));
    const [name, ...others] = rest;
    if (name === undefined || others.length > 0) {
      complain('Name one resource: npm run generate -- new planning/wiki-pages');
      throw new Failed();
    }
    const named = projectOperations.filter((operation) => options[operation]);
    if (!project && named.length > 0) {
      complain('Say --project as well: resources of the instance begin with a list to be replaced');
      throw new Failed();
    }
    const wanted: readonly string[] = named.length > 0 ? named : projectOperations;
    const chosen = projectOperations.map((operation) => [operation, wanted.includes(operation)]);
    const operations = project ? (Object.fromEntries(chosen) as ProjectOperations) : null;
    try {
      const written = newResource(name, operations);
      await tidy(written);
      for (const path of written) say(`wrote ${path}`);
      const test = written.find((path) => path.startsWith('test/')) ?? 'test';
      say(`Now: npm run generate and npm run schema, then npx vitest run --project sqlite ${test}`);
    } catch (error) {
      if (!(error instanceof CannotBegin)) throw error;
      complain(error.message);
      throw new Failed();
    }
  },
};

async function runField(words: readonly string[]): Promise<void> {
  const [resource, name, type, ...others] = words;
  if (resource === undefined || name === undefined || type === undefined || others.length > 0) {
    complain(
      'Name resource, field and type: npm run generate -- new field wiki-pages summary string',
    );
    throw new Failed();
  }
  try {
    const { written, left } = newField(resource, name, type);
    await tidy(written);
    for (const path of written) say(`wrote ${path}`);
    for (const each of left) say(`left to you: ${each}`);
    say('Now: npm run generate and npm run schema, then npm run typecheck:7');
  } catch (error) {
    if (!(error instanceof CannotBegin)) throw error;
    complain(error.message);
    throw new Failed();
  }
}

/** Formats the new files with Prettier, because line lengths depend on the inserted names. */
async function tidy(paths: readonly string[]): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  for (const path of paths) {
    const options = { ...(await resolveConfig(path)), filepath: path };
    writeFileSync(path, await format(readFileSync(path, 'utf8'), options));
  }
}
