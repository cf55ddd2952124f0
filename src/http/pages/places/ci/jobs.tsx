import { encodePath } from '#src/text/encode-path.ts';
import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Pager } from '#src/pages/items.tsx';
import { CiState, Empty, toWords } from '#src/pages/markers.tsx';
import { Ago, formatBytes, formatSeconds } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId } from '../../page-query.ts';
import type { BodyOf } from '../operations.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import { TerminalLog } from './log.tsx';
import { isLive } from './pipelines.tsx';
import { readTraceEnd } from './read-log.ts';
import { CiViews } from './views.tsx';

type Job = BodyOf<'getJob'>;

/** Jobs of a project, the latest first. */
export async function showJobs(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const { rows, page } = await api.list('listProjectJobs', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  return {
    revalidate: true,
    page: (
      <ProjectPage visit={visit} title="Jobs" tab="pipelines">
        <CiViews visit={visit} current="jobs" />
        {rows.length === 0 ? <Empty title="No jobs" /> : null}
        <div class="table">
          <table>
            <tbody>
              {rows.map((job) => (
                <tr>
                  <td>
                    <CiState status={job.status} />
                  </td>
                  <td>
                    <a href={`${frame.base}${root}/-/jobs/${job.id}`}>{job.name}</a>{' '}
                    <span class="quiet">{job.stage}</span>
                  </td>
                  <td>
                    <Glyph name="git-branch" /> {job.ref}
                  </td>
                  <td>{formatSeconds(job.duration)}</td>
                  <td>
                    <Ago at={job.created_at} now={now} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Pager frame={frame} path={`${root}/-/jobs`} page={page} />
      </ProjectPage>
    ),
  };
}

/** Shows a job with the end of its log. While the job runs, browsers load the page again. */
export async function showJob(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, project, root } = visit;
  const id = readPathId(req);
  const job = await api.call('getJob', { params: { id: project.id, job_id: id } });
  const log = await readTraceEnd(visit, id);
  const path = `${root}/-/jobs/${id}`;
  return {
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title={`${job.name} (#${id})`}
        tab="pipelines"
        width="full"
        crumbs={[
          { text: 'Pipelines', path: `${root}/-/pipelines` },
          { text: `#${job.pipeline.id}`, path: `${root}/-/pipelines/${job.pipeline.id}` },
          { text: job.name },
        ]}
        links={isLive(job.status) ? <meta http-equiv="refresh" content="10" /> : null}
        heading={
          <div class="title-row">
            <h1>{job.name}</h1>
            <JobButtons visit={visit} path={path} job={job} />
          </div>
        }
      >
        <div class="with-side">
          <div>
            {log === null || log.text === '' ? (
              <Empty title="No log" />
            ) : (
              <>
                {log.cut ? (
                  <p class="notice">
                    This is the end of the log. <a href={`${frame.base}${path}/raw`}>Whole log</a>
                  </p>
                ) : null}
                <TerminalLog log={log.text} />
              </>
            )}
          </div>
          <JobFacts visit={visit} path={path} job={job} />
        </div>
      </ProjectPage>
    ),
  };
}

const JobButtons: FC<{
  readonly visit: ProjectVisit;
  readonly path: string;
  readonly job: Job;
}> = ({ visit: { actor, frame, project }, path, job }) => {
  if (actor === null || project.level < AccessLevel.Developer) return null;
  const isOver = ['success', 'failed', 'canceled'].includes(job.status);
  return (
    <div class="buttons">
      {job.status === 'manual' ? (
        <PostButton frame={frame} action={`${path}/play`}>
          Run
        </PostButton>
      ) : null}
      {isLive(job.status) || job.status === 'scheduled' ? (
        <PostButton frame={frame} action={`${path}/cancel`} kind="quiet">
          Cancel
        </PostButton>
      ) : null}
      {isOver ? (
        <PostButton frame={frame} action={`${path}/retry`} kind="quiet">
          Retry
        </PostButton>
      ) : null}
    </div>
  );
};

const JobFacts: FC<{ readonly visit: ProjectVisit; readonly path: string; readonly job: Job }> = ({
  visit: { frame, now, root },
  path,
  job,
}) => (
  <aside class="side" aria-label="About the job">
    <dl>
      <dt>State</dt>
      <dd>
        <CiState status={job.status} />
        {job.failure_reason === undefined ? null : <div>{toWords(job.failure_reason)}</div>}
      </dd>
      <dt>Stage</dt>
      <dd>{job.stage}</dd>
      <dt>Started</dt>
      <dd>
        <Ago at={job.started_at} now={now} />
      </dd>
      <dt>Duration</dt>
      <dd>{formatSeconds(job.duration)}</dd>
      <dt>Branch or tag</dt>
      <dd>
        <a href={`${frame.base}${root}/-/tree/${encodePath(job.ref)}`}>{job.ref}</a>
      </dd>
      <dt>Created by</dt>
      <dd>
        <PersonLink frame={frame} person={job.user} picture />
      </dd>
      {job.artifacts_file === undefined ? null : (
        <>
          <dt>Artifacts</dt>
          <dd>
            <a href={`${frame.base}${path}/artifacts/browse`}>
              <Glyph name="file-directory-fill" /> Browse
            </a>{' '}
            <a href={`${frame.base}${path}/artifacts/download`}>
              <Glyph name="download" /> Download
            </a>{' '}
            <span class="quiet">{formatBytes(job.artifacts_file.size)}</span>
          </dd>
        </>
      )}
      <dt>Log</dt>
      <dd>
        <a href={`${frame.base}${path}/raw`}>
          <Glyph name="log" /> Raw
        </a>
      </dd>
    </dl>
  </aside>
);
