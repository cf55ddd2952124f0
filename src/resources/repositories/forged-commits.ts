import { findForgedCommit } from '../../git/reading/pushed.ts';
import type { ProposedPush } from '../../git/transport/transport.ts';

/**
 * Why the commits of a push are refused, by the full names of its refs; empty when they are not. A header that does not
 * stand at its place means nothing to git, and something else to less careful readers.
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
