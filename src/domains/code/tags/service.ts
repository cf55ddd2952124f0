import type { TagsService } from '#generated/tags/service.ts';
import type { Tag } from '#generated/tags/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadTagRules } from '#src/policy/protected-refs.ts';
import { refPolicy } from '#src/domains/code/branches/policy.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { createTag } from './create.ts';
import { deleteTag } from './delete.ts';
import { describeTag, findTag, findTags, type TagFacts } from './finder.ts';
import { presentTag } from './presenter.ts';
import { loadReleases } from './releases.ts';
import { findTagSignature } from './signature.ts';

export const tags = {
  async listTags({ project, query }, context) {
    const { rows, page } = await readInRepository(context.git, project, (repository) =>
      findTags(repository, query),
    );
    const present = await createPresenter(project, rows, context);
    const body: Tag[] = [];
    // Each name is compared with every wildcard of the project.
    const pauses = new Pauses();
    for (const row of rows) {
      body.push(present(row));
      await pauses.take();
    }
    return { status: 200, page, body };
  },

  async getTag({ project, params }, context) {
    const found = await readInRepository(context.git, project, (repository) =>
      findTag(repository, params.tag_name),
    );
    const present = await createPresenter(project, [found], context);
    return { status: 200, body: present(found) };
  },

  async createTag({ project, body }, context) {
    const actor = requireActor(context);
    authorize(refPolicy.write, { project });
    const { tag_name: name, ref, message = '', release_description: release = '' } = body;
    const input = { name, ref, message, release };
    const created = await readInRepository(context.git, project, async (repository) =>
      describeTag(repository, await createTag(context, repository, { project, actor }, input)),
    );
    const present = await createPresenter(project, [created], context);
    return { status: 201, body: present(created) };
  },

  async deleteTag({ project, params, headers }, context) {
    const actor = requireActor(context);
    authorize(refPolicy.write, { project });
    const deletion = { name: params.tag_name, unmodifiedSince: headers['If-Unmodified-Since'] };
    await readInRepository(context.git, project, (repository) =>
      deleteTag(context, repository, { project, actor }, deletion),
    );
    return { status: 204 };
  },

  async getTagSignature({ project, params }, { db, git }) {
    const body = await readInRepository(git, project, (repository) =>
      findTagSignature(db, repository, params.tag_name),
    );
    return { status: 200, body };
  },
} satisfies TagsService<RequestContext>;

async function createPresenter(
  project: ProjectAccess,
  tags: readonly TagFacts[],
  { db, actor, url }: RequestContext,
): Promise<(tag: TagFacts) => Tag> {
  const names = tags.map(({ name }) => name);
  const [abilities, releases] = await Promise.all([
    loadTagRules(db, project, actor),
    loadReleases(db, project, names),
  ]);
  return (tag) => presentTag(tag, { project, abilities, releases, url });
}
