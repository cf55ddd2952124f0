import type { Knex } from 'knex';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { formatImagePath } from './names.ts';
import { RegistryServer, type RegistryServerDeps } from './server.ts';
import { walkTags } from './tags.ts';

/** Repositories that are looked at for one request, and how many at once. Others are looked at by the next. */
const looks = { most: 200, atOnce: 8 };

/** Checks repositories up to the first one with tags, and records the absence of tags for those before it. */
export async function noteTags(
  deps: RegistryServerDeps,
  repositories: Knex.QueryBuilder,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock().toISOString();
  const pushable = await repositories
    .whereNotNull('repositories.pushable_until')
    .orderBy('repositories.id')
    .limit(looks.most)
    .select<{ id: number; name: string; full_path: string; pushable_until: string }[]>(
      'repositories.id',
      'repositories.name',
      'repositories.pushable_until',
      'projects.full_path',
    );
  // Clients may push at any moment until then.
  if (pushable.some(({ pushable_until }) => pushable_until > now)) return;
  for (const part of splitIntoBatches(pushable, looks.atOnce)) {
    const looked = part.map(async (repository) => {
      const { id, pushable_until } = repository;
      const server = new RegistryServer(deps, formatImagePath(repository, repository.name), 'pull');
      if ((await walkTags(server, { enough: 1 })).length > 0) return true;
      await db('registry_repositories')
        .where({ id, pushable_until })
        .update({ pushable_until: null });
      return false;
    });
    if ((await Promise.all(looked)).includes(true)) return;
  }
}
