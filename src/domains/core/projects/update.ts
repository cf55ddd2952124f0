import type { UpdateProject } from '#generated/projects/types.ts';
import { type AvatarChange, storeWithAvatar } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import type { Config } from '#src/config.ts';
import type { RequestContext } from '#src/context.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { keepOldPath } from '#src/domains/core/namespaces/old-paths.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { hasImageTags, lookForImageTags } from '#src/image-registry/image-tags.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { findRestrictionErrors } from '#src/policy/restricted-visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import { computeListing } from '#src/records/listing.ts';
import type { FeatureLevels, ProjectRow } from '#src/records/project.ts';
import { isWider } from '#src/records/visibility.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { lockNamespace, maxFullPathChars } from '#src/domains/core/namespaces/table.ts';
import {
  findFeatureErrors,
  readFeatureLevels,
  findProjectSettingErrors,
  findStorageErrors,
  findTopicErrors,
} from './attributes.ts';
import { readChangedSettings } from './changed-settings.ts';
import { findPolicyErrors, readExpirationPolicyInput } from './expiration-policy.ts';
import { changeDefaultBranch, findBranch, type NewDefaultBranch } from './default-branch.ts';
import { projectChanged, projectNarrowed } from './events.ts';
import { findProjectNameErrors } from './name-rules.ts';
import { projectPolicy } from './policy.ts';
import type { ProjectSettingsRow } from './settings.ts';
import { listDefaultFeatureLevels, lockProject, moveListing, toProjectKeys } from './table.ts';
import { readTakenAttributes, findTakenAttributes } from './uniqueness.ts';
import { findNamespace, type TargetNamespace } from './target-namespace.ts';
import { writeTopics } from './topics.ts';

type Deps = Pick<RequestContext, 'db' | 'git' | 'storage' | 'config' | 'clock'>;

/**
 * Changes the attributes in the body, all or none.
 * @throws Forbidden when it mentions what only owners may change, or of archived projects what stays as it is
 * @throws BadRequest with the texts of every attribute that would not be valid
 */
export async function updateProject(
  deps: Deps,
  actor: Actor,
  project: ProjectAccess,
  body: UpdateProject,
): Promise<void> {
  const { db, git, clock } = deps;
  const reveals = body.visibility ?? null;
  const renames = body.name != null && body.name !== project.name;
  if (reveals !== null || renames || body.emails_disabled !== undefined) {
    authorize(projectPolicy.changeVisibility, { project });
  }
  if (body.ci_job_token_scope_enabled !== undefined) requireUnarchived(project);
  const branch = await findBranch(git, project, body.default_branch ?? null);
  const now = clock().toISOString();
  if (body.path != null && body.path !== project.path) {
    await lookForImageTags(deps, { project: project.id });
  }
  try {
    await storeWithAvatar(deps.storage, body.avatar, (avatar) =>
      db.transaction(async (db) => {
        if (reveals !== null || avatar !== undefined) await bump(db);
        await lockNamespace(db, project.namespace_id);
        const current = await lockProject(db, project.id);
        if (current === undefined) throw new NotFound('Project');
        await writeChanges(db, deps, actor, { current, body, branch, avatar, now });
      }),
    );
  } catch (error) {
    const taken = readTakenAttributes(error);
    throw taken === null ? error : new BadRequest(taken);
  }
}

interface Change {
  readonly current: ProjectRow;
  readonly body: UpdateProject;
  readonly branch: NewDefaultBranch | null;
  readonly avatar: AvatarChange | undefined;
  readonly now: string;
}

async function writeChanges(
  db: Database,
  { git, config }: Deps,
  actor: Actor,
  { current, body, branch, avatar, now }: Change,
): Promise<void> {
  const namespace = await findNamespace(db, current.namespace_id);
  if (namespace === undefined) throw new NotFound('Project');
  const changes = { ...readColumns(body, current, namespace), ...readFeatures(body, current) };
  const next = { ...current, ...changes };
  const row = await db<ProjectSettingsRow>('project_settings')
    .where({ project_id: current.id })
    .first<ProjectSettingsRow>();
  const checked = { current, next, body, namespace, row, registry: config.registry };
  const errors = await findErrors(db, actor, checked);
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  const taken = await findTakenAttributes(db, {
    namespace,
    // A change of case alone keeps the project's own name and path.
    ...(fold(next.name) !== fold(current.name) && { name: next.name }),
    ...(next.path.toLowerCase() !== current.path.toLowerCase() && { path: next.path }),
  });
  if (taken !== null) throw new BadRequest(taken);

  await db('projects')
    .where({ id: current.id })
    .update({ ...changes, ...toProjectKeys(next), updated_at: now });
  const settings = readChangedSettings(body, { row, plan: config.plan, project: current, now });
  if (Object.keys(settings).length > 0) {
    await db('project_settings').where({ project_id: current.id }).update(settings);
  }
  const [entity, doing] = [toAuditedProject(current), { actor, now }];
  await auditChanges(db, entity, listNames(changes), { before: current, after: changes }, doing);
  await auditChanges(db, entity, listNames(settings), { before: row, after: settings }, doing);
  const topics = body.topics ?? body.tag_list;
  if (topics !== undefined) await writeTopics(db, current.id, topics, now);
  if (next.visibility !== current.visibility) {
    await moveListing(db, current.id, computeListing(next));
    if (isWider(current.visibility, next.visibility)) {
      const project = { id: current.id, visibility: next.visibility };
      await publish(db, projectNarrowed({ project, by: toWorkRequest(actor), now }));
    }
  }
  await writeAvatar(db, { kind: 'project', id: current.id }, avatar, now);
  const change = next.path === current.path ? 'update' : 'rename';
  const told = { project: { id: current.id }, change, oldFullPath: current.full_path } as const;
  const paths = { from: current.full_path, to: changes.full_path ?? current.full_path, now };
  await keepOldPath(db, { project_id: current.id }, paths);
  await publish(db, projectChanged(told));
  // The repository cannot be rolled back, so it changes last.
  if (branch !== null) await changeDefaultBranch(db, git, current.id, branch);
}

