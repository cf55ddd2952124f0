import type { RawTree } from '#runtime/raw.ts';
import { isRe2 } from '#src/patterns/patterns.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { bounds } from '../bounds.ts';
import { type ImportContext, storeInTurn } from '../context.ts';
import type { ImportedRelation } from '../relation.ts';
import {
  readFlag,
  readMildText,
  readNumber,
  RecordRefused,
  readRequiredText,
  readTextValue,
} from '../values.ts';
import { storeApprovalRule } from './approval-rules.ts';
import { storeBoard } from './boards.ts';
import { importCommitNote } from './commit-notes.ts';
import { storeDeployment, storeEnvironment, storeResourceGroup } from './environments.ts';
import { storeIssueLink } from './issue-links.ts';
import { isDuplicate, issueAttributes, linkDuplicate, storeIssue } from './issues.ts';
import { mergeRequestAttributes, storeMergeRequest } from './merge-requests.ts';
import { storeMilestone } from './milestones.ts';
import { pipelineAttributes, storePipeline, storeSchedule } from './pipelines.ts';
import {
  storeProtectedBranch,
  storeProtectedEnvironment,
  storeProtectedTag,
} from './protections.ts';
import { storeRelease } from './releases.ts';
import { ensureLabel } from './titled.ts';

const ofGroup = (record: RawTree) =>
  record['group_id'] !== undefined && record['group_id'] !== null;

/**
 * Relations in order of dependency: each needs only those before it. Milestones of the project get their numbers
 * before those of groups.
 */
export const importedRelations: readonly ImportedRelation<ImportContext>[] = [
  { name: 'labels', attributes: null, store: ensureLabel },
  {
    ...{ name: 'milestones', attributes: null, store: storeMilestone },
    only: (record) => !ofGroup(record),
  },
  { name: 'milestones', attributes: null, store: storeMilestone, only: ofGroup, again: true },
  { name: 'protected_branches', attributes: null, store: storeProtectedBranch },
  { name: 'protected_tags', attributes: null, store: storeProtectedTag },
  { name: 'protected_environments', attributes: null, store: storeProtectedEnvironment },
  { name: 'approval_rules', attributes: null, store: storeApprovalRule },
  { name: 'environments', attributes: null, store: storeEnvironment },
  { name: 'resource_groups', attributes: null, store: storeResourceGroup },
  { name: 'issues', attributes: issueAttributes, store: storeIssue },
  { name: 'issues', attributes: null, store: linkDuplicate, only: isDuplicate, again: true },
  { name: 'issue_links', attributes: null, store: storeIssueLink },
  { name: 'merge_requests', attributes: mergeRequestAttributes, store: storeMergeRequest },
  { name: 'ci_pipelines', attributes: pipelineAttributes, store: storePipeline },
  { name: 'deployments', attributes: null, store: storeDeployment },
  { name: 'commit_notes', attributes: null, store: importCommitNote },
  { name: 'pipeline_schedules', attributes: null, store: storeSchedule },
  { name: 'releases', attributes: null, store: storeRelease },
  { name: 'boards', attributes: null, store: storeBoard },
  { name: 'custom_attributes', attributes: null, store: storeCustomAttribute },
  { name: 'push_rule', attributes: null, store: storePushRule },
];

/** Files whose resources are not there yet. */
export const waitingRelations: readonly string[] = [
  waitsFor('snippets', 'snippets'),
  waitsFor('badges', 'project_badges'),
  waitsFor('external-pull-requests', 'external_pull_requests'),
  waitsFor('service-desk', 'service_desk_setting'),
];

/** Custom attributes are visible to administrators alone. */
async function storeCustomAttribute(context: ImportContext, record: RawTree): Promise<void> {
  if (!context.administrator) throw new RecordRefused('only administrators see attributes');
  const { projectId: project_id, now } = context;
  const key = readRequiredText(record, 'key', 255);
  const value = readTextValue(record, 'value', bounds['setProjectCustomAttribute.value']) ?? '';
  await storeInTurn(context, (db) =>
    db('project_custom_attributes')
      .insert({ project_id, key, value, created_at: now, updated_at: now })
      .onConflict(['project_id', 'key'])
      .ignore(),
  );
}

const patterns = {
  commit_message_regex: 511,
  branch_name_regex: 511,
  author_email_regex: 511,
  file_name_regex: 511,
  commit_message_negative_regex: 2047,
} as const;

const ruleFlags = [
  ...['deny_delete_tag', 'member_check', 'prevent_secrets'],
  ...['commit_committer_check', 'reject_unsigned_commits'],
];

async function storePushRule(context: ImportContext, record: RawTree): Promise<void> {
  if (!context.paid) throw new RecordRefused('the plan has no push rules');
  const { projectId: project_id, now } = context;
  const texts = Object.entries(patterns).map(([name, most]) => {
    const text = readMildText(record, name, most);
    if (text !== null && !isRe2(text)) throw new RecordRefused(`${name} is invalid`);
    return [name, text] as const;
  });
  const row = {
    ...{ project_id, created_at: now, updated_at: now },
    ...Object.fromEntries(texts),
    ...Object.fromEntries(ruleFlags.map((name) => [name, readFlag(record, name)])),
    max_file_size: readNumber(record, 'max_file_size') ?? 0,
  };
  await storeInTurn(context, (db) =>
    db('push_rules').insert(row).onConflict('project_id').ignore(),
  );
}
