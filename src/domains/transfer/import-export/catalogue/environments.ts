import { whereInList } from '#src/database/dialect.ts';
import { checkEnvironmentAttributes } from '#src/domains/ci/environments/attributes.ts';
import { toEnvironmentSlug } from '#src/domains/ci/environments/slug.ts';
import { guessTier } from '#src/domains/ci/environments/tier.ts';
import { HttpError } from '#src/errors.ts';
import { bounds } from '../import/bounds.ts';
import {
  readMildText,
  readPart,
  RecordRefused,
  readRequiredText,
  readTextValue,
  readTime,
} from '../import/values.ts';
import { field, readIid } from './fields.ts';
import { createRecordList } from './read.ts';
import type { Attribute, RecordInput, Relation } from './relation.ts';
import { getColumn, linkToRow } from './write.ts';

const maxNameChars = 255;
const slugs = /^[a-z](?:[a-z0-9-]{0,22}[a-z0-9])?$/;
const tiers = ['production', 'staging', 'testing', 'development', 'other'];

/** Environments without their timers: nothing of an archive begins by itself. */
export const environmentRelation: Relation = {
  table: 'environments',
  by: ['name'],
  taken: 'name is taken',
  fields: {
    name: field.required(maxNameChars),
    slug: {
      // A renamed environment keeps its slug.
      take({ record, row }, name) {
        const slug = readMildText(record, name, maxNameChars) ?? '';
        return slugs.test(slug) ? slug : toEnvironmentSlug(String(row['name']));
      },
    },
    external_url: {
      take({ record, row }, name) {
        const external_url = readTextValue(record, name, maxNameChars);
        requireAttributes(String(row['name']), external_url);
        return external_url === '' ? null : external_url;
      },
    },
    tier: {
      take: ({ record, row }) =>
        tiers.find((tier) => tier === record['tier']) ?? guessTier(String(row['name'])),
    },
    state: field.word('available', 'stopped'),
    ...field.times,
  },
};

function requireAttributes(name: string, external_url: string | null): void {
  try {
    checkEnvironmentAttributes({ name, external_url });
  } catch (error) {
    throw error instanceof HttpError ? new RecordRefused('name or address is invalid') : error;
  }
}

/** Resource groups with the order in which their jobs run. */
export const resourceGroupRelation: Relation = {
  table: 'resource_groups',
  by: ['key'],
  taken: 'name is taken',
  fields: {
    key: field.required(maxNameChars),
    process_mode: field.word('unordered', 'oldest_first', 'newest_first'),
    ...field.times,
  },
};

/** @throws RecordRefused where the project has no environment of the name */
async function findEnvironment({
  context: { db, container },
  record,
}: RecordInput): Promise<number> {
  const environment = readPart(record, 'environment') ?? {};
  const name = readRequiredText(environment, 'name', maxNameChars);
  const found = await db('environments')
    .where({ project_id: container.id, name })
    .first<{ id: number } | undefined>('id');
  if (found === undefined) throw new RecordRefused('the environment is unknown');
  return found.id;
}

/** The job that deployed; null where a request did. Calls `refused` for a job that was not stored. */
async function findJob({ context, record, refused }: RecordInput): Promise<number | null> {
  const { db, container } = context;
  const deployable = readPart(record, 'deployable');
  if (deployable === null) return null;
  const iid = readIid({ iid: deployable['pipeline_iid'] ?? null });
  const name = readMildText(deployable, 'name', maxNameChars);
  const created_at = readTime(deployable, 'created_at');
  const found =
    iid === null || name === null || created_at === null
      ? undefined
      : await db('jobs')
          .join('pipelines', 'pipelines.id', 'jobs.pipeline_id')
          .where({ 'pipelines.project_id': container.id, 'pipelines.iid': iid })
          .where({ 'jobs.name': name, 'jobs.created_at': created_at })
          .orderBy('jobs.id')
          .first<{ id: number } | undefined>('jobs.id');
  if (found === undefined) await refused();
  return found?.id ?? null;
}

