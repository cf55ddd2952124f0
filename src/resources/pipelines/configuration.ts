import type { ConfigurationSource } from '../../ci/plan.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Git } from '../../git/git.ts';
import type { Actor } from '../../records/actor.ts';
import type { ProjectRow } from '../../records/project.ts';
import type { ProjectSettingsRow } from '../projects/settings.ts';
import { configurationSource } from './configuration-source.ts';

/** The settings of a project that decide about its pipelines. */
export type PipelineSettings = Pick<
  ProjectSettingsRow,
  | 'ci_config_path'
  | 'auto_cancel_pending_pipelines'
  | 'restrict_user_defined_variables'
  | 'build_timeout'
>;

const find = statement<{ project: number }, PipelineSettings>((db, { project }) =>
  db('project_settings')
    .where('project_id', project)
    .select('ci_config_path', 'auto_cancel_pending_pipelines')
    .select('restrict_user_defined_variables', 'build_timeout')
    .limit(1),
);

export async function pipelineSettings(
  db: Database,
  project: Pick<ProjectRow, 'id'>,
): Promise<PipelineSettings> {
  const found = await find.first(db, { project: project.id });
  if (found === undefined) throw new Error(`project ${project.id} has no settings`);
  return found;
}

/** Where the configuration is unless the project says otherwise. */
const usualPath = '.gitlab-ci.yml';

export const configPathOf = ({ ci_config_path }: Pick<PipelineSettings, 'ci_config_path'>) =>
  ci_config_path === null || ci_config_path === '' ? usualPath : ci_config_path;

interface Context {
  readonly db: Database;
  readonly git: Git;
  readonly actor: Actor | null;
}

interface Configuration {
  readonly text: string;
  readonly source: ConfigurationSource;
}

/** The configuration of a commit; null where the file, which may be of another project or host, is not there. */
export async function findConfiguration(
  context: Context,
  { id, full_path }: Pick<ProjectRow, 'id' | 'full_path'>,
  { sha, path }: { readonly sha: string; readonly path: string },
): Promise<Configuration | null> {
  const own = configurationSource(context, { id, full_path, sha });
  const [, file, project, ref] = /^(.+?)@([^:]+)(?::(.+))?$/.exec(path) ?? [];
  const isAddress = /^https?:\/\//.test(path);
  const found = isAddress
    ? await own.remote(path)
    : file !== undefined && project !== undefined
      ? await own.project(project, ref ?? null, file)
      : await own.local(path);
  return 'error' in found ? null : { text: found.text, source: found.within };
}
