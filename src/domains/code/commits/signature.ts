import type { PgpSignature } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { Repository } from '#src/git/repository.ts';
import { readSignature } from '#src/git/reading/signed-commit.ts';
import { verifySigned } from '#src/domains/accounts/gpg-keys/verification.ts';

/**
 * Returns the signer of a commit and the result of the verification.
 * @throws NotFound when the commit has no signature, or one in an unknown format
 */
export async function findSignature(
  db: Database,
  repository: Repository,
  { id, committer }: CommitInfo,
): Promise<PgpSignature> {
  const signed = await readSignature(repository, id);
  const signature =
    signed === null ? null : await verifySigned(db, { ...signed, email: committer.email });
  if (signature === null) throw new NotFound('Signature');
  return signature;
}
