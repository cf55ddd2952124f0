import { readEncoding, findLastHeader, readCommitHeaders } from './commit-headers.ts';
import { parseIdentity, type Identity } from './identity.ts';
import { chooseDecoder } from './text-encoding.ts';

export interface CommitInfo {
  readonly id: string;
  readonly parents: readonly string[];
  readonly author: Identity;
  readonly committer: Identity;
  readonly message: string;
}

/**
 * A commit object as data. Names and the message are decoded by the commit's `encoding` header, UTF-8 without one;
 * signatures and other headers are left out.
 */
export function parseCommit(id: string, object: Buffer): CommitInfo {
  const headers = readCommitHeaders(object);
  const decoder = chooseDecoder(readEncoding(headers));
  const readPerson = (name: string) => parseIdentity(findLastHeader(headers, name) ?? '', decoder);
  return {
    id,
    parents: headers.parents,
    author: readPerson('author'),
    committer: readPerson('committer'),
    message: decoder.decode(object.subarray(headers.messageAt)),
  };
}

/** The first line of a message that is not blank. */
export function parseTitle(message: string): string {
  return message.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
}
