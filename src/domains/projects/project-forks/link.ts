import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, Conflict, NotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { isWider } from '#src/records/visibility.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';
import { forkCut } from './events.ts';

/**
 * Notes that a project is a fork of another; nothing is copied.
 * @throws NotFound when the actor does not see the other one
 * @throws Forbidden when they may not fork it
 * @throws Conflict when it is a fork already
 */
export async function linkFork(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  actor: Actor,
  project: ProjectAccess,
  sourceIdOrPath: number | string,
): Promise<void> {
  const source = await findProjectFor(db, actor, sourceIdOrPath);
  authorize(projectPolicy.fork, { project: source });
  await db.transaction(async (db) => {
    // The older first, whichever is the fork: two such requests never wait for each other.
    const rows = new Map<number, ProjectRow | undefined>();
    for (const id of [project.id, source.id].sort((a, b) => a - b)) {
      rows.set(id, await lockProject(db, id));
    }
    const fork = rows.get(project.id);
    const original = rows.get(source.id);
    if (fork === undefined || original === undefined) throw new NotFound('Project');
    if (fork.forked_from_id !== null) throw new Conflict('Project already forked');
    if (await isDescendant(db, original, fork.id)) {
      throw new BadRequest({ forked_from_project: ['cannot be the project or a fork of it'] });
    }
    if (isWider(fork.visibility, original.visibility)) {
      throw new BadRequest({
        visibility_level: [
          `${fork.visibility} is not allowed since the fork source project has lower visibility.`,
        ],
      });
    }
    const change = { forked_from_id: original.id, updated_at: clock().toISOString() };
    await db('projects').where({ id: fork.id }).update(change);
    await db('projects').where({ id: original.id }).increment('forks_count', 1);
  });
}

/** Tells whether a project is another one, or a direct or indirect fork of it. */
async function isDescendant(
  db: Database,
  project: Pick<ProjectRow, 'id' | 'forked_from_id'>,
  ancestor: number,
): Promise<boolean> {
  // A union without `all` ends also where rows of older versions lead in a circle.
  const rows = await db.raw(
    `with recursive origins (id, forked_from_id) as (
       select id, forked_from_id from projects where id = ?
       union
       select projects.id, projects.forked_from_id
       from origins join projects on projects.id = origins.forked_from_id
     )
     select id from origins where id = ?`,
    [project.id, ancestor],
  );
  return rows.length > 0;
}

/** Makes a fork an independent project; false if it was no fork. */
export async function cutFork(
  db: Database,
  { id }: Pick<ProjectRow, 'id'>,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<boolean> {
  const now = at.toISOString();
  return db.transaction(async (db) => {
    const project = await lockProject(db, id);
    if (project === undefined) throw new NotFound('Project');
    if (project.forked_from_id === null) return false;
    await db('projects').where({ id }).update({ forked_from_id: null, updated_at: now });
    await db('projects').where({ id: project.forked_from_id }).decrement('forks_count', 1);
    await publish(db, forkCut({ project: { id }, by: toWorkRequest(actor), at }));
    return true;
  });
}
