import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { readRefs, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofProject } from '#src/workers/owners.ts';
import type { issuableDeleted } from '#src/domains/planning/issuables/events.ts';

interface Deleted {
  readonly project_id: number;
  readonly iid: number;
}

/** Removes the refs of a deleted merge request, so that its commits cannot be read through them. */
export const releaseRequestRefs: WorkerDefinition<Deleted> = {
  name: 'release_request_refs',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id, iid }, { git }) {
    const repository = git.repository(project_id);
    const refs = (['head', 'merge'] as const).map((name) => formatRequestRef(iid, name));
    try {
      const there = await readRefs(repository, refs);
      const left = refs.filter((_, place) => there[place] !== null);
      if (left.length > 0)
        await updateRefs(
          repository,
          left.map((ref) => ({ ref, to: null })),
        );
    } catch (error) {
      // The refs are removed with the repository.
      if (!(error instanceof RepositoryMissing)) throw error;
    }
  },
};

/** The refs of a merge request go after it. */
export async function releaseRefs(
  db: Database,
  { target: { kind, iid, container } }: FactsOf<typeof issuableDeleted>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (kind !== 'merge_request') return;
  await workers.enqueue(db, releaseRequestRefs, { project_id: container.id, iid });
}
