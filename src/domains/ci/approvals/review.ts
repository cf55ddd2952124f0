import type { RequestContext } from '#src/context.ts';
import { OutputTooLarge, RepositoryMissing } from '#src/git/errors.ts';
import { listCommitEmails } from '#src/git/reading/authors.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findOwningEntries } from '#src/domains/code/code-owners/find.ts';
import type { CodeOwnersEntry } from '#src/domains/code/code-owners/parse.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { findApprovalConfiguration } from '#src/domains/code/project-approvals/table.ts';
import { loadOwnersOfAddresses } from '#src/domains/core/users/owners-of-addresses.ts';

/** Facts about the commits of a merge request from git. Git cannot be queried in a transaction: read them before. */
export interface Review {
  /** The head that it holds for. */
  readonly headSha: string | null;
  /** Entries of the code-owners file that own the changed files. */
  readonly owning: readonly CodeOwnersEntry[];
  /** Authors and committers of its commits; null if no rule excludes them, or they are unknown. */
  readonly writers: ReadonlySet<number> | null;
}

type Context = Pick<RequestContext, 'db' | 'git' | 'config' | 'paid'>;

export async function loadReview(context: Context, mergeRequest: MergeRequestRow): Promise<Review> {
  const { head_sha: headSha, target_project_id } = mergeRequest;
  if (!context.paid) return { headSha, owning: [], writers: null };
  const configuration = await findApprovalConfiguration(context.db, target_project_id);
  const [owning, writers] = await Promise.all([
    findOwningEntries(context.git, mergeRequest),
    configuration.merge_requests_disable_committers_approval
      ? findWriters(context, mergeRequest)
      : null,
  ]);
  return { headSha, owning, writers };
}

/** Number of commit addresses in one query: there may be hundreds of thousands. */
const addressBatchSize = 2_000;

/**
 * Null if there are too many, or their addresses are too long: unknown authors count as excluded, so that the limit is
 * no loophole.
 */
async function findWriters(
  { db, git, config }: Context,
  { target_project_id, head_sha, start_sha }: MergeRequestRow,
): Promise<ReadonlySet<number> | null> {
  if (head_sha === null || start_sha === null) return new Set();
  const repository = git.repository(target_project_id);
  const range = { of: head_sha, without: start_sha };
  const emails = await listCommitEmails(repository, range).catch((error: unknown) => {
    if (error instanceof RepositoryMissing) return [];
    if (error instanceof OutputTooLarge) return null;
    throw error;
  });
  if (emails === null) return null;
  const hiddenHost = findCommitEmailHost(
    await loadCurrentSettings(db),
    new URL(config.baseUrl).hostname,
  );
  const writers = new Set<number>();
  const pauses = new Pauses();
  for (const some of splitIntoBatches(emails, addressBatchSize)) {
    const owners = await loadOwnersOfAddresses(db, some, { hiddenHost, as: 'barred' });
    for (const id of owners.values()) writers.add(id);
    await pauses.take();
  }
  return writers;
}
