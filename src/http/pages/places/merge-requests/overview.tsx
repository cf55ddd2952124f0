import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { Reply } from '../../handlers.tsx';
import { readNotice, readPageQuery } from '../../page-query.ts';
import type { Refused } from '../../refused.ts';
import { loadEntries } from '../conversation/entries.ts';
import { CommentForm, Timeline } from '../conversation/timeline.tsx';
import { loadReactions, Reactions } from '../conversation/reactions.tsx';
import { Description } from '../issuables/description.tsx';
import { Fact, PeopleList, SideFacts } from '../issuables/facts.tsx';
import { loadLabelColors, type NamedLabel } from '../issuables/labels.ts';
import { renderMarkup } from '../markup.tsx';
import type { ProjectVisit } from '../visits.ts';
import { MergeBox } from './merge-box.tsx';
import { loadRequest, type MergeRequest, RequestPage } from './subject.tsx';

/** A form of the page that was refused; `text` is the comment in it. */
export interface RefusedAct {
  readonly text?: string;
  readonly refused: Refused;
}

const notices = {
  rebase: 'The rebase is queued. Load the page again in a moment.',
  waits: 'The merge request is merged when the pipeline succeeds.',
};

/** Page of one merge request: its text, its facts, its merge, and everything that happened with it. */
export async function showOverview(
  visit: ProjectVisit,
  req: Request,
  act: RefusedAct | null = null,
): Promise<Reply> {
  const { api, project } = visit;
  const shown = await loadRequest(visit, req, { forMerge: true });
  const { mergeRequest, params, path, may } = shown;
  const approvals = await api.optional('getMergeRequestApprovals', { params });
  const rendered = await renderMarkup(api, mergeRequest.description, project);
  const reactions = await loadReactions(visit, 'merge_requests', mergeRequest.iid);
  const subject = { kind: 'merge_request', ...params } as const;
  const { entries, page } = await loadEntries(visit, subject, readPageQuery(req).page);
  const owner = { kind: 'project', id: project.id } as const;
  const labels = await loadLabelColors(api, owner, mergeRequest.labels);
  const beside = act?.refused.beside ?? {};
  return {
    pictures: true,
    revalidate: act === null,
    status: act === null ? 200 : 422,
    page: (
      <RequestPage
        visit={visit}
        shown={shown}
        tab="overview"
        notice={readNotice(req, notices)}
        alert={act?.refused.alert ?? null}
      >
        <div class="with-side">
          <div>
            <Description rendered={rendered} />
            <Reactions visit={visit} path={path} reactions={reactions} />
            <MergeBox visit={visit} shown={shown} approvals={approvals} />
            <h2>Activity</h2>
            <Timeline
              visit={visit}
              path={path}
              entries={entries}
              page={page}
              mayComment={may.comment}
              mayChange={may.change}
            />
            {may.comment ? (
              <CommentForm
                visit={visit}
                path={path}
                text={act?.text ?? ''}
                errors={beside['note'] ?? beside['body']}
              />
            ) : null}
          </div>
          <RequestFacts visit={visit} mergeRequest={mergeRequest} labels={labels} />
        </div>
      </RequestPage>
    ),
  };
}

const RequestFacts: FC<{
  readonly visit: ProjectVisit;
  readonly mergeRequest: MergeRequest;
  readonly labels: readonly NamedLabel[];
}> = ({ visit: { frame, root }, mergeRequest, labels }) => (
  <SideFacts
    frame={frame}
    label="About the merge request"
    path={`${root}/-/merge_requests`}
    subject={{ ...mergeRequest, labels }}
    people={
      <Fact name="Reviewers">
        <PeopleList frame={frame} people={mergeRequest.reviewers} />
      </Fact>
    }
  >
    <Fact name="Changed files">{mergeRequest.changes_count ?? '0'}</Fact>
  </SideFacts>
);
