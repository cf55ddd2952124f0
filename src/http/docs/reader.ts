import { type FileHandle, open } from 'node:fs/promises';
import { type Described, isRecord, type Resolve, toRecord } from './described.ts';
import type { DocsCatalogue } from './catalogue.ts';
import type { Span } from './pieces.ts';

/** References that are followed from an operation or schema, and components that one page reads. */
const [maxLevels, maxComponents] = [6, 400];

/** A part of the document with all components that it refers to, as far as a page shows them. */
export interface ReadPart {
  readonly part: Described;
  /** Parameters of the path item around an operation. */
  readonly shared: unknown;
  readonly resolve: Resolve;
}

/** Reads a part of the document, and the components that it refers to, from the file. */
export async function readDocumentPart(
  file: string,
  { components }: Pick<DocsCatalogue, 'components'>,
  { span, shared = null }: { readonly span: Span; readonly shared?: Span | null },
): Promise<ReadPart> {
  const handle = await open(file);
  try {
    const part = toRecord(await readValue(handle, span));
    const more = shared === null ? [] : await readValue(handle, shared);
    const found = new Map<string, Described>();
    let references = listReferences([part, more]);
    for (let level = 0; level < maxLevels; level += 1) {
      const unread = [...references].filter(
        (key) => !found.has(key) && components[key] !== undefined,
      );
      const next = unread.slice(0, maxComponents - found.size);
      const values = await Promise.all(
        next.map((key) => readValue(handle, components[key] ?? [0, 0])),
      );
      for (const [index, key] of next.entries()) found.set(key, toRecord(values[index]));
      references = listReferences(values);
    }
    return { part, shared: more, resolve: createResolve(found) };
  } finally {
    await handle.close();
  }
}

/** Reads a value at a position of a file. */
export async function readValue(handle: FileHandle, [from, length]: Span): Promise<unknown> {
  const { buffer } = await handle.read({ buffer: Buffer.allocUnsafe(length), position: from });
  return JSON.parse(buffer.toString());
}

/** Components by section and name: `schemas/Issue`. */
function listReferences(value: unknown, keys = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) listReferences(each, keys);
  if (!isRecord(value)) return keys;
  const { $ref } = value;
  if (typeof $ref === 'string') keys.add(toComponentKey($ref));
  else for (const each of Object.values(value)) listReferences(each, keys);
  return keys;
}

const toComponentKey = (reference: string) =>
  reference.replace('#/components/', '').replaceAll('~1', '/').replaceAll('~0', '~');

/** References lead to references at most a few times; a document whose references go round is refused before. */
function createResolve(found: ReadonlyMap<string, Described>): Resolve {
  const resolve: Resolve = (value) => {
    const { $ref } = toRecord(value);
    if (typeof $ref !== 'string') return toRecord(value);
    return resolve(found.get(toComponentKey($ref)));
  };
  return resolve;
}
