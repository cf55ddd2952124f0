import type { RequestContext } from '#src/context.ts';
import { Forbidden } from '#src/errors.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findTagAbilities } from '#src/policy/protected-refs.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { deleteAsSeen } from '#src/domains/core/repositories/delete-ref.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { findTag } from './finder.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock'>;

/**
 * Deletes a tag with any target; its objects stay until garbage collection.
 * @throws BadRequest when the name is not one for tags, or pushes keep moving the tag
 * @throws NotFound when there is no such tag
 * @throws Forbidden when it is protected, unless the actor is a maintainer
 * @throws PreconditionFailed when its commit was written after `unmodifiedSince`
 */
export async function deleteTag(
  context: Context,
  repository: Repository,
  { project, actor }: { project: ProjectAccess; actor: Actor },
  { name, unmodifiedSince }: { name: string; unmodifiedSince: string | undefined },
): Promise<void> {
  await findTag(repository, name);
  const { canDelete } = await findTagAbilities(context.db, project, actor, name);
  if (!canDelete) {
    throw new Forbidden(
      'You are not allowed to delete protected tags from this project. ' +
        'Only a project maintainer or owner can delete a protected tag.',
    );
  }
  const before = await deleteAsSeen(repository.movedBy(actor.user), {
    kind: 'tag',
    name,
    unmodifiedSince,
    look: async () => {
      const { target, commit } = await findTag(repository, name);
      return { id: target, commit };
    },
    busy: 'The tag is being moved; try again',
  });
  const changes = [{ ref: `refs/tags/${name}`, before, after: null }];
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes });
}
