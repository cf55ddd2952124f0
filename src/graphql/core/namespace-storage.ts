import { prepareStatement } from '#src/database/statement.ts';
import type { GraphqlContext } from '../context.ts';
import { sizeColumns } from '#src/domains/core/projects/list/details.ts';

const columns = [...sizeColumns, 'container_registry_size'] as const;

type StoredBytes = Record<(typeof columns)[number], number>;

/** Projects whose bytes one statement adds up. */
const projectBatchSize = 1_000;

type Sums = { readonly [Name in keyof StoredBytes]: number | string | null } & {
  readonly count: number | string;
  readonly last: number | string | null;
};

const sumBehind = prepareStatement<{ root: number; after: number }, Sums>((db, { root, after }) => {
  const some = db('projects')
    .join('project_statistics as statistics', 'statistics.project_id', 'projects.id')
    .where('projects.root_id', root)
    .where('projects.id', '>', after)
    .orderBy('projects.id')
    .limit(projectBatchSize, { skipBinding: true })
    .select('projects.id', ...columns.map((name) => `statistics.${name}`));
  return db(some.as('some'))
    .count({ count: '*' })
    .max({ last: 'some.id' })
    .sum(Object.fromEntries(columns.map((name) => [name, `some.${name}`])));
});

/**
 * Sums the storage of projects in a top-level namespace and all groups below it, in batches, so that other requests
 * run in between.
 */
export async function sumStorageBelow(context: GraphqlContext, root: number) {
  const bytes = Object.fromEntries(columns.map((name) => [name, 0])) as StoredBytes;
  let after = 0;
  for (let found = projectBatchSize; found === projectBatchSize;) {
    const sums = await context.lookUp(() => sumBehind.first(context.request.db, { root, after }));
    for (const name of columns) bytes[name] += Number(sums?.[name] ?? 0);
    found = Number(sums?.count ?? 0);
    after = Number(sums?.last ?? 0);
  }
  return {
    buildArtifactsSize: bytes.job_artifacts_size,
    containerRegistrySize: bytes.container_registry_size,
    lfsObjectsSize: bytes.lfs_objects_size,
    packagesSize: bytes.packages_size,
    pipelineArtifactsSize: bytes.pipeline_artifacts_size,
    repositorySize: bytes.repository_size,
    snippetsSize: bytes.snippets_size,
    storageSize: bytes.storage_size,
    uploadsSize: bytes.uploads_size,
    wikiSize: bytes.wiki_size,
  };
}
