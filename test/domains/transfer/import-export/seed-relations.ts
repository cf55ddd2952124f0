import type { Database } from '#src/database/database.ts';
import { seedIteration } from '#test/support/seed.ts';
import type { Checked } from './group-world.ts';
import type { Row } from './compared.ts';

interface Place {
  readonly db: Database;
  /** Requests of an administrator, all of which have to succeed. */
  readonly by: Checked;
  /** A project of the demo, which is in the group `demo`. */
  readonly projectId: number;
  /** A member of the project. */
  readonly memberId: number;
}

/** Fills a project of the demo with protections, approval rules, environments, links and iterations. */
export async function seedRelations(place: Place): Promise<void> {
  await seedProtections(place);
  await seedApprovalRules(place);
  await seedDeployments(place);
  await seedIssueLinks(place);
  await seedRequestParts(place);
}

const groupIdOf = async ({ by }: Place) => Number((await by.get('/groups/demo')).body.id);

async function seedProtections(place: Place): Promise<void> {
  const { by, projectId, memberId: user_id } = place;
  const group_id = await groupIdOf(place);
  const at = `/projects/${projectId}`;
  await by.post(`${at}/protected_branches`, {
    ...{ name: 'release/*', allow_force_push: true, code_owner_approval_required: true },
    allowed_to_push: [{ user_id }, { group_id }, { access_level: 30 }],
    allowed_to_merge: [{ user_id }],
    allowed_to_unprotect: [{ user_id }, { access_level: 60 }],
  });
  await by.post(`${at}/protected_tags`, {
    ...{ name: 'r*', allowed_to_create: [{ user_id }, { group_id }] },
  });
  await by.post(`${at}/protected_environments`, {
    ...{ name: 'staging', required_approval_count: 2 },
    deploy_access_levels: [{ user_id }, { group_id }, { access_level: 40 }],
    approval_rules: [{ user_id, required_approvals: 2 }, { group_id }, { access_level: 30 }],
  });
}

async function seedApprovalRules(place: Place): Promise<void> {
  const { by, projectId, memberId } = place;
  const at = `/projects/${projectId}`;
  const { body: branches } = await by.get(`${at}/protected_branches`);
  const release = (branches as unknown as Row[]).find(({ name }) => name === 'release/*');
  const approvers = { user_ids: [memberId], group_ids: [await groupIdOf(place)] };
  const { body: rule } = await by.post(`${at}/approval_rules`, {
    ...{ name: 'Masters', approvals_required: 2, ...approvers },
    protected_branch_ids: [release?.['id']],
  });
  await by.post(`${at}/approval_rules`, {
    ...{ name: 'Everybody', approvals_required: 1, rule_type: 'any_approver' },
    applies_to_all_protected_branches: true,
  });
  await by.post(`${at}/approval_rules`, {
    ...{ name: 'Security', approvals_required: 1, rule_type: 'report_approver', ...approvers },
    ...{ report_type: 'vulnerability', scanners: ['sast', 'dast'], severity_levels: ['critical'] },
    ...{ vulnerabilities_allowed: 3, vulnerability_states: ['detected'] },
  });
  const { body: requests } = await by.get(`${at}/merge_requests?state=opened&sort=asc`);
  const [open] = requests as unknown as [Row];
  const own = `${at}/merge_requests/${String(open['iid'])}/approval_rules`;
  await by.post(own, {
    ...{ name: 'Masters', approvals_required: 3, approval_project_rule_id: rule.id },
  });
  await by.post(own, { name: 'Own', approvals_required: 1, ...approvers });
  await by.post(`${at}/approvals`, {
    ...{ reset_approvals_on_push: false, merge_requests_author_approval: true },
    disable_overriding_approvers_per_merge_request: true,
  });
}

