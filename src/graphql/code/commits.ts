import { toCommitBody } from '#generated/graphql/arguments/commits.ts';
import type { CommitsResolvers, CommitSource, TreeSource } from '#generated/graphql/resolvers.ts';
import { LaterText, type Text } from '#runtime/later-text.ts';
import { NotFound } from '#src/errors.ts';
import { findLastCommit } from '#src/git/reading/commits.ts';
import { diffCommit } from '#src/git/reading/diff.ts';
import { holdsPath } from '#src/git/reading/tree-listing.ts';
import { loadShownCommit } from '#src/git/reading/shown-commit.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { renderText } from '#src/domains/planning/markdown/render.ts';
import { presentCommit, presentDiff } from '#src/domains/core/repositories/commit-presenter.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { findUserPicture } from '#src/domains/core/users/avatar.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { mayLookUpUsers } from '#src/domains/core/users/visible.ts';
import { loadAuthorsByAddress } from '#src/domains/code/commits/authors.ts';
import { findCommitOfProject } from '#src/domains/code/commits/finder.ts';
import { CommitPages } from './commits-pages.ts';

/** Characters of a short title. */
const maxTitleChars = 80;

export const commitsGraphql = {
  Commit: {
    author: async ({ author_email }, _args, context) =>
      (await context.batches.load(loadAuthors, author_email, context)) ?? null,
    async authorGravatar({ author_email: email }, _args, context) {
      const { db, actor, url } = context.request;
      if (!(await mayLookUpUsers(db, actor))) return null;
      return context.lookUp(() => findUserPicture(db, url, { email }));
    },
    title: async (commit) => {
      const title = await readTitle(commit);
      return title.length <= maxTitleChars ? title : `${title.slice(0, maxTitleChars - 1)}…`;
    },
    titleHtml: async (commit, _args, context) =>
      renderHtml(await readTitle(commit), commit, context),
    fullTitleHtml: async (commit, _args, context) =>
      renderHtml(await readTitle(commit), commit, context),
    description: (commit) => readDescription(commit),
    descriptionHtml: async (commit, _args, context) =>
      renderHtml(await readDescription(commit), commit, context),
    async diffs({ id, parent_ids, project_id }, _args, context) {
      context.countOnce('Commit', 'diffs');
      const { db, git } = context.request;
      const project = await loadProjectAccess(context, project_id);
      const limits = await loadDiffLimits(db);
      const { files } = await context.lookUp(() =>
        readInRepository(git, project, (repository) =>
          diffCommit(repository, { id, parents: parent_ids }, limits),
        ),
      );
      return files.map(presentDiff);
    },
  },

  Repository: {
    async commit({ project_id }, { ref }, context) {
      const { git, url } = context.request;
      const project = await loadProjectAccess(context, project_id);
      const { commit } = await context.lookUp(() => findCommitOfProject(git, project, ref));
      return { ...presentCommit(commit, project, url), project_id };
    },
    commits: async ({ project_id }, args, context) =>
      new CommitPages(context, await loadProjectAccess(context, project_id), args),
  },

  Tree: {
    lastCommit: async (tree, _args, context) => findCommitOfTree(tree, context),
  },

  Mutation: {
    async commitCreate(input, { createCommit }) {
      const { body } = await createCommit({
        params: { id: input.projectPath },
        body: { ...toCommitBody(input), stats: false },
      });
      return {
        commit: body,
        commitPipelinePath: `/api/graphql:pipelines/sha/${body.id}`,
        content: input.actions.flatMap(({ content }) => content ?? []),
      };
    },
  },
} satisfies CommitsResolvers<GraphqlContext>;

/** A text of a commit, which is read now where it is long. */
async function read(given: Text): Promise<string> {
  return given instanceof LaterText ? ((await given.read(false)) ?? '') : given;
}

const readTitle = ({ title }: CommitSource) => read(title);

/** The message behind the title. */
async function readDescription({ message }: CommitSource): Promise<string> {
  const whole = (await read(message)).trimStart();
  const end = whole.indexOf('\n');
  return end === -1 ? '' : whole.slice(end + 1).trim();
}

async function renderHtml(
  markdown: string,
  { project_id }: CommitSource,
  context: GraphqlContext,
): Promise<string> {
  const project = await loadProjectAccess(context, project_id);
  const place = { container: toProjectContainer(project), fullPath: project.full_path };
  return context.lookUp(() => renderText(context.request, markdown, { references: true, place }));
}

async function loadAuthors(addresses: readonly string[], { request }: GraphqlContext) {
  const authors = await loadAuthorsByAddress(request, addresses);
  const shown = Array.from(
    authors,
    ([address, user]) => [address, presentUserBasic(user, request.url)] as const,
  );
  return new Map(shown);
}

/** The newest commit that changed an existing path. */
async function findCommitOfTree(
  { project_id, commit_id, directory }: TreeSource,
  context: GraphqlContext,
): Promise<CommitSource | null> {
  if (commit_id === '') return null;
  const { git, url } = context.request;
  const project = await loadProjectAccess(context, project_id);
  const commit = await context.lookUp(() =>
    readInRepository(git, project, async (repository) => {
      if (directory === '') return loadShownCommit(repository, commit_id);
      if (!(await holdsPath(repository, commit_id, directory))) return null;
      const id = await findLastCommit(repository, commit_id, directory);
      return id === null ? null : loadShownCommit(repository, id);
    }),
  );
  if (commit === null) throw new NotFound('Commit');
  return { ...presentCommit(commit, project, url), project_id };
}
