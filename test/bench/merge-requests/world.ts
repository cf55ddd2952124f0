import { chosen, createPlannedWorld, description, type PlannedWorld } from '../planned-world.ts';
import { type Bulk, copyRows, createNumbers, dropNumbers, openBulk } from '../scale/bulk.ts';

/** A world with a project full of merge requests; nothing of them is in its repository. */
export interface MergeRequestWorld extends PlannedWorld {
  /** How many, with labels, assignees, reviewers, milestones and times. */
  readonly mergeRequests: number;
}

/** `postgresUrl` as of `createWorld`. */
export async function createMergeRequestWorld(
  mergeRequests: number,
  postgresUrl: string | null,
): Promise<MergeRequestWorld> {
  const world = await createPlannedWorld(postgresUrl);
  const bulk = await openBulk(world.databaseUrl);
  await createNumbers(bulk, mergeRequests);
  await fillMergeRequests(bulk, mergeRequests, world);
  await dropNumbers(bulk);
  await bulk.close();
  return { ...world, mergeRequests };
}

/** Each with three labels, one or two assignees, as many reviewers and a milestone. */
async function fillMergeRequests(
  bulk: Bulk,
  count: number,
  { planned, people, labelIds, milestoneIds }: PlannedWorld,
): Promise<void> {
  const userIds = people.map(({ id }) => id);
  const merged = 'n % 3 = 0';
  const closed = 'n % 7 = 1 and n % 3 <> 0';
  const sha = (first: string) => `'${first.repeat(32)}' || (10000000 + n)`;
  const columns = {
    id: 'n',
    iid: 'n',
    author_id: chosen(userIds, 'n + 5'),
    title: `'Merge request ' || n`,
    title_key: `'merge request ' || n`,
    source_branch: `'topic-' || n`,
    state: `case when ${merged} then 'merged' when ${closed} then 'closed' else 'opened' end`,
    merged_at: `case when ${merged} then ${bulk.ago('0')} end`,
    merge_user_id: `case when ${merged} then ${chosen(userIds, 'n')} end`,
    merge_commit_sha: `case when ${merged} then ${sha('c')} end`,
    closed_at: `case when ${closed} then ${bulk.ago('0')} end`,
    closed_by_id: `case when ${closed} then ${chosen(userIds, 'n')} end`,
    draft: 'n % 10 = 5',
    merge_status: `case when n % 8 = 5 then 'cannot_be_merged' else 'can_be_merged' end`,
    head_sha: sha('a'),
    base_sha: sha('b'),
    start_sha: sha('b'),
    milestone_id: chosen(milestoneIds, 'n'),
    time_estimate: '3600 * (n % 12)',
    total_time_spent: '900 * (n % 7)',
    upvotes: 'n % 5',
    user_notes_count: 'n % 11',
    created_at: bulk.ago(`${count} - n`),
    updated_at: bulk.ago(`(n * 7919) % ${count}`),
  };
  const template = {
    source_project_id: planned,
    target_project_id: planned,
    target_branch: 'main',
    description,
    squash: false,
    force_remove_source_branch: true,
    allow_collaboration: false,
    merge_when_pipeline_succeeds: false,
    task_count: 2,
    completed_task_count: 1,
  };
  await copyRows(bulk, 'merge_requests', template, columns, { count });
  const merge_request_id = 'n';
  for (const at of [0, 1, 2]) {
    const link = { id: `n * 3 + ${at}`, label_id: chosen(labelIds, `n + ${at}`), merge_request_id };
    await copyRows(bulk, 'label_links', {}, link, { count });
  }
  const person = (at: number) => ({ merge_request_id, user_id: chosen(userIds, `n + ${at}`) });
  const asked = (at: number) => ({ ...person(at), created_at: bulk.ago('0') });
  const reviewed = { state: 'unreviewed' };
  const some = { count, where: 'n % 2 = 0' };
  await copyRows(bulk, 'merge_request_assignees', {}, person(0), { count });
  await copyRows(bulk, 'merge_request_assignees', {}, person(1), some);
  await copyRows(bulk, 'merge_request_reviewers', reviewed, asked(2), { count });
  await copyRows(bulk, 'merge_request_reviewers', reviewed, asked(3), some);
}