/** True for the current deployment of the environment. */
const last: Attribute = {
  column: null,
  async load({ db }, rows) {
    const ids = [...new Set(rows.map((row) => getColumn(row, 'environment_id') as number))];
    const found = await whereInList(db('environments'), 'id', ids).pluck<(number | null)[]>(
      'last_deployment_id',
    );
    return (row) => found.includes(getColumn(row, 'id') as number);
  },
};

/** Deployments. They name their environments, jobs and merge requests of the archive. An unfinished one is canceled. */
export const deploymentRelation: Relation = {
  table: 'deployments',
  by: ['id'],
  atOnce: 100,
  taken: 'iid or job is taken',
  counter: 'project deployments',
  fields: {
    iid: field.iid,
    ref: field.required(bounds['createDeployment.ref']),
    tag: field.flag,
    sha: {
      take({ record }, name) {
        const found = field.sha.take?.({ record } as RecordInput, name);
        if (found === null) throw new RecordRefused('sha is missing');
        return found;
      },
    },
    status: field.oneOf(['success', 'failed', 'canceled', 'skipped'], 'canceled'),
    user_id: field.person,
    on_stop: field.mildText(maxNameChars),
    ...field.times,
    finished_at: { take: ({ record, row }, name) => readTime(record, name) ?? row['updated_at'] },
    environment: linkToRow(
      'environment_id',
      { table: 'environments', fields: { name: field.written } },
      findEnvironment,
    ),
    last,
    deployable: linkToRow(
      'job_id',
      {
        table: 'jobs',
        rows: ({ db }) =>
          db('jobs')
            .join('pipelines', 'pipelines.id', 'jobs.pipeline_id')
            .select('jobs.id', 'jobs.name', 'jobs.created_at', 'pipelines.iid as pipeline_iid'),
        fields: field.copied('name created_at pipeline_iid'),
      },
      findJob,
    ),
  },
  async beside(db, { record, row }) {
    const { id, status, environment_id } = row as unknown as Deployment;
    if (status !== 'success' || record['last'] === false) return;
    await db('environments').where({ id: environment_id }).update({ last_deployment_id: id });
  },
  lists: {
    // Only votes of users known here are stored: a vote is never attributed to another user.
    approvals: createRecordList('approvals', {
      table: 'deployment_approvals',
      owner: 'deployment_id',
      by: ['id'],
      unique: ['user_id'],
      wins: 'last',
      fields: {
        user_id: field.knownPerson,
        status: field.among('approved', 'rejected'),
        comment: field.mildText(bounds['voteOnDeployment.comment']),
        created_at: field.timeOrNow,
      },
    }),
    deployment_merge_requests: createRecordList('deployment_merge_requests', {
      table: 'deployment_merge_requests',
      owner: 'deployment_id',
      by: ['merge_request_id'],
      unique: ['merge_request_id'],
      wins: 'last',
      fields: {
        merge_request: linkToRow(
          'merge_request_id',
          { table: 'merge_requests', owner: 'target_project_id', fields: { iid: field.written } },
          findRequest,
        ),
        deployed_at: {
          take: ({ record, owner }, name) =>
            readTime(record, name) ?? (owner as unknown as Deployment).finished_at,
        },
      },
      derive: ({ owner }) => ({ environment_id: (owner as unknown as Deployment).environment_id }),
      has: ({ merge_request }) => merge_request !== null,
    }),
  },
};

interface Deployment {
  readonly id: number;
  readonly status: string;
  readonly environment_id: number;
  readonly finished_at: string;
}

async function findRequest({ context: { db, container }, record }: RecordInput): Promise<number> {
  const request = readPart(record, 'merge_request');
  const iid = request && readIid(request);
  const own = db('merge_requests').where({ target_project_id: container.id, iid });
  const found = iid === null ? undefined : await own.first<{ id: number } | undefined>('id');
  if (found === undefined) throw new RecordRefused('the merge request was not stored');
  return found.id;
}
