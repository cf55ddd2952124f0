import type {
  DownloadGroupRelationExportRequest,
  DownloadProjectRelationExportRequest,
} from '#generated/relations-export/types.ts';
import type { Storage } from '#src/storage/storage.ts';
import {
  streamAvatar,
  streamBundleMember,
  type ProjectSource,
  streamUploads,
} from '#src/domains/transfer/import-export/export/archive.ts';
import type { GroupSource } from '#src/domains/transfer/import-export/export/group/source.ts';
import { exportedGroupRelations } from '#src/domains/transfer/import-export/catalogue/group.ts';
import { toGroupRecord } from '#src/domains/transfer/import-export/catalogue/group-settings.ts';
import { writeNothing } from '#src/domains/transfer/import-export/catalogue/index.ts';
import { loadProjectRecord } from '#src/domains/transfer/import-export/catalogue/project-settings.ts';
import {
  exportedRelations,
  writeSingle,
} from '#src/domains/transfer/import-export/catalogue/project.ts';
import { type Member, createMember } from '#src/domains/transfer/import-export/export/members.ts';
import type { ExportedRecord } from '#src/domains/transfer/import-export/export/record.ts';

export type ProjectRelation = DownloadProjectRelationExportRequest['query']['relation'];
export type GroupRelation = DownloadGroupRelationExportRequest['query']['relation'];

/** The content of the file of a relation: records, one in each line, or files together. */
export type RelationContent<Source> =
  | { readonly records: (source: Source) => AsyncIterable<ExportedRecord> }
  | { readonly members: (source: Source & Spooling) => AsyncIterable<Member> };

interface Spooling {
  /** Folder for content whose size must be known before it is written. */
  readonly folder: string;
}

/** Relations that this instance does not have: their files are empty. */
const none = { records: writeNothing };
const noFiles = { members: async function* (): AsyncGenerator<Member> {} };

const getTreeRecords = (name: string) => ({ records: exportedRelations[name] ?? writeNothing });
const getGroupTreeRecords = (name: string) => ({
  records: exportedGroupRelations[name] ?? writeNothing,
});

export const projectRelations: Readonly<Record<ProjectRelation, RelationContent<ProjectSource>>> = {
  approval_rules: getTreeRecords('approval_rules'),
  auto_devops: getTreeRecords('auto_devops'),
  boards: getTreeRecords('boards'),
  ci_pipelines: getTreeRecords('ci_pipelines'),
  commit_notes: getTreeRecords('commit_notes'),
  container_expiration_policy: getTreeRecords('container_expiration_policy'),
  deployments: getTreeRecords('deployments'),
  design: noFiles,
  environments: getTreeRecords('environments'),
  error_tracking_setting: none,
  external_pull_requests: none,
  issue_links: getTreeRecords('issue_links'),
  issues: getTreeRecords('issues'),
  labels: getTreeRecords('labels'),
  lfs_objects: {
    members: async function* () {
      yield createMember('lfs_objects.json', '{}');
    },
  },
  merge_requests: getTreeRecords('merge_requests'),
  metrics_setting: none,
  milestones: getTreeRecords('milestones'),
  pipeline_schedules: getTreeRecords('pipeline_schedules'),
  project_badges: none,
  project_feature: getTreeRecords('project_feature'),
  protected_branches: getTreeRecords('protected_branches'),
  protected_environments: getTreeRecords('protected_environments'),
  protected_tags: getTreeRecords('protected_tags'),
  push_rule: getTreeRecords('push_rule'),
  releases: getTreeRecords('releases'),
  repository: { members: (source) => streamBundleMember(source, 'repository.bundle') },
  resource_groups: getTreeRecords('resource_groups'),
  security_setting: none,
  self: {
    records: async function* ({ db, exported }) {
      yield* writeSingle(await loadProjectRecord(db, exported, null));
    },
  },
  service_desk_setting: none,
  snippets: none,
  snippets_repository: noFiles,
  uploads: {
    members: async function* (source) {
      yield* streamUploads(source, '');
      yield* streamAvatar(source, { kind: 'project', id: source.projectId });
    },
  },
  wiki_repository: noFiles,
};

type GroupFilesSource = GroupSource & { readonly storage: Storage };

export const groupRelationFiles: Readonly<
  Record<GroupRelation, RelationContent<GroupFilesSource>>
> = {
  badges: getGroupTreeRecords('badges'),
  boards: getGroupTreeRecords('boards'),
  epic_links: getGroupTreeRecords('epic_links'),
  epics: getGroupTreeRecords('epics'),
  iterations: getGroupTreeRecords('iterations'),
  labels: getGroupTreeRecords('labels'),
  milestones: getGroupTreeRecords('milestones'),
  namespace_settings: getGroupTreeRecords('namespace_settings'),
  self: { records: ({ group }) => writeSingle(toGroupRecord(group, group.id)) },
  uploads: { members: (source) => streamAvatar(source, { kind: 'group', id: source.group.id }) },
};

/** The name under which a relation is downloaded. */
export function formatRelationFilename(relation: ProjectRelation | GroupRelation): string {
  if (relation === 'self') return 'self.json.gz';
  const content: object =
    relation in projectRelations
      ? projectRelations[relation as ProjectRelation]
      : groupRelationFiles[relation as GroupRelation];
  return 'members' in content ? `${relation}.tar.gz` : `${relation}.ndjson.gz`;
}
