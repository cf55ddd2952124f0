import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';

const columns = [
  'merge_method',
  'squash_option',
  'only_allow_merge_if_pipeline_succeeds',
  'only_allow_merge_if_all_discussions_are_resolved',
  'allow_merge_on_skipped_pipeline',
  'merge_commit_template',
  'squash_commit_template',
] as const satisfies readonly (keyof ProjectSettingsRow)[];

/** Merge settings of a project. */
export type MergeSettings = Pick<ProjectSettingsRow, (typeof columns)[number]>;

const findSettings = prepareStatement<{ id: number }, MergeSettings>((db, { id }) =>
  db('project_settings')
    .where({ project_id: id })
    .limit(1)
    .select(...columns),
);

export async function mergeSettings(
  db: Database,
  { id }: { readonly id: number },
): Promise<MergeSettings> {
  const found = await findSettings.first(db, { id });
  if (found === undefined) throw new Error(`project ${id} has no settings`);
  return found;
}

/** Tells whether the commits are squashed: the project decides, or else the user who merges, or else the author. */
export function isSquashed(
  { squash_option: option }: Pick<MergeSettings, 'squash_option'>,
  { squash: wished }: { readonly squash: boolean },
  said: boolean | undefined,
): boolean {
  if (option === 'never' || option === 'always') return option === 'always';
  return said ?? wished;
}
