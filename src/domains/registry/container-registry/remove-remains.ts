import type { RemainRow } from '#src/image-registry/remains.ts';
import { RegistryRefuses } from '#src/image-registry/server.ts';
import { hourMs } from '#src/units.ts';
import { Postponed, type WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { retryIfAway } from './later-if-away.ts';

/** Milliseconds until the next request to a registry that refuses deletions. */
const refusedMs = hourMs;

/**
 * Deletes the images of a project that was deleted from the external registry, and frees its path there. It waits until no
 * token of the project is good any more, and while the registry is away, or is none.
 */
export const removeImages: WorkerDefinition<{ readonly project_id: number }> = {
  name: 'remove_images_of_project',
  worksFor: toInstanceOwner,
  timeout: 3600,

  async run({ project_id }, dependencies, { signal }) {
    const { db, config, clock, log } = dependencies;
    if (config.registry !== 'external') throw new Postponed(refusedMs);
    const { ExternalEngine } = await import('./external-engine.ts');
    const engine = new ExternalEngine(dependencies);
    for (;;) {
      // The oldest repository is removed last, because it keeps the path.
      const row = await db<RemainRow>('registry_remains')
        .where({ project_id })
        .orderBy('id', 'desc')
        .first<RemainRow | undefined>();
      if (row === undefined) return;
      signal.throwIfAborted();
      const wait = Date.parse(row.reachable_until) - clock().getTime();
      if (wait >= 0) throw new Postponed(wait + 1);
      const repository = { full_path: row.path, name: row.name };
      try {
        await retryIfAway(log, engine.empty(repository, signal));
      } catch (error) {
        if (!(error instanceof RegistryRefuses)) throw error;
        log.warn(
          { event: 'registry_cleanup_failed', err: error.cause },
          'container registry refused to delete images of a deleted project',
        );
        throw new Postponed(refusedMs);
      }
      await db('registry_remains').where({ id: row.id }).delete();
    }
  },
};
