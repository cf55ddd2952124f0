import type { Database } from '#src/database/database.ts';
import { formatImagePath } from '#src/image-registry/names.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';
import type { RegistryProject } from './access.ts';
import { makeRepository, type RegistryRepositoryRow } from './table.ts';
import { makeUnpushed, notePushed } from './unpushed.ts';

interface Pushable {
  readonly place: RegistryProject;
  /** The path of the repository in the registry. */
  readonly name: string;
  readonly now: Date;
  /** Time until which pushes are possible. */
  readonly until: Date;
  /** True where an image was pushed already. */
  readonly pushed: boolean;
}

/**
 * Records that an external registry may have tags in a repository, whose row is created if needed. The project keeps
 * its path until a later check finds no tags. Undefined if the project is gone or moved, or has too many repositories
 * without a push.
 */
export async function notePushable(
  db: Database,
  { place, name, now, until, pushed }: Pushable,
): Promise<RegistryRepositoryRow | undefined> {
  return db.transaction(async (db) => {
    // Groups move under the locks of their namespaces.
    await lockNamespace(db, place.namespaceId);
    const project = await lockProject(db, place.projectId);
    if (project === undefined || formatImagePath(project, place.name) !== name) return undefined;
    const at = now.toISOString();
    const repository = await (pushed ? makeRepository : makeUnpushed)(db, place, at);
    if (repository === undefined) return undefined;
    if (pushed) await notePushed(db, repository);
    const pushable_until = until.toISOString();
    await db('registry_repositories')
      .where({ id: repository.id })
      .where((either) => {
        either.whereNull('pushable_until').orWhere('pushable_until', '<', pushable_until);
      })
      .update({ pushable_until });
    return repository;
  });
}
