import type { RequestContext } from '#src/context.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { BranchExists, RefConflict } from '#src/git/errors.ts';
import { createRef, isNewRefName, readRef, type Ref } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { writeTag } from '#src/git/writing/tag-object.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findTagAbilities } from '#src/policy/protected-refs.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { findCommitter } from '#src/domains/code/commits/identity.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { releaseTag } from './releases.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock' | 'config'>;

interface NewTag {
  readonly name: string;
  readonly ref: string;
  /** Blank for a lightweight tag. */
  readonly message: string;
  /** Markdown text of the tag's release; blank for no release. */
  readonly release: string;
}

/**
 * Creates a tag of the current commit of `ref`.
 * @throws BadRequest for an invalid or taken name, or an unknown `ref`
 * @throws Forbidden for a protected tag
 */
export async function createTag(
  context: Context,
  repository: Repository,
  { project, actor }: { project: ProjectAccess; actor: Actor },
  { name, ref, message, release }: NewTag,
): Promise<Ref> {
  if (!isNewRefName(name)) throw new BadRequest('Tag name invalid');
  const { canCreate } = await findTagAbilities(context.db, project, actor, name);
  if (!canCreate) throw new Forbidden('You are not allowed to create this tag as it is protected.');
  if ((await readRef(repository, 'tag', name)) !== null) throw createExistsError(name);
  const commit = await resolveRevision(repository, ref);
  if (commit === null) throw new BadRequest(`Target ${ref} is invalid`);
  const tagger = await findCommitter(context, actor);
  const blank = message.trim() === '';
  const id = blank ? commit : await writeTag(repository, { name, commit, message, tagger });
  try {
    await createRef(repository.movedBy(actor.user), 'tag', { name, id });
  } catch (error) {
    if (error instanceof BranchExists) throw createExistsError(name);
    if (!(error instanceof RefConflict)) throw error;
    throw new BadRequest(`Failed to create tag '${name}': another tag is in its way`);
  }
  const changes = [{ ref: `refs/tags/${name}`, before: null, after: id }];
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes });
  if (release.trim() !== '') {
    const row = {
      project_id: project.id,
      tag: name,
      description: release,
      author_id: actor.user.id,
    };
    await releaseTag(context.db, row, context.clock().toISOString());
  }
  return { name, id };
}

function createExistsError(name: string): BadRequest {
  return new BadRequest(`Tag ${name} already exists`);
}
