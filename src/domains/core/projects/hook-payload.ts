import type {
  HookCodeRepository,
  HookPlainProject,
  HookProject,
  HookRepository,
} from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { Urls } from '#src/text/urls.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import { RowNotFound } from '#src/errors.ts';
import { createPresentation } from './presenter.ts';

/** Project with its data for webhook payloads. */
export interface HookProjectRow extends Pick<
  ProjectRow,
  | 'id'
  | 'name'
  | 'path'
  | 'full_path'
  | 'namespace_id'
  | 'description'
  | 'visibility'
  | 'default_branch'
  | 'avatar'
  | 'created_at'
  | 'updated_at'
> {
  /** Name of the namespace. */
  readonly namespace: string;
  readonly ci_config_path: string | null;
}

const columns = [
  'id',
  'name',
  'path',
  'full_path',
  'namespace_id',
  'description',
  'visibility',
  'default_branch',
  'avatar',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof HookProjectRow)[];

/** Reads the project and its namespace in one statement. */
export async function findHookProject(db: Database, id: number): Promise<HookProjectRow> {
  const row = await db('projects')
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .leftJoin('project_settings', 'project_settings.project_id', 'projects.id')
    .where('projects.id', id)
    .select(columns.map((column) => `projects.${column}`))
    .select({ namespace: 'namespaces.name', ci_config_path: 'project_settings.ci_config_path' })
    .first<HookProjectRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}

const levels: Readonly<Record<Visibility, HookProject['visibility_level']>> = {
  private: 0,
  internal: 10,
  public: 20,
};

/** The blocks of payloads that tell of a project, with the addresses that are set now. */
export interface ProjectBlocks {
  readonly plain: HookPlainProject;
  readonly project: HookProject;
  readonly repository: HookRepository;
  readonly code: HookCodeRepository;
}

export async function presentHookProject(
  db: Database,
  row: HookProjectRow,
  url: Urls,
): Promise<ProjectBlocks> {
  const { web, http } = createPresentation(null, url, await loadCurrentSettings(db));
  const page = web + row.full_path;
  const git_http_url = `${http}${row.full_path}.git`;
  // No SSH server exists, but receivers reject an address in another format.
  const git_ssh_url = `git@${new URL(web).hostname}:${row.full_path}.git`;
  const visibility_level = levels[row.visibility];
  const plain = {
    id: row.id,
    name: row.name,
    description: row.description,
    web_url: page,
    avatar_url: formatAvatarUrl(url, 'project', row),
    git_ssh_url,
    git_http_url,
    namespace: row.namespace,
    visibility_level,
    path_with_namespace: row.full_path,
    default_branch: row.default_branch,
    ci_config_path: row.ci_config_path,
  };
  const old = { homepage: page, url: git_ssh_url, ssh_url: git_ssh_url, http_url: git_http_url };
  const { name, description } = row;
  const repository = { name, url: git_ssh_url, description, homepage: page };
  return {
    plain,
    project: { ...plain, ...old },
    repository,
    code: { ...repository, git_http_url, git_ssh_url, visibility_level },
  };
}

/** The blocks of one project. */
export const loadHookProject = async (
  db: Database,
  id: number,
  url: Urls,
): Promise<ProjectBlocks> => presentHookProject(db, await findHookProject(db, id), url);
