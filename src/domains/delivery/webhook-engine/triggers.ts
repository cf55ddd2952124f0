/** The event flags of hooks: a hook receives the events whose flags are set. */
export const flags = [
  'push_events',
  'tag_push_events',
  'issues_events',
  'confidential_issues_events',
  'merge_requests_events',
  'note_events',
  'confidential_note_events',
  'job_events',
  'pipeline_events',
  'wiki_page_events',
  'deployment_events',
  'releases_events',
  'feature_flag_events',
  'subgroup_events',
  'member_events',
  'project_events',
  'repository_update_events',
] as const;

export type HookFlag = (typeof flags)[number];

/** Flags that hooks of the instance have, too. */
export const systemFlags = [
  'push_events',
  'tag_push_events',
  'merge_requests_events',
  'repository_update_events',
] as const satisfies readonly HookFlag[];

/** Events that every instance hook receives, and no other hook. */
export const systemEvents = [
  'project_create',
  'project_destroy',
  'project_rename',
  'project_transfer',
  'project_update',
  'user_add_to_team',
  'user_remove_from_team',
  'user_update_for_team',
  'user_create',
  'user_destroy',
  'user_failed_login',
  'user_rename',
  'key_create',
  'key_destroy',
  'group_create',
  'group_destroy',
  'group_rename',
  'user_add_to_group',
  'user_remove_from_group',
  'user_update_for_group',
] as const;

export type SystemEvent = (typeof systemEvents)[number];

export type HookTrigger = HookFlag | SystemEvent;

const ofSystem: ReadonlySet<HookTrigger> = new Set([...systemFlags, ...systemEvents]);
const flagNames: ReadonlySet<HookTrigger> = new Set(flags);

/** Tells whether instance hooks receive the event. */
export const isHeardBySystem = (trigger: HookTrigger): boolean => ofSystem.has(trigger);

export const isFlag = (trigger: HookTrigger): trigger is HookFlag => flagNames.has(trigger);
