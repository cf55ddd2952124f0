import { JsonReader } from '#runtime/json-reader.ts';
import { LongText } from '#runtime/long-text.ts';
import { isTree, type RawTree, type RawValue, UnreadableRequest } from '#runtime/raw.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { ReportFault } from './fault.ts';

/** Maximum values of a report, including names: ten megabytes of a usual scanner report have a quarter of a million. */
const maxReportValues = 600_000;
/** Number of bytes parsed at once: each part takes a few milliseconds. */
const partBytes = 16_384;

/**
 * Reads an object of JSON in parts, others have their turn between them.
 * @throws ReportFault for what is none, and for more than is read
 */
export async function readJsonObject(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { mostValues = maxReportValues }: { readonly mostValues?: number } = {},
): Promise<RawTree> {
  const reader = new JsonReader({ mostValues });
  const pauses = new Pauses();
  try {
    for await (const chunk of chunks) {
      for (let start = 0; start < chunk.length; start += partBytes) {
        reader.write(chunk.subarray(start, start + partBytes));
        await pauses.take();
      }
    }
    const value = reader.end();
    if (isTree(value)) return value;
  } catch (error) {
    if (!(error instanceof UnreadableRequest)) throw error;
    throw new ReportFault(error.message.replace(/^the body /, ''));
  }
  throw new ReportFault('is no JSON object');
}

/** The list under this name. */
export function listIn(tree: RawTree, name: string): readonly RawValue[] | null {
  const value = tree[name];
  return Array.isArray(value) ? (value as readonly RawValue[]) : null;
}

export function readJsonTree(tree: RawTree, name: string): RawTree | null {
  const value = tree[name];
  return isTree(value) ? value : null;
}

/** Text under this name; numbers are returned as text, too. */
export function readJsonText(tree: RawTree, name: string): string | null {
  const value = tree[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : value instanceof LongText ? value.whole : null;
}
