import type { Repository } from '../../../../git/repository.ts';
import type { ExportedRecord, ExportSource } from '../record.ts';
import { issues } from './issues.ts';
import { mergeRequests } from './merge-requests.ts';
import { membersOf } from './people.ts';
import { commitNotes, pipelines, pipelineSchedules } from './pipelines.ts';
import { boards, labels, milestones, type PlanSource } from './planning.ts';
import {
  autoDevops,
  ciCdSettings,
  containerExpirationPolicy,
  customAttributes,
  type ExportedProject,
  projectFeature,
  pushRule,
} from './project.ts';
import { protectionsOf } from './protections.ts';

export interface TreeSource extends ExportSource {
  readonly exported: ExportedProject;
  readonly repository: Repository;
  readonly now: Date;
  /** True where whoever asked is an administrator: nobody else sees custom attributes. */
  readonly administrator: boolean;
}

/** The relations of a project in an archive, by the names of their files. */
export const relations: Readonly<
  Record<string, (source: TreeSource) => AsyncIterable<ExportedRecord>>
> = {
  labels: (source) => labels(planOf(source)),
  milestones: (source) => milestones(planOf(source)),
  issues,
  merge_requests: mergeRequests,
  project_members: ({ db, projectId: id, now }) => membersOf(db, { type: 'Project', id }, now),
  ci_pipelines: pipelines,
  commit_notes: commitNotes,
  pipeline_schedules: pipelineSchedules,
  protected_branches: (source) => protectionsOf(source, 'branches'),
  protected_tags: (source) => protectionsOf(source, 'tags'),
  protected_environments: (source) => protectionsOf(source, 'environments'),
  boards: (source) => boards(planOf(source)),
  custom_attributes: (source) => (source.administrator ? customAttributes(source) : nothing()),
  project_feature: ({ exported }) => single(projectFeature(exported)),
  ci_cd_settings: () => single(ciCdSettings()),
  auto_devops: ({ exported }) => single(autoDevops(exported)),
  container_expiration_policy: ({ exported }) => single(containerExpirationPolicy(exported)),
  push_rule: async function* (source) {
    const own = await pushRule(source);
    if (own !== null) yield { own };
  },
};

const planOf = ({ db, projectId: id }: ExportSource): PlanSource => ({
  ...{ db, container: { column: 'project_id', id } },
});

export async function* single(own: object): AsyncGenerator<ExportedRecord> {
  yield { own };
}

export async function* nothing(): AsyncGenerator<ExportedRecord> {}
