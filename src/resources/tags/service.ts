import type { TagsService } from '../../../generated/tags/service.ts';
import type { Tag } from '../../../generated/tags/types.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { tagRules } from '../../policy/protected-refs.ts';
import { refPolicy } from '../branches/policy.ts';
import { inRepository } from '../commits/finder.ts';
import { createTag } from './create.ts';
import { deleteTag } from './delete.ts';
import { describeTag, findTag, findTags, type TagFacts } from './finder.ts';
import { presentTag } from './presenter.ts';
import { findTagSignature } from './signature.ts';

export const tags: TagsService<RequestContext> = {
  async listTags({ project, query }, context) {
    const { rows, page } = await inRepository(context.git, project, (repository) =>
      findTags(repository, query),
    );
    const { db, actor, url } = context;
    const abilities = await tagRules(db, project, actor);
    return {
      status: 200,
      page,
      body: rows.map((row) => presentTag(row, { project, abilities, url })),
    };
  },

  async getTag({ project, params }, context) {
    const found = await inRepository(context.git, project, (repository) =>
      findTag(repository, params.tag_name),
    );
    return { status: 200, body: await present(project, found, context) };
  },

  async createTag({ project, body }, context) {
    const actor = signedIn(context);
    authorize(refPolicy.write, { project });
    const { tag_name: name, ref, message = '' } = body;
    const created = await inRepository(context.git, project, async (repository) => {
      const tag = await createTag(context, repository, { project, actor }, { name, ref, message });
      return describeTag(repository, tag);
    });
    return { status: 201, body: await present(project, created, context) };
  },

  async deleteTag({ project, params, headers }, context) {
    const actor = signedIn(context);
    authorize(refPolicy.write, { project });
    const asked = { name: params.tag_name, unmodifiedSince: headers['If-Unmodified-Since'] };
    await inRepository(context.git, project, (repository) =>
      deleteTag(context, repository, { project, actor }, asked),
    );
    return { status: 204 };
  },

  async getTagSignature({ project, params }, { db, git }) {
    const body = await inRepository(git, project, (repository) =>
      findTagSignature(db, repository, params.tag_name),
    );
    return { status: 200, body };
  },
};

async function present(
  project: ProjectAccess,
  tag: TagFacts,
  { db, actor, url }: RequestContext,
): Promise<Tag> {
  return presentTag(tag, { project, abilities: await tagRules(db, project, actor), url });
}
