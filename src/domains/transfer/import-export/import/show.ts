import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import { chooseVisibility } from '#src/policy/restricted-visibility.ts';
import type { Plan } from '#src/plan.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { insertMember } from '#src/domains/core/members/table.ts';
import {
  findFeatureErrors,
  readFeatureLevels,
  findProjectSettingErrors,
} from '#src/domains/core/projects/attributes.ts';
import { readChangedSettings } from '#src/domains/core/projects/changed-settings.ts';
import { holdNamespace } from '#src/domains/core/projects/create.ts';
import { endAccess, hideForDeletion } from '#src/domains/core/projects/delete.ts';
import { giveToOwners } from '#src/domains/core/projects/first-owner.ts';
import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';
import {
  type RepositoryFacts,
  storeRepositoryFacts,
} from '#src/domains/core/projects/statistics.ts';
import { writeTopics } from '#src/domains/core/projects/topics.ts';
import { toProjectKeys, revealProject } from '#src/domains/core/projects/table.ts';
import {
  findNamespace,
  mayCreateIn,
  type TargetNamespace,
} from '#src/domains/core/projects/target-namespace.ts';
import { firstBranchMade } from '#src/domains/core/repositories/events.ts';
import { refreshKey, refreshRepository } from '#src/domains/core/repositories/workers.ts';
import { ArchiveRefused } from './archive.ts';
import { ContainerGone } from './context.ts';
import { requireProjectImporter } from './importer.ts';
import { findReplaced } from './replaced.ts';
import type { Restored } from './restore.ts';
import { removeStrangers } from './strangers.ts';
import type { ImportRow } from './table.ts';

interface Showing {
  readonly row: ImportRow;
  readonly projectId: number;
  readonly settings: ApplicationSettingsRow;
}

interface FailedShowing {
  readonly projectId: number;
  /** The requester of the import; null where the user is deleted or inactive. */
  readonly actor: Actor | null;
  /** The user whom the project names as its creator. */
  readonly author: UserRow;
}

interface Filled extends RepositoryFacts {
  readonly defaultBranch: string;
}

/**
 * Shows a complete project, and replaces another one if that was requested, in one transaction. The user who requested
 * it may have lost permissions since.
 * @throws ContainerGone where it is being deleted
 * @throws ArchiveRefused where the user may create no project there any more
 */
export async function showRestored(
  { db, workers, clock, config }: WorkerDependencies,
  { row, projectId, settings }: Showing,
  restored: Restored,
  facts: Filled,
): Promise<void> {
  const now = clock().toISOString();
  const replaced = await db.transaction(async (db) => {
    const { project, namespace } = await holdHidden(db, projectId);
    const actor = await requireProjectImporter(db, row, namespace);
    const doing = { actor, now };
    const old = await takePlace(db, { row, project, namespace, actor });
    if (old !== null) await hideForDeletion(db, workers, old, doing);
    const named =
      row.final_path === null
        ? project
        : {
            ...project,
            name: row.final_name ?? project.name,
            path: row.final_path,
            full_path: `${namespace.full_path}/${row.final_path}`,
          };
    const next: ProjectRow = {
      ...named,
      ...chooseAttributes(restored, { actor, namespace, settings, visibility: project.visibility }),
      default_branch: facts.defaultBranch,
      empty_repo: facts.empty,
      readme_path: facts.readmePath,
      import_status: 'finished',
    };
    const { name, path, full_path, description, visibility, archived } = next;
    await db('projects')
      .where({ id: projectId })
      .update({
        name,
        path,
        full_path,
        description,
        visibility,
        archived,
        ...toProjectKeys(next),
        ...readFeatures(restored),
        default_branch: next.default_branch,
        empty_repo: next.empty_repo,
        readme_path: next.readme_path,
        import_status: 'finished',
        updated_at: now,
      });
    if (restored.topics.length > 0) await writeTopics(db, projectId, restored.topics, now);
    await storeSettings(db, { projectId, namespace, plan: config.plan, now }, restored);
    await storeRepositoryFacts(db, projectId, facts);
    await db('project_imports').where({ project_id: projectId }).update({ storage_key: null });
    await show(db, next, { actor, author: actor.user, namespace, now });
    await removeStrangers(db, { project: next, actor, named: restored.named, now });
    if (!facts.empty && !restored.protects) {
      const branch = next.default_branch;
      await publish(db, firstBranchMade({ project: { id: projectId }, branch, at: now }));
    }
    await workers.enqueue(
      db,
      refreshRepository,
      { project_id: projectId },
      { key: refreshKey(projectId) },
    );
    return old === null ? null : { old, doing };
  });
  if (replaced !== null) await endAccess(db, workers, replaced.old, replaced.doing);
}

/** Shows an empty project with the reason of the failed import. */
export async function showFailed(
  { db, clock }: Pick<WorkerDependencies, 'db' | 'clock'>,
  { projectId, actor, author }: FailedShowing,
  import_error: string,
): Promise<void> {
  const now = clock().toISOString();
  await db.transaction(async (db) => {
    const { project, namespace } = await holdHidden(db, projectId);
    const failed = { import_status: 'failed', empty_repo: true, readme_path: null } as const;
    await db('projects')
      .where({ id: projectId })
      .update({ ...failed, open_issues_count: 0, updated_at: now });
    await db('project_settings').where({ project_id: projectId }).update({ import_error });
    await db('project_imports')
      .where({ project_id: projectId })
      .update({ storage_key: null, source_sealed: null });
    await show(db, { ...project, ...failed }, { actor, author, namespace, now });
  });
}

