import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from '../render/template.ts';
import { type Command, complain, Failed, say } from './command.ts';

/** The template of each file. */
const FILES = {
  'package.json': 'init-package',
  'tsconfig.json': 'init-tsconfig',
  'spec/openapi.yaml': 'init-spec',
  'src/books.ts': 'init-books',
  'src/context.ts': 'init-context',
  'src/services.ts': 'init-services',
  'src/server.ts': 'init-server',
  'src/main.ts': 'init-main',
  'src/server.test.ts': 'init-test',
} as const;

export const command: Command = {
  help: `Usage: hearth-generator init [folder]

Begins a service: a library that lends books, with its document, functions and a test.
Nothing is written where one of its files is there already.`,

  async run({ rest: [folder = '.'] }) {
    const there = Object.keys(FILES).filter((path) => existsSync(join(folder, path)));
    for (const path of there)
      complain(`${join(folder, path)} is there already; nothing was written.`);
    if (there.length > 0) throw new Failed();
    const version = versionOf();
    for (const [path, template] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), print(template, { version }));
    }
    say(
      `${Object.keys(FILES).length} files. Next: npm install && npm run generate && npm test && npm start`,
    );
  },
};

/** That of this package, whether it is compiled or not. */
function versionOf(): string {
  const folder = join(import.meta.dirname, '..');
  const path = [folder, dirname(folder)].map((each) => join(each, 'package.json')).find(existsSync);
  const { version } = JSON.parse(readFileSync(path ?? '', 'utf8')) as { readonly version: string };
  return version;
}
