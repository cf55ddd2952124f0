import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const migrations = new URL('../../migrations/', import.meta.url);
/** A line for each migration: its name, and a digest of what it does. */
const fileName = 'landed.txt';

/** The digests of the migrations that there are, in the order in which they run. */
export function digestMigrations(folder = migrations): ReadonlyMap<string, string> {
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

/** Digest of the code alone: edits of comments, types and line breaks do not change it. */
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
export function readLanded(folder = migrations): ReadonlyMap<string, string> {
  return readLines(readFileSync(new URL(fileName, folder), 'utf8'));
}

const readLines = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );

/** The digests that are noted and committed: what the work tree alone notes may change. All that are noted, without git. */
function readCommitted(folder: URL): ReadonlyMap<string, string> {
  const noted = readLanded(folder);
  try {
    const show = ['show', `HEAD:./${fileName}`];
    const text = execFileSync('git', show, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return new Map([...readLines(text)].filter(([name]) => noted.has(name)));
  } catch {
    return noted;
  }
}

/**
 * Notes new migrations, and what became of those that are not committed. Throws when one that is committed has changed
 * or is gone, and when a new one would run before it.
 */
export function noteMigrations(folder = migrations): void {
  const found = digestMigrations(folder);
  const landed = readCommitted(folder);
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
  writeFileSync(
    new URL(fileName, folder),
    [...found].map((line) => `${line.join(' ')}\n`).join(''),
  );
}
