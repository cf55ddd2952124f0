import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Folder of the recordings of runs, ignored by git. Runs at the same time need different folders. */
const RECORDINGS = process.env['HEARTH_TEST_RECORDINGS'] ?? 'node_modules/.cache/hearth';

const partsOf = (kind: string) => join(RECORDINGS, `statuses-${kind}`);

/** Notes which statuses the operations of one file's tests answered with. */
export function recordStatuses(kind: string) {
  const seen = new Set<string>();
  return {
    add(operation: string, status: number): void {
      seen.add(`${operation} ${status}`);
    },
    /** Each file of tests writes its own part: two workers never write one file. */
    async save(): Promise<void> {
      if (seen.size === 0) return;
      await mkdir(partsOf(kind), { recursive: true });
      await writeFile(join(partsOf(kind), randomUUID()), [...seen].join('\n'));
    },
  };
}

export async function forgetStatuses(kind: string): Promise<void> {
  await rm(partsOf(kind), { recursive: true, force: true });
}

/** Joins the parts to `statuses-<kind>.txt`: one `operationId status` on a line, as `coverage --seen` reads it. */
export async function joinStatuses(kind: string): Promise<void> {
  const folder = partsOf(kind);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const parts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = new Set(parts.flatMap((part) => part.split('\n')));
  await writeFile(`${folder}.txt`, `${[...lines].toSorted().join('\n')}\n`);
  await forgetStatuses(kind);
}
