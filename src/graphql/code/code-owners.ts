import type { CodeOwnersResolvers, RepositoryBlobSource } from '#generated/graphql/resolvers.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { Crowd } from '#src/domains/code/approval-rules/crowd.ts';
import { loadOwnersOfEntries } from '#src/domains/ci/approvals/code-owner-rules.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { findEntriesAt } from '#src/domains/code/code-owners/find.ts';
import { matchOwningEntries } from '#src/domains/code/code-owners/owned.ts';
import type { CodeOwnersEntry } from '#src/domains/code/code-owners/parse.ts';

/** Limit on the owners of a file that are returned. */
const maxOwners = 100;

export const codeOwnersGraphql = {
  RepositoryBlob: {
    async codeOwners({ project_id, commit_id, path }, _args, context) {
      const { request } = context;
      if (!request.paid) return null;
      const entries = await listEntries(context, { project_id, commit_id });
      if (entries.length === 0) return [];
      const project = await loadProjectAccess(context, project_id);
      const owners = await context.lookUp(async () => {
        const owning = await matchOwningEntries(entries, [path]);
        // Every user who may push to some branch controls the addresses in its file.
        const ownersOf = await loadOwnersOfEntries(request, project, owning, { privately: false });
        return Crowd.of(owning.map((entry) => ownersOf(entry).eligible)).all();
      });
      return owners.slice(0, maxOwners).map((user) => presentUserBasic(user, request.url));
    },
  },
} satisfies CodeOwnersResolvers<GraphqlContext>;

type BlobCommit = Pick<RepositoryBlobSource, 'project_id' | 'commit_id'>;

/** The entries of the file at a commit; files of one commit are read once. */
async function listEntries(
  context: GraphqlContext,
  { project_id, commit_id }: BlobCommit,
): Promise<readonly CodeOwnersEntry[]> {
  const found = await context.batches.load(loadEntries, `${project_id}:${commit_id}`, context);
  return found ?? [];
}

async function loadEntries(
  places: readonly string[],
  context: GraphqlContext,
): Promise<ReadonlyMap<string, readonly CodeOwnersEntry[]>> {
  const found = new Map<string, readonly CodeOwnersEntry[]>();
  for (const place of places) {
    const [id, commit = ''] = place.split(':');
    const project = await loadProjectAccess(context, Number(id));
    const read = () =>
      readInRepository(context.request.git, project, (repository) =>
        findEntriesAt(repository, commit),
      );
    found.set(place, await context.lookUp(read));
  }
  return found;
}
