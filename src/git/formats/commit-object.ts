import { TextDecoder } from 'node:util';
import { parseIdentity, type Identity } from './identity.ts';

export interface CommitInfo {
  readonly id: string;
  readonly parents: readonly string[];
  readonly author: Identity;
  readonly committer: Identity;
  readonly message: string;
}

/**
 * A commit object as data. Text is decoded by the commit's `encoding` header, UTF-8 without one;
 * signatures and other headers are left out.
 */
export function parseCommit(id: string, object: Buffer): CommitInfo {
  const end = object.indexOf('\n\n');
  const headerEnd = end === -1 ? object.length : end;
  const encoding = /^encoding (.+)$/m.exec(object.toString('latin1', 0, headerEnd))?.[1];
  const decoder = decoderFor(encoding);

  const parents: string[] = [];
  let author = '';
  let committer = '';
  for (const line of decoder.decode(object.subarray(0, headerEnd)).split('\n')) {
    if (line.startsWith('parent ')) parents.push(line.slice(7));
    else if (line.startsWith('author ')) author = line.slice(7);
    else if (line.startsWith('committer ')) committer = line.slice(10);
  }
  return {
    id,
    parents,
    author: parseIdentity(author),
    committer: parseIdentity(committer),
    message: decoder.decode(object.subarray(headerEnd + 2)),
  };
}

function decoderFor(encoding: string | undefined): TextDecoder {
  try {
    return new TextDecoder(encoding ?? 'utf-8', { ignoreBOM: true });
  } catch {
    // An encoding that nobody knows: UTF-8 shows at least its ASCII part.
    return new TextDecoder('utf-8', { ignoreBOM: true });
  }
}