const listNames = <Row extends object>(changes: Row) =>
  Object.keys(changes) as (keyof Row & string)[];

type Columns = Pick<ProjectRow, 'name' | 'path' | 'full_path' | 'description' | 'visibility'>;

function readColumns(
  body: UpdateProject,
  current: ProjectRow,
  namespace: TargetNamespace,
): Partial<Columns> {
  // A name or path cannot be cleared: the empty text is refused.
  const path = body.path === undefined ? current.path : (body.path ?? '');
  return {
    ...(body.name !== undefined && { name: body.name ?? '' }),
    ...(path !== current.path && { path, full_path: `${namespace.full_path}/${path}` }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.visibility != null && { visibility: body.visibility }),
  };
}

/** The changed levels; a cleared level becomes that of a new project. */
function readFeatures(body: UpdateProject, current: ProjectRow): Partial<FeatureLevels> {
  const usual = listDefaultFeatureLevels(body.visibility ?? current.visibility);
  return Object.fromEntries(
    Object.entries(readFeatureLevels(body)).map(([name, level]) => [
      name,
      level ?? usual[name as keyof FeatureLevels],
    ]),
  );
}

interface Checked {
  readonly current: ProjectRow;
  readonly next: ProjectRow;
  readonly body: UpdateProject;
  readonly namespace: TargetNamespace;
  /** The settings before the update. */
  readonly row: ProjectSettingsRow;
  readonly registry: Config['registry'];
}

async function findErrors(
  db: Database,
  actor: Actor,
  { current, next, body, namespace, row, registry }: Checked,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {};
  const check = (attribute: string, texts: readonly string[]) => {
    if (texts.length > 0) errors[attribute] = [...(errors[attribute] ?? []), ...texts];
  };
  if (next.name !== current.name) check('name', findProjectNameErrors(next.name));
  if (next.path !== current.path) {
    check('path', findPathErrors(next.path, 'project'));
    check('path', findLengthErrors(next.full_path, maxFullPathChars));
  }
  const place = { project: current.id };
  if (next.path !== current.path && (await hasImageTags(db, registry, place))) {
    check('base', ['Cannot rename project because it contains container registry tags!']);
  }
  check('description', findLengthErrors(body.description ?? '', 2000));
  check('topics', findTopicErrors([...(body.topics ?? []), ...(body.tag_list ?? [])]));
  check('visibility_level', await findVisibilityErrors(db, actor, { current, next, namespace }));
  const merged = findFeatureErrors(next);
  const levels = Object.keys(readFeatureLevels(body));
  // Existing levels from before the rule do not fail a change of other attributes.
  if (levels.length > 0) for (const [name, texts] of Object.entries(merged)) check(name, texts);
  for (const [name, texts] of Object.entries(findProjectSettingErrors(body, namespace)))
    check(name, texts);
  const policy = readExpirationPolicyInput(body);
  if (policy != null) {
    const faults = findPolicyErrors({ ...row.container_expiration_policy, ...policy });
    for (const [name, texts] of Object.entries(faults)) check(name, texts);
  }
  check('repository_storage', findStorageErrors(body, actor));
  return errors;
}

/** Visibility must not exceed that of the group or of the fork's source; restricted levels are for administrators. */
async function findVisibilityErrors(
  db: Database,
  actor: Actor,
  { current, next, namespace }: Pick<Checked, 'current' | 'next' | 'namespace'>,
): Promise<string[]> {
  const { visibility } = next;
  if (visibility === current.visibility) return [];
  const errors: string[] = [];
  if (namespace.kind === 'group' && isWider(visibility, namespace.visibility)) {
    errors.push(`${visibility} is not allowed in a ${namespace.visibility} group.`);
  }
  const source =
    current.forked_from_id === null
      ? undefined
      : await db<ProjectRow>('projects')
          .select('visibility')
          .where({ id: current.forked_from_id })
          .whereNotNull('listing')
          .first<Pick<ProjectRow, 'visibility'> | undefined>();
  if (source !== undefined && isWider(visibility, source.visibility)) {
    errors.push(`${visibility} is not allowed since the fork source project has lower visibility.`);
  }
  return [...errors, ...findRestrictionErrors(visibility, actor, await loadCurrentSettings(db))];
}
