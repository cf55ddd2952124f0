import { readEncoding, findLastHeader, readCommitHeaders } from './commit-headers.ts';
import { findDecoder } from './text-encoding.ts';

/** The parts of a commit that are to be different. */
interface Rewriting {
  readonly tree: string;
  readonly parents: readonly string[];
  /** A line as `formatIdentity` makes it. */
  readonly committer: string;
}

/**
 * Commit object with other parents and another committer. Author and message stay, in UTF-8 where they had another
 * encoding. Signatures and other headers belong to the original commit and are dropped.
 */
export function rewriteCommit(object: Buffer, { tree, parents, committer }: Rewriting): Buffer {
  const headers = readCommitHeaders(object);
  const encoding = readEncoding(headers);
  const author = findLastHeader(headers, 'author') ?? 'unknown <> 0 +0000';
  const texts = [Buffer.from(author, 'latin1'), object.subarray(headers.messageAt)] as const;
  const decoded = encoding === null ? null : decodeTexts(texts, encoding);
  const [authorNow, bodyNow] = decoded ?? texts;
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), 'author '];
  const kept = encoding === null || decoded !== null ? '' : `encoding ${encoding}\n`;
  return Buffer.concat([
    Buffer.from(lines.join('\n')),
    authorNow,
    Buffer.from(`\ncommitter ${committer}\n${kept}\n`, 'latin1'),
    bodyNow,
  ]);
}

type Texts = readonly [author: Buffer, message: Buffer];

/** Null for an unknown encoding, for bytes that are not in it, and where the author line would become invalid. */
function decodeTexts([author, message]: Texts, encoding: string): Texts | null {
  const decoder = findDecoder(encoding, { fatal: true });
  if (decoder === null) return null;
  try {
    const [line, body] = [decoder.decode(author), decoder.decode(message)];
    const sameFrame = keepFrameSigns(line) === keepFrameSigns(author.toString('latin1'));
    return sameFrame ? [Buffer.from(line), Buffer.from(body)] : null;
  } catch {
    return null;
  }
}

/** The characters of an identity that part its fields from each other, and from other lines. */
const keepFrameSigns = (line: string) => line.replace(/[^<>\n\0]/g, '');
