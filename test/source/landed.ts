import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const folder = new URL('../../migrations/', import.meta.url);
/** A line for each migration: its name, and a digest of what it does. */
const file = new URL('landed.txt', folder);

/** The digests of the migrations that there are, in the order in which they run. */
export function digestMigrations(): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(
    names
      .toSorted()
      .map((name) => [
        name.slice(0, -'.ts'.length),
        digestOf(readFileSync(new URL(name, folder), 'utf8')),
      ]),
  );
}

/** Of the code alone: comments may be mended, types renamed, and lines broken elsewhere. */
function digestOf(text: string): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      removeComments: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  });
  return createHash('sha256').update(outputText).digest('hex').slice(0, 32);
}

/** The digests that are noted. */
export function readLanded(): ReadonlyMap<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/** Notes new migrations; throws when one that is noted has changed or is gone, and when a new one would run before it. */
export function noteMigrations(): void {
  const found = digestMigrations();
  const landed = readLanded();
  const changed = [...landed].filter(([name, digest]) => found.get(name) !== digest);
  if (changed.length > 0) {
    throw new Error(
      `${changed.map(([name]) => name).join(', ')}: a migration that landed is never edited, write another. ` +
        'For one that has not landed, take its line out of migrations/landed.txt',
    );
  }
  const last = [...landed.keys()].at(-1) ?? '';
  const early = [...found.keys()].filter((name) => !landed.has(name) && name < last);
  if (early.length > 0) {
    throw new Error(
      `${early.join(', ')}: would run before ${last}, which landed: say a later time`,
    );
  }
  writeFileSync(file, [...found].map((line) => `${line.join(' ')}\n`).join(''));
}
