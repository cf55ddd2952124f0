import type { PgpSignature } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { Repository } from '#src/git/repository.ts';
import { parseTag, readTagContent, splitSignature } from '#src/git/writing/tag-object.ts';
import { verifySigned } from '#src/domains/accounts/gpg-keys/verification.ts';
import { findTagTarget } from './finder.ts';

/**
 * Returns the signer of a tag and the result of the verification.
 * @throws NotFound when there is no such tag, when it has no signature, or one in an unknown format
 */
export async function findTagSignature(
  db: Database,
  repository: Repository,
  name: string,
): Promise<PgpSignature> {
  const id = await findTagTarget(repository, name);
  const object = await readTagContent(repository, id);
  const { payload, signature } = splitSignature(object ?? Buffer.alloc(0));
  if (object === null || signature === null) throw new NotFound('Signature');
  const email = parseTag(id, object).tagger?.email ?? '';
  const verified = await verifySigned(db, { signature: signature.text, content: payload, email });
  if (verified === null) throw new NotFound('Signature');
  return verified;
}
