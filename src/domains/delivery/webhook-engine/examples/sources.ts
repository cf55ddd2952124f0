import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { ProjectFeature } from '#src/records/project.ts';
import type { HookFlag } from '../triggers.ts';
import type { MakeExample } from './example-tools.ts';
import { makeDeploymentExample, makeJobExample, makePipelineExample } from './of-pipelines.ts';
import { makePushExample, makeTagPushExample } from './of-pushes.ts';
import { makeIssueExample, makeNoteExample, makeRequestExample } from './of-targets.ts';

/** The triggers of hooks of projects. */
export type ProjectTrigger = Exclude<
  HookFlag,
  'subgroup_events' | 'member_events' | 'project_events' | 'repository_update_events'
>;

/** The source of examples for one kind of event. */
export interface ExampleSource {
  /** The value of `X-Gitlab-Event`. */
  readonly header: string;
  /** Name of the missing record, for the error message. */
  readonly missing: string;
  /** Feature that the caller must be able to read; undefined if `make` checks that itself. */
  readonly feature?: ProjectFeature;
  /** Rows of the project with this id from which one may be made: one step into an index. */
  readonly rows: (db: Database, project: Knex.Raw) => Knex.QueryBuilder;
  readonly make: MakeExample;
}

const createRows =
  (table: string, column = 'project_id'): ExampleSource['rows'] =>
  (db, project) =>
    db(table).where(`${table}.${column}`, project);

const selectRepositories: ExampleSource['rows'] = (db, project) =>
  db('projects').where('projects.id', project).where('projects.empty_repo', false);

const selectComments: ExampleSource['rows'] = (db, project) =>
  db('events').where('events.project_id', project).where('events.action', 'commented');

const issues = {
  missing: 'Ensure the project has issues.',
  feature: 'issues',
  rows: createRows('issues'),
} as const;

const notes = { missing: 'Ensure the project has notes.', rows: selectComments } as const;

const noCommits = 'Ensure the group has a project with commits.';

/** An event that is never published, because this instance lacks the records that it is about. */
interface NoSource {
  readonly missing: string;
}

export const exampleSources: Readonly<Record<ProjectTrigger, ExampleSource | NoSource>> = {
  push_events: {
    header: 'Push Hook',
    missing: noCommits,
    rows: selectRepositories,
    make: makePushExample,
  },
  tag_push_events: {
    header: 'Tag Push Hook',
    missing: noCommits,
    rows: selectRepositories,
    make: makeTagPushExample,
  },
  issues_events: {
    header: 'Issue Hook',
    ...issues,
    make: makeIssueExample({ confidential: false }),
  },
  confidential_issues_events: {
    header: 'Confidential Issue Hook',
    ...issues,
    make: makeIssueExample({ confidential: true }),
  },
  note_events: {
    header: 'Note Hook',
    ...notes,
    make: makeNoteExample({ confidential: false }),
  },
  confidential_note_events: {
    header: 'Confidential Note Hook',
    ...notes,
    make: makeNoteExample({ confidential: true }),
  },
  merge_requests_events: {
    header: 'Merge Request Hook',
    missing: 'Ensure the project has merge requests.',
    feature: 'merge_requests',
    rows: createRows('merge_requests', 'target_project_id'),
    make: makeRequestExample,
  },
  job_events: {
    header: 'Job Hook',
    missing: 'Ensure the project has CI jobs.',
    feature: 'builds',
    rows: createRows('jobs'),
    make: makeJobExample,
  },
  pipeline_events: {
    header: 'Pipeline Hook',
    missing: 'Ensure the project has CI pipelines.',
    feature: 'builds',
    rows: createRows('pipelines'),
    make: makePipelineExample,
  },
  deployment_events: {
    header: 'Deployment Hook',
    missing: 'Ensure the project has deployments.',
    feature: 'operations',
    rows: createRows('deployments'),
    make: makeDeploymentExample,
  },
  wiki_page_events: { missing: 'Ensure the wiki is enabled and has pages.' },
  releases_events: { missing: 'Ensure the project has releases.' },
  feature_flag_events: { missing: 'Ensure the project has feature flags.' },
};
