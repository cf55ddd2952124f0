import type { ChangelogsService } from '#generated/changelogs/service.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { RequestContext } from '#src/context.ts';
import { InvalidParameters } from '#src/errors.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import { authorize } from '#src/policy/authorize.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { createSectionCommit, requirePush } from './commit.ts';
import { changelogPolicy } from './policy.ts';
import { makeSection } from './section.ts';

export const changelogs = {
  async getChangelog({ project, query }, context) {
    return readInRepository(context.git, project, async (repository) => {
      const section = await makeSection(context, { repository, project }, query);
      return { status: 200, body: { notes: toBeWritten(`${section.trimEnd()}\n`) } };
    });
  },

  async createChangelog({ project, body }, context) {
    authorize(changelogPolicy.commit, { project });
    const { version, file, branch = project.default_branch } = body;
    const message = body.message ?? `Add changelog for version ${version}`;
    await requirePush(context, project, branch);
    if (findFilePathFault(file) !== null)
      throw new InvalidParameters('file should be a valid file path');
    return readInRepository(context.git, project, async (repository) => {
      const place = { repository, project };
      const section = await makeSection(context, place, { ...body, to: body.to ?? branch });
      await createSectionCommit(context, place, { branch, file, version, message, section });
      return { status: 200, body: 200 };
    });
  },
} satisfies ChangelogsService<RequestContext>;
