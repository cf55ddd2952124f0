import {
  isOwnSource,
  detectLanguageByName,
  detectLanguageByScript,
  sharedHeaders,
} from './language-table.ts';
import { splitRecords } from '../formats/records.ts';
import { ObjectMissing } from '../errors.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { readBlob } from './blobs.ts';

const bounds = { maxBytes: 1024 * 1024 * 1024, timeLimit: 300_000, subject: 'languages' };
const endOfEntryByte = 0;
const entryLine = /^(100644|100755) blob ([0-9a-f]{40}) +(\d+)\t([^]+)$/;

/** Maximum number of scripts without extension whose first line is read, and maximum bytes of such a script. */
const maxScripts = 200;
const scriptBytes = 64 * 1024;

/** Bytes by language, of the files of a commit that the project itself wrote. Throws `GitTimeout`. */
export async function countLanguageBytes(
  repository: Repository,
  commitId: string,
): Promise<ReadonlyMap<string, number>> {
  if (!isObjectId(commitId)) throw new ObjectMissing(commitId);
  const tally = new Tally();
  const args = ['ls-tree', '-r', '-l', '-z', '--end-of-options', commitId];
  for await (const entries of splitRecords(repository.stream(args), endOfEntryByte, bounds)) {
    for (const entry of entries) {
      const [, mode, id = '', size, path = ''] = entryLine.exec(entry.toString('utf8')) ?? [];
      tally.count({ executable: mode === '100755', id, size: Number(size ?? 0), path });
    }
  }
  for (const { id, size } of tally.scripts) {
    const content = await readBlob(repository, id, { maxBytes: scriptBytes });
    const end = content.indexOf(0x0a);
    tally.add(detectLanguageByScript(content.toString('utf8', 0, end === -1 ? 200 : end)), size);
  }
  return tally.settled();
}

interface CountedFile {
  readonly executable: boolean;
  readonly id: string;
  readonly size: number;
  readonly path: string;
}

class Tally {
  /** Files whose language depends on the first line. */
  readonly scripts: CountedFile[] = [];
  readonly #bytes = new Map<string, number>();
  readonly #headers = new Map<string, number>();

  count(file: CountedFile): void {
    const { path, size } = file;
    if (size === 0 || !isOwnSource(path)) return;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
    const language = detectLanguageByName(name);
    if (Object.hasOwn(sharedHeaders, ending)) {
      this.#headers.set(ending, (this.#headers.get(ending) ?? 0) + size);
    } else if (language !== null) {
      this.add(language, size);
    } else if (isScript(file, name) && this.scripts.length < maxScripts) {
      this.scripts.push(file);
    }
  }

  add(language: string | null, size: number): void {
    if (language !== null) this.#bytes.set(language, (this.#bytes.get(language) ?? 0) + size);
  }

  /** Bytes per language; headers shared by several languages count for the largest of them in the repository. */
  settled(): ReadonlyMap<string, number> {
    for (const [ending, size] of this.#headers) {
      const own = detectLanguageByName(`x${ending}`);
      const others = sharedHeaders[ending] ?? [];
      const getBytes = (language: string) => this.#bytes.get(language) ?? 0;
      const largest = others.toSorted((a, b) => getBytes(b) - getBytes(a))[0] ?? '';
      const beside = getBytes(largest) > getBytes(own ?? '') ? largest : own;
      this.add(beside, size);
    }
    return this.#bytes;
  }
}

function isScript({ executable, size }: CountedFile, name: string): boolean {
  return executable && size <= scriptBytes && !name.includes('.');
}
