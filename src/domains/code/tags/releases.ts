import type { TagRelease } from '#generated/tags/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

/** The release of a tag. */
export interface ReleaseRow {
  readonly id: number;
  readonly project_id: number;
  /** Name of the tag. */
  readonly tag: string;
  /** Markdown. */
  readonly description: string;
  readonly author_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const tagBatchSize = 1000;

/** Loads the releases of these tags by name; none for callers who may not read releases. */
export async function loadReleases(
  db: Database,
  project: ProjectAccess,
  tags: readonly string[],
): Promise<ReadonlyMap<string, TagRelease>> {
  if (tags.length === 0 || !isFeatureVisible(project, 'releases')) return new Map();
  const query = db<ReleaseRow>('releases').where({ project_id: project.id });
  const rows = await whereInList(query, 'tag', tags).select('tag', 'description');
  return new Map(rows.map(({ tag, description }) => [tag, { tag_name: tag, description }]));
}

/** Creates the release of a new tag, and removes that of an earlier tag with the same name. */
export async function releaseTag(
  db: Database,
  release: Pick<ReleaseRow, 'project_id' | 'tag' | 'description' | 'author_id'>,
  now: string,
): Promise<void> {
  await db.transaction(async (db) => {
    await removeReleases(db, release.project_id, [release.tag], now);
    await db<ReleaseRow>('releases').insert({ ...release, created_at: now, updated_at: now });
  });
}

/** Removes the release of a deleted tag, unless a release was created again since. */
export async function removeReleases(
  db: Database,
  projectId: number,
  tags: readonly string[],
  deletedAt: string,
): Promise<void> {
  for (let at = 0; at < tags.length; at += tagBatchSize) {
    const query = db<ReleaseRow>('releases')
      .where({ project_id: projectId })
      .where('created_at', '<=', deletedAt);
    await whereInList(query, 'tag', tags.slice(at, at + tagBatchSize)).delete();
  }
}
