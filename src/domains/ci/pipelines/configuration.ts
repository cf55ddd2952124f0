import type { ConfigurationSource } from '#src/ci/plan.ts';
import { autoDevops } from '#src/ci/templates.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Git } from '#src/git/git.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';
import type { AutoDevopsSettings } from './auto-devops.ts';
import {
  createConfigurationSource,
  createEmptyConfigurationSource,
} from './configuration-source.ts';

/** The settings of a project that decide about its pipelines. */
export type PipelineSettings = Pick<
  ProjectSettingsRow,
  | 'ci_config_path'
  | 'auto_cancel_pending_pipelines'
  | 'restrict_user_defined_variables'
  | 'build_timeout'
> &
  AutoDevopsSettings;

const find = prepareStatement<{ project: number }, PipelineSettings>((db, { project }) =>
  db('project_settings')
    .where('project_id', project)
    .select('ci_config_path', 'auto_cancel_pending_pipelines')
    .select('restrict_user_defined_variables', 'build_timeout')
    .select('auto_devops_enabled', 'auto_devops_deploy_strategy')
    .limit(1),
);

export async function loadPipelineSettings(
  db: Database,
  project: Pick<ProjectRow, 'id'>,
): Promise<PipelineSettings> {
  const found = await find.first(db, { project: project.id });
  if (found === undefined) throw new Error(`project ${project.id} has no settings`);
  return found;
}

/** Default path of the configuration file. */
const usualPath = '.gitlab-ci.yml';

export const chooseConfigPath = ({ ci_config_path }: Pick<PipelineSettings, 'ci_config_path'>) =>
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

/**
 * Configuration of a commit; null if the file, which may be in another project or on another host, is missing. The
 * automatic configuration replaces it if the project enables that.
 */
export async function findConfiguration(
  context: Context,
  { id, full_path }: Pick<ProjectRow, 'id' | 'full_path'>,
  {
    sha,
    settings,
    signal,
  }: {
    readonly sha: string;
    readonly settings: PipelineSettings;
    /** Aborted when no caller waits for the configuration. */
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Configuration | null> {
  const path = chooseConfigPath(settings);
  const own = createConfigurationSource(context, { id, full_path, sha });
  const [, file, project, ref] = /^(.+?)@([^:]+)(?::(.+))?$/.exec(path) ?? [];
  const isAddress = /^https?:\/\//.test(path);
  const isElsewhere = file !== undefined && project !== undefined;
  const found = isAddress
    ? await own.remote(path, signal)
    : isElsewhere
      ? await own.project(project, ref ?? null, file)
      : await own.local(path);
  if (!('error' in found)) return { text: found.text, source: found.within };
  if (isAddress || isElsewhere || !settings.auto_devops_enabled) return null;
  return {
    text: `include: { template: ${autoDevops} }`,
    source: createEmptyConfigurationSource(context),
  };
}
