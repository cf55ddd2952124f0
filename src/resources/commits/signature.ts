import type { PgpSignature } from '../../../generated/common/types.ts';
import type { Database } from '../../database/database.ts';
import { NotFound } from '../../errors.ts';
import type { CommitInfo } from '../../git/formats/commit-object.ts';
import type { Repository } from '../../git/repository.ts';
import { readSignature } from '../../git/reading/signed-commit.ts';
import { verifySigned } from '../gpg-keys/verification.ts';

/**
 * Who signed a commit, and whether that holds.
 * @throws NotFound when nobody did, or in a way that nothing is known of
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
