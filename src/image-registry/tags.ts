import { ReportFault } from '#src/reports/fault.ts';
import { listIn, readJsonObject } from '#src/reports/json.ts';
import { mebibyteBytes } from '#src/units.ts';
import { isTagName } from './names.ts';
import { RegistryAway, RegistryRefuses, type RegistryServer } from './server.ts';

/** Tags of a repository at most: with more it counts as one that cannot be read. */
export const maxTags = 100_000;
/** Maximum bytes of a tag list with usual names: Distribution 2.8 sends all tags at once. */
const mostBytes = 8 * mebibyteBytes;
/** Number of tags per request; Distribution 3 returns no more. */
const tagPageSize = 1_000;

interface Walk {
  /** Enough tags; all when it is left out. */
  readonly enough?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The tags of a repository in the order of their bytes, by one walk through the registry's list, which has its own
 * order. None for a repository that the registry does not know.
 * @throws RegistryAway
 * @throws RegistryRefuses where there are too many
 */
export async function walkTags(
  server: RegistryServer,
  { enough = Infinity, signal }: Walk = {},
): Promise<string[]> {
  const found = new Set<string>();
  const size = Math.min(enough, tagPageSize);
  let last: string | null = null;
  do {
    const after: string = last === null ? '' : `&last=${encodeURIComponent(last)}`;
    const before = found.size;
    const page = await readPage(server, `tags/list?n=${size}${after}`, signal);
    for (const tag of page?.tags ?? []) found.add(tag);
    if (found.size > maxTags) throw new RegistryRefuses(`there are more than ${maxTags} tags`);
    last = page?.next ?? null;
    // A page without new tags would be requested forever.
    if (found.size === before) break;
  } while (last !== null && found.size < enough);
  return [...found].sort();
}

interface TagPage {
  readonly tags: readonly string[];
  /** The name after which the next page begins; null for the last one. */
  readonly next: string | null;
}

async function readPage(
  server: RegistryServer,
  below: string,
  signal: AbortSignal | undefined,
): Promise<TagPage | null> {
  return server.read(below, { maxBytes: mostBytes, signal }, async ({ headers, body }) => {
    try {
      const tree = await readJsonObject(body as AsyncIterable<Buffer>, {
        mostValues: maxTags + tagPageSize,
      });
      const tags = (listIn(tree, 'tags') ?? []).filter(
        (tag): tag is string => typeof tag === 'string' && isTagName(tag),
      );
      return { tags, next: findNextPage(headers['link']) };
    } catch (error) {
      if (error instanceof ReportFault) throw new RegistryAway(`the list of tags ${error.message}`);
      throw error;
    }
  });
}

/** Name after which the next page begins, from the `Link` header; null on the last page. */
function findNextPage(link: string | undefined): string | null {
  const [, address] = /<([^<>]{1,4096})>\s*;\s*rel="?next"?/.exec(link ?? '') ?? [];
  if (address === undefined || !URL.canParse(address, 'http://registry')) return null;
  return new URL(address, 'http://registry').searchParams.get('last');
}
