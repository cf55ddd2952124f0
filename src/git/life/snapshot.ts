import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { endOfTar, formatTarHead, formatTarTail } from '#src/disk/tar.ts';

const sliceBytes = 256 * 1024;

/**
 * The files below a directory as a tar archive, produced as fast as it is read. Links and special files are omitted.
 */
export function packDirectory(directory: string): Readable {
  return Readable.from(streamArchive(directory), { objectMode: false });
}

async function* streamArchive(directory: string): AsyncGenerator<Buffer> {
  for await (const name of streamFilesBelow(directory, '')) yield* streamEntry(directory, name);
  yield endOfTar;
}

async function* streamFilesBelow(directory: string, below: string): AsyncGenerator<string> {
  // Git removes files and folders while we look.
  const entries = await readdir(join(directory, below), { withFileTypes: true }).catch(() => []);
  for (const each of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below === '' ? each.name : `${below}/${each.name}`;
    if (each.isDirectory()) yield* streamFilesBelow(directory, name);
    else if (each.isFile()) yield name;
  }
}

async function* streamEntry(directory: string, name: string): AsyncGenerator<Buffer> {
  const path = join(directory, name);
  const facts = await stat(path).catch(() => null);
  const file = facts === null ? null : await open(path, 'r').catch(() => null);
  if (facts === null || file === null) return;
  try {
    const { size } = facts;
    const modified = Math.floor(facts.mtimeMs / 1000);
    yield formatTarHead({ name, size, modified });
    // The archive needs exactly as many bytes as its header announced, even if the file has become shorter.
    for (let at = 0; at < size;) {
      const slice = Buffer.alloc(Math.min(sliceBytes, size - at));
      await file.read(slice, 0, slice.length, at);
      at += slice.length;
      yield slice;
    }
    yield formatTarTail(size);
  } finally {
    await file.close();
  }
}
