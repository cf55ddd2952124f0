import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import { IssueState } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId } from '../../page-query.ts';
import { loadEntries } from '../conversation/entries.ts';
import type { RefusedComment } from '../conversation/subjects.ts';
import { CommentForm, Timeline } from '../conversation/timeline.tsx';
import { loadReactions, Reactions } from '../conversation/reactions.tsx';
import { Description } from '../issuables/description.tsx';
import { Fact, SideFacts } from '../issuables/facts.tsx';
import { loadLabelColors, type NamedLabel } from '../issuables/labels.ts';
import { renderMarkup } from '../markup.tsx';
import type { BodyOf } from '../operations.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

type Issue = BodyOf<'getIssue'>;

/** Page of one issue: its text, its facts, and everything that happened with it. */
export async function showIssuePage(
  visit: ProjectVisit,
  req: Request,
  comment: RefusedComment | null = null,
): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const iid = readPathId(req, 'iid');
  const params = { id: project.id, issue_iid: iid };
  const issue = await api.call('getIssue', { params });
  const path = `${root}/-/issues/${iid}`;
  const rendered = await renderMarkup(api, issue.description, project);
  const reactions = await loadReactions(visit, 'issues', iid);
  const { page: number } = readPageQuery(req);
  const subject = { kind: 'issue', ...params } as const;
  const { entries, page } = await loadEntries(visit, subject, number);
  const may = findIssueRights(visit, issue);
  const labels = await loadLabelColors(api, { kind: 'project', id: project.id }, issue.labels);
  return {
    pictures: true,
    revalidate: comment === null,
    status: comment === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title={`${issue.title} (#${iid})`}
        tab="issues"
        crumbs={[{ text: 'Issues', path: `${root}/-/issues` }, { text: `#${iid}` }]}
        alert={comment?.refused.alert ?? null}
        heading={
          <div class="title-row">
            <h1>
              {issue.title} <span class="quiet">#{iid}</span>
            </h1>
            <IssueButtons visit={visit} path={path} issue={issue} may={may} />
          </div>
        }
      >
        <p>
          <IssueState state={issue.state} />{' '}
          {issue.confidential ? (
            <span class="mark">
              <Glyph name="lock" /> Confidential
            </span>
          ) : null}{' '}
          opened <Ago at={issue.created_at} now={now} /> by{' '}
          <PersonLink frame={frame} person={issue.author} picture />
        </p>
        <div class="with-side">
          <div>
            <Description rendered={rendered} />
            <Reactions visit={visit} path={path} reactions={reactions} />
            <h2>Activity</h2>
            <Timeline
              visit={visit}
              path={path}
              entries={entries}
              page={page}
              mayComment={may.comment}
            />
            {may.comment ? (
              <CommentForm
                visit={visit}
                path={path}
                text={comment?.text ?? ''}
                errors={comment?.refused.beside['note'] ?? comment?.refused.beside['body']}
              />
            ) : null}
          </div>
          <IssueFacts visit={visit} issue={issue} labels={labels} />
        </div>
      </ProjectPage>
    ),
  };
}

interface IssueRights {
  readonly comment: boolean;
  readonly edit: boolean;
}

/** Acts whose buttons the visitor sees; the operations decide again. */
function findIssueRights({ actor, project }: ProjectVisit, issue: Issue): IssueRights {
  if (actor === null || project.archived) return { comment: false, edit: false };
  const isMember = project.level >= AccessLevel.Guest;
  const isOwn = issue.author.id === actor.user.id;
  const isAssigned = issue.assignees.some(({ id }) => id === actor.user.id);
  return {
    comment: issue.discussion_locked !== true || isMember,
    edit: project.level >= AccessLevel.Reporter || isOwn || isAssigned,
  };
}

const IssueButtons: FC<{
  readonly visit: ProjectVisit;
  readonly path: string;
  readonly issue: Issue;
  readonly may: IssueRights;
}> = ({ visit: { frame, root }, path, issue, may }) => {
  const closes = issue.state === 'opened';
  return (
    <div class="buttons">
      {may.edit ? (
        <>
          <a class="button quiet" href={`${frame.base}${path}/edit`}>
            Edit
          </a>
          <PostButton
            frame={frame}
            action={`${path}/state`}
            kind="quiet"
            fields={{ state_event: closes ? 'close' : 'reopen' }}
          >
            {closes ? 'Close issue' : 'Reopen issue'}
          </PostButton>
        </>
      ) : null}
      {may.comment ? (
        <a class="button quiet" href={`${frame.base}${root}/-/issues/new`}>
          New issue
        </a>
      ) : null}
    </div>
  );
};

const IssueFacts: FC<{
  readonly visit: ProjectVisit;
  readonly issue: Issue;
  readonly labels: readonly NamedLabel[];
}> = ({ visit: { frame, root }, issue, labels }) => (
  <SideFacts
    frame={frame}
    label="About the issue"
    path={`${root}/-/issues`}
    subject={{ ...issue, labels }}
  >
    <Fact name="Due date">{issue.due_date ?? 'None'}</Fact>
    {issue.weight === undefined || issue.weight === null ? null : (
      <Fact name="Weight">{issue.weight}</Fact>
    )}
  </SideFacts>
);
