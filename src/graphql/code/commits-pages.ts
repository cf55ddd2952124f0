import { GraphQLError } from 'graphql';
import type { CommitsResolvers, CommitSource } from '#generated/graphql/resolvers.ts';
import type { PageOfRows, Pages, Window } from '#runtime/graphql/types.ts';
import { readLog } from '#src/git/reading/log.ts';
import type { GraphqlContext } from '../context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { findRange } from '#src/domains/code/commits/finder.ts';

/** Limit on commits before a page: git walks all of them. */
const maxPassedCommits = 50_000;

type CommitArguments = Parameters<CommitsResolvers<GraphqlContext>['Repository']['commits']>[1];

/** Commits, the newest first, which are read forwards only: where a history ends is known when all of it was walked. */
export class CommitPages implements Pages<CommitSource> {
  readonly #context: GraphqlContext;
  readonly #project: ProjectAccess;
  readonly #given: CommitArguments;

  constructor(context: GraphqlContext, project: ProjectAccess, args: CommitArguments) {
    this.#context = context;
    this.#project = project;
    this.#given = args;
  }

  check({ backwards, before, after }: Window): void {
    if (backwards || before !== null) {
      throw new GraphQLError('Commits are read forwards only: by `first` and `after`');
    }
    if (after !== null) parseOffset(after);
  }

  async page({ limit, after }: Window): Promise<PageOfRows<CommitSource>> {
    const skip = after === null ? 0 : parseOffset(after);
    const { author, committedAfter: since, committedBefore: until, ref } = this.#given;
    const { git, url } = this.#context.request;
    const commits = await this.#context.lookUp(() =>
      readInRepository(git, this.#project, async (repository) => {
        const range = await findRange(repository, this.#project, ref);
        if (range === null) return [];
        const filters = { author: author ?? undefined, since: since ?? undefined };
        return readLog(repository, {
          ...filters,
          until: until ?? undefined,
          range,
          skip,
          limit: limit + 1,
          order: 'date',
        });
      }),
    );
    const nodes = commits.slice(0, limit).map((commit) => ({
      ...presentCommit(commit, this.#project, url),
      project_id: this.#project.id,
    }));
    const cursors = nodes.map((_, index) =>
      Buffer.from(String(skip + index + 1))
        .toString('base64')
        .replaceAll('=', ''),
    );
    return { nodes, cursors, more: commits.length > limit };
  }
}

/** Number of commits before a cursor. */
function parseOffset(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  if (!/^\d{1,9}$/.test(text)) throw new GraphQLError('Please provide a valid cursor');
  const offset = Number(text);
  if (offset > maxPassedCommits) {
    throw new GraphQLError(`No more than ${maxPassedCommits} commits are passed over`);
  }
  return offset;
}
