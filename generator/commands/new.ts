import { CannotBegin, newResource } from '../new.ts';
import { type Command, complain, Failed, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- new <resource>

Begins a resource, named in kebab-case and plural (\`wiki-pages\`): its document, its service, its test,
and its line in the registry. Files that are there already stop it before it writes.`,

  async run({ rest }) {
    const [name, ...others] = rest;
    if (name === undefined || others.length > 0) {
      complain('Name one resource: npm run generate -- new wiki-pages');
      throw new Failed();
    }
    try {
      for (const path of newResource(name)) say(`wrote ${path}`);
      say(
        `Now: npm run generate, then npx vitest run --project sqlite test/resources/${name}.test.ts`,
      );
    } catch (error) {
      if (!(error instanceof CannotBegin)) throw error;
      complain(error.message);
      throw new Failed();
    }
  },
};
