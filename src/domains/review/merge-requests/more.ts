import type {
  GetMergeRequestRequest,
  MergeRequestDetail,
} from '#generated/merge-requests/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { countCommits } from '#src/git/reading/commit-range.ts';
import type { Git } from '#src/git/git.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { renderText } from '#src/domains/planning/markdown/render.ts';
import { readHead } from './heads.ts';
import { isRebased } from './rebase-state.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

type More = Pick<
  MergeRequestDetail,
  | 'first_contribution'
  | 'title_html'
  | 'description_html'
  | 'diverged_commits_count'
  | 'rebase_in_progress'
>;

/** Presents fields that only a single merge request has, most of them only on request. */
export async function presentMore(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
  query: GetMergeRequestRequest['query'],
): Promise<More> {
  const { db, git, clock } = context;
  const { title, description } = mergeRequest;
  const place = { container: toProjectContainer(project), fullPath: project.full_path };
  const renderHtml = (text: string) => renderText(context, text, { references: true, place });
  return {
    first_contribution: await isFirst(db, mergeRequest),
    ...(query.render_html && {
      title_html: await renderHtml(title),
      description_html: await renderHtml(description ?? ''),
    }),
    ...(query.include_diverged_commits_count && {
      diverged_commits_count: await countDiverged(git, mergeRequest),
    }),
    ...(query.include_rebase_in_progress && {
      rebase_in_progress: isRebased(mergeRequest, clock()),
    }),
  };
}

const otherMerged = prepareStatement<
  Pick<MergeRequestRow, 'id' | 'target_project_id' | 'author_id'>,
  Pick<MergeRequestRow, 'id'>
>((db, { id, target_project_id, author_id }) =>
  db('merge_requests')
    .where({ target_project_id, author_id, state: 'merged' })
    .whereNot({ id })
    .select('id')
    .limit(1),
);

/** Tells whether the author has no other merge request that was merged there. */
async function isFirst(
  db: Database,
  { id, target_project_id, author_id }: MergeRequestRow,
): Promise<boolean> {
  const merged = await otherMerged.first(db, { id, target_project_id, author_id });
  return merged === undefined;
}

/** The commits of the target branch that the source lacks. */
export async function countDiverged(
  git: Git,
  { target_project_id, target_branch, head_sha }: MergeRequestRow,
): Promise<number> {
  const repository = git.repository(target_project_id);
  const target = await readHead(repository, target_branch);
  if (target === null || head_sha === null) return 0;
  return countCommits(repository, { from: head_sha, to: target });
}
