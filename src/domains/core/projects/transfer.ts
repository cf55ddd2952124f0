import type { RequestContext } from '#src/context.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { keepOldPath } from '#src/domains/core/namespaces/old-paths.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { toIdOrName } from '#src/text/id-or-name.ts';
import { hasImageTags } from '#src/image-registry/image-tags.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { computeListing } from '#src/records/listing.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { isWider } from '#src/records/visibility.ts';
import { makeOwner } from '#src/domains/core/members/table.ts';
import { containerChanged } from '#src/domains/core/namespaces/events.ts';
import { lockNamespace, maxFullPathChars } from '#src/domains/core/namespaces/table.ts';
import { projectChanged, projectNarrowed } from './events.ts';
import { lockProject, moveListing } from './table.ts';
import { readTakenAttributes, findTakenAttributes } from './uniqueness.ts';
import {
  findVisibleNamespace,
  isNamespaceFull,
  mayCreateIn,
  type TargetNamespace,
} from './target-namespace.ts';

const sameNameOrPath = 'Project with same name or path in target namespace already exists';
const withImages =
  'Project cannot be transferred, because tags are present in its container registry';
const mayNotMoveThere = "You don't have permission to transfer projects into that namespace.";

/**
 * Moves the project with all of its records. Its visibility is limited to that of the new group. Callers check for
 * images first, see `lookForImageTags`.
 * @throws NotFound when the actor does not see the namespace
 * @throws BadRequest with the reason why it cannot be moved there
 */
export async function transferProject(
  { db, clock, config }: Pick<RequestContext, 'db' | 'clock' | 'config'>,
  actor: Actor,
  project: ProjectAccess,
  namespace: number | string,
): Promise<void> {
  const meant = toIdOrName(namespace);
  if (meant === null) throw new NotFound('Namespace');
  const target = await findVisibleNamespace(db, actor, meant);
  if (target.id === project.namespace_id) refuse('Project is already in this namespace.');
  if (!(await mayCreateIn(db, actor, target))) refuse(mayNotMoveThere);
  const now = clock().toISOString();
  try {
    await db.transaction(async (db) => {
      await bump(db);
      const locked = await lockNamespace(db, target.id);
      if (locked === undefined || locked.pending_delete) throw new NotFound('Namespace');
      if (await isNamespaceFull(db, target)) refuse(mayNotMoveThere);
      const current = await lockProject(db, project.id);
      if (current === undefined) throw new NotFound('Project');
      if (await hasImageTags(db, config.registry, { project: project.id })) refuse(withImages);
      await move(db, current, target, { actor, now });
      const to = `${target.full_path}/${current.path}`;
      const change = { change: 'namespace', from: current.full_path, to };
      await audit(db, toAuditedProject(current), change, { actor, now });
    });
  } catch (error) {
    if (readTakenAttributes(error) !== null) refuse(sameNameOrPath);
    throw error;
  }
}

function refuse(reason: string): never {
  throw new BadRequest(`Failed to transfer project ${reason}`);
}

async function move(
  db: Database,
  project: ProjectRow,
  target: TargetNamespace,
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Promise<void> {
  const { id, name, path } = project;
  const full_path = `${target.full_path}/${path}`;
  if (full_path.length > maxFullPathChars) refuse('The path would be too long.');
  if ((await findTakenAttributes(db, { namespace: target, name, path })) !== null) {
    refuse(sameNameOrPath);
  }
  const lowered = target.kind === 'group' && isWider(project.visibility, target.visibility);
  const visibility = lowered ? target.visibility : project.visibility;
  await db('projects')
    .where({ id })
    .update({ namespace_id: target.id, full_path, visibility, updated_at: now });
  if (lowered) {
    await moveListing(db, id, computeListing({ ...project, visibility }));
    await publish(
      db,
      projectNarrowed({ project: { id, visibility }, by: toWorkRequest(actor), now }),
    );
  }
  if (target.shared_runners_setting === 'disabled_and_unoverridable') {
    await db('project_settings')
      .where({ project_id: id })
      .update({ shared_runners_enabled: false });
  }
  await moveOwner(db, project, target, now);
  await refreshAuthorizations(db, { projectIds: [id] });
  await publish(db, containerChanged({ kind: 'project', id, now, by: actor.user.id }));
  const { full_path: oldFullPath } = project;
  await keepOldPath(db, { project_id: id }, { from: oldFullPath, to: full_path, now });
  await publish(db, projectChanged({ project: { id }, change: 'transfer', oldFullPath }));
}

/** Owners are members of projects in personal namespaces only: who was one stays as maintainer. */
async function moveOwner(
  db: Database,
  { id }: ProjectRow,
  { owner_id }: TargetNamespace,
  now: string,
): Promise<void> {
  const source = { source_type: 'Project', source_id: id } as const;
  const owners = db('members').where({ ...source, access_level: AccessLevel.Owner });
  await changeWithin(owners, { access_level: AccessLevel.Maintainer, updated_at: now });
  if (owner_id !== null) await makeOwner(db, source, owner_id, now);
}
