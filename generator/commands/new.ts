import { readFileSync, writeFileSync } from 'node:fs';
import { CannotBegin, newResource } from '../new.ts';
import { type Command, complain, Failed, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- new <resource> [--project [--list] [--create]]

Begins a resource, named in the plural (\`wiki-pages\`): its document, its service, its test, and its line
in the registry. Files that are there already stop it before it writes.

  --project   of projects, with a table: also its migration, row, presenter and levels
  --list      its list, on pages; alone or with --create. Without either both are written.
  --create    its creation`,

  async run({ rest, project, list, create }) {
    const [name, ...others] = rest;
    if (name === undefined || others.length > 0) {
      complain('Name one resource: npm run generate -- new wiki-pages');
      throw new Failed();
    }
    if (!project && (list || create)) {
      complain('Say --project as well: resources of the instance begin with a list to be replaced');
      throw new Failed();
    }
    const both = !list && !create;
    const operations = project ? { list: list || both, create: create || both } : null;
    try {
      const written = newResource(name, operations);
      await tidy(written);
      for (const path of written) say(`wrote ${path}`);
      const test = written.find((path) => path.startsWith('test/')) ?? 'test';
      say(`Now: npm run generate, then npx vitest run --project sqlite ${test}`);
    } catch (error) {
      if (!(error instanceof CannotBegin)) throw error;
      complain(error.message);
      throw new Failed();
    }
  },
};

/** How long the lines are depends on the names in them. */
async function tidy(paths: readonly string[]): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  for (const path of paths) {
    const options = { ...(await resolveConfig(path)), filepath: path };
    writeFileSync(path, await format(readFileSync(path, 'utf8'), options));
  }
}
