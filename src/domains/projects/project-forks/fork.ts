import type { ForkProject } from '#generated/project-forks/types.ts';
import type { RequestContext } from '#src/context.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, Conflict, NotFound } from '#src/errors.ts';
import { toIdOrName } from '#src/text/id-or-name.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { chooseVisibility } from '#src/policy/restricted-visibility.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { type FeatureLevels, projectFeatures, type ProjectRow } from '#src/records/project.ts';
import { isWider, type Visibility } from '#src/records/visibility.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { lockNamespace, maxFullPathChars } from '#src/domains/core/namespaces/table.ts';
import { giveToOwners } from '#src/domains/core/projects/first-owner.ts';
import { findProjectNameErrors } from '#src/domains/core/projects/name-rules.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import type { ProjectSettings, ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';
import {
  lockProject,
  type NewProject,
  reserveProject,
  revealProject,
} from '#src/domains/core/projects/table.ts';
import { readTakenAttributes, findTakenAttributes } from '#src/domains/core/projects/uniqueness.ts';
import {
  findPersonal,
  findVisibleNamespace,
  isNamespaceFull,
  mayCreateIn,
  type TargetNamespace,
} from '#src/domains/core/projects/target-namespace.ts';
import { copyToFork } from './workers.ts';

type Deps = Pick<RequestContext, 'db' | 'workers' | 'paid' | 'now'>;

/**
 * Creates the fork, still without code, and queues the copying; all at once, so that a crash leaves neither.
 * @throws NotFound when the actor may not fork the project, or the namespace is hidden, or not for the actor's projects
 * @throws Conflict when name or path is taken there
 */
export async function forkProject(
  { db, workers, paid, now }: Deps,
  actor: Actor,
  project: ProjectAccess,
  body: ForkProject,
): Promise<ProjectRow> {
  if (!projectPolicy.fork({ project })) throw new NotFound();
  const namespace = await findTarget(db, actor, body);
  if (paid) await refuseOutside(db, project, namespace);
  const settings = await loadCurrentSettings(db);
  try {
    return await db.transaction(async (db) => {
      // `revealProject` takes this lock too; it precedes all other locks.
      await bump(db);
      await holdTarget(db, namespace);
      const source = await lockProject(db, project.id);
      if (source === undefined) throw new NotFound('Project');
      const kept = await loadKeptSettings(db, source, namespace, paid);
      const fork = forkFrom(source, body, { actor, namespace, settings, kept });
      refuseInvalid(fork);
      const taken = await findTakenAttributes(db, fork);
      if (taken !== null) throw new Conflict(taken);
      return await writeFork(db, fork, { source, workers, actor, now });
    });
  } catch (error) {
    const taken = readTakenAttributes(error);
    throw taken === null ? error : new Conflict(taken);
  }
}

async function findTarget(
  db: Database,
  actor: Actor,
  { namespace_id, namespace_path, namespace }: ForkProject,
): Promise<TargetNamespace> {
  // Only the last attribute accepts both ids and paths: "12" as a path is a user of that name.
  const idOrPath = namespace_id ?? namespace_path ?? readNamespace(namespace) ?? null;
  const target = await (idOrPath === null
    ? findPersonal(db, actor)
    : findVisibleNamespace(db, actor, idOrPath));
  if (target === undefined) throw new NotFound('Namespace');
  if (!(await mayCreateIn(db, actor, target))) throw new NotFound('Target Namespace');
  return target;
}

/** Locks the namespace until the transaction ends, and checks its limit of projects. */
async function holdTarget(db: Database, target: TargetNamespace): Promise<void> {
  const locked = await lockNamespace(db, target.id);
  if (locked === undefined || locked.pending_delete || (await isNamespaceFull(db, target))) {
    throw new NotFound('Target Namespace');
  }
}

/** @throws NotFound for digits that no id is written with */
function readNamespace(namespace: ForkProject['namespace']): number | string | undefined {
  if (namespace === undefined || namespace === null) return undefined;
  const meant = toIdOrName(namespace);
  if (meant === null) throw new NotFound('Namespace');
  return meant;
}