/** @throws ContainerGone where it is being deleted, or what it is in */
async function holdHidden(
  db: Database,
  id: number,
): Promise<{ readonly project: ProjectRow; readonly namespace: TargetNamespace }> {
  // `revealProject` takes this lock too; it precedes all other locks.
  await bump(db);
  const place = await db<ProjectRow>('projects').where({ id }).first('namespace_id');
  if (place === undefined) throw new ContainerGone();
  const namespace = await findNamespace(db, place.namespace_id);
  if (namespace === undefined) throw new ContainerGone();
  await holdNamespace(db, namespace.id);
  const project = await db<ProjectRow>('projects')
    .select(projectColumns)
    .where({ id })
    .whereNull('listing')
    .whereNull('deletion_requested_at')
    .forNoKeyUpdate()
    .first<ProjectRow | undefined>();
  if (project === undefined) throw new ContainerGone();
  return { project, namespace };
}

interface Placing {
  readonly row: ImportRow;
  readonly project: ProjectRow;
  readonly namespace: TargetNamespace;
  readonly actor: Actor;
}

/** The project to replace; null if none was requested, or it is deleted already. */
async function takePlace(
  db: Database,
  { row, namespace, actor }: Placing,
): Promise<ProjectRow | null> {
  if (row.final_path === null) return null;
  const found = await findReplaced(db, actor, { namespace, path: row.final_path });
  if (found === 'refused') throw new ArchiveRefused('Path has already been taken');
  return found;
}

interface Asking {
  readonly actor: Actor;
  readonly namespace: TargetNamespace;
  readonly settings: ApplicationSettingsRow;
  readonly visibility: ProjectRow['visibility'];
}

function chooseAttributes(
  { attributes }: Restored,
  { actor, namespace, settings, visibility: usual }: Asking,
) {
  const findLast = <Value>(values: readonly (Value | undefined)[]) =>
    values.findLast((value) => value !== undefined);
  const ceiling = namespace.kind === 'group' ? namespace.visibility : 'public';
  const wanted = findLast(attributes.map(({ visibility }) => visibility)) ?? usual;
  return {
    visibility: chooseVisibility(wanted, ceiling, actor, settings),
    archived: findLast(attributes.map(({ archived }) => archived)) ?? false,
    description: findLast(attributes.map(({ body }) => body.description)) ?? null,
  };
}

const mergeBodies = ({ attributes }: Restored) =>
  Object.assign({}, ...attributes.map(({ body }) => body)) as (typeof attributes)[number]['body'];

/** Features that need the code are never open to more people than the code. */
function readFeatures(restored: Restored): object {
  const features = omitNothing(readFeatureLevels(mergeBodies(restored)));
  const ceiling = features.repository_access_level;
  const wider = Object.keys(findFeatureErrors(features));
  return { ...features, ...Object.fromEntries(wider.map((name) => [name, ceiling])) };
}

async function storeSettings(
  db: Database,
  {
    projectId: project_id,
    namespace,
    plan,
    now,
  }: {
    readonly projectId: number;
    readonly namespace: TargetNamespace;
    readonly plan: Plan;
    readonly now: string;
  },
  restored: Restored,
): Promise<void> {
  const body = mergeBodies(restored);
  const row = await db<ProjectSettingsRow>('project_settings').where({ project_id }).first();
  if (row === undefined) throw new ContainerGone();
  const invalid = findProjectSettingErrors(body, namespace);
  const allowed = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in invalid)));
  const settings = {
    ...readChangedSettings(allowed, { row, plan, project: { forked_from_id: null }, now }),
    ...(restored.expirationPolicy !== null && {
      container_expiration_policy: JSON.stringify(restored.expirationPolicy),
    }),
  };
  if (Object.keys(settings).length > 0) {
    await db('project_settings').where({ project_id }).update(settings);
  }
  const approvals = Object.assign(
    {},
    ...restored.attributes.map(({ approvals }) => approvals),
  ) as object;
  if (Object.keys(approvals).length === 0) return;
  await db('approval_configurations')
    .insert({ project_id, ...approvals })
    .onConflict('project_id')
    .merge();
}

function omitNothing<Values extends object>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };
}

interface Owners extends Pick<FailedShowing, 'actor' | 'author'> {
  readonly namespace: TargetNamespace;
  /** ISO 8601. */
  readonly now: string;
}

/** The user who imports it maintains it where they have no other level there, and may create projects. */
async function show(
  db: Database,
  project: ProjectRow,
  { actor, author, namespace, now }: Owners,
): Promise<void> {
  const shown = await revealProject(db, project);
  await giveToOwners(db, shown, { namespace, author, now });
  if (actor !== null && (await needsMembership(db, actor, namespace))) {
    const source = { source_type: 'Project', source_id: project.id } as const;
    const level = { access_level: AccessLevel.Maintainer, created_by_id: actor.user.id };
    await insertMember(db, { ...source, user_id: actor.user.id, ...level }, now);
  }
  await refreshAuthorizations(db, { projectIds: [project.id] }, undefined, author.id);
}

async function needsMembership(
  db: Database,
  actor: Actor,
  namespace: TargetNamespace,
): Promise<boolean> {
  const userId = actor.user.id;
  if (namespace.owner_id === userId || !(await mayCreateIn(db, actor, namespace))) return false;
  return (await findGroupLevel(db, userId, namespace.id)) === AccessLevel.None;
}
