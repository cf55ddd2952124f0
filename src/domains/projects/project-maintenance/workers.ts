import { loadCurrentSettings } from '#src/settings/current.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { tidyChanged, walkChanged } from '#src/domains/core/repositories/tidying.ts';

/**
 * Every night tidies the repositories that changed since they were tidied, one after the other, so that readers keep
 * most of the machine. What one night does not come to, the next one begins with. Instances may do without.
 */
export const tidyChangedRepositories: WorkerDefinition<object> = {
  name: 'tidy_changed_repositories',
  worksFor: toInstanceOwner,
  daily: { hour: 2, minute: 0 },
  timeout: 4 * 3600,

  async run(_, dependencies, { signal }) {
    const { db, log, clock } = dependencies;
    if (!(await loadCurrentSettings(db)).housekeeping_enabled) return;
    const until = clock().toISOString();
    for await (const changed of walkChanged(db, until)) {
      for (const repository of changed) {
        if (signal.aborted) return;
        try {
          await tidyChanged(dependencies, repository);
        } catch (error) {
          // A failure skips this repository until the next night.
          const { project_id: project } = repository;
          log.warn(
            { event: 'housekeeping_failed', project, err: error },
            'repository housekeeping failed',
          );
        }
      }
    }
  },
};

/** Background jobs of the resource. */
export const workers = [tidyChangedRepositories];