/** Environments, one of them renamed and one stopped, with deployments by requests and by a job. */
async function seedDeployments({ db, by, projectId, memberId }: Place): Promise<void> {
  const at = `/projects/${projectId}`;
  const { body: commits } = await by.get(`${at}/repository/commits?ref_name=main`);
  const [{ id: sha }] = commits as unknown as [{ id: string }];
  const external_url = 'https://kiln.example.com';
  const { body: kept } = await by.post(`${at}/environments`, {
    ...{ name: 'Review/Glaze', external_url, tier: 'testing' },
  });
  await by.put(`${at}/environments/${kept.id}`, { name: 'Review/Pots' });
  const { body: stopped } = await by.post(`${at}/environments`, { name: 'Old' });
  await by.post(`${at}/environments/${stopped.id}/stop`);
  const deployment = { environment: 'Review/Pots', sha, ref: 'main', tag: false };
  const { body: first } = await by.post(`${at}/deployments`, { ...deployment, status: 'success' });
  await by.post(`${at}/deployments`, { ...deployment, status: 'failed' });
  const job = await db('jobs')
    .where({ project_id: projectId, kind: 'build' })
    .orderBy('id')
    .first<{ id: number }>('id');
  await db('deployments')
    .where({ id: Number(first.id) })
    .update({ job_id: job.id, on_stop: 'stop' });
  const request = await db('merge_requests')
    .where({ target_project_id: projectId, state: 'merged' })
    .first<{ id: number }>('id');
  await db('deployment_merge_requests')
    .insert({
      ...{ deployment_id: Number(first.id), merge_request_id: request.id },
      ...{ environment_id: Number(kept.id), deployed_at: '2026-05-05T09:30:00.000Z' },
    })
    .onConflict()
    .ignore();
  await db('deployment_approvals').insert({
    ...{ deployment_id: Number(first.id), user_id: memberId, status: 'approved' },
    ...{ comment: 'Hot enough', created_at: '2026-05-05T09:30:00.000Z' },
  });
  const times = { created_at: '2026-05-05T09:30:00.000Z', updated_at: '2026-05-05T09:30:00.000Z' };
  await db('resource_groups').insert({
    ...{ project_id: projectId, key: 'kiln', process_mode: 'newest_first', ...times },
  });
  await db('jobs').where({ id: job.id }).update({ tag_list: '["clay","hot"]' });
}

async function seedIssueLinks(place: Place): Promise<void> {
  const { db, by, projectId } = place;
  const at = `/projects/${projectId}`;
  const { body: one } = await by.post(`${at}/issues`, { title: 'Wet clay' });
  const { body: other } = await by.post(`${at}/issues`, { title: 'Dry clay' });
  const { body: third } = await by.post(`${at}/issues`, { title: 'Fired clay' });
  const link = (iid: unknown, target_issue_iid: unknown, link_type: string) =>
    by.post(`${at}/issues/${String(iid)}/links`, {
      ...{ target_project_id: projectId, target_issue_iid, link_type },
    });
  await link(one.iid, other.iid, 'blocks');
  await link(third.iid, one.iid, 'relates_to');
  await by.post(`${at}/issues/${third.iid}/notes`, { body: `/duplicate #${other.iid}` });
  const group = { id: await groupIdOf(place) };
  const dates = { start_date: '2031-01-01', due_date: '2031-01-14' };
  const iteration = await seedIteration(db, { group, ...dates });
  await by.post(`${at}/issues/${one.iid}/notes`, { body: `/iteration *iteration:${iteration.id}` });
  const { body: board } = await by.post(`${at}/boards`, { name: 'Sprint' });
  await by.post(`${at}/boards/${board.id}/lists`, { iteration_id: iteration.id });
}

/** Context commits of a merge request, an issue that it closes, and a label that was deleted since. */
async function seedRequestParts({ db, by, projectId }: Place): Promise<void> {
  const at = `/projects/${projectId}`;
  const { body: commits } = await by.get(`${at}/repository/commits?ref_name=main`);
  const [{ id: sha }] = commits as unknown as [{ id: string }];
  await by.post(`${at}/merge_requests/1/context_commits`, { commits: [sha] });
  const request = await db('merge_requests')
    .where({ target_project_id: projectId, iid: 1 })
    .first<{ id: number }>('id');
  const issue = await db('issues')
    .where({ project_id: projectId, title: 'Wet clay' })
    .first<{ id: number; iid: number }>('id', 'iid');
  await db('merge_request_closing_issues')
    .insert({ merge_request_id: request.id, issue_id: issue.id })
    .onConflict()
    .ignore();
  const { body: tags } = await by.get(`${at}/repository/tags`);
  const [{ name: tag }] = tags as unknown as [{ name: string }];
  const times = { created_at: '2026-05-05T09:30:00.000Z', updated_at: '2026-05-05T09:30:00.000Z' };
  await db('releases').insert({ project_id: projectId, tag, description: 'Hot', ...times });
  await by.post(`${at}/labels`, { name: 'Gone', color: '#00ff00' });
  await by.put(`${at}/issues/${issue.iid}`, { add_labels: 'Gone' });
  await by.delete(`${at}/labels/Gone`);
}
