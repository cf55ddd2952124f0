import { NotFound } from '#src/errors.ts';
import { removeUntagged } from '#src/domains/registry/container-registry/untagged.ts';
import { collectLater } from '#src/domains/registry/container-registry/collect.ts';
import { StartFailure } from '#src/start/start-failure.ts';
import { dayMs } from '#src/units.ts';
import { createAdminCommand } from './command.ts';
import { type ServiceContext, runWithServices, writeNotice } from './instance.ts';

export const registryCleanCommand = createAdminCommand(
  {
    name: 'registry-clean',
    options: { days: { type: 'string', default: '30' } },
    does: 'Deletes registry manifests without a tag, index or subject that were pushed more than --days ago (30). Works while the server runs.',
  },
  ({ values: { days } }) => runWithServices((context) => cleanRegistry(context, days)),
);

async function cleanRegistry(
  { db, config, dependencies }: ServiceContext,
  days: string,
): Promise<void> {
  if (config.registry !== 'embedded') {
    throw new StartFailure(
      'the registry of this instance is not embedded: it has a collector of its own',
    );
  }
  if (!/^[0-9]{1,5}$/.test(days)) {
    throw new StartFailure(`--days is a whole number from 0 to 99999, and not ${days}`);
  }
  const { workers, clock } = dependencies;
  const before = new Date(clock().getTime() - Number(days) * dayMs).toISOString();
  const { signal } = new AbortController();
  let removed = 0;
  for (let after = 0; ;) {
    const repository = await db('registry_repositories')
      .where('id', '>', after)
      .orderBy('id')
      .first<{ id: number; project_id: number } | undefined>('id', 'project_id');
    if (repository === undefined) break;
    after = repository.id;
    const now = clock().toISOString();
    try {
      removed += await removeUntagged(db, repository, { before, now, signal });
    } catch (error) {
      // The project is being deleted, with all that it has.
      if (!(error instanceof NotFound)) throw error;
    }
  }
  await collectLater(db, workers, clock());
  writeNotice(`${removed} manifests without a tag were removed`);
}
