import { TextDecoder } from 'node:util';
import { removeNul } from './commit-request.ts';
import { GitFailed, ObjectMissing, OutputTooLarge } from '../errors.ts';
import type { TagInfo, TagSignature } from '../formats/facts.ts';
import { formatIdentity, parseIdentity, type Identity } from '../formats/identity.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

interface NewTag {
  readonly name: string;
  /** The commit that it names. */
  readonly commit: string;
  readonly message: string;
  readonly tagger: Identity;
}

const maxBytes = 4 * 1024 * 1024;
const signatureKinds: readonly (readonly [string, TagSignature['kind']])[] = [
  ['-----BEGIN PGP SIGNATURE-----', 'pgp'],
  ['-----BEGIN PGP MESSAGE-----', 'pgp'],
  ['-----BEGIN SIGNED MESSAGE-----', 'x509'],
  ['-----BEGIN SSH SIGNATURE-----', 'ssh'],
];

/** The beginning of a tag object, as git reads it: each line at its place. */
const headers = /^object ([0-9a-fA-F]{40})\ntype [^\n]*\ntag [^\n]*\n(?:tagger ([^\n]*)(?:\n|$))?/;
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** A tag object as data. */
export function parseTag(id: string, content: Buffer): TagInfo {
  const { payload, signature } = splitSignature(content);
  const end = payload.indexOf('\n\n');
  const header = payload.toString('latin1', 0, end === -1 ? payload.length : end + 1);
  const [, object = '', tagger] = headers.exec(header) ?? [];
  return {
    id,
    object: object.toLowerCase(),
    tagger: tagger === undefined ? null : parseIdentity(tagger, utf8),
    message: end === -1 ? '' : utf8.decode(payload.subarray(end + 2)).replace(/\n+$/, ''),
    signature,
  };
}

/** Parts a tag from its signature: for git that begins at the last line that can begin one, and takes all behind it. */
export function splitSignature(content: Buffer): {
  readonly payload: Buffer;
  readonly signature: TagSignature | null;
} {
  let start = -1;
  let kind: TagSignature['kind'] | undefined;
  for (const [mark, each] of signatureKinds) {
    const at = content.lastIndexOf(`\n${mark}`) + 1;
    if (at > start && at > 0) [start, kind] = [at, each];
  }
  if (kind === undefined) return { payload: content, signature: null };
  const text = content.toString('latin1', start);
  return { payload: content.subarray(0, start), signature: { kind, text } };
}

/**
 * An annotated tag, or null when `id` is no tag object. One too large to be shown has no message.
 */
export async function readTag(repository: Repository, id: string): Promise<TagInfo | null> {
  const { tags } = repository.caches;
  const key = repository.key(id);
  const known = tags.get(key);
  if (known !== undefined) return known;
  const content = await readTagContent(repository, id);
  if (content === null) return null;
  const tag = parseTag(id, content);
  tags.set(key, tag);
  return tag;
}

/** The bytes of a tag object, of one that is too large none; null when `id` is no tag object. */
export async function readTagContent(repository: Repository, id: string): Promise<Buffer | null> {
  try {
    return await repository.object(id, 'tag', maxBytes, false);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    if (error instanceof OutputTooLarge) return Buffer.alloc(0);
    throw error;
  }
}

/** The commit of an object: itself, or the target of a tag and of nested tags; null for other objects. */
export async function peelToCommit(repository: Repository, id: string): Promise<string | null> {
  if (!isObjectId(id)) return null;
  const { peeledTags } = repository.caches;
  const key = repository.key(id);
  const known = peeledTags.get(key);
  if (known !== undefined) return known;
  const { answer } = await repository.ask('inspect', { names: [`${id}^{commit}`] });
  const commit = answer[0]?.id ?? null;
  if (commit !== null) peeledTags.set(key, commit);
  return commit;
}

/** Stores an annotated tag, to which no ref leads yet, and returns the id of its object. */
export async function writeTag(repository: Repository, tag: NewTag): Promise<string> {
  const { name, commit, message, tagger } = tag;
  const text = removeNul(message).replaceAll('\r\n', '\n').trimEnd();
  const header = `object ${commit}\ntype commit\ntag ${name}\ntagger ${formatIdentity(tagger)}\n`;
  const body = [Buffer.from(`${header}\n${text}\n`)];
  const output = await repository.run(['mktag'], { maxBytes: 4096, timeLimit: 15_000 }, body);
  const id = output.toString('latin1').trim();
  if (!isObjectId(id)) throw new GitFailed('mktag', id);
  return id;
}
