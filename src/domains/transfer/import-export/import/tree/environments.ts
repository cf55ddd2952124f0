import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import { insertReturning, whereInList } from '#src/database/dialect.ts';
import { HttpError } from '#src/errors.ts';
import type { DeploymentStatus } from '#src/domains/ci/deployments/table.ts';
import { checkEnvironmentAttributes } from '#src/domains/ci/environments/attributes.ts';
import { toEnvironmentSlug } from '#src/domains/ci/environments/slug.ts';
import { guessTier } from '#src/domains/ci/environments/tier.ts';
import { bounds } from '../bounds.ts';
import { type ImportContext, storeOnce, walkInSteps } from '../context.ts';
import {
  readFlag,
  readList,
  readMildText,
  readPart,
  RecordRefused,
  readRequiredText,
  readSha,
  readTextValue,
  readTime,
  readWord,
} from '../values.ts';
import { batchRows, type NewRow, storeLeaves } from './on-targets.ts';
import { readIid } from './titled.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';

type Refused = () => Promise<void>;

const maxNameChars = 255;
const slugs = /^[a-z](?:[a-z0-9-]{0,22}[a-z0-9])?$/;
const tiers = ['production', 'staging', 'testing', 'development', 'other'] as const;

/** Stores an environment. Its timers do not come: nothing of an archive begins by itself. */
export async function storeEnvironment(context: ImportContext, record: RawTree): Promise<void> {
  const { projectId: project_id, now } = context;
  const name = readRequiredText(record, 'name', maxNameChars);
  const external_url = readTextValue(record, 'external_url', maxNameChars);
  try {
    checkEnvironmentAttributes({ name, external_url });
  } catch (error) {
    throw error instanceof HttpError ? new RecordRefused('name or address is invalid') : error;
  }
  const slug = readMildText(record, 'slug', maxNameChars) ?? '';
  const created_at = readTime(record, 'created_at') ?? now;
  const row = {
    ...{ project_id, name, external_url: external_url === '' ? null : external_url, created_at },
    // A renamed environment keeps its slug.
    slug: slugs.test(slug) ? slug : toEnvironmentSlug(name),
    tier: tiers.find((tier) => tier === record['tier']) ?? guessTier(name),
    state: readWord(record, 'state', ['available', 'stopped']),
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  await storeOnce(context, 'name is taken', (db) => db('environments').insert(row));
}

const processModes = ['unordered', 'oldest_first', 'newest_first'] as const;

/** Stores a resource group with the order in which its jobs run. */
export async function storeResourceGroup(context: ImportContext, record: RawTree): Promise<void> {
  const { projectId: project_id, now } = context;
  const created_at = readTime(record, 'created_at') ?? now;
  const row = {
    ...{ project_id, key: readRequiredText(record, 'key', maxNameChars), created_at },
    process_mode: readWord(record, 'process_mode', processModes),
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  await storeOnce(context, 'name is taken', (db) => db('resource_groups').insert(row));
}

const over = ['success', 'failed', 'canceled', 'skipped'] as const;

/** Stores a deployment with its votes and merge requests. An unfinished one is canceled, as its job is. */
export async function storeDeployment(
  context: ImportContext,
  record: RawTree,
  refused: Refused,
): Promise<void> {
  const { projectId: project_id, users, now } = context;
  const iid = readIid(record);
  const sha = readSha(record, 'sha');
  if (iid === null || sha === null) throw new RecordRefused('iid or sha is missing');
  const environment_id = await findEnvironmentId(context, record);
  const job_id = await findJobId(context, record, refused);
  const created_at = readTime(record, 'created_at') ?? now;
  const updated_at = readTime(record, 'updated_at') ?? created_at;
  const status: DeploymentStatus = over.find((each) => each === record['status']) ?? 'canceled';
  const finished_at = readTime(record, 'finished_at') ?? updated_at;
  const row = {
    ...{ project_id, iid, environment_id, sha, job_id, status, tag: readFlag(record, 'tag') },
    ref: readRequiredText(record, 'ref', bounds['createDeployment.ref']),
    user_id: users.maybe(record, 'user_id'),
    on_stop: readMildText(record, 'on_stop', maxNameChars),
    ...{ created_at, updated_at, finished_at },
  };
  const id = await storeOnce(context, 'iid or job is taken', async (db) => {
    const stored = await insertReturning<{ id: number }>(db, 'deployments', row);
    await reserveInternalId(db, { scope: 'project deployments', owner: project_id }, iid);
    if (status === 'success' && record['last'] !== false) {
      const last = { last_deployment_id: stored.id };
      await db('environments').where({ id: environment_id }).update(last);
    }
    return stored.id;
  });
  await storeVotes(context, record, id, refused);
  const deployed = { deployment_id: id, environment_id, deployed_at: finished_at };
  await storeDeployedRequests(context, record, deployed, refused);
}

/** @throws RecordRefused where the project has no environment of the name */
async function findEnvironmentId(
  { db, projectId: project_id }: ImportContext,
  record: RawTree,
): Promise<number> {
  const environment = readPart(record, 'environment') ?? {};
  const name = readRequiredText(environment, 'name', maxNameChars);
  const found = await db('environments')
    .where({ project_id, name })
    .first<{ id: number } | undefined>('id');
  if (found === undefined) throw new RecordRefused('the environment is unknown');
  return found.id;
}

/** The job that deployed; null where a request did. Calls `refused` for a job that was not stored. */
async function findJobId(
  { db, projectId: project_id }: ImportContext,
  record: RawTree,
  refused: Refused,
): Promise<number | null> {
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
          .where({ 'pipelines.project_id': project_id, 'pipelines.iid': iid })
          .where({ 'jobs.name': name, 'jobs.created_at': created_at })
          .orderBy('jobs.id')
          .first<{ id: number } | undefined>('jobs.id');
  if (found === undefined) await refused();
  return found?.id ?? null;
}

/** Only votes of users known here are stored: a vote is never attributed to another user. */
async function storeVotes(
  context: ImportContext,
  record: RawTree,
  deployment_id: number,
  refused: Refused,
): Promise<void> {
  const votes = new Map<number, NewRow>();
  for await (const vote of walkInSteps(context, readList(record, 'approvals'))) {
    const user_id = context.users.known(vote, 'user_id');
    const status = ['approved', 'rejected'].find((each) => each === vote['status']);
    if (user_id === null || status === undefined) {
      await refused();
      continue;
    }
    votes.set(user_id, {
      ...{ deployment_id, user_id, status },
      comment: readMildText(vote, 'comment', bounds['voteOnDeployment.comment']),
      created_at: readTime(vote, 'created_at') ?? context.now,
    });
  }
  await storeLeaves(context, 'deployment_approvals', [...votes.values()]);
}

interface Deployed {
  readonly deployment_id: number;
  readonly environment_id: number;
  /** Replaces times that the archive lacks. */
  readonly deployed_at: string;
}

/** Notes the merge requests that came with a deployment, as far as the archive had them. */
async function storeDeployedRequests(
  context: ImportContext,
  record: RawTree,
  deployed: Deployed,
  refused: Refused,
): Promise<void> {
  const { db, projectId } = context;
  const times = new Map<number, string>();
  for await (const each of walkInSteps(context, readList(record, 'deployment_merge_requests'))) {
    const request = readPart(each, 'merge_request');
    const iid = request === null ? null : readIid(request);
    if (iid === null) await refused();
    else times.set(iid, readTime(each, 'deployed_at') ?? deployed.deployed_at);
  }
  for (const iids of splitIntoBatches([...times.keys()], batchRows)) {
    const own = db('merge_requests').where({ target_project_id: projectId });
    const found = await whereInList(own, 'iid', iids).select<{ id: number; iid: number }[]>(
      ...['id', 'iid'],
    );
    if (found.length < iids.length) await refused();
    const rows = found.map(({ id, iid }) => ({
      ...{ ...deployed, merge_request_id: id, deployed_at: times.get(iid) },
    }));
    await storeLeaves(context, 'deployment_merge_requests', rows);
  }
}
