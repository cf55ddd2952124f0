import { encodePath } from '#src/text/encode-path.ts';
import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Pager } from '#src/pages/items.tsx';
import { CiState, Empty, toWords } from '#src/pages/markers.tsx';
import { Ago, formatSeconds } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId, readQueryText } from '../../page-query.ts';
import type { BodyOf } from '../operations.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import { mayRunPipeline } from './new-pipeline.tsx';
import { CiViews } from './views.tsx';

type BasicPipeline = BodyOf<'listProjectPipelines'>[number];
type Job = BodyOf<'listPipelineJobs'>[number];

/** Pipelines of a project, the latest first. */
export async function showPipelines(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const ref = readQueryText(req, 'ref').slice(0, 255);
  const { rows, page } = await api.list('listProjectPipelines', {
    params: { id: project.id },
    query: { ...readPageQuery(req), ...(ref !== '' && { ref }) },
  });
  const path = `${root}/-/pipelines`;
  return {
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title="Pipelines"
        tab="pipelines"
        heading={
          <div class="title-row">
            <h1>Pipelines</h1>
            {mayRunPipeline(visit) ? (
              <a class="button" href={`${frame.base}${path}/new`}>
                Run pipeline
              </a>
            ) : null}
          </div>
        }
      >
        <CiViews visit={visit} current="pipelines" />
        <form class="filters" role="search" aria-label="Filter" action={frame.base + path}>
          <label>
            Branch or tag
            <input type="search" name="ref" value={ref} maxlength={255} />
          </label>
          <button type="submit" class="quiet">
            Filter
          </button>
        </form>
        <PipelineRows frame={frame} root={root} pipelines={rows} now={now} />
        <Pager frame={frame} path={path} query={ref === '' ? {} : { ref }} page={page} />
      </ProjectPage>
    ),
  };
}

/** Pipelines as rows of a table. `root` is the path of their project. */
export const PipelineRows: FC<{
  readonly frame: Frame;
  readonly root: string;
  readonly pipelines: readonly BasicPipeline[];
  readonly now: Date;
}> = ({ frame, root, pipelines, now }) =>
  pipelines.length === 0 ? (
    <Empty title="No pipelines">
      <p>
        A push creates one when the repository has a <code>.gitlab-ci.yml</code>.
      </p>
    </Empty>
  ) : (
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Pipeline</th>
            <th scope="col">Branch or tag</th>
            <th scope="col">Commit</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {pipelines.map((each) => (
            <tr>
              <td>
                <CiState status={each.status} />
              </td>
              <td>
                <a href={`${frame.base}${root}/-/pipelines/${each.id}`}>#{each.id}</a>{' '}
                <span class="quiet">{toWords(each.source ?? '')}</span>
              </td>
              <td>
                <Glyph name="git-branch" /> {each.ref}
              </td>
              <td>
                <a href={`${frame.base}${root}/-/commit/${each.sha}`}>
                  <code>{each.sha.slice(0, 8)}</code>
                </a>
              </td>
              <td>
                <Ago at={each.created_at} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

/** Shows a pipeline with its jobs by stage. */
export async function showPipeline(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, now, project, root } = visit;
  const id = readPathId(req);
  const params = { id: project.id, pipeline_id: id };
  const pipeline = await api.call('getPipeline', { params });
  const query = { per_page: 100 };
  const jobs = await api.call('listPipelineJobs', { params, query });
  const bridges = await api.call('listPipelineBridges', { params, query });
  const path = `${root}/-/pipelines/${id}`;
  return {
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title={`Pipeline #${id}`}
        tab="pipelines"
        crumbs={[{ text: 'Pipelines', path: `${root}/-/pipelines` }, { text: `#${id}` }]}
        links={isLive(pipeline.status) ? <meta http-equiv="refresh" content="15" /> : null}
        heading={
          <div class="title-row">
            <h1>Pipeline #{id}</h1>
            <PipelineButtons visit={visit} path={path} status={pipeline.status} />
          </div>
        }
      >
        <ul class="chips">
          <li>
            <CiState status={pipeline.status} />
          </li>
          <li>
            <Glyph name="git-branch" />{' '}
            <a href={`${frame.base}${root}/-/commits/${encodePath(pipeline.ref ?? '')}`}>
              {pipeline.ref}
            </a>
          </li>
          <li>
            <Glyph name="git-commit" />{' '}
            <a href={`${frame.base}${root}/-/commit/${pipeline.sha}`}>
              <code>{pipeline.sha.slice(0, 8)}</code>
            </a>
          </li>
          <li>
            created <Ago at={pipeline.created_at} now={now} /> by{' '}
            <PersonLink frame={frame} person={pipeline.user} picture />
          </li>
          <li>
            <Glyph name="clock" /> {formatSeconds(pipeline.duration)}
          </li>
        </ul>
        {pipeline.yaml_errors ? <p class="alert">{pipeline.yaml_errors}</p> : null}
        <Stages frame={frame} root={root} jobs={[...jobs, ...(bridges as unknown as Job[])]} />
      </ProjectPage>
    ),
  };
}

/** True while a page of the pipeline or job goes on changing by itself. */
export const isLive = (status: string): boolean =>
  ['created', 'waiting_for_resource', 'preparing', 'pending', 'running', 'canceling'].includes(
    status,
  );

const PipelineButtons: FC<{
  readonly visit: ProjectVisit;
  readonly path: string;
  readonly status: string;
}> = ({ visit: { actor, frame, project }, path, status }) =>
  actor === null || project.level < AccessLevel.Developer ? null : (
    <div class="buttons">
      {isLive(status) || status === 'manual' || status === 'scheduled' ? (
        <PostButton frame={frame} action={`${path}/cancel`} kind="quiet">
          Cancel
        </PostButton>
      ) : null}
      {['failed', 'canceled'].includes(status) ? (
        <PostButton frame={frame} action={`${path}/retry`}>
          Retry
        </PostButton>
      ) : null}
    </div>
  );

/** The graph of a pipeline: stages beside each other in their order, each with its jobs. */
const Stages: FC<{
  readonly frame: Frame;
  readonly root: string;
  readonly jobs: readonly Job[];
}> = ({ frame, root, jobs }) => {
  const byStage = new Map<string, Job[]>();
  for (const job of jobs.toSorted((a, b) => a.id - b.id)) {
    byStage.set(job.stage, [...(byStage.get(job.stage) ?? []), job]);
  }
  return (
    <div class="stages">
      {[...byStage].map(([stage, ofStage]) => (
        <section class="box" aria-label={`Stage ${stage}`}>
          <h2 class="box-title">{stage}</h2>
          <ul class="items">
            {ofStage.map((job) => (
              <li>
                <a class="plain" href={`${frame.base}${root}/-/jobs/${job.id}`}>
                  <CiState status={job.status} /> {job.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
