import type { ApprovalConfiguration } from '#generated/project-approvals/types.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';

/** The settings for approvals of all merge requests of a project. */
export type ApprovalConfigurationRow = Omit<ApprovalConfiguration, 'approvers' | 'approver_groups'>;

const stored = prepareStatement<
  { project: number },
  Pick<ApprovalConfigurationRow, 'approvals_before_merge'> & {
    readonly [Name in Choice]: ApprovalConfigurationRow[Name] | null;
  }
>((db, { project }) =>
  db('project_settings as settings')
    .leftJoin('approval_configurations as chosen', 'chosen.project_id', 'settings.project_id')
    .where('settings.project_id', project)
    .select('settings.approvals_before_merge', ...choices.map((name) => `chosen.${name}`))
    .limit(1),
);

const defaults = {
  reset_approvals_on_push: true,
  disable_overriding_approvers_per_merge_request: false,
  merge_requests_author_approval: false,
  merge_requests_disable_committers_approval: false,
  require_password_to_approve: false,
} as const satisfies Omit<ApprovalConfigurationRow, 'approvals_before_merge'>;

type Choice = keyof typeof defaults;

const choices = Object.keys(defaults) as readonly Choice[];

export const configurationNames = ['approvals_before_merge', ...choices] as const;

export async function findApprovalConfiguration(
  db: Database,
  projectId: number,
): Promise<ApprovalConfigurationRow> {
  const row = await stored.first(db, { project: projectId });
  const chosen = choices.map((name) => [name, row?.[name] ?? defaults[name]] as const);
  return {
    approvals_before_merge: row?.approvals_before_merge ?? 0,
    ...defaults,
    ...Object.fromEntries(chosen),
  };
}

/** Updates the given attributes and keeps the others. */
export async function updateApprovalConfiguration(
  db: Database,
  projectId: number,
  given: {
    readonly [Name in keyof ApprovalConfigurationRow]?: ApprovalConfigurationRow[Name] | undefined;
  },
): Promise<void> {
  const { approvals_before_merge } = given;
  if (approvals_before_merge !== undefined) {
    await db('project_settings')
      .where({ project_id: projectId })
      .update({ approvals_before_merge });
  }
  const changes = Object.fromEntries(
    choices.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
  if (Object.keys(changes).length === 0) return;
  await db('approval_configurations')
    .insert({ project_id: projectId, ...defaults, ...changes })
    .onConflict('project_id')
    .merge(changes);
}
