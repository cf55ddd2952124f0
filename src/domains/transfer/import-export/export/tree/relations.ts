import type { ExportedRecord, ExportSource } from '../record.ts';
import { exportApprovalRules } from './approval-rules.ts';
import { exportDeployments, exportEnvironments, exportResourceGroups } from './environments.ts';
import { exportIssueLinks } from './issue-links.ts';
import { exportIssues } from './issues.ts';
import { exportMergeRequests } from './merge-requests.ts';
import { exportInheritedMembers, exportMembers } from './people.ts';
import { exportCommitNotes, exportPipelines, exportPipelineSchedules } from './pipelines.ts';
import { exportBoards, exportLabels, exportMilestones, type PlanSource } from './planning.ts';
import {
  toAutoDevops,
  createCiCdSettings,
  toContainerExpirationPolicy,
  exportCustomAttributes,
  toProjectFeature,
  loadPushRule,
} from './project.ts';
import { exportProtections } from './protections.ts';
import { exportReleases } from './releases.ts';
import type { TreeSource } from './source.ts';

/** The relations of a project in an archive, by the names of their files. */
export const exportedRelations: Readonly<
  Record<string, (source: TreeSource) => AsyncIterable<ExportedRecord>>
> = {
  labels: (source) => exportLabels(planOf(source)),
  milestones: (source) => exportMilestones(planOf(source)),
  protected_branches: (source) => exportProtections(source, 'branches'),
  protected_tags: (source) => exportProtections(source, 'tags'),
  protected_environments: (source) => exportProtections(source, 'environments'),
  approval_rules: exportApprovalRules,
  environments: exportEnvironments,
  resource_groups: exportResourceGroups,
  issues: exportIssues,
  issue_links: exportIssueLinks,
  merge_requests: exportMergeRequests,
  project_members: async function* ({ db, projectId: id, now, exported, tellsGroups }) {
    yield* exportMembers(db, { type: 'Project', id }, now);
    const place = { projectId: id, namespaceId: exported.project.namespace_id };
    if (tellsGroups) yield* exportInheritedMembers(db, place, now);
  },
  ci_pipelines: exportPipelines,
  deployments: exportDeployments,
  commit_notes: exportCommitNotes,
  pipeline_schedules: exportPipelineSchedules,
  releases: exportReleases,
  boards: (source) => exportBoards(planOf(source)),
  custom_attributes: (source) =>
    source.administrator ? exportCustomAttributes(source) : exportNothing(),
  project_feature: ({ exported }) => exportSingle(toProjectFeature(exported)),
  ci_cd_settings: () => exportSingle(createCiCdSettings()),
  auto_devops: ({ exported }) => exportSingle(toAutoDevops(exported)),
  container_expiration_policy: ({ exported }) =>
    exportSingle(toContainerExpirationPolicy(exported)),
  push_rule: async function* (source) {
    const own = await loadPushRule(source);
    if (own !== null) yield { own };
  },
};

const planOf = ({ db, projectId: id }: ExportSource): PlanSource => ({
  ...{ db, container: { column: 'project_id', id } },
});

export async function* exportSingle(own: object): AsyncGenerator<ExportedRecord> {
  yield { own };
}

export async function* exportNothing(): AsyncGenerator<ExportedRecord> {}
