import { encodePath } from '#src/text/encode-path.ts';
import type { Request } from 'express';
import type { Child, FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import { CiState, MergeRequestState } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import { mergeRequestPolicy } from '#src/domains/review/merge-requests/policy.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { readPathId } from '../../page-query.ts';
import { toInstancePath } from '../links.ts';
import type { BodyOf } from '../operations.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

export type MergeRequest = BodyOf<'getMergeRequest'>;

/** A merge request that pages show, with what the visitor may probably do; the operations decide again. */
export interface ShownRequest {
  readonly mergeRequest: MergeRequest;
  readonly params: { readonly id: number; readonly merge_request_iid: number };
  /** Project of the source branch; null where the visitor does not see it. */
  readonly source: { readonly full_path: string } | null;
  /** Path from the root of the instance. */
  readonly path: string;
  readonly may: { readonly comment: boolean; readonly change: boolean };
}

/** Query for the facts that only the merge box shows, since git has to count them. */
const mergeQuery = { include_diverged_commits_count: true, include_rebase_in_progress: true };

/** The merge request that the address names, with `forMerge` for the box of its merge. @throws HttpError 404 */
export async function loadRequest(
  visit: ProjectVisit,
  req: Request,
  { forMerge = false } = {},
): Promise<ShownRequest> {
  const params = readRequestParams(visit, req);
  const query = forMerge ? mergeQuery : {};
  const mergeRequest = await visit.api.call('getMergeRequest', { params, query });
  const path = formatRequestPath(visit, params.merge_request_iid);
  const source = await findSource(visit, mergeRequest);
  return { mergeRequest, params, source, path, may: findRights(visit, mergeRequest) };
}

async function findSource({ api, project }: ProjectVisit, { source_project_id: id }: MergeRequest) {
  if (id === null || id === project.id) return id === null ? null : project;
  const fork = await api.optional('getProject', { params: { id } });
  return fork === null ? null : { full_path: fork.path_with_namespace };
}

export const readRequestParams = ({ project }: ProjectVisit, req: Request) => ({
  id: project.id,
  merge_request_iid: readPathId(req, 'iid'),
});

export const formatRequestPath = ({ root }: ProjectVisit, iid: number): string =>
  `${root}/-/merge_requests/${iid}`;

function findRights(
  { actor, project }: ProjectVisit,
  { author, assignees, discussion_locked }: MergeRequest,
) {
  if (actor === null || project.archived) return { comment: false, change: false };
  const assigned = assignees.some(({ id }) => id === actor.user.id);
  const mergeRequest = { author_id: author.id };
  return {
    comment: discussion_locked !== true || project.level >= AccessLevel.Guest,
    change: mergeRequestPolicy.change({ project, actor, mergeRequest, assigned }),
  };
}

export type RequestTab = 'overview' | 'commits' | 'pipelines' | 'diffs';

interface RequestPageProps {
  readonly visit: ProjectVisit;
  readonly shown: ShownRequest;
  readonly tab: RequestTab;
  readonly width?: 'wide' | 'full';
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** A page of a merge request, below its title, its branches and the ways to its parts. */
export const RequestPage: FC<RequestPageProps> = ({ visit, shown, tab, ...page }) => {
  const { frame, now, root } = visit;
  const { mergeRequest, path } = shown;
  const { iid, title } = mergeRequest;
  return (
    <ProjectPage
      visit={visit}
      title={`${tabTitles[tab]}${title} (!${iid})`}
      tab="merge_requests"
      width={page.width ?? 'wide'}
      crumbs={[{ text: 'Merge requests', path: `${root}/-/merge_requests` }, { text: `!${iid}` }]}
      notice={page.notice ?? null}
      alert={page.alert ?? null}
      heading={
        <div class="title-row">
          <h1>
            {title} <span class="quiet">!{iid}</span>
          </h1>
          <RequestButtons visit={visit} shown={shown} />
        </div>
      }
    >
      <p>
        <MergeRequestState state={mergeRequest.state} draft={mergeRequest.draft} />{' '}
        <PersonLink frame={frame} person={mergeRequest.author} picture /> requested to merge{' '}
        <SourceBranch visit={visit} shown={shown} /> into{' '}
        <a href={`${frame.base}${root}/-/tree/${encodePath(mergeRequest.target_branch)}`}>
          <code>{mergeRequest.target_branch}</code>
        </a>{' '}
        · opened <Ago at={mergeRequest.created_at} now={now} />{' '}
        {mergeRequest.head_pipeline ? (
          <>
            · pipeline{' '}
            <CiState
              status={mergeRequest.head_pipeline.status}
              href={toInstancePath(frame, mergeRequest.head_pipeline.web_url)}
            />
          </>
        ) : null}
      </p>
      <Tabs
        frame={frame}
        label="Merge request"
        current={tab}
        tabs={[
          {
            name: 'overview',
            text: 'Overview',
            path,
            icon: 'comment-discussion',
            count: mergeRequest.user_notes_count || null,
          },
          { name: 'commits', text: 'Commits', path: `${path}/commits`, icon: 'git-commit' },
          { name: 'pipelines', text: 'Pipelines', path: `${path}/pipelines`, icon: 'play' },
          {
            name: 'diffs',
            text: 'Changes',
            path: `${path}/diffs`,
            icon: 'git-compare',
            count: mergeRequest.changes_count,
          },
        ]}
      />
      {page.children}
    </ProjectPage>
  );
};

const tabTitles: Readonly<Record<RequestTab, string>> = {
  overview: '',
  commits: 'Commits · ',
  pipelines: 'Pipelines · ',
  diffs: 'Changes · ',
};

/** The source branch, with its project where that is a fork. The branch of a merged merge request is often deleted. */
const SourceBranch: FC<{ readonly visit: ProjectVisit; readonly shown: ShownRequest }> = ({
  visit: { frame },
  shown: { source, mergeRequest },
}) => {
  const { state, source_branch, source_project_id, target_project_id } = mergeRequest;
  if (source === null) {
    return (
      <>
        <code>{source_branch}</code>{' '}
        {source_project_id === null ? 'of a deleted project' : 'of a fork'}
      </>
    );
  }
  const isFork = source_project_id !== target_project_id;
  const name = <code>{isFork ? `${source.full_path}:${source_branch}` : source_branch}</code>;
  if (state !== 'opened') return name;
  const path = `/${source.full_path}/-/tree/${encodePath(source_branch)}`;
  return <a href={frame.base + path}>{name}</a>;
};

const RequestButtons: FC<{ readonly visit: ProjectVisit; readonly shown: ShownRequest }> = ({
  visit: { frame },
  shown: { mergeRequest, path, may },
}) => {
  const { state, draft } = mergeRequest;
  if (!may.change) return null;
  return (
    <div class="buttons">
      <a class="button quiet" href={`${frame.base}${path}/edit`}>
        Edit
      </a>
      {state === 'opened' ? (
        <PostButton
          frame={frame}
          action={`${path}/draft`}
          kind="quiet"
          fields={{ draft: draft ? 'false' : 'true' }}
        >
          {draft ? 'Mark as ready' : 'Mark as draft'}
        </PostButton>
      ) : null}
      {state === 'opened' || state === 'closed' ? (
        <PostButton
          frame={frame}
          action={`${path}/state`}
          kind="quiet"
          fields={{ state_event: state === 'opened' ? 'close' : 'reopen' }}
        >
          {state === 'opened' ? 'Close merge request' : 'Reopen merge request'}
        </PostButton>
      ) : null}
    </div>
  );
};
