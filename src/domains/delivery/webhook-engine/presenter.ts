import type { ProjectHook } from '#generated/project-hooks/types.ts';
import type { GroupHook } from '#generated/group-hooks/types.ts';
import type { SystemHook } from '#generated/system-hooks/types.ts';
import type { Database } from '#src/database/database.ts';
import { computeAlertStatus } from './failures.ts';
import { type HookRow, unsealHookSecrets, unsealHookUrl } from './table.ts';
import { removeUserInfo } from './masking.ts';

/** Facts for the presenter that the row lacks: the key of encrypted values, and the time. */
interface Facts {
  readonly db: Database;
  readonly now: Date;
}

function presentCommon(row: HookRow, { db, now }: Facts) {
  const alert_status = computeAlertStatus(row, now);
  return {
    id: row.id,
    url: removeUserInfo(unsealHookUrl(db, row)),
    name: row.name,
    description: row.description,
    created_at: row.created_at,
    push_events: row.push_events,
    tag_push_events: row.tag_push_events,
    merge_requests_events: row.merge_requests_events,
    repository_update_events: row.repository_update_events,
    enable_ssl_verification: row.enable_ssl_verification,
    alert_status,
    disabled_until: alert_status === 'temporarily_disabled' ? row.disabled_until : null,
  };
}

export const presentSystemHook = (row: HookRow, facts: Facts): SystemHook =>
  presentCommon(row, facts);

export function presentProjectHook(row: HookRow, facts: Facts): ProjectHook {
  return { ...presentOfPlace(row, facts), project_id: row.project_id ?? 0 };
}

export function presentGroupHook(row: HookRow, facts: Facts): GroupHook {
  return {
    ...presentOfPlace(row, facts),
    group_id: row.group_id ?? 0,
    subgroup_events: row.subgroup_events,
    member_events: row.member_events,
    project_events: row.project_events,
  };
}

function presentOfPlace(row: HookRow, facts: Facts) {
  return {
    ...presentCommon(row, facts),
    issues_events: row.issues_events,
    confidential_issues_events: row.confidential_issues_events,
    note_events: row.note_events,
    confidential_note_events: row.confidential_note_events,
    job_events: row.job_events,
    pipeline_events: row.pipeline_events,
    wiki_page_events: row.wiki_page_events,
    deployment_events: row.deployment_events,
    releases_events: row.releases_events,
    feature_flag_events: row.feature_flag_events,
    push_events_branch_filter: row.push_events_branch_filter,
    branch_filter_strategy: row.branch_filter_strategy,
    custom_webhook_template: row.custom_webhook_template,
    url_variables: listNames(row, facts, 'url_variables'),
    custom_headers: listNames(row, facts, 'custom_headers'),
  };
}

const listNames = (row: HookRow, { db }: Facts, column: 'url_variables' | 'custom_headers') =>
  [...unsealHookSecrets(db, row, column).keys()].map((key) => ({ key }));
