import path from 'node:path';
import type { Plugin } from 'esbuild';
import { listMigrations } from '#src/database/migration-files.ts';
import { listSchemaStatements } from '#src/database/sqlite/made-schema.ts';

/**
 * Joins the migrations into one file, which is read where one of them must run, and makes another of the statements
 * that make their schema at once. A first start on SQLite takes a fifth of its time so: each change of a table makes
 * SQLite read its whole schema again. The names of the migrations, which the database keeps, stay as they are.
 */
export const joinMigrations: Plugin = {
  name: 'join-migrations',
  setup(build) {
    const project = build.initialOptions.absWorkingDir ?? process.cwd();
    const made = {
      // Replacement with the interface of src/database/migration-files.ts, which reads the folder.
      files: async () => `
        export const listMigrations = async () => ${JSON.stringify(await listMigrations())};
        export const loadMigration = async (name) => (await import('migrations:all-migrations')).migrations[name];
        export const loadSqliteSchema = async () => (await import('migrations:sqlite-schema')).statements;
      `,
      all: async () => {
        const names = await listMigrations();
        const imports = names.map((name, i) => `import * as m${i} from './${name}.ts';\n`);
        const entries = names.map((name, i) => `${JSON.stringify(name)}: m${i}`);
        return `${imports.join('')}export const migrations = { ${entries.join(', ')} };`;
      },
      schema: async () =>
        `export const statements = ${JSON.stringify(await listSchemaStatements())};`,
    };
    build.onResolve({ filter: /^migrations:/ }, ({ path: name }) => ({
      path: name.slice('migrations:'.length),
      namespace: 'migrations',
    }));
    build.onLoad({ filter: /./, namespace: 'migrations' }, async ({ path: name }) => ({
      contents: await (name === 'all-migrations' ? made.all() : made.schema()),
      resolveDir: path.join(project, 'migrations'),
    }));
    build.onLoad({ filter: /\/src\/database\/migration-files\.ts$/ }, async () => ({
      contents: await made.files(),
    }));
  },
};
