import { findForgedCommit } from '#src/git/reading/pushed.ts';
import type { ProposedPush } from '#src/git/transport/transport.ts';

/**
 * Finds the reasons to reject the commits of a push, by full ref name; empty if all are accepted. Git ignores a header
 * in the wrong position, but less careful readers do not.
 */
export async function findForgedCommitRefusals({
  refs,
  repository,
  quarantine,
}: ProposedPush): Promise<ReadonlyMap<string, string>> {
  if (quarantine === null) return new Map();
  const tips = refs.flatMap(({ to }) => to ?? []);
  const found = await findForgedCommit(repository, tips);
  if (found === null) return new Map();
  const { id, header } = found;
  const fault =
    header === null ? 'has too many headers.' : `has a header '${header}' behind its committer.`;
  return new Map(refs.map(({ ref }) => [ref, `The commit ${id} ${fault}`]));
}
