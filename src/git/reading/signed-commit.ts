import { ObjectMissing, OutputTooLarge } from '../errors.ts';
import type { Repository } from '../repository.ts';

/** A signed commit, taken apart. */
interface SignedCommit {
  /** The commit without its signature. */
  readonly content: Buffer;
  /** Armored, of any kind. */
  readonly signature: string;
}

/** The header with a signature, and a message, are far below. */
const maxBytes = 1024 * 1024;

/** The signature of a commit; null without one, and for an overlong message. */
export async function readSignature(
  repository: Repository,
  id: string,
): Promise<SignedCommit | null> {
  try {
    const object = await repository.object(id, 'commit', maxBytes, true);
    if (object.length === 0) throw new ObjectMissing(id);
    return splitSignature(object);
  } catch (error) {
    if (error instanceof OutputTooLarge) return null;
    throw error;
  }
}

/** Takes the `gpgsig` header out; its further lines are indented. */
function splitSignature(object: Buffer): SignedCommit | null {
  // One character for each byte: places in the text are places in the object.
  const text = object.toString('latin1');
  const end = text.indexOf('\n\n');
  const header = end === -1 ? text : text.slice(0, end + 1);
  const found = /^gpgsig (.*\n(?: .*\n)*)/m.exec(header);
  if (found === null) return null;
  const [whole, lines = ''] = found;
  const content = Buffer.concat([
    object.subarray(0, found.index),
    object.subarray(found.index + whole.length),
  ]);
  return { content, signature: lines.replaceAll('\n ', '\n') };
}