/** Groups above the project may want its forks to stay below them. */
async function refuseOutside(
  db: Database,
  project: Pick<ProjectRow, 'namespace_id'>,
  target: TargetNamespace,
): Promise<void> {
  const left = await db('namespace_ancestors as above')
    .join('groups', 'groups.namespace_id', 'above.ancestor_id')
    .where('above.namespace_id', project.namespace_id)
    .where('groups.prevent_forking_outside_group', true)
    .whereNotIn(
      'above.ancestor_id',
      db('namespace_ancestors').where('namespace_id', target.id).select('ancestor_id'),
    )
    .select('above.ancestor_id')
    .first<{ ancestor_id: number } | undefined>();
  if (left !== undefined) throw new NotFound('Target Namespace');
}

interface Facts {
  readonly actor: Actor;
  readonly namespace: TargetNamespace;
  readonly settings: ApplicationSettingsRow;
  readonly kept: Partial<ProjectSettings>;
}

function forkFrom(
  source: ProjectRow,
  body: ForkProject,
  { actor, namespace, settings, kept }: Facts,
): NewProject {
  const inGroup = namespace.kind === 'group' ? namespace.visibility : 'public';
  const ceiling = chooseNarrower(source.visibility, inGroup);
  const wanted = chooseNarrower(body.visibility ?? source.visibility, ceiling);
  return {
    ...copyFeatures(source),
    namespace,
    creator_id: actor.user.id,
    name: body.name ?? source.name,
    path: body.path ?? source.path,
    description: body.description ?? source.description,
    visibility: chooseVisibility(wanted, ceiling, actor, settings),
    default_branch: source.default_branch,
    forked_from_id: source.id,
    import_status: 'scheduled',
    settings: {
      ...kept,
      ...(body.mr_default_target_self != null && {
        mr_default_target_self: body.mr_default_target_self,
      }),
    },
  };
}

const chooseNarrower = (a: Visibility, b: Visibility): Visibility => (isWider(a, b) ? b : a);

/** The access levels of the original's features: a fork has no feature enabled that its original disables. */
function copyFeatures(source: ProjectRow): Partial<FeatureLevels> {
  return Object.fromEntries(
    projectFeatures.map((feature) => {
      const name = `${feature}_access_level` as const;
      return [name, source[name]];
    }),
  );
}

/** Settings that belong to the code rather than to the project. */
async function loadKeptSettings(
  db: Database,
  { id }: ProjectRow,
  { shared_runners_setting }: TargetNamespace,
  paid: boolean,
): Promise<Partial<ProjectSettings>> {
  const row = await db<ProjectSettingsRow>('project_settings')
    .where({ project_id: id })
    .first<ProjectSettingsRow>();
  return {
    ci_config_path: row.ci_config_path,
    lfs_enabled: row.lfs_enabled,
    merge_commit_template: row.merge_commit_template,
    squash_commit_template: row.squash_commit_template,
    suggestion_commit_message: row.suggestion_commit_message,
    shared_runners_enabled:
      row.shared_runners_enabled && (shared_runners_setting ?? 'enabled') === 'enabled',
    ...(paid && {
      external_authorization_classification_label: row.external_authorization_classification_label,
    }),
  };
}

function refuseInvalid({ name, path, description, namespace }: NewProject): void {
  const errors = {
    name: findProjectNameErrors(name),
    path: [
      ...findPathErrors(path, 'project'),
      ...findLengthErrors(`${namespace.full_path}/${path}`, maxFullPathChars),
    ],
    description: findLengthErrors(description ?? '', 2000),
  };
  const found = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (found.length > 0) throw new BadRequest(Object.fromEntries(found));
}

interface Writing {
  readonly source: ProjectRow;
  readonly workers: Deps['workers'];
  readonly actor: Actor;
  readonly now: string;
}

async function writeFork(
  db: Database,
  fork: NewProject,
  { source, workers, actor, now }: Writing,
): Promise<ProjectRow> {
  const created = await revealProject(db, await reserveProject(db, fork, now));
  await db('projects').where({ id: source.id }).increment('forks_count', 1);
  const job = { project_id: created.id, source_id: source.id, ...toWorkRequest(actor) };
  await workers.enqueue(db, copyToFork, job);
  const namespace = fork.namespace as TargetNamespace;
  await giveToOwners(db, created, { namespace, author: actor.user, now });
  return created;
}
