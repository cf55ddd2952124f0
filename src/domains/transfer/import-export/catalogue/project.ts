import type { RawTree } from '#runtime/raw.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import type { ExportedRecord } from '../export/record.ts';
import type { TreeSource } from '../export/source.ts';
import type { ImportContext } from '../import/context.ts';
import type { ImportedRelation } from '../import/relation.ts';
import { approvalRuleRelation } from './approval-rules.ts';
import { customAttributeRelation, pushRuleRelation } from './attributes.ts';
import { boardRelation } from './boards.ts';
import { commitNoteRelation } from './commit-notes.ts';
import { deploymentRelation, environmentRelation, resourceGroupRelation } from './environments.ts';
import { type Catalogue, toPass, writeEntry } from './index.ts';
import {
  isDuplicate,
  issueLinkRelation,
  issueRelation,
  linkDuplicate,
  selectOwnIssues,
} from './issues.ts';
import { writeLinks } from './links.ts';
import { writeInheritedMembers, writeMembers } from './members.ts';
import { mergeRequestRelation } from './merge-requests.ts';
import { pipelineRelation, scheduleRelation } from './pipelines.ts';
import { labelRelation, milestoneRelation } from './planning.ts';
import {
  createCiCdSettings,
  type ExportedProject,
  toAutoDevops,
  toContainerExpirationPolicy,
  toProjectFeature,
} from './project-settings.ts';
import {
  protectedBranchRelation,
  protectedEnvironmentRelation,
  protectedTagRelation,
} from './protections.ts';
import type { Special } from './relation.ts';
import { releaseRelation } from './releases.ts';

/** A file of one record, which an import reads with the project itself. */
const createSingle = (toRecord: (exported: ExportedProject) => object): Special => ({
  write: ({ exported }: TreeSource) => writeSingle(toRecord(exported)),
});

export async function* writeSingle(own: object): AsyncGenerator<ExportedRecord> {
  yield { own };
}

/** The relations of a project in order of dependency: each needs only those before it. */
export const projectCatalogue: Catalogue = {
  labels: labelRelation,
  milestones: milestoneRelation,
  protected_branches: protectedBranchRelation,
  protected_tags: protectedTagRelation,
  protected_environments: protectedEnvironmentRelation,
  approval_rules: approvalRuleRelation,
  environments: environmentRelation,
  resource_groups: resourceGroupRelation,
  issues: issueRelation,
  issue_links: {
    ...issueLinkRelation,
    write: (source: TreeSource) =>
      writeLinks(source, issueLinkRelation, () => selectOwnIssues(source)),
  },
  merge_requests: mergeRequestRelation,
  project_members: {
    async *write({ db, projectId: id, now, exported, tellsGroups }: TreeSource) {
      yield* writeMembers(db, { type: 'Project', id }, now);
      const place = { projectId: id, namespaceId: exported.project.namespace_id };
      if (tellsGroups) yield* writeInheritedMembers(db, place, now);
    },
  },
  ci_pipelines: pipelineRelation,
  deployments: deploymentRelation,
  commit_notes: commitNoteRelation,
  pipeline_schedules: scheduleRelation,
  releases: releaseRelation,
  boards: boardRelation,
  custom_attributes: customAttributeRelation,
  project_feature: createSingle(toProjectFeature),
  ci_cd_settings: createSingle(createCiCdSettings),
  auto_devops: createSingle(toAutoDevops),
  container_expiration_policy: createSingle(toContainerExpirationPolicy),
  push_rule: pushRuleRelation,
};

/** The records of each file of a project's archive. */
export const exportedRelations: Readonly<
  Record<string, (source: TreeSource) => AsyncIterable<ExportedRecord>>
> = Object.fromEntries(
  Object.entries(projectCatalogue).map(([name, entry]) => [
    name,
    (source: TreeSource) => writeEntry(entry, source),
  ]),
);

const isOfGroup = ({ group_id = null }: RawTree) => group_id !== null;

/** Milestones of the project get their numbers before those of groups. */
const narrowed: Readonly<Record<string, (record: RawTree) => boolean>> = {
  milestones: (record) => !isOfGroup(record),
};

const laterPasses: Readonly<Record<string, ImportedRelation<ImportContext>>> = {
  milestones: toPass('milestones', milestoneRelation, { only: isOfGroup, again: true }),
  issues: {
    name: 'issues',
    attributes: null,
    only: isDuplicate,
    again: true,
    store: linkDuplicate,
  },
};

/** The passes of an import over the files. */
export const importedRelations: readonly ImportedRelation<ImportContext>[] = Object.entries(
  projectCatalogue,
).flatMap(([name, entry]) => {
  if (!('table' in entry)) return [];
  const only = narrowed[name];
  const later = laterPasses[name];
  const pass = toPass(name, entry, only && { only });
  return later === undefined ? [pass] : [pass, later];
});

/** Files whose resources are not there yet. */
export const waitingRelations: readonly string[] = [
  waitsFor('snippets', 'snippets'),
  waitsFor('badges', 'project_badges'),
  waitsFor('external-pull-requests', 'external_pull_requests'),
  waitsFor('service-desk', 'service_desk_setting'),
];
