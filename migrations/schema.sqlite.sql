-- The schema on SQLite when all migrations have run, written by `npm run schema`: do not edit it.

create table access_revision (
  id integer primary key,
  revision bigint not null
);
insert into access_revision (id, revision) values (1, 1);

create table account_tokens (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  email_id bigint not null,
  purpose varchar(32) not null,
  digest varchar(64) not null,
  created_at datetime not null,
  expires_at datetime not null,
  foreign key (email_id) references emails (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index account_tokens_digest_unique on account_tokens (digest);
create index account_tokens_email_id_index on account_tokens (email_id);
create index account_tokens_expires_at_index on account_tokens (expires_at);
create index account_tokens_user_id_purpose_index on account_tokens (user_id, purpose);

create table appearance_pictures (
  kind varchar(20) primary key,
  filename varchar(255) not null,
  media_type varchar(50) not null,
  bytes blob not null
);

create table appearances (
  id integer primary key,
  title text not null default '',
  description text not null default '',
  new_project_guidelines text not null default '',
  profile_image_guidelines text not null default '',
  header_message text not null default '',
  footer_message text not null default '',
  message_background_color varchar(20) not null default '#E75E40',
  message_font_color varchar(20) not null default '#FFFFFF',
  email_header_and_footer_enabled boolean not null default '0'
);
insert into appearances (id, title, description, new_project_guidelines, profile_image_guidelines, header_message, footer_message, message_background_color, message_font_color, email_header_and_footer_enabled) values (1, '', '', '', '', '', '', '#E75E40', '#FFFFFF', false);

create table application_settings (
  id integer primary key,
  changed json not null,
  created_at datetime not null,
  updated_at datetime not null
);
insert into application_settings (id, changed, created_at, updated_at) values (1, '{}', current_timestamp, current_timestamp);

create table approval_configurations (
  project_id bigint primary key,
  reset_approvals_on_push boolean not null default '1',
  disable_overriding_approvers_per_merge_request boolean not null default '0',
  merge_requests_author_approval boolean not null default '0',
  merge_requests_disable_committers_approval boolean not null default '0',
  require_password_to_approve boolean not null default '0',
  foreign key (project_id) references projects (id) on delete cascade
);

create table approval_request_rule_groups (
  rule_id bigint not null,
  group_id bigint not null,
  primary key (rule_id, group_id),
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (rule_id) references approval_request_rules (id) on delete cascade
);
create index approval_request_rule_groups_group_id_index on approval_request_rule_groups (group_id);

create table approval_request_rule_users (
  rule_id bigint not null,
  user_id bigint not null,
  primary key (rule_id, user_id),
  foreign key (rule_id) references approval_request_rules (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index approval_request_rule_users_user_id_index on approval_request_rule_users (user_id);

create table approval_request_rules (
  id integer not null primary key autoincrement,
  merge_request_id bigint not null,
  source_rule_id bigint,
  name text not null,
  rule_type varchar(16) not null,
  approvals_required integer not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (source_rule_id) references approval_rules (id) on delete set null
);
create index approval_request_rules_merge_request_id_id_index on approval_request_rules (merge_request_id, id);
create unique index approval_request_rules_merge_request_id_name_unique on approval_request_rules (merge_request_id, name);
create index approval_request_rules_source_rule_id_index on approval_request_rules (source_rule_id);

create table approval_rule_groups (
  rule_id bigint not null,
  group_id bigint not null,
  primary key (rule_id, group_id),
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (rule_id) references approval_rules (id) on delete cascade
);
create index approval_rule_groups_group_id_index on approval_rule_groups (group_id);

create table approval_rule_protected_branches (
  rule_id bigint not null,
  protected_branch_id bigint not null,
  primary key (rule_id, protected_branch_id),
  foreign key (protected_branch_id) references protected_branches (id) on delete cascade,
  foreign key (rule_id) references approval_rules (id) on delete cascade
);
create index approval_rule_protected_branches_protected_branch_id_index on approval_rule_protected_branches (protected_branch_id);

create table approval_rule_users (
  rule_id bigint not null,
  user_id bigint not null,
  primary key (rule_id, user_id),
  foreign key (rule_id) references approval_rules (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index approval_rule_users_user_id_index on approval_rule_users (user_id);

create table approval_rules (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name text not null,
  rule_type varchar(16) not null,
  approvals_required integer not null,
  applies_to_all_protected_branches boolean not null default '0',
  report_type varchar(32),
  scanners json,
  severity_levels json,
  vulnerabilities_allowed integer,
  vulnerability_states json,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index approval_rules_any on approval_rules (project_id) where rule_type = 'any_approver';
create index approval_rules_project_id_id_index on approval_rules (project_id, id);
create unique index approval_rules_project_id_name_unique on approval_rules (project_id, name);

create table approvals (
  id integer not null primary key autoincrement,
  merge_request_id bigint not null,
  user_id bigint not null,
  head_sha text,
  created_at datetime not null,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index approvals_merge_request_id_user_id_unique on approvals (merge_request_id, user_id);
create index approvals_user_id_merge_request_id_index on approvals (user_id, merge_request_id);

create table audit_events (
  id integer not null primary key autoincrement,
  author_id bigint not null,
  entity_type varchar(16) not null,
  entity_id bigint not null,
  details json not null,
  created_at datetime not null
);
create index audit_events_created_at_id_index on audit_events (created_at, id);
create index audit_events_entity_type_created_at_id_index on audit_events (entity_type, created_at, id);
create index audit_events_entity_type_entity_id_created_at_id_index on audit_events (entity_type, entity_id, created_at, id);
create index audit_events_of_author on audit_events (entity_type, entity_id, author_id, created_at, id);

create table avatars (
  id integer not null primary key autoincrement,
  user_id bigint,
  namespace_id bigint,
  project_id bigint,
  topic_id bigint,
  filename varchar(255) not null,
  media_type varchar(64) not null,
  size bigint not null,
  sha256 varchar(64) not null,
  storage_key varchar(64) not null,
  created_at datetime not null,
  foreign key (namespace_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (topic_id) references topics (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index avatars_namespace_id_unique on avatars (namespace_id);
create unique index avatars_project_id_unique on avatars (project_id);
create unique index avatars_storage_key_unique on avatars (storage_key);
create unique index avatars_topic_id_unique on avatars (topic_id);
create unique index avatars_user_id_unique on avatars (user_id);

create table award_emoji (
  id integer not null primary key autoincrement,
  name text not null,
  user_id bigint not null,
  issue_id bigint,
  epic_id bigint,
  note_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  merge_request_id bigint,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (note_id) references notes (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index award_emoji_epic_id_id_index on award_emoji (epic_id, id);
create unique index award_emoji_epic_id_user_id_name_unique on award_emoji (epic_id, user_id, name);
create index award_emoji_issue_id_id_index on award_emoji (issue_id, id);
create unique index award_emoji_issue_id_user_id_name_unique on award_emoji (issue_id, user_id, name);
create index award_emoji_note_id_id_index on award_emoji (note_id, id);
create unique index award_emoji_note_id_user_id_name_unique on award_emoji (note_id, user_id, name);
create unique index award_emoji_of_merge_requests_once on award_emoji (merge_request_id, user_id, name);
create index award_emoji_of_merge_requests_order on award_emoji (merge_request_id, id);
create index award_emoji_user_id_index on award_emoji (user_id);

create table billable_counts (
  group_id bigint primary key,
  counted_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade
);

create table billable_members (
  group_id bigint not null,
  user_id bigint not null,
  membership_type varchar(16) not null,
  access_level integer not null,
  awaiting boolean not null,
  joined_at datetime not null,
  name_key text not null,
  signed_in_asc datetime not null,
  signed_in_desc datetime not null,
  active_asc date not null,
  active_desc date not null,
  primary key (group_id, user_id),
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index billable_members_access_level on billable_members (group_id, access_level, user_id);
create index billable_members_active_asc on billable_members (group_id, active_asc, user_id);
create index billable_members_active_desc on billable_members (group_id, active_desc, user_id);
create index billable_members_joined_at on billable_members (group_id, joined_at, user_id);
create index billable_members_name_key on billable_members (group_id, name_key, user_id);
create index billable_members_signed_in_asc on billable_members (group_id, signed_in_asc, user_id);
create index billable_members_signed_in_desc on billable_members (group_id, signed_in_desc, user_id);
create index billable_members_user_id_index on billable_members (user_id);

create table board_labels (
  board_id bigint not null,
  label_id bigint not null,
  primary key (board_id, label_id),
  foreign key (board_id) references boards (id) on delete cascade,
  foreign key (label_id) references labels (id) on delete cascade
);
create index board_labels_label_id_index on board_labels (label_id);

create table board_lists (
  id integer not null primary key autoincrement,
  board_id bigint not null,
  label_id bigint,
  milestone_id bigint,
  iteration_id bigint,
  assignee_id bigint,
  position integer not null,
  max_issue_count integer not null default '0',
  max_issue_weight integer not null default '0',
  limit_metric text,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (assignee_id) references users (id) on delete cascade,
  foreign key (board_id) references boards (id) on delete cascade,
  foreign key (iteration_id) references iterations (id) on delete cascade,
  foreign key (label_id) references labels (id) on delete cascade,
  foreign key (milestone_id) references milestones (id) on delete cascade
);
create unique index board_lists_assignee_id_board_id_unique on board_lists (assignee_id, board_id);
create index board_lists_board_id_position_id_index on board_lists (board_id, position, id);
create unique index board_lists_iteration_id_board_id_unique on board_lists (iteration_id, board_id);
create unique index board_lists_label_id_board_id_unique on board_lists (label_id, board_id);
create unique index board_lists_milestone_id_board_id_unique on board_lists (milestone_id, board_id);

create table boards (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  name text not null,
  hide_backlog_list boolean not null default '0',
  hide_closed_list boolean not null default '0',
  milestone_id bigint,
  assignee_id bigint,
  weight integer,
  created_at datetime not null,
  updated_at datetime not null,
  special_milestone text,
  foreign key (assignee_id) references users (id) on delete set null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (milestone_id) references milestones (id) on delete set null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index boards_assignee_id_index on boards (assignee_id);
create index boards_group_id_id_index on boards (group_id, id);
create index boards_milestone_id_index on boards (milestone_id);
create index boards_project_id_id_index on boards (project_id, id);

create table broadcast_messages (
  id integer not null primary key autoincrement,
  message text not null,
  starts_at datetime not null,
  ends_at datetime not null,
  color varchar(255) not null,
  font varchar(255) not null,
  target_access_levels json not null,
  target_path varchar(255),
  broadcast_type varchar(20) not null,
  dismissable boolean not null,
  created_at datetime not null,
  updated_at datetime not null
);

create table chat_links (
  id integer not null primary key autoincrement,
  integration_id bigint not null,
  user_id bigint not null,
  team_id text not null,
  chat_user_id text not null,
  team_name text not null,
  chat_user_name text not null,
  project_path text not null,
  created_at datetime not null,
  foreign key (integration_id) references integrations (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index chat_links_integration_id_team_id_chat_user_id_unique on chat_links (integration_id, team_id, chat_user_id);
create index chat_links_user_id_id_index on chat_links (user_id, id);

create table ci_variables (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  key text not null,
  value_sealed text not null,
  variable_type text not null,
  protected boolean not null,
  masked boolean not null,
  raw boolean not null,
  environment_scope text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index ci_variables_group_id_id_index on ci_variables (group_id, id);
create unique index ci_variables_of_group on ci_variables (group_id, key, environment_scope) where group_id is not null;
create unique index ci_variables_of_instance on ci_variables (key) where project_id is null and group_id is null;
create unique index ci_variables_of_project on ci_variables (project_id, key, environment_scope) where project_id is not null;
create index ci_variables_project_id_id_index on ci_variables (project_id, id);

create table cluster_agent_tokens (
  id integer not null primary key autoincrement,
  agent_id bigint not null,
  name varchar(255) not null,
  description text,
  token_digest varchar(64) not null,
  created_by_id bigint,
  created_at datetime not null,
  last_used_at datetime,
  revoked_at datetime,
  foreign key (agent_id) references cluster_agents (id) on delete cascade,
  foreign key (created_by_id) references users (id) on delete set null
);
create index active_cluster_agent_tokens on cluster_agent_tokens (agent_id, id) where revoked_at is null;
create index cluster_agent_tokens_by_agent on cluster_agent_tokens (agent_id);
create index cluster_agent_tokens_created_by_id_index on cluster_agent_tokens (created_by_id);
create unique index cluster_agent_tokens_token_digest_unique on cluster_agent_tokens (token_digest);

create table cluster_agents (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name varchar(63) not null,
  created_by_id bigint,
  created_at datetime not null,
  foreign key (created_by_id) references users (id) on delete set null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index cluster_agents_created_by_id_index on cluster_agents (created_by_id);
create unique index cluster_agents_project_id_name_unique on cluster_agents (project_id, name);

create table commit_notes (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  commit_id varchar(64) not null,
  author_id bigint not null,
  path text,
  line bigint,
  line_type varchar(3),
  created_at datetime not null,
  updated_at datetime not null,
  note text not null default '',
  discussion_id varchar(40) not null default '',
  starts_discussion boolean not null default '1',
  type varchar(16),
  position text,
  foreign key (author_id) references users (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index commit_notes_author_id_index on commit_notes (author_id);
create index commit_notes_of_thread on commit_notes (project_id, commit_id, discussion_id, created_at, id);
create index commit_notes_project_id_commit_id_id_index on commit_notes (project_id, commit_id, id);
create index commit_notes_project_id_id_index on commit_notes (project_id, id);
create trigger commit_notes_text_search_delete after delete on commit_notes begin delete from commit_notes_text_search where rowid = old.id; delete from commit_notes_text_search_waiting where id = old.id; end;
create trigger commit_notes_text_search_insert after insert on commit_notes begin insert into commit_notes_text_search_waiting (id) select new.id where not exists (select 1 from commit_notes_text_search_waiting where id = new.id); end;
create trigger commit_notes_text_search_update after update of note on commit_notes when old.note is not new.note begin insert into commit_notes_text_search_waiting (id) select new.id where not exists (select 1 from commit_notes_text_search_waiting where id = new.id); end;
create index commit_notes_threads on commit_notes (project_id, commit_id, created_at, id) where starts_discussion;

create virtual table commit_notes_text_search using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram');
insert into commit_notes_text_search (commit_notes_text_search, rank) values ('deletemerge', 0);

create table commit_notes_text_search_waiting (
  id integer primary key
);

create table deliveries (
  id integer not null primary key autoincrement,
  hook_id bigint,
  payload_id bigint,
  state text not null,
  trigger text not null,
  header text not null,
  subject text not null,
  event_uuid text not null,
  idempotency_key text not null,
  bytes integer not null,
  created_at datetime not null,
  duration_ms integer,
  response_status text,
  url text,
  request_headers text,
  response_headers text,
  response_body text,
  integration_id bigint,
  chain text,
  foreign key (hook_id) references hooks (id) on delete cascade,
  foreign key (integration_id) references integrations (id) on delete cascade,
  foreign key (payload_id) references delivery_payloads (id) on delete set null
);
create index deliveries_created_at_id_index on deliveries (created_at, id);
create index deliveries_event_uuid_hook_id_index on deliveries (event_uuid, hook_id);
create index deliveries_hook_id_created_at_id_index on deliveries (hook_id, created_at, id);
create index deliveries_of_chains on deliveries (chain, hook_id) where chain is not null;
create index deliveries_of_integrations on deliveries (integration_id, created_at, id) where integration_id is not null;
create index deliveries_of_waiting_hooks on deliveries (hook_id, id) where state = 'waiting';
create index deliveries_of_waiting_integrations on deliveries (integration_id, id) where state = 'waiting';
create index deliveries_payload_id_index on deliveries (payload_id);

create table delivery_chains (
  id integer not null primary key autoincrement,
  chain text not null,
  root_id bigint not null,
  told integer not null,
  created_at datetime not null
);
create unique index delivery_chains_chain_root_id_unique on delivery_chains (chain, root_id);
create index delivery_chains_created_at_id_index on delivery_chains (created_at, id);

create table delivery_events (
  id integer not null primary key autoincrement,
  owner text not null,
  audience text not null,
  trigger text not null,
  header text not null,
  subject text not null,
  payload_id bigint,
  bytes integer not null,
  chain text,
  told_chains text,
  event_uuid text,
  root_id bigint,
  guarded boolean not null,
  receivers text not null,
  created_at datetime not null,
  foreign key (payload_id) references delivery_payloads (id) on delete set null
);
create index delivery_events_created_at_id_index on delivery_events (created_at, id);
create index delivery_events_owner_id_index on delivery_events (owner, id);
create index delivery_events_payload_id_index on delivery_events (payload_id);

create table delivery_holders (
  receiver text primary key,
  holder text not null,
  held_until datetime not null
);

create table delivery_payloads (
  id integer not null primary key autoincrement,
  completer text,
  bytes integer not null,
  created_at datetime not null,
  body text not null
);
create index delivery_payloads_created_at_id_index on delivery_payloads (created_at, id);

create table deploy_key_projects (
  deploy_key_id bigint not null,
  project_id bigint not null,
  can_push boolean not null,
  primary key (project_id, deploy_key_id),
  foreign key (deploy_key_id) references deploy_keys (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index deploy_key_projects_deploy_key_id_index on deploy_key_projects (deploy_key_id);

create table deploy_keys (
  id integer not null primary key autoincrement,
  title text not null,
  type text not null,
  content text not null,
  comment text not null,
  fingerprint text not null,
  fingerprint_sha256 text not null,
  expires_at datetime,
  created_at datetime not null,
  updated_at datetime not null
);
create unique index deploy_keys_fingerprint_sha256_unique on deploy_keys (fingerprint_sha256);

create table deploy_tokens (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  creator_id bigint,
  name text not null,
  username text,
  token_digest text not null,
  scopes json not null,
  revoked boolean not null,
  expires_at datetime,
  created_at datetime not null,
  foreign key (creator_id) references users (id) on delete set null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index deploy_tokens_creator_id_index on deploy_tokens (creator_id);
create index deploy_tokens_group_id_id_index on deploy_tokens (group_id, id);
create index deploy_tokens_project_id_id_index on deploy_tokens (project_id, id);
create unique index deploy_tokens_token_digest_unique on deploy_tokens (token_digest);

create table deployment_approvals (
  id integer not null primary key autoincrement,
  deployment_id bigint not null,
  user_id bigint not null,
  status varchar(16) not null,
  comment text,
  created_at datetime not null,
  rule_id bigint,
  foreign key (deployment_id) references deployments (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index deployment_approvals_deployment_id_user_id_unique on deployment_approvals (deployment_id, user_id);
create index deployment_approvals_user_id_index on deployment_approvals (user_id);

create table deployment_merge_requests (
  deployment_id bigint not null,
  merge_request_id bigint not null,
  environment_id bigint not null,
  deployed_at datetime not null,
  primary key (deployment_id, merge_request_id),
  foreign key (deployment_id) references deployments (id) on delete cascade,
  foreign key (environment_id) references environments (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade
);
create index deployment_merge_requests_deployed_at_merge_request_id_index on deployment_merge_requests (deployed_at, merge_request_id);
create index deployment_merge_requests_environment_id_deployed_at_index on deployment_merge_requests (environment_id, deployed_at);
create index deployment_merge_requests_merge_request_id_deployed_at_index on deployment_merge_requests (merge_request_id, deployed_at);

create table deployments (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  iid bigint not null,
  environment_id bigint not null,
  ref text not null,
  tag boolean not null,
  sha text not null,
  status varchar(16) not null,
  user_id bigint,
  job_id bigint,
  on_stop text,
  created_at datetime not null,
  updated_at datetime not null,
  finished_at datetime,
  foreign key (environment_id) references environments (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete set null
);
create index deployments_environment_id_id_index on deployments (environment_id, id);
create index deployments_environment_id_status_id_index on deployments (environment_id, status, id);
create unique index deployments_job_id_unique on deployments (job_id);
create index deployments_project_id_created_at_id_index on deployments (project_id, created_at, id);
create index deployments_project_id_id_index on deployments (project_id, id);
create unique index deployments_project_id_iid_unique on deployments (project_id, iid);
create index deployments_project_id_ref_id_index on deployments (project_id, ref, id);
create index deployments_project_id_status_id_index on deployments (project_id, status, id);
create index deployments_project_id_updated_at_id_index on deployments (project_id, updated_at, id);
create index deployments_user_id_index on deployments (user_id);

create table emails (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  email varchar(255) not null,
  email_key text not null,
  primary boolean not null default '0',
  confirmed_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  proven_at datetime,
  becomes_primary boolean not null default '0',
  foreign key (user_id) references users (id) on delete cascade
);
create unique index emails_email_key_unique on emails (email_key);
create index emails_user_id_id_index on emails (user_id, id);
create index emails_user_id_index on emails (user_id);

create table environments (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name varchar(255) not null,
  slug varchar(24) not null,
  external_url varchar(255),
  tier varchar(16) not null,
  state varchar(16) not null,
  auto_delete_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  last_deployment_id bigint,
  auto_stop_at datetime,
  foreign key (project_id) references projects (id) on delete cascade
);
create index environments_by_name on environments (name, id);
create unique index environments_project_id_name_unique on environments (project_id, name);
create unique index environments_project_id_slug_unique on environments (project_id, slug);
create index environments_project_id_state_name_index on environments (project_id, state, name);
create index environments_to_delete on environments (auto_delete_at) where auto_delete_at is not null;
create index environments_to_stop on environments (auto_stop_at) where auto_stop_at is not null;

create table epic_issues (
  id integer not null primary key autoincrement,
  epic_id bigint not null,
  issue_id bigint not null,
  relative_position bigint not null,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade
);
create index epic_issues_epic_id_relative_position_id_index on epic_issues (epic_id, relative_position, id);
create unique index epic_issues_issue_id_unique on epic_issues (issue_id);

create table epic_links (
  id integer not null primary key autoincrement,
  source_id bigint not null,
  target_id bigint not null,
  link_type text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (source_id) references epics (id) on delete cascade,
  foreign key (target_id) references epics (id) on delete cascade
);
create unique index epic_links_of_two on epic_links ((case when source_id < target_id then source_id else target_id end), (case when source_id < target_id then target_id else source_id end));
create index epic_links_source_id_id_index on epic_links (source_id, id);
create index epic_links_target_id_id_index on epic_links (target_id, id);

create table epics (
  id integer not null primary key autoincrement,
  group_id bigint,
  iid bigint not null,
  author_id bigint not null,
  parent_id bigint,
  title text not null,
  title_key text not null,
  state text not null,
  confidential boolean not null,
  discussion_locked boolean,
  color text not null,
  start_date date,
  due_date date,
  start_date_is_fixed boolean not null,
  start_date_fixed date,
  start_date_from_milestones date,
  start_date_inherited date,
  due_date_is_fixed boolean not null,
  due_date_fixed date,
  due_date_from_milestones date,
  due_date_inherited date,
  relative_position bigint,
  upvotes integer not null default '0',
  downvotes integer not null default '0',
  user_notes_count integer not null default '0',
  task_count integer not null default '0',
  completed_task_count integer not null default '0',
  created_at datetime not null,
  updated_at datetime not null,
  closed_at datetime,
  closed_by_id bigint,
  description text,
  foreign key (author_id) references users (id),
  foreign key (closed_by_id) references users (id) on delete set null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (parent_id) references epics (id) on delete set null
);
create index epics_author_id_index on epics (author_id);
create index epics_by_due_date_asc on epics (group_id, (coalesce(due_date, '9999-12-31')), id);
create index epics_by_due_date_desc on epics (group_id, (coalesce(due_date, '0001-01-01')), id);
create index epics_by_start_date_asc on epics (group_id, (coalesce(start_date, '9999-12-31')), id);
create index epics_by_start_date_desc on epics (group_id, (coalesce(start_date, '0001-01-01')), id);
create index epics_closed_by_id_index on epics (closed_by_id);
create index epics_group_id_created_at_id_index on epics (group_id, created_at, id);
create unique index epics_group_id_iid_unique on epics (group_id, iid);
create index epics_group_id_title_key_id_index on epics (group_id, title_key, id);
create index epics_group_id_updated_at_id_index on epics (group_id, updated_at, id);
create index epics_parent_id_index on epics (parent_id);

create table events (
  id integer not null primary key autoincrement,
  author_id bigint not null,
  project_id bigint,
  group_id bigint,
  action varchar(16) not null,
  target_type varchar(32),
  target_id bigint,
  target_iid bigint,
  target_title text,
  feature varchar(32),
  confidential boolean not null default '0',
  push json,
  created_at datetime not null,
  foreign key (author_id) references users (id) on delete cascade,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index events_author_id_created_at_id_index on events (author_id, created_at, id);
create index events_author_id_kind on events (author_id, action, target_type);
create index events_created_at_id_project_id_index on events (created_at, id, project_id);
create index events_group_id_index on events (group_id);
create index events_project_id_created_at_id_index on events (project_id, created_at, id);
create index events_project_id_kind on events (project_id, action, target_type);
create index events_target_type_target_id_created_at_id_index on events (target_type, target_id, created_at, id);

create table features (
  id integer not null primary key autoincrement,
  name varchar(255) not null,
  gates json not null,
  created_at datetime not null,
  updated_at datetime not null
);
create unique index features_name_unique on features (name);

create table gpg_keys (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  key text not null,
  fingerprint varchar(64) not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index gpg_keys_fingerprint_unique on gpg_keys (fingerprint);
create index gpg_keys_user_id_id_index on gpg_keys (user_id, id);

create table group_custom_attributes (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  key varchar(255) not null,
  value text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade
);
create unique index group_custom_attributes_group_id_key_unique on group_custom_attributes (group_id, key);
create index group_custom_attributes_key_group_id_index on group_custom_attributes (key, group_id);

create table group_export_files (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  filename varchar(255) not null,
  size bigint not null,
  sha256 varchar(64) not null,
  storage_key varchar(64) not null,
  created_at datetime not null,
  export_id bigint,
  foreign key (group_id) references namespaces (id) on delete cascade
);
create unique index group_export_files_group_id_unique on group_export_files (group_id);
create unique index group_export_files_storage_key_unique on group_export_files (storage_key);

create table group_exports (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  user_id bigint not null,
  status varchar(16) not null,
  created_at datetime not null,
  administrator boolean not null default '0',
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index group_exports_group_id_id_index on group_exports (group_id, id);
create index group_exports_user_id_index on group_exports (user_id);
create unique index group_exports_waiting on group_exports (group_id, user_id) where status = 'queued';

create table group_group_links (
  id integer not null primary key autoincrement,
  shared_group_id bigint not null,
  shared_with_group_id bigint not null,
  group_access integer not null,
  expires_at date,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (shared_group_id) references namespaces (id) on delete cascade,
  foreign key (shared_with_group_id) references namespaces (id) on delete cascade
);
create index group_group_links_expires_at_index on group_group_links (expires_at);
create unique index group_group_links_shared_group_id_shared_with_group_id_unique on group_group_links (shared_group_id, shared_with_group_id);
create index group_group_links_shared_with_group_id_index on group_group_links (shared_with_group_id);

create table group_imports (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  user_id bigint,
  storage_key varchar(64),
  status varchar(16) not null,
  created_at datetime not null,
  administrator boolean not null default '0',
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (user_id) references users (id) on delete set null
);
create unique index group_imports_group_id_unique on group_imports (group_id);
create unique index group_imports_storage_key_unique on group_imports (storage_key);
create index group_imports_user_id_index on group_imports (user_id);

create table groups (
  namespace_id bigint primary key,
  description varchar(500) not null default '',
  share_with_group_lock boolean not null default '0',
  require_two_factor_authentication boolean not null default '0',
  two_factor_grace_period integer not null default '48',
  project_creation_level varchar(16) not null,
  subgroup_creation_level varchar(16) not null default 'maintainer',
  auto_devops_enabled boolean,
  emails_disabled boolean,
  mentions_disabled boolean,
  lfs_enabled boolean not null default '1',
  request_access_enabled boolean not null default '1',
  default_branch_protection integer not null,
  shared_runners_setting varchar(32) not null default 'enabled',
  prevent_sharing_groups_outside_hierarchy boolean not null default '0',
  membership_lock boolean not null default '0',
  file_template_project_id bigint,
  shared_runners_minutes_limit integer,
  extra_shared_runners_minutes_limit integer,
  marked_for_deletion_on date,
  runners_token_sealed text not null default '',
  runners_token_digest varchar(64),
  resource_access_token_creation_allowed boolean not null default '1',
  prevent_forking_outside_group boolean,
  foreign key (namespace_id) references namespaces (id) on delete cascade
);
create index groups_marked_for_deletion on groups (marked_for_deletion_on) where marked_for_deletion_on is not null;
create unique index groups_runners_token_digest_unique on groups (runners_token_digest);

create table half_sign_ins (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  digest varchar(64) not null,
  remembered boolean not null,
  return_to text not null,
  tries integer not null default '0',
  expires_at datetime not null,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index half_sign_ins_digest_unique on half_sign_ins (digest);
create index half_sign_ins_expires_at_index on half_sign_ins (expires_at);
create index half_sign_ins_user_id_index on half_sign_ins (user_id);

create table hooks (
  id integer not null primary key autoincrement,
  kind text not null,
  project_id bigint,
  group_id bigint,
  url text not null,
  token text,
  signing_token text,
  url_variables text,
  custom_headers text,
  push_events boolean not null,
  tag_push_events boolean not null default '0',
  issues_events boolean not null default '0',
  confidential_issues_events boolean not null default '0',
  merge_requests_events boolean not null default '0',
  note_events boolean not null default '0',
  job_events boolean not null default '0',
  pipeline_events boolean not null default '0',
  wiki_page_events boolean not null default '0',
  deployment_events boolean not null default '0',
  releases_events boolean not null default '0',
  feature_flag_events boolean not null default '0',
  subgroup_events boolean not null default '0',
  member_events boolean not null default '0',
  project_events boolean not null default '0',
  repository_update_events boolean not null default '0',
  confidential_note_events boolean,
  enable_ssl_verification boolean not null default '1',
  push_events_branch_filter text,
  branch_filter_strategy text not null default 'wildcard',
  custom_webhook_template text,
  name text,
  description text,
  recent_failures integer not null default '0',
  disabled_until datetime,
  created_at datetime not null,
  updated_at datetime not null,
  quick boolean not null default '0',
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index hooks_group_id_id_index on hooks (group_id, id);
create index hooks_of_system on hooks (id) where kind = 'system';
create index hooks_project_id_id_index on hooks (project_id, id);

create table identities (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  provider varchar(255) not null,
  extern_uid varchar(1024) not null,
  saml_provider_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  extern_uid_key varchar(2048),
  active boolean not null default '1',
  sent_username text,
  sent_name text,
  sent_email text,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index identities_account on identities (provider, extern_uid, coalesce(saml_provider_id, 0));
create unique index identities_extern_uid on identities (saml_provider_id, extern_uid_key);
create unique index identities_provisioned on identities (saml_provider_id, user_id) where extern_uid_key is not null;
create index identities_saml_provider_id_index on identities (saml_provider_id);
create index identities_user_id_index on identities (user_id);

create table instance_secrets (
  name varchar(64) primary key,
  sealed text,
  digest varchar(64),
  updated_at datetime not null
);
create unique index instance_secrets_digest_unique on instance_secrets (digest);

create table integrations (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  slug text not null,
  active boolean not null,
  commit_events boolean not null default '1',
  push_events boolean not null default '1',
  issues_events boolean not null default '1',
  confidential_issues_events boolean not null default '1',
  merge_requests_events boolean not null default '1',
  tag_push_events boolean not null default '1',
  note_events boolean not null default '1',
  confidential_note_events boolean not null default '1',
  wiki_page_events boolean not null default '1',
  deployment_events boolean not null default '1',
  comment_on_event_enabled boolean not null default '1',
  pipeline_events boolean not null default '0',
  job_events boolean not null default '0',
  settings text not null,
  secrets_sealed text not null,
  created_at datetime not null,
  updated_at datetime not null,
  quick boolean not null default '0',
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index integrations_project_id_slug_unique on integrations (project_id, slug);

create table internal_counters (
  scope varchar(64) not null,
  owner_id bigint not null,
  value bigint not null,
  primary key (scope, owner_id)
);

create table issue_assignees (
  issue_id bigint not null,
  user_id bigint not null,
  primary key (issue_id, user_id),
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index issue_assignees_user_id_issue_id_index on issue_assignees (user_id, issue_id);

create table issue_links (
  id integer not null primary key autoincrement,
  source_id bigint not null,
  target_id bigint not null,
  link_type text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (source_id) references issues (id) on delete cascade,
  foreign key (target_id) references issues (id) on delete cascade
);
create unique index issue_links_of_two on issue_links ((case when source_id < target_id then source_id else target_id end), (case when source_id < target_id then target_id else source_id end));
create index issue_links_source_id_id_index on issue_links (source_id, id);
create index issue_links_target_id_id_index on issue_links (target_id, id);

create table issues (
  id integer not null primary key autoincrement,
  project_id bigint,
  iid bigint not null,
  author_id bigint not null,
  title text not null,
  title_key text not null,
  state text not null,
  issue_type text not null,
  severity text not null,
  confidential boolean not null,
  discussion_locked boolean,
  due_date date,
  milestone_id bigint,
  iteration_id bigint,
  weight integer,
  health_status text,
  relative_position bigint,
  time_estimate integer not null default '0',
  total_time_spent integer not null default '0',
  upvotes integer not null default '0',
  downvotes integer not null default '0',
  user_notes_count integer not null default '0',
  task_count integer not null default '0',
  completed_task_count integer not null default '0',
  moved_to_id bigint,
  duplicated_to_id bigint,
  promoted_to_epic_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  closed_at datetime,
  closed_by_id bigint,
  description text,
  updated_by_id bigint,
  last_edited_at datetime,
  last_edited_by_id bigint,
  foreign key (author_id) references users (id),
  foreign key (closed_by_id) references users (id) on delete set null,
  foreign key (duplicated_to_id) references issues (id) on delete set null,
  foreign key (iteration_id) references iterations (id) on delete set null,
  foreign key (milestone_id) references milestones (id) on delete set null,
  foreign key (moved_to_id) references issues (id) on delete set null,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (promoted_to_epic_id) references epics (id) on delete set null
);
create index issues_author_id_id_index on issues (author_id, id);
create index issues_by_created_at on issues (created_at, id);
create index issues_by_title_key on issues (title_key);
create index issues_by_updated_at on issues (updated_at, id);
create index issues_closed_by_id_index on issues (closed_by_id);
create index issues_duplicated_to_id_index on issues (duplicated_to_id);
create index issues_iteration_id_id_index on issues (iteration_id, id);
create index issues_milestone_id_id_index on issues (milestone_id, id);
create index issues_moved_to_id_index on issues (moved_to_id);
create index issues_of_project_by_created_at on issues (project_id, created_at, id);
create index issues_of_project_by_due_date on issues (project_id, (coalesce(due_date, '9999-12-31')), id);
create index issues_of_project_by_popularity on issues (project_id, upvotes, id);
create index issues_of_project_by_position on issues (project_id, (coalesce(relative_position, 2147483648 + id * 1024)), id);
create index issues_of_project_by_state on issues (project_id, state, created_at, id);
create index issues_of_project_by_state_updated on issues (project_id, state, updated_at, id);
create index issues_of_project_by_title on issues (project_id, title_key, id);
create index issues_of_project_by_updated_at on issues (project_id, updated_at, id);
create index issues_of_project_by_weight on issues (project_id, (coalesce(weight, 2147483647)), id);
create unique index issues_project_id_iid_unique on issues (project_id, iid);
create index issues_promoted_to_epic_id_index on issues (promoted_to_epic_id);
create trigger issues_text_search_delete after delete on issues begin delete from issues_text_search where rowid = old.id; delete from issues_text_search_waiting where id = old.id; end;
create trigger issues_text_search_insert after insert on issues when true begin insert into issues_text_search_waiting (id) select new.id where not exists (select 1 from issues_text_search_waiting where id = new.id); end;
create trigger issues_text_search_update after update of title, description on issues when true and (old.title is not new.title or old.description is not new.description) begin insert into issues_text_search_waiting (id) select new.id where not exists (select 1 from issues_text_search_waiting where id = new.id); end;

create virtual table issues_text_search using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram');
insert into issues_text_search (issues_text_search, rank) values ('deletemerge', 0);

create table issues_text_search_waiting (
  id integer primary key
);

create table iteration_cadences (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  title text not null,
  description text,
  start_date date,
  duration_in_weeks integer,
  iterations_in_advance integer,
  automatic boolean not null,
  active boolean not null,
  roll_over boolean not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade
);
create index iteration_cadences_group_id_index on iteration_cadences (group_id);

create table iterations (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  cadence_id bigint not null,
  iid bigint not null,
  sequence integer not null,
  title text,
  start_date date not null,
  due_date date not null,
  created_at datetime not null,
  updated_at datetime not null,
  description text,
  foreign key (cadence_id) references iteration_cadences (id) on delete cascade,
  foreign key (group_id) references namespaces (id) on delete cascade
);
create unique index iterations_cadence_id_start_date_unique on iterations (cadence_id, start_date);
create index iterations_group_id_due_date_id_index on iterations (group_id, due_date, id);
create unique index iterations_group_id_iid_unique on iterations (group_id, iid);
create index iterations_title_index on iterations (title);

create table job_artifacts (
  id integer not null primary key autoincrement,
  job_id bigint not null,
  project_id bigint not null,
  file_type varchar(64) not null,
  file_format varchar(16) not null,
  filename varchar(255) not null,
  size bigint not null,
  sha256 varchar(64) not null,
  storage_key varchar(64) not null,
  expire_at datetime,
  created_at datetime not null,
  variables text,
  foreign key (job_id) references jobs (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index job_artifacts_expire_at_id_index on job_artifacts (expire_at, id);
create unique index job_artifacts_job_id_file_type_unique on job_artifacts (job_id, file_type);
create index job_artifacts_project_id_id_index on job_artifacts (project_id, id);
create unique index job_artifacts_storage_key_unique on job_artifacts (storage_key);

create table job_masked_values (
  job_id bigint primary key,
  values_sealed text not null,
  foreign key (job_id) references jobs (id) on delete cascade
);

create table job_needs (
  job_id bigint not null,
  name text not null,
  artifacts boolean not null,
  optional boolean not null,
  pipeline_id bigint not null default '0',
  primary key (job_id, name),
  foreign key (job_id) references jobs (id) on delete cascade
);
create index job_needs_pipeline_id_name_job_id_index on job_needs (pipeline_id, name, job_id);

create table job_reports (
  id integer not null primary key autoincrement,
  job_id bigint not null,
  project_id bigint not null,
  root_pipeline_id bigint not null,
  ref varchar(1024) not null,
  file_type varchar(64) not null,
  fault varchar(255),
  entries integer not null,
  content text not null,
  foreign key (job_id) references jobs (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index job_reports_job_id_file_type_unique on job_reports (job_id, file_type);
create index job_reports_project_id_file_type_ref_root_pipeline_id_index on job_reports (project_id, file_type, ref, root_pipeline_id);
create index job_reports_root_pipeline_id_file_type_index on job_reports (root_pipeline_id, file_type);

create table job_token_scope_links (
  id integer not null primary key autoincrement,
  source_project_id bigint not null,
  target_project_id bigint not null,
  added_by_id bigint,
  created_at datetime not null,
  foreign key (added_by_id) references users (id) on delete set null,
  foreign key (source_project_id) references projects (id) on delete cascade,
  foreign key (target_project_id) references projects (id) on delete cascade
);
create index job_token_scope_links_added_by_id_index on job_token_scope_links (added_by_id);
create unique index job_token_scope_links_source_project_id_target_project_id_unique on job_token_scope_links (source_project_id, target_project_id);
create index job_token_scope_links_target_project_id_index on job_token_scope_links (target_project_id);

create table job_trace_parts (
  job_id bigint not null,
  start integer not null,
  bytes blob not null,
  primary key (job_id, start),
  foreign key (job_id) references job_traces (job_id) on delete cascade
);

create table job_traces (
  job_id bigint primary key,
  size integer not null,
  checksum bigint not null,
  debug boolean not null,
  storage_key text,
  updated_at datetime not null,
  foreign key (job_id) references jobs (id) on delete cascade
);
create unique index job_traces_storage_key_unique on job_traces (storage_key);

create table job_variables (
  id integer not null primary key autoincrement,
  job_id bigint not null,
  key text not null,
  value_sealed text not null,
  variable_type text not null,
  foreign key (job_id) references jobs (id) on delete cascade
);
create unique index job_variables_job_id_key_unique on job_variables (job_id, key);

create table jobs (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  pipeline_id bigint not null,
  kind text not null,
  sha text not null,
  ref text not null,
  tag boolean not null,
  stage text not null,
  stage_index integer not null,
  name text not null,
  status text not null,
  allow_failure boolean not null,
  retried boolean not null default '0',
  failure_reason text,
  target_url text,
  description text,
  coverage float,
  user_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  queued_at datetime,
  started_at datetime,
  finished_at datetime,
  options text,
  run_when text not null default 'on_success',
  has_needs boolean not null default '0',
  interruptible boolean not null default '0',
  tag_list text,
  runner_id bigint,
  token_digest text,
  scheduled_at datetime,
  timeout integer,
  exit_code integer,
  retries integer not null default '0',
  resource_group text,
  environment text,
  downstream_pipeline_id bigint,
  erased_at datetime,
  erased_by_id bigint,
  contacted_at datetime,
  queue_tag text not null default '',
  run integer not null default '1',
  foreign key (erased_by_id) references users (id) on delete set null,
  foreign key (pipeline_id) references pipelines (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (runner_id) references runners (id) on delete set null,
  foreign key (user_id) references users (id) on delete set null
);
create index jobs_by_end on jobs (pipeline_id, finished_at) where finished_at is not null and not retried;
create index jobs_by_outcome on jobs (pipeline_id, status, allow_failure, stage_index) where not retried;
create index jobs_by_project on jobs (project_id, id);
create index jobs_by_start on jobs (pipeline_id, started_at, finished_at) where started_at is not null and not retried;
create index jobs_coming_to_resources on jobs (project_id, resource_group, pipeline_id) where resource_group is not null and status in ('created', 'scheduled', 'waiting_for_resource');
create index jobs_erased_by_id_index on jobs (erased_by_id);
create unique index jobs_holding_resources on jobs (project_id, resource_group) where resource_group is not null and status in ('preparing', 'pending', 'running');
create index jobs_in_resource_groups on jobs (project_id, resource_group, id) where resource_group is not null;
create unique index jobs_latest_by_name on jobs (pipeline_id, name) where not retried;
create index jobs_measured on jobs (pipeline_id, coverage) where coverage is not null and not retried;
create index jobs_of_runners on jobs (runner_id, id) where runner_id is not null;
create index jobs_pipeline_id_id_index on jobs (pipeline_id, id);
create index jobs_project_id_sha_id_index on jobs (project_id, sha, id);
create index jobs_queued on jobs (queued_at) where status = 'pending' and kind = 'build';
create index jobs_running on jobs (contacted_at) where status = 'running' and kind = 'build';
create index jobs_scheduled on jobs (scheduled_at) where status = 'scheduled';
create index jobs_skipped_for_stages on jobs (pipeline_id, stage_index, id) where status = 'skipped' and not has_needs and not retried;
create unique index jobs_token_digest_unique on jobs (token_digest);
create index jobs_user_id_index on jobs (user_id);
create index jobs_waiting on jobs (project_id, tag_list, ref, tag, id) where status = 'pending' and kind = 'build';
create index jobs_waiting_by_tag on jobs (queue_tag, project_id, tag_list, ref, tag, id) where status = 'pending' and kind = 'build';
create index jobs_waiting_for_resources on jobs (project_id, resource_group, id) where status = 'waiting_for_resource';
create index jobs_waiting_for_stages on jobs (pipeline_id, stage_index, id) where status = 'created' and not has_needs and not retried;

create table label_links (
  id integer not null primary key autoincrement,
  label_id bigint not null,
  issue_id bigint,
  epic_id bigint,
  merge_request_id bigint,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (label_id) references labels (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade
);
create unique index label_links_epic_id_label_id_unique on label_links (epic_id, label_id);
create unique index label_links_issue_id_label_id_unique on label_links (issue_id, label_id);
create index label_links_label_id_epic_id_index on label_links (label_id, epic_id);
create index label_links_label_id_issue_id_index on label_links (label_id, issue_id);
create index label_links_of_merge_requests_labels on label_links (label_id, merge_request_id);
create unique index label_links_of_merge_requests_once on label_links (merge_request_id, label_id);

create table label_priorities (
  project_id bigint not null,
  label_id bigint not null,
  priority integer not null,
  primary key (project_id, label_id),
  foreign key (label_id) references labels (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index label_priorities_label_id_index on label_priorities (label_id);

create table label_subscriptions (
  user_id bigint not null,
  label_id bigint not null,
  created_at datetime not null,
  primary key (user_id, label_id),
  foreign key (label_id) references labels (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index label_subscriptions_label_id_index on label_subscriptions (label_id);

create table labels (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  title text not null,
  title_key text not null,
  color text not null,
  description text,
  description_html text,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index labels_group_id_title_key_id_index on labels (group_id, title_key, id);
create unique index labels_group_id_title_unique on labels (group_id, title);
create index labels_project_id_title_key_id_index on labels (project_id, title_key, id);
create unique index labels_project_id_title_unique on labels (project_id, title);
create index labels_title_index on labels (title);

create table licenses (
  id integer not null primary key autoincrement,
  plan varchar(50) not null,
  starts_at date not null,
  expires_at date,
  user_limit integer,
  licensee json not null,
  add_ons json not null,
  users_before integer not null,
  created_at datetime not null
);

create table members (
  id integer not null primary key autoincrement,
  source_type varchar(16) not null,
  source_id bigint not null,
  user_id bigint,
  access_level integer not null,
  state varchar(16) not null default 'active',
  expires_at date,
  requested_at datetime,
  invite_email varchar(255),
  invite_token_digest varchar(64),
  invite_accepted_at datetime,
  created_by_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  ldap boolean not null default '0',
  override boolean not null default '0',
  invite_email_key text,
  accepted_token_digest varchar(64),
  foreign key (created_by_id) references users (id) on delete set null,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index members_accepted_token_digest_unique on members (accepted_token_digest);
create index members_awaiting on members (source_type, source_id, user_id) where state = 'awaiting';
create index members_created_by_id_index on members (created_by_id);
create index members_expires_at_index on members (expires_at);
create index members_invite_email_key on members (invite_email_key) where invite_email_key is not null;
create unique index members_invite_token_digest_unique on members (invite_token_digest);
create index members_invited on members (source_type, source_id, id) where user_id is null;
create unique index members_invited_address on members (source_type, source_id, invite_email_key) where invite_email_key is not null;
create index members_listed on members (source_type, source_id, user_id, access_level, state, expires_at, requested_at) where user_id is not null and requested_at is null;
create index members_requested on members (source_type, source_id, user_id) where requested_at is not null;
create unique index members_source_type_source_id_user_id_unique on members (source_type, source_id, user_id);
create index members_user_id_source_type_source_id_index on members (user_id, source_type, source_id);

create table merge_request_assignees (
  merge_request_id bigint not null,
  user_id bigint not null,
  primary key (merge_request_id, user_id),
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index merge_request_assignees_user_id_merge_request_id_index on merge_request_assignees (user_id, merge_request_id);

create table merge_request_closing_issues (
  merge_request_id bigint not null,
  issue_id bigint not null,
  primary key (merge_request_id, issue_id),
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade
);
create index merge_request_closing_issues_issue_id_merge_request_id_index on merge_request_closing_issues (issue_id, merge_request_id);

create table merge_request_commits (
  merge_request_id bigint not null,
  sha text not null,
  primary key (merge_request_id, sha),
  foreign key (merge_request_id) references merge_requests (id) on delete cascade
);
create index merge_request_commits_sha_merge_request_id_index on merge_request_commits (sha, merge_request_id);

create table merge_request_context_commits (
  merge_request_id bigint not null,
  sha text not null,
  primary key (merge_request_id, sha),
  foreign key (merge_request_id) references merge_requests (id) on delete cascade
);

create table merge_request_reviewers (
  merge_request_id bigint not null,
  user_id bigint not null,
  state text not null,
  created_at datetime not null,
  primary key (merge_request_id, user_id),
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index merge_request_reviewers_user_id_merge_request_id_index on merge_request_reviewers (user_id, merge_request_id);

create table merge_request_versions (
  id integer not null primary key autoincrement,
  merge_request_id bigint not null,
  head_sha text not null,
  base_sha text not null,
  start_sha text not null,
  commit_count integer not null,
  file_count integer not null,
  overflow boolean not null,
  created_at datetime not null,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade
);
create index merge_request_versions_merge_request_id_id_index on merge_request_versions (merge_request_id, id);

create table merge_requests (
  id integer not null primary key autoincrement,
  target_project_id bigint,
  source_project_id bigint,
  iid bigint not null,
  source_branch text not null,
  target_branch text not null,
  author_id bigint not null,
  title text not null,
  title_key text not null,
  state text not null,
  draft boolean not null,
  discussion_locked boolean,
  milestone_id bigint,
  time_estimate integer not null default '0',
  total_time_spent integer not null default '0',
  upvotes integer not null default '0',
  downvotes integer not null default '0',
  user_notes_count integer not null default '0',
  task_count integer not null default '0',
  completed_task_count integer not null default '0',
  squash boolean not null,
  force_remove_source_branch boolean not null,
  should_remove_source_branch boolean,
  allow_collaboration boolean not null,
  approvals_before_merge integer,
  merge_status text not null,
  merge_error text,
  head_sha text,
  base_sha text,
  start_sha text,
  in_progress_merge_sha text,
  locked_at datetime,
  rebase_started_at datetime,
  merge_when_pipeline_succeeds boolean not null,
  merge_options text,
  merge_commit_sha text,
  squash_commit_sha text,
  merge_user_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  merged_at datetime,
  closed_at datetime,
  closed_by_id bigint,
  merge_holder text,
  rebase_holder text,
  description text,
  updated_by_id bigint,
  last_edited_at datetime,
  last_edited_by_id bigint,
  foreign key (author_id) references users (id),
  foreign key (closed_by_id) references users (id) on delete set null,
  foreign key (merge_user_id) references users (id) on delete set null,
  foreign key (milestone_id) references milestones (id) on delete set null,
  foreign key (source_project_id) references projects (id) on delete set null,
  foreign key (target_project_id) references projects (id) on delete cascade
);
create index merge_requests_author_id_id_index on merge_requests (author_id, id);
create index merge_requests_by_created_at on merge_requests (created_at, id);
create index merge_requests_by_in_progress_merge_sha on merge_requests (in_progress_merge_sha) where in_progress_merge_sha is not null;
create index merge_requests_by_merge_commit_sha on merge_requests (merge_commit_sha) where merge_commit_sha is not null;
create index merge_requests_by_source_branch on merge_requests (source_branch, id);
create index merge_requests_by_squash_commit_sha on merge_requests (squash_commit_sha) where squash_commit_sha is not null;
create index merge_requests_by_target_branch on merge_requests (target_branch, id);
create index merge_requests_by_title on merge_requests (title_key, id);
create index merge_requests_by_updated_at on merge_requests (updated_at, id);
create index merge_requests_closed_by_id_index on merge_requests (closed_by_id);
create index merge_requests_merge_user_id_index on merge_requests (merge_user_id);
create index merge_requests_milestone_id_id_index on merge_requests (milestone_id, id);
create index merge_requests_of_project_by_created_at on merge_requests (target_project_id, created_at, id);
create index merge_requests_of_project_by_state on merge_requests (target_project_id, state, created_at, id);
create index merge_requests_of_project_by_state_updated on merge_requests (target_project_id, state, updated_at, id);
create index merge_requests_of_project_by_title on merge_requests (target_project_id, title_key, id);
create index merge_requests_of_project_by_updated_at on merge_requests (target_project_id, updated_at, id);
create unique index merge_requests_open_for_branches on merge_requests (source_project_id, source_branch, target_project_id, target_branch) where state in ('opened', 'locked');
create index merge_requests_shared on merge_requests (source_project_id, source_branch) where allow_collaboration and state = 'opened';
create index merge_requests_source_project_id_source_branch_state_index on merge_requests (source_project_id, source_branch, state);
create unique index merge_requests_target_project_id_iid_unique on merge_requests (target_project_id, iid);
create index merge_requests_target_project_id_target_branch_state_index on merge_requests (target_project_id, target_branch, state);
create trigger merge_requests_text_search_delete after delete on merge_requests begin delete from merge_requests_text_search where rowid = old.id; delete from merge_requests_text_search_waiting where id = old.id; end;
create trigger merge_requests_text_search_insert after insert on merge_requests begin insert into merge_requests_text_search_waiting (id) select new.id where not exists (select 1 from merge_requests_text_search_waiting where id = new.id); end;
create trigger merge_requests_text_search_update after update of title, description on merge_requests when old.title is not new.title or old.description is not new.description begin insert into merge_requests_text_search_waiting (id) select new.id where not exists (select 1 from merge_requests_text_search_waiting where id = new.id); end;
create index merge_requests_under_way on merge_requests (id) where state = 'locked' or rebase_started_at is not null;

create virtual table merge_requests_text_search using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram');
insert into merge_requests_text_search (merge_requests_text_search, rank) values ('deletemerge', 0);

create table merge_requests_text_search_waiting (
  id integer primary key
);

create table milestones (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  iid bigint not null,
  title text not null,
  state text not null,
  start_date date,
  due_date date,
  created_at datetime not null,
  updated_at datetime not null,
  description text,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index milestones_group_id_created_at_id_index on milestones (group_id, created_at, id);
create unique index milestones_group_id_iid_unique on milestones (group_id, iid);
create unique index milestones_group_id_title_unique on milestones (group_id, title);
create index milestones_group_id_updated_at_id_index on milestones (group_id, updated_at, id);
create index milestones_of_group_id_by_due_date on milestones (group_id, (coalesce(due_date, '9999-12-31')), id);
create index milestones_of_project_id_by_due_date on milestones (project_id, (coalesce(due_date, '9999-12-31')), id);
create index milestones_project_id_created_at_id_index on milestones (project_id, created_at, id);
create unique index milestones_project_id_iid_unique on milestones (project_id, iid);
create unique index milestones_project_id_title_unique on milestones (project_id, title);
create index milestones_project_id_updated_at_id_index on milestones (project_id, updated_at, id);
create index milestones_state_due_date_index on milestones (state, due_date);
create trigger milestones_text_search_delete after delete on milestones begin delete from milestones_text_search where rowid = old.id; delete from milestones_text_search_waiting where id = old.id; end;
create trigger milestones_text_search_insert after insert on milestones when true begin insert into milestones_text_search_waiting (id) select new.id where not exists (select 1 from milestones_text_search_waiting where id = new.id); end;
create trigger milestones_text_search_update after update of title, description on milestones when true and (old.title is not new.title or old.description is not new.description) begin insert into milestones_text_search_waiting (id) select new.id where not exists (select 1 from milestones_text_search_waiting where id = new.id); end;
create index milestones_title_index on milestones (title);

create virtual table milestones_text_search using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram');
insert into milestones_text_search (milestones_text_search, rank) values ('deletemerge', 0);

create table milestones_text_search_waiting (
  id integer primary key
);

create table namespace_ancestors (
  namespace_id bigint not null,
  ancestor_id bigint not null,
  distance integer not null,
  primary key (namespace_id, ancestor_id),
  foreign key (ancestor_id) references namespaces (id) on delete cascade,
  foreign key (namespace_id) references namespaces (id) on delete cascade
);
create unique index namespace_ancestors_ancestor_id_namespace_id_unique on namespace_ancestors (ancestor_id, namespace_id);

create table namespaces (
  id integer not null primary key autoincrement,
  kind varchar(16) not null,
  name varchar(255) not null,
  name_key text not null,
  path varchar(255) not null,
  full_path text not null,
  full_name text not null,
  parent_id bigint,
  owner_id bigint,
  visibility varchar(16) not null,
  depth integer not null,
  pending_delete boolean not null default '0',
  created_at datetime not null,
  updated_at datetime not null,
  avatar varchar(255),
  foreign key (owner_id) references users (id),
  foreign key (parent_id) references namespaces (id)
);
create unique index namespaces_full_path on namespaces (lower(full_path));
create unique index namespaces_group_name on namespaces (coalesce(parent_id, 0), name) where kind = 'group';
create index namespaces_groups_by_id on namespaces (id) where kind = 'group' and not pending_delete;
create index namespaces_groups_by_name_id on namespaces (name, id) where kind = 'group' and not pending_delete;
create index namespaces_groups_by_path_id on namespaces (path, id) where kind = 'group' and not pending_delete;
create index namespaces_groups_by_visibility_id on namespaces (visibility, id) where kind = 'group' and not pending_delete;
create index namespaces_groups_by_visibility_name_id on namespaces (visibility, name, id) where kind = 'group' and not pending_delete;
create index namespaces_groups_by_visibility_path_id on namespaces (visibility, path, id) where kind = 'group' and not pending_delete;
create index namespaces_name_key on namespaces (name_key);
create unique index namespaces_owner_id_unique on namespaces (owner_id);
create index namespaces_parent_id_index on namespaces (parent_id);
create index namespaces_path_key on namespaces (lower(path));
create trigger namespaces_text_search_delete after delete on namespaces begin insert into namespaces_text_search (namespaces_text_search, rowid, name_key, full_path) values ('delete', old.id, old.name_key, old.full_path); end;
create trigger namespaces_text_search_insert after insert on namespaces begin insert into namespaces_text_search (rowid, name_key, full_path) values (new.id, new.name_key, new.full_path); end;
create trigger namespaces_text_search_update after update of name_key, full_path on namespaces when old.name_key is not new.name_key or old.full_path is not new.full_path begin insert into namespaces_text_search (namespaces_text_search, rowid, name_key, full_path) values ('delete', old.id, old.name_key, old.full_path); insert into namespaces_text_search (rowid, name_key, full_path) values (new.id, new.name_key, new.full_path); end;

create virtual table namespaces_text_search using fts5 (name_key, full_path, content = 'namespaces', content_rowid = 'id', tokenize = 'trigram');

create table note_copies (
  issue_id bigint primary key,
  after_id bigint not null,
  foreign key (issue_id) references issues (id) on delete cascade
);

create table notes (
  id integer not null primary key autoincrement,
  issue_id bigint,
  epic_id bigint,
  about_issue_id bigint,
  about_epic_id bigint,
  about_project_id bigint,
  author_id bigint not null,
  discussion_id text not null,
  starts_discussion boolean not null,
  type text,
  system boolean not null,
  action text,
  confidential boolean not null,
  created_at datetime not null,
  updated_at datetime not null,
  merge_request_id bigint,
  about_merge_request_id bigint,
  resolved_at datetime,
  resolved_by_id bigint,
  position text,
  line_code text,
  body text not null default '',
  unsettled_from_id bigint,
  foreign key (about_epic_id) references epics (id) on delete cascade,
  foreign key (about_issue_id) references issues (id) on delete cascade,
  foreign key (about_merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (about_project_id) references projects (id) on delete cascade,
  foreign key (author_id) references users (id),
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (resolved_by_id) references users (id) on delete set null
);
create index notes_about_merge_requests on notes (about_merge_request_id) where about_merge_request_id is not null;
create index notes_about_projects on notes (about_project_id) where about_project_id is not null;
create index notes_author_id_index on notes (author_id);
create index notes_of_epic_id_about on notes (about_epic_id) where about_epic_id is not null;
create index notes_of_epic_id_about_epics on notes (epic_id) where about_epic_id is not null;
create index notes_of_epic_id_about_issues on notes (epic_id) where about_issue_id is not null;
create index notes_of_epic_id_about_merge_requests on notes (epic_id) where about_merge_request_id is not null;
create index notes_of_epic_id_about_projects on notes (epic_id) where about_project_id is not null;
create index notes_of_epic_id_by_kind on notes (epic_id, system, created_at, id) where epic_id is not null;
create index notes_of_epic_id_created on notes (epic_id, created_at, id) where epic_id is not null;
create index notes_of_epic_id_in_threads on notes (epic_id, discussion_id, created_at, id);
create index notes_of_epic_id_threads on notes (epic_id, created_at, id) where epic_id is not null and starts_discussion;
create index notes_of_epic_id_updated on notes (epic_id, updated_at, id) where epic_id is not null;
create index notes_of_issue_id_about on notes (about_issue_id) where about_issue_id is not null;
create index notes_of_issue_id_about_epics on notes (issue_id) where about_epic_id is not null;
create index notes_of_issue_id_about_issues on notes (issue_id) where about_issue_id is not null;
create index notes_of_issue_id_about_merge_requests on notes (issue_id) where about_merge_request_id is not null;
create index notes_of_issue_id_about_projects on notes (issue_id) where about_project_id is not null;
create index notes_of_issue_id_by_kind on notes (issue_id, system, created_at, id) where issue_id is not null;
create index notes_of_issue_id_created on notes (issue_id, created_at, id) where issue_id is not null;
create index notes_of_issue_id_in_threads on notes (issue_id, discussion_id, created_at, id);
create index notes_of_issue_id_threads on notes (issue_id, created_at, id) where issue_id is not null and starts_discussion;
create index notes_of_issue_id_updated on notes (issue_id, updated_at, id) where issue_id is not null;
create index notes_of_merge_request_id_about_merge_requests on notes (merge_request_id) where about_merge_request_id is not null;
create index notes_of_merge_request_id_in_threads on notes (merge_request_id, discussion_id, created_at, id);
create index notes_of_merge_requests_about_epics on notes (merge_request_id) where about_epic_id is not null;
create index notes_of_merge_requests_about_issues on notes (merge_request_id) where about_issue_id is not null;
create index notes_of_merge_requests_about_projects on notes (merge_request_id) where about_project_id is not null;
create index notes_of_merge_requests_by_kind on notes (merge_request_id, system, created_at, id) where merge_request_id is not null;
create index notes_of_merge_requests_created on notes (merge_request_id, created_at, id) where merge_request_id is not null;
create index notes_of_merge_requests_threads on notes (merge_request_id, created_at, id) where merge_request_id is not null and starts_discussion;
create index notes_of_merge_requests_updated on notes (merge_request_id, updated_at, id) where merge_request_id is not null;
create index notes_resolved_by on notes (resolved_by_id) where resolved_by_id is not null;
create trigger notes_text_search_delete after delete on notes begin delete from notes_text_search where rowid = old.id; delete from notes_text_search_waiting where id = old.id; end;
create trigger notes_text_search_insert after insert on notes when not new.system begin insert into notes_text_search_waiting (id) select new.id where not exists (select 1 from notes_text_search_waiting where id = new.id); end;
create trigger notes_text_search_update after update of body on notes when not new.system and (old.body is not new.body) begin insert into notes_text_search_waiting (id) select new.id where not exists (select 1 from notes_text_search_waiting where id = new.id); end;
create index notes_unresolved on notes (merge_request_id, discussion_id) where merge_request_id is not null and type is not null and resolved_at is null;

create virtual table notes_text_search using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram');
insert into notes_text_search (notes_text_search, rank) values ('deletemerge', 0);

create table notes_text_search_waiting (
  id integer primary key
);

create table oauth_access_grants (
  id integer not null primary key autoincrement,
  application_id bigint not null,
  user_id bigint not null,
  code_digest varchar(64) not null,
  family varchar(32) not null,
  redirect_uri text not null,
  scopes json not null,
  code_challenge varchar(128),
  code_challenge_method varchar(16),
  nonce text,
  signed_in_at datetime,
  created_at datetime not null,
  expires_at datetime not null,
  revoked_at datetime,
  foreign key (application_id) references oauth_applications (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index oauth_access_grants_application_id_index on oauth_access_grants (application_id);
create unique index oauth_access_grants_code_digest_unique on oauth_access_grants (code_digest);
create index oauth_access_grants_expires_at_index on oauth_access_grants (expires_at);
create index oauth_access_grants_user_id_application_id_index on oauth_access_grants (user_id, application_id);

create table oauth_access_tokens (
  id integer not null primary key autoincrement,
  application_id bigint,
  user_id bigint not null,
  token_digest varchar(64) not null,
  refresh_digest varchar(64),
  family varchar(32) not null,
  previous_id bigint,
  successors integer not null default '0',
  scopes json not null,
  scope_key varchar(255) not null,
  redirect_uri text,
  code_challenge varchar(128),
  code_challenge_method varchar(16),
  expires_in integer not null,
  created_at datetime not null,
  revoked_at datetime,
  closed_at datetime,
  last_used_at datetime,
  foreign key (application_id) references oauth_applications (id) on delete cascade,
  foreign key (previous_id) references oauth_access_tokens (id) on delete set null,
  foreign key (user_id) references users (id) on delete cascade
);
create index oauth_access_tokens_application_id_index on oauth_access_tokens (application_id);
create index oauth_access_tokens_closed_at_index on oauth_access_tokens (closed_at);
create index oauth_access_tokens_created_at_index on oauth_access_tokens (created_at);
create index oauth_access_tokens_family_index on oauth_access_tokens (family);
create unique index oauth_access_tokens_previous_id_unique on oauth_access_tokens (previous_id);
create unique index oauth_access_tokens_refresh_digest_unique on oauth_access_tokens (refresh_digest);
create unique index oauth_access_tokens_token_digest_unique on oauth_access_tokens (token_digest);
create index oauth_access_tokens_user_id_application_id_scope_key_index on oauth_access_tokens (user_id, application_id, scope_key);

create table oauth_applications (
  id integer not null primary key autoincrement,
  uid varchar(64) not null,
  secret_digest varchar(64) not null,
  name varchar(255) not null,
  redirect_uri text not null,
  scopes json not null,
  confidential boolean not null default '1',
  trusted boolean not null default '0',
  owner_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (owner_id) references users (id) on delete cascade
);
create index oauth_applications_owner_id_id_index on oauth_applications (owner_id, id);
create unique index oauth_applications_uid_unique on oauth_applications (uid);

create table oauth_signing_keys (
  id integer not null primary key autoincrement,
  number integer not null,
  kid varchar(64) not null,
  public_key json not null,
  private_key text not null,
  created_at datetime not null,
  signs_from datetime not null
);
create unique index oauth_signing_keys_kid_unique on oauth_signing_keys (kid);
create unique index oauth_signing_keys_number_unique on oauth_signing_keys (number);

create table old_paths (
  id integer not null primary key autoincrement,
  path_key varchar(2304) not null,
  project_id bigint,
  namespace_id bigint,
  left_at datetime not null,
  foreign key (namespace_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index old_paths_namespace_id_index on old_paths (namespace_id);
create unique index old_paths_path_key_unique on old_paths (path_key);
create index old_paths_project_id_index on old_paths (project_id);

create table personal_access_tokens (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  name varchar(255) not null,
  name_key text not null,
  token_digest varchar(64) not null,
  scopes json not null,
  impersonation boolean not null default '0',
  revoked boolean not null default '0',
  expires_at date,
  last_used_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  project_id bigint,
  group_id bigint,
  expiry_told_at datetime,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index personal_access_tokens_created_at_id_index on personal_access_tokens (created_at, id);
create index personal_access_tokens_expires_at_id_index on personal_access_tokens (expires_at, id);
create index personal_access_tokens_group_id_id_index on personal_access_tokens (group_id, id);
create index personal_access_tokens_last_used_at_id_index on personal_access_tokens (last_used_at, id);
create index personal_access_tokens_project_id_id_index on personal_access_tokens (project_id, id);
create index personal_access_tokens_revoked on personal_access_tokens (id) where revoked;
create unique index personal_access_tokens_token_digest_unique on personal_access_tokens (token_digest);
create index personal_access_tokens_user_id_id_index on personal_access_tokens (user_id, id);

create table pipeline_schedule_runs (
  pipeline_schedule_id bigint not null,
  pipeline_id bigint not null,
  cause text not null,
  primary key (pipeline_schedule_id, pipeline_id),
  foreign key (pipeline_id) references pipelines (id) on delete cascade,
  foreign key (pipeline_schedule_id) references pipeline_schedules (id) on delete cascade
);
create unique index pipeline_schedule_runs_cause_unique on pipeline_schedule_runs (cause);
create index pipeline_schedule_runs_pipeline_id_index on pipeline_schedule_runs (pipeline_id);

create table pipeline_schedule_variables (
  id integer not null primary key autoincrement,
  pipeline_schedule_id bigint not null,
  key text not null,
  value_sealed text not null,
  variable_type text not null,
  foreign key (pipeline_schedule_id) references pipeline_schedules (id) on delete cascade
);
create unique index pipeline_schedule_variables_pipeline_schedule_id_key_unique on pipeline_schedule_variables (pipeline_schedule_id, key);

create table pipeline_schedules (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  owner_id bigint,
  description text not null,
  ref text not null,
  cron text not null,
  cron_timezone text not null,
  active boolean not null,
  next_run_at datetime not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (owner_id) references users (id) on delete set null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index pipeline_schedules_owner_id_index on pipeline_schedules (owner_id);
create index pipeline_schedules_project_id_id_index on pipeline_schedules (project_id, id);

create table pipeline_triggers (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  owner_id bigint not null,
  description text not null,
  token_digest text not null,
  token_sealed text not null,
  token_start text not null,
  last_used_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (owner_id) references users (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index pipeline_triggers_owner_id_index on pipeline_triggers (owner_id);
create index pipeline_triggers_project_id_id_index on pipeline_triggers (project_id, id);
create unique index pipeline_triggers_token_digest_unique on pipeline_triggers (token_digest);

create table pipeline_variables (
  id integer not null primary key autoincrement,
  pipeline_id bigint not null,
  key text not null,
  value_sealed text not null,
  variable_type text not null,
  of_schedule boolean not null default '0',
  foreign key (pipeline_id) references pipelines (id) on delete cascade
);
create unique index pipeline_variables_pipeline_id_key_unique on pipeline_variables (pipeline_id, key);

create table pipelines (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  iid bigint not null,
  sha text not null,
  ref text not null,
  tag boolean not null,
  source text not null,
  status text not null,
  user_id bigint,
  before_sha text,
  yaml_errors text,
  coverage float,
  committed_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  started_at datetime,
  finished_at datetime,
  duration integer,
  queued_duration integer,
  parent_pipeline_id bigint,
  source_job_id bigint,
  merge_request_id bigint,
  name text,
  auto_cancel text not null default 'conservative',
  first_pipeline_id bigint,
  writing text,
  planned_jobs integer not null default '0',
  source_sha text,
  target_sha text,
  cause text,
  foreign key (merge_request_id) references merge_requests (id) on delete set null,
  foreign key (parent_pipeline_id) references pipelines (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete set null
);
create index pipelines_by_user on pipelines (project_id, (coalesce(user_id, 0)), id);
create unique index pipelines_external on pipelines (project_id, sha, ref) where source = 'external';
create index pipelines_first_pipeline_id_index on pipelines (first_pipeline_id);
create index pipelines_merge_request_id_index on pipelines (merge_request_id);
create index pipelines_of_each_tag on pipelines (project_id, ref, id) where tag;
create index pipelines_parent_pipeline_id_index on pipelines (parent_pipeline_id);
create index pipelines_project_id_id_index on pipelines (project_id, id);
create unique index pipelines_project_id_iid_unique on pipelines (project_id, iid);
create index pipelines_project_id_ref_id_index on pipelines (project_id, ref, id);
create index pipelines_project_id_sha_id_index on pipelines (project_id, sha, id);
create index pipelines_project_id_source_id_index on pipelines (project_id, source, id);
create index pipelines_project_id_status_id_index on pipelines (project_id, status, id);
create index pipelines_project_id_updated_at_id_index on pipelines (project_id, updated_at, id);
create index pipelines_source_job_id_index on pipelines (source_job_id);
create index pipelines_user_id_index on pipelines (user_id);
create index pipelines_with_yaml_errors on pipelines (project_id, id) where yaml_errors is not null;

create table plan_limits (
  plan_name varchar(50) primary key,
  limits json not null
);

create table project_authorization_totals (
  user_id bigint not null,
  listing integer not null,
  root_id bigint not null,
  count bigint not null,
  primary key (user_id, listing, root_id),
  foreign key (user_id) references users (id) on delete cascade
);

create table project_authorizations (
  user_id bigint not null,
  project_id bigint not null,
  access_level integer not null,
  primary key (user_id, project_id),
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index project_authorizations_maintained on project_authorizations (user_id, project_id, access_level) where access_level >= 40;
create index project_authorizations_project_id_access_level_index on project_authorizations (project_id, access_level);

create table project_custom_attributes (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  key varchar(255) not null,
  value text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index project_custom_attributes_key_project_id_index on project_custom_attributes (key, project_id);
create unique index project_custom_attributes_project_id_key_unique on project_custom_attributes (project_id, key);

create table project_export_files (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  filename varchar(255) not null,
  size bigint not null,
  sha256 varchar(64) not null,
  storage_key varchar(64) not null,
  created_at datetime not null,
  administrators_only boolean not null default '0',
  export_id bigint,
  foreign key (project_id) references projects (id) on delete cascade
);
create index project_export_files_created_at_index on project_export_files (created_at);
create unique index project_export_files_project_id_administrators_only_unique on project_export_files (project_id, administrators_only);
create unique index project_export_files_storage_key_unique on project_export_files (storage_key);

create table project_exports (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  user_id bigint not null,
  status varchar(16) not null,
  description text,
  upload_sealed text,
  upload_method varchar(8),
  created_at datetime not null,
  administrator boolean not null default '0',
  storage_key varchar(64),
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index project_exports_project_id_id_index on project_exports (project_id, id);
create unique index project_exports_storage_key on project_exports (storage_key) where storage_key is not null;
create index project_exports_user_id_index on project_exports (user_id);
create unique index project_exports_waiting on project_exports (project_id, user_id) where status = 'queued';

create table project_fetches (
  project_id bigint not null,
  date date not null,
  count bigint not null,
  primary key (project_id, date),
  foreign key (project_id) references projects (id) on delete cascade
);

create table project_group_links (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  group_id bigint not null,
  group_access integer not null,
  expires_at date,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create index project_group_links_expires_at_index on project_group_links (expires_at);
create index project_group_links_group_id_index on project_group_links (group_id);
create unique index project_group_links_project_id_group_id_unique on project_group_links (project_id, group_id);

create table project_housekeepings (
  project_id bigint primary key,
  requested_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);

create table project_import_failures (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  exception_class varchar(255) not null,
  source varchar(255) not null,
  relation_name varchar(255) not null,
  line_number bigint,
  created_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index project_import_failures_project_id_id_index on project_import_failures (project_id, id);

create table project_imports (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  user_id bigint,
  storage_key varchar(64),
  correlation_id varchar(255),
  final_name varchar(255),
  final_path varchar(255),
  override_params text,
  created_at datetime not null,
  source_sealed text,
  administrator boolean not null default '0',
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete set null
);
create unique index project_imports_project_id_unique on project_imports (project_id);
create unique index project_imports_storage_key_unique on project_imports (storage_key);
create index project_imports_user_id_index on project_imports (user_id);

create table project_languages (
  project_id bigint not null,
  name varchar(255) not null,
  share float not null,
  primary key (project_id, name),
  foreign key (project_id) references projects (id) on delete cascade
);
create index project_languages_name_project_id_index on project_languages (name, project_id);

create table project_settings (
  project_id bigint primary key,
  merge_method varchar(16) not null,
  squash_option varchar(16) not null,
  only_allow_merge_if_pipeline_succeeds boolean not null,
  only_allow_merge_if_all_discussions_are_resolved boolean not null,
  allow_merge_on_skipped_pipeline boolean,
  remove_source_branch_after_merge boolean,
  printing_merge_request_link_enabled boolean not null,
  resolve_outdated_diff_discussions boolean not null,
  autoclose_referenced_issues boolean not null,
  suggestion_commit_message text,
  merge_commit_template text,
  squash_commit_template text,
  issues_template text,
  merge_requests_template text,
  approvals_before_merge integer not null,
  merge_pipelines_enabled boolean not null,
  merge_trains_enabled boolean not null,
  mr_default_target_self boolean not null,
  request_access_enabled boolean not null,
  lfs_enabled boolean not null,
  packages_enabled boolean not null,
  service_desk_enabled boolean not null,
  shared_runners_enabled boolean not null,
  public_jobs boolean not null,
  build_git_strategy varchar(16) not null,
  build_timeout integer not null,
  auto_cancel_pending_pipelines varchar(16) not null,
  ci_config_path text,
  ci_default_git_depth integer,
  ci_forward_deployment_enabled boolean not null,
  ci_job_token_scope_enabled boolean not null,
  ci_separated_caches boolean not null,
  ci_allow_fork_pipelines_to_run_in_parent_project boolean not null,
  restrict_user_defined_variables boolean not null,
  keep_latest_artifact boolean not null,
  auto_devops_enabled boolean not null,
  auto_devops_deploy_strategy varchar(32) not null,
  container_expiration_policy json not null,
  emails_disabled boolean,
  show_default_award_emojis boolean not null,
  warn_about_potentially_unwanted_characters boolean not null,
  enforce_auth_checks_on_uploads boolean not null,
  external_authorization_classification_label varchar(255),
  import_url text,
  import_error text,
  runners_token_sealed text not null default '',
  runners_token_digest varchar(64),
  import_credentials_sealed text,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index project_settings_runners_token_digest_unique on project_settings (runners_token_digest);

create table project_stars (
  user_id bigint not null,
  project_id bigint not null,
  created_at datetime not null,
  primary key (user_id, project_id),
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index project_stars_project_id_user_id_index on project_stars (project_id, user_id);

create table project_statistics (
  project_id bigint primary key,
  commit_count bigint not null default '0',
  storage_size bigint not null default '0',
  repository_size bigint not null default '0',
  wiki_size bigint not null default '0',
  lfs_objects_size bigint not null default '0',
  job_artifacts_size bigint not null default '0',
  pipeline_artifacts_size bigint not null default '0',
  packages_size bigint not null default '0',
  snippets_size bigint not null default '0',
  uploads_size bigint not null default '0',
  refreshed_at datetime,
  changed_at datetime,
  container_registry_size bigint not null default '0',
  foreign key (project_id) references projects (id) on delete cascade
);
create index project_statistics_changed_at_project_id_index on project_statistics (changed_at, project_id);
create index project_statistics_packages_size_project_id_index on project_statistics (packages_size, project_id);
create index project_statistics_repository_size_project_id_index on project_statistics (repository_size, project_id);
create index project_statistics_storage_size_project_id_index on project_statistics (storage_size, project_id);
create index project_statistics_wiki_size_project_id_index on project_statistics (wiki_size, project_id);

create table project_topics (
  topic_id bigint not null,
  project_id bigint not null,
  primary key (topic_id, project_id),
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (topic_id) references topics (id) on delete cascade
);
create index project_topics_project_id_index on project_topics (project_id);

create table project_totals (
  listing integer primary key,
  count bigint not null
);
insert into project_totals (listing, count) values (0, 0);
insert into project_totals (listing, count) values (1, 0);
insert into project_totals (listing, count) values (2, 0);
insert into project_totals (listing, count) values (3, 0);
insert into project_totals (listing, count) values (4, 0);
insert into project_totals (listing, count) values (5, 0);

create table project_uploads (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  uploader_id bigint,
  secret varchar(32) not null,
  filename varchar(255) not null,
  media_type varchar(64),
  size bigint not null,
  sha256 varchar(64) not null,
  storage_key varchar(64) not null,
  created_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (uploader_id) references users (id) on delete set null
);
create unique index project_uploads_project_id_secret_unique on project_uploads (project_id, secret);
create unique index project_uploads_storage_key_unique on project_uploads (storage_key);
create index project_uploads_uploader_id_index on project_uploads (uploader_id);

create table projects (
  id integer not null primary key autoincrement,
  namespace_id bigint not null,
  creator_id bigint,
  name varchar(255) not null,
  path varchar(255) not null,
  full_path text not null,
  name_key text not null,
  search_text text not null,
  description text,
  visibility varchar(16) not null,
  archived boolean not null default '0',
  listing integer,
  default_branch text not null,
  empty_repo boolean not null default '1',
  readme_path text,
  topic_names json not null default '[]',
  star_count integer not null default '0',
  forks_count integer not null default '0',
  open_issues_count integer not null default '0',
  forked_from_id bigint,
  issues_access_level varchar(16) not null,
  repository_access_level varchar(16) not null,
  merge_requests_access_level varchar(16) not null,
  forking_access_level varchar(16) not null,
  wiki_access_level varchar(16) not null,
  builds_access_level varchar(16) not null,
  snippets_access_level varchar(16) not null,
  pages_access_level varchar(16) not null,
  operations_access_level varchar(16) not null,
  analytics_access_level varchar(16) not null,
  container_registry_access_level varchar(16) not null,
  security_and_compliance_access_level varchar(16) not null,
  releases_access_level varchar(16) not null,
  requirements_access_level varchar(16) not null,
  import_type varchar(32),
  import_status varchar(16) not null default 'none',
  repository_storage varchar(255) not null default 'default',
  repository_checksum_failed boolean not null default '0',
  wiki_checksum_failed boolean not null default '0',
  marked_for_deletion_on date,
  deletion_requested_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  last_activity_at datetime not null,
  avatar varchar(255),
  root_id bigint,
  foreign key (creator_id) references users (id) on delete set null,
  foreign key (forked_from_id) references projects (id) on delete set null,
  foreign key (namespace_id) references namespaces (id)
);
create index projects_creator_id_id_index on projects (creator_id, id);
create index projects_forked_from_id_id_index on projects (forked_from_id, id);
create unique index projects_full_path on projects (lower(full_path));
create index projects_id_listing_index on projects (id, listing);
create index projects_imported on projects (creator_id, id) where import_type is not null;
create index projects_listing_id_index on projects (listing, id);
create index projects_listing_last_activity_at_id_index on projects (listing, last_activity_at, id);
create index projects_listing_name_id_index on projects (listing, name, id);
create index projects_listing_path_id_index on projects (listing, path, id);
create index projects_listing_star_count_id_index on projects (listing, star_count, id);
create index projects_listing_updated_at_id_index on projects (listing, updated_at, id);
create index projects_marked_for_deletion on projects (marked_for_deletion_on, id) where marked_for_deletion_on is not null;
create index projects_name_key on projects (name_key);
create index projects_namespace_id_id_index on projects (namespace_id, id);
create unique index projects_namespace_id_name_key_unique on projects (namespace_id, name_key);
create index projects_path_key on projects (lower(path));
create index projects_repository_checksum_failed on projects (id) where repository_checksum_failed;
create index projects_repository_storage_id_index on projects (repository_storage, id);
create index projects_root_id_id_index on projects (root_id, id);
create index projects_root_id_listing_last_activity_at_id_index on projects (root_id, listing, last_activity_at, id);
create index projects_root_id_listing_name_id_index on projects (root_id, listing, name, id);
create index projects_root_id_listing_path_id_index on projects (root_id, listing, path, id);
create index projects_root_id_listing_star_count_id_index on projects (root_id, listing, star_count, id);
create index projects_root_id_listing_updated_at_id_index on projects (root_id, listing, updated_at, id);
create trigger projects_text_search_delete after delete on projects begin insert into projects_text_search (projects_text_search, rowid, search_text) values ('delete', old.id, old.search_text); end;
create trigger projects_text_search_insert after insert on projects begin insert into projects_text_search (rowid, search_text) values (new.id, new.search_text); end;
create trigger projects_text_search_update after update of search_text on projects when old.search_text is not new.search_text begin insert into projects_text_search (projects_text_search, rowid, search_text) values ('delete', old.id, old.search_text); insert into projects_text_search (rowid, search_text) values (new.id, new.search_text); end;
create index projects_wiki_checksum_failed on projects (id) where wiki_checksum_failed;

create virtual table projects_text_search using fts5 (search_text, content = 'projects', content_rowid = 'id', tokenize = 'trigram');

create table protected_branch_access_levels (
  id integer not null primary key autoincrement,
  protected_branch_id bigint not null,
  action varchar(16) not null,
  access_level integer,
  user_id bigint,
  group_id bigint,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (protected_branch_id) references protected_branches (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index protected_branch_access_levels_group_id_index on protected_branch_access_levels (group_id);
create index protected_branch_access_levels_protected_branch_id_index on protected_branch_access_levels (protected_branch_id);
create index protected_branch_access_levels_user_id_index on protected_branch_access_levels (user_id);

create table protected_branches (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name text not null,
  allow_force_push boolean not null default '0',
  code_owner_approval_required boolean not null default '0',
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index protected_branches_project_id_name_unique on protected_branches (project_id, name);

create table protected_environment_approvers (
  id integer not null primary key autoincrement,
  protected_environment_id bigint not null,
  access_level integer,
  user_id bigint,
  group_id bigint,
  required_approvals integer not null,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (protected_environment_id) references protected_environments (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index protected_environment_approvers_group_id_index on protected_environment_approvers (group_id);
create index protected_environment_approvers_protected_environment_id_index on protected_environment_approvers (protected_environment_id);
create index protected_environment_approvers_user_id_index on protected_environment_approvers (user_id);

create table protected_environment_deployers (
  id integer not null primary key autoincrement,
  protected_environment_id bigint not null,
  access_level integer,
  user_id bigint,
  group_id bigint,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (protected_environment_id) references protected_environments (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index protected_environment_deployers_group_id_index on protected_environment_deployers (group_id);
create index protected_environment_deployers_protected_environment_id_index on protected_environment_deployers (protected_environment_id);
create index protected_environment_deployers_user_id_index on protected_environment_deployers (user_id);

create table protected_environments (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name varchar(255) not null,
  required_approval_count integer not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index protected_environments_project_id_name_unique on protected_environments (project_id, name);

create table protected_tag_access_levels (
  id integer not null primary key autoincrement,
  protected_tag_id bigint not null,
  access_level integer,
  user_id bigint,
  group_id bigint,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (protected_tag_id) references protected_tags (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index protected_tag_access_levels_group_id_index on protected_tag_access_levels (group_id);
create index protected_tag_access_levels_protected_tag_id_index on protected_tag_access_levels (protected_tag_id);
create index protected_tag_access_levels_user_id_index on protected_tag_access_levels (user_id);

create table protected_tags (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index protected_tags_project_id_name_unique on protected_tags (project_id, name);

create table push_rules (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  commit_message_regex varchar(511),
  branch_name_regex varchar(511),
  author_email_regex varchar(511),
  file_name_regex varchar(511),
  commit_message_negative_regex varchar(2047),
  deny_delete_tag boolean not null default '0',
  member_check boolean not null default '0',
  prevent_secrets boolean not null default '0',
  commit_committer_check boolean not null default '0',
  reject_unsigned_commits boolean not null default '0',
  max_file_size integer not null default '0',
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index push_rules_project_id_unique on push_rules (project_id);

create table rate_limits (
  key varchar(255) not null primary key,
  count integer not null,
  expires_at bigint not null
);
create index rate_limits_expires_at_index on rate_limits (expires_at);

create table recovery_codes (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  digest varchar(64) not null,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index recovery_codes_user_id_digest_unique on recovery_codes (user_id, digest);

create table registry_cleanup_places (
  place integer primary key,
  holder varchar(36),
  held_until datetime not null
);

create table registry_layers (
  id integer not null primary key autoincrement,
  root_id bigint not null,
  digest varchar(71) not null,
  size bigint not null,
  storage_key varchar(64) not null,
  idle_since datetime,
  created_at datetime not null
);
create index registry_layers_by_idleness on registry_layers (idle_since, id) where idle_since is not null;
create unique index registry_layers_root_id_digest_unique on registry_layers (root_id, digest);
create unique index registry_layers_storage_key_unique on registry_layers (storage_key);

create table registry_manifest_layers (
  id integer not null primary key autoincrement,
  manifest_id bigint not null,
  layer_id bigint not null,
  foreign key (layer_id) references registry_layers (id) on delete cascade,
  foreign key (manifest_id) references registry_manifests (id) on delete cascade
);
create index registry_manifest_layers_layer_id_id_index on registry_manifest_layers (layer_id, id);
create unique index registry_manifest_layers_manifest_id_layer_id_unique on registry_manifest_layers (manifest_id, layer_id);

create table registry_manifests (
  id integer not null primary key autoincrement,
  repository_id bigint not null,
  digest varchar(71) not null,
  media_type text not null,
  size integer not null,
  artifact_type text,
  subject varchar(71),
  annotations text,
  config_digest varchar(71),
  layers_size bigint,
  image_created_at datetime,
  created_at datetime not null,
  content blob not null,
  foreign key (repository_id) references registry_repositories (id) on delete cascade
);
create index registry_manifests_by_subject on registry_manifests (repository_id, subject, id) where subject is not null;
create unique index registry_manifests_repository_id_digest_unique on registry_manifests (repository_id, digest);
create index registry_manifests_repository_id_id_index on registry_manifests (repository_id, id);

create table registry_remains (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  path varchar(255) not null,
  name varchar(255) not null,
  reachable_until datetime not null
);
create index registry_remains_path_index on registry_remains (path);
create unique index registry_remains_project_id_name_unique on registry_remains (project_id, name);

create table registry_repositories (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  name text not null,
  status text,
  size bigint not null default '0',
  bulk_deleted_at datetime,
  cleanup_started_at datetime,
  created_at datetime not null,
  pushable_until datetime,
  unpushed_since datetime,
  foreign key (project_id) references projects (id) on delete cascade
);
create index registry_repositories_by_waiting on registry_repositories (unpushed_since, id) where unpushed_since is not null;
create index registry_repositories_project_id_id_index on registry_repositories (project_id, id);
create unique index registry_repositories_project_id_name_unique on registry_repositories (project_id, name);
create index registry_repositories_unpushed on registry_repositories (project_id, id) where unpushed_since is not null;

create table registry_repository_layers (
  id integer not null primary key autoincrement,
  repository_id bigint not null,
  layer_id bigint not null,
  manifests integer not null default '0',
  digest varchar(71),
  project_id bigint,
  foreign key (layer_id) references registry_layers (id) on delete cascade,
  foreign key (repository_id) references registry_repositories (id) on delete cascade
);
create index registry_layers_in_use_by_project on registry_repository_layers (project_id, layer_id, repository_id) where manifests > 0;
create index registry_repository_layers_layer_id_id_index on registry_repository_layers (layer_id, id);
create index registry_repository_layers_repository_id_digest_index on registry_repository_layers (repository_id, digest);
create unique index registry_repository_layers_repository_id_layer_id_unique on registry_repository_layers (repository_id, layer_id);

create table registry_signing_keys (
  id integer not null primary key autoincrement,
  number integer not null,
  kid varchar(64) not null,
  public_key json not null,
  private_key text not null,
  created_at datetime not null
);
create unique index registry_signing_keys_number_unique on registry_signing_keys (number);

create table registry_tags (
  id integer not null primary key autoincrement,
  repository_id bigint not null,
  name text not null,
  manifest_id bigint not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (manifest_id) references registry_manifests (id) on delete cascade,
  foreign key (repository_id) references registry_repositories (id) on delete cascade
);
create index registry_tags_manifest_id_id_index on registry_tags (manifest_id, id);
create unique index registry_tags_repository_id_name_unique on registry_tags (repository_id, name);

create table registry_upload_chunks (
  id integer not null primary key autoincrement,
  upload_id bigint not null,
  number integer not null,
  size bigint not null,
  sha256 varchar(64) not null,
  storage_key varchar(64) not null,
  foreign key (upload_id) references registry_uploads (id) on delete cascade
);
create unique index registry_upload_chunks_storage_key_unique on registry_upload_chunks (storage_key);
create unique index registry_upload_chunks_upload_id_number_unique on registry_upload_chunks (upload_id, number);

create table registry_uploads (
  id integer not null primary key autoincrement,
  uuid varchar(36) not null,
  repository_id bigint not null,
  project_id bigint not null,
  caller text not null,
  size bigint not null default '0',
  chunks integer not null default '0',
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (repository_id) references registry_repositories (id) on delete cascade
);
create index registry_uploads_project_id_caller_index on registry_uploads (project_id, caller);
create index registry_uploads_repository_id_id_index on registry_uploads (repository_id, id);
create index registry_uploads_updated_at_id_index on registry_uploads (updated_at, id);
create unique index registry_uploads_uuid_unique on registry_uploads (uuid);

create table relation_export_files (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  relation varchar(64) not null,
  status varchar(16) not null,
  error text,
  size bigint,
  storage_key varchar(64),
  administrators_only boolean not null default '0',
  updated_at datetime not null,
  export_id bigint,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade
);
create unique index relation_export_files_group_id_relation_administrators_only_unique on relation_export_files (group_id, relation, administrators_only);
create unique index relation_export_files_project_id_relation_administrators_only_unique on relation_export_files (project_id, relation, administrators_only);
create unique index relation_export_files_storage_key_unique on relation_export_files (storage_key);

create table relation_exports (
  id integer not null primary key autoincrement,
  project_id bigint,
  group_id bigint,
  user_id bigint not null,
  status varchar(16) not null,
  created_at datetime not null,
  administrator boolean not null default '0',
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index relation_exports_group_id_id_index on relation_exports (group_id, id);
create index relation_exports_project_id_id_index on relation_exports (project_id, id);
create index relation_exports_user_id_index on relation_exports (user_id);
create unique index relation_exports_waiting_group_id on relation_exports (group_id, user_id, administrator) where status = 'queued';
create unique index relation_exports_waiting_project_id on relation_exports (project_id, user_id, administrator) where status = 'queued';

create table releases (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  tag text not null,
  author_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  description text not null default '',
  foreign key (author_id) references users (id) on delete set null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index releases_author_id_index on releases (author_id);
create unique index releases_project_id_tag_unique on releases (project_id, tag);

create table resource_events (
  id integer not null primary key autoincrement,
  issue_id bigint,
  epic_id bigint,
  user_id bigint,
  kind text not null,
  action text,
  state text,
  label_id bigint,
  milestone_id bigint,
  iteration_id bigint,
  weight integer,
  created_at datetime not null,
  merge_request_id bigint,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (iteration_id) references iterations (id) on delete cascade,
  foreign key (label_id) references labels (id) on delete set null,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (milestone_id) references milestones (id) on delete cascade,
  foreign key (user_id) references users (id) on delete set null
);
create index resource_events_epic_id_kind_id_index on resource_events (epic_id, kind, id);
create index resource_events_issue_id_kind_id_index on resource_events (issue_id, kind, id);
create index resource_events_label_id_index on resource_events (label_id);
create index resource_events_of_iteration_id on resource_events (iteration_id, id) where iteration_id is not null;
create index resource_events_of_merge_requests_order on resource_events (merge_request_id, kind, id);
create index resource_events_of_milestone_id on resource_events (milestone_id, id) where milestone_id is not null;
create index resource_events_user_id_index on resource_events (user_id);

create table resource_groups (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  key text not null,
  process_mode text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade
);
create index resource_groups_project_id_id_index on resource_groups (project_id, id);
create unique index resource_groups_project_id_key_unique on resource_groups (project_id, key);

create table runner_projects (
  runner_id bigint not null,
  project_id bigint not null,
  created_at datetime not null,
  primary key (runner_id, project_id),
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (runner_id) references runners (id) on delete cascade
);
create index runner_projects_project_id_runner_id_index on runner_projects (project_id, runner_id);

create table runner_tags (
  runner_id bigint not null,
  name varchar(255) not null,
  primary key (runner_id, name),
  foreign key (runner_id) references runners (id) on delete cascade
);
create index runner_tags_name_runner_id_index on runner_tags (name, runner_id);

create table runner_usages (
  namespace_id bigint not null,
  month varchar(7) not null,
  milliseconds bigint not null,
  primary key (namespace_id, month),
  foreign key (namespace_id) references namespaces (id) on delete cascade
);

create table runners (
  id integer not null primary key autoincrement,
  runner_type varchar(16) not null,
  group_id bigint,
  token_digest varchar(64) not null,
  description text,
  active boolean not null,
  locked boolean not null,
  run_untagged boolean not null,
  access_level varchar(16) not null,
  maximum_timeout integer,
  maintenance_note text,
  tag_list json not null,
  name varchar(255),
  version varchar(255),
  revision varchar(255),
  platform varchar(255),
  architecture varchar(255),
  ip_address varchar(64),
  contacted_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  token_expires_at datetime,
  search_text text,
  foreign key (group_id) references namespaces (id) on delete cascade
);
create index runners_active_id_index on runners (active, id);
create index runners_by_contacted_at on runners (coalesce(contacted_at, '9999-12-31T23:59:59.999Z'), id);
create index runners_by_short_text on runners (search_text) where length(search_text) < 3;
create index runners_by_token_expires_at on runners (coalesce(token_expires_at, '9999-12-31T23:59:59.999Z'), id);
create index runners_contacted_at_id_index on runners (contacted_at, id);
create index runners_created_at_id_index on runners (created_at, id);
create index runners_group_id_id_index on runners (group_id, id);
create index runners_runner_type_id_index on runners (runner_type, id);
create trigger runners_text_search_delete after delete on runners begin insert into runners_text_search (runners_text_search, rowid, search_text) values ('delete', old.id, old.search_text); end;
create trigger runners_text_search_insert after insert on runners begin insert into runners_text_search (rowid, search_text) values (new.id, new.search_text); end;
create trigger runners_text_search_update after update of search_text on runners when old.search_text is not new.search_text begin insert into runners_text_search (runners_text_search, rowid, search_text) values ('delete', old.id, old.search_text); insert into runners_text_search (rowid, search_text) values (new.id, new.search_text); end;
create unique index runners_token_digest_unique on runners (token_digest);

create virtual table runners_text_search using fts5 (search_text, content = 'runners', content_rowid = 'id', tokenize = 'trigram');

create table saml_providers (
  id integer not null primary key autoincrement,
  group_id bigint not null,
  enabled boolean not null,
  sso_url varchar(2048) not null,
  certificate_fingerprint varchar(95) not null,
  default_membership_role integer not null,
  scim_token_digest varchar(64),
  scim_token_created_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (group_id) references namespaces (id) on delete cascade
);
create unique index saml_providers_group_id_unique on saml_providers (group_id);
create unique index saml_providers_scim_token_digest_unique on saml_providers (scim_token_digest);

create table second_factors (
  user_id bigint primary key,
  secret text not null,
  last_step bigint not null,
  created_at datetime not null,
  foreign key (user_id) references users (id) on delete cascade
);

create table secure_files (
  id integer not null primary key autoincrement,
  project_id bigint not null,
  uploader_id bigint,
  name text not null,
  permissions varchar(16) not null,
  sha256 varchar(64) not null,
  size bigint not null,
  salt varchar(32) not null,
  storage_key varchar(64) not null,
  created_at datetime not null,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (uploader_id) references users (id) on delete set null
);
create index secure_files_project_id_id_index on secure_files (project_id, id);
create unique index secure_files_project_id_name_unique on secure_files (project_id, name);
create unique index secure_files_storage_key_unique on secure_files (storage_key);
create index secure_files_uploader_id_index on secure_files (uploader_id);

create table sessions (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  digest varchar(64) not null,
  created_at datetime not null,
  last_used_at datetime not null,
  expires_at datetime not null,
  remembered boolean not null default '0',
  user_agent varchar(255) not null default '',
  ip varchar(64) not null default '',
  admin_until datetime,
  foreign key (user_id) references users (id) on delete cascade
);
create unique index sessions_digest_unique on sessions (digest);
create index sessions_expires_at_index on sessions (expires_at);
create index sessions_user_id_index on sessions (user_id);

create table ssh_keys (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  title varchar(255) not null,
  type varchar(64) not null,
  content text not null,
  comment text not null,
  usage_type varchar(32) not null,
  fingerprint varchar(47) not null,
  fingerprint_sha256 varchar(43) not null,
  expires_at datetime,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (user_id) references users (id) on delete cascade
);
create index ssh_keys_fingerprint_index on ssh_keys (fingerprint);
create unique index ssh_keys_fingerprint_sha256_unique on ssh_keys (fingerprint_sha256);
create index ssh_keys_user_id_id_index on ssh_keys (user_id, id);

create table subscriptions (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  issue_id bigint,
  epic_id bigint,
  subscribed boolean not null,
  created_at datetime not null,
  updated_at datetime not null,
  merge_request_id bigint,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index subscriptions_epic_id_index on subscriptions (epic_id);
create index subscriptions_issue_id_index on subscriptions (issue_id);
create unique index subscriptions_of_merge_requests_once on subscriptions (user_id, merge_request_id);
create index subscriptions_of_merge_requests_order on subscriptions (merge_request_id);
create unique index subscriptions_user_id_epic_id_unique on subscriptions (user_id, epic_id);
create unique index subscriptions_user_id_issue_id_unique on subscriptions (user_id, issue_id);

create table suggestions (
  id integer not null primary key autoincrement,
  note_id bigint not null,
  position integer not null,
  lines_above integer not null,
  lines_below integer not null,
  from_content text not null,
  to_content text not null,
  state text not null,
  commit_id text,
  foreign key (note_id) references notes (id) on delete cascade
);
create unique index suggestions_note_id_position_unique on suggestions (note_id, position);

create table terms_acceptances (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  digest varchar(64) not null,
  accepted_at datetime not null,
  foreign key (digest) references terms_versions (digest),
  foreign key (user_id) references users (id) on delete cascade
);
create unique index terms_acceptances_user_id_digest_unique on terms_acceptances (user_id, digest);

create table terms_versions (
  digest varchar(64) primary key,
  text text not null,
  created_at datetime not null
);

create table time_logs (
  id integer not null primary key autoincrement,
  issue_id bigint,
  user_id bigint,
  note_id bigint,
  time_spent integer not null,
  spent_at datetime not null,
  summary text,
  created_at datetime not null,
  merge_request_id bigint,
  project_id bigint,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (note_id) references notes (id) on delete set null,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete set null
);
create index time_logs_by_time on time_logs (spent_at, id);
create index time_logs_issue_id_index on time_logs (issue_id);
create index time_logs_note_id_index on time_logs (note_id);
create index time_logs_of_merge_requests_order on time_logs (merge_request_id);
create index time_logs_of_projects on time_logs (project_id, spent_at, id);
create index time_logs_of_users on time_logs (user_id, spent_at, id);
create index time_logs_of_users_in_projects on time_logs (user_id, project_id, spent_at, id);

create table todos (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  author_id bigint not null,
  project_id bigint,
  group_id bigint,
  issue_id bigint,
  epic_id bigint,
  note_id bigint,
  action text not null,
  state text not null,
  created_at datetime not null,
  updated_at datetime not null,
  merge_request_id bigint,
  commit_id varchar(64),
  commit_note_id bigint,
  foreign key (author_id) references users (id),
  foreign key (commit_note_id) references commit_notes (id) on delete cascade,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (group_id) references namespaces (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (note_id) references notes (id) on delete cascade,
  foreign key (project_id) references projects (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index todos_author_id_user_id_state_id_index on todos (author_id, user_id, state, id);
create index todos_commit_note_id_index on todos (commit_note_id) where commit_note_id is not null;
create index todos_epic_id_index on todos (epic_id);
create index todos_group_id_user_id_state_id_index on todos (group_id, user_id, state, id);
create index todos_issue_id_index on todos (issue_id);
create index todos_note_id_index on todos (note_id);
create index todos_of_commits on todos (user_id, state, id) where commit_id is not null;
create unique index todos_of_commits_once on todos (user_id, project_id, commit_id) where state = 'pending' and commit_id is not null;
create index todos_of_epics on todos (user_id, state, id) where epic_id is not null;
create unique index todos_of_merge_requests_once on todos (user_id, merge_request_id) where state = 'pending';
create index todos_of_merge_requests_order on todos (merge_request_id);
create unique index todos_pending_by_epic_id on todos (user_id, epic_id) where state = 'pending';
create unique index todos_pending_by_issue_id on todos (user_id, issue_id) where state = 'pending';
create index todos_project_id_user_id_state_id_index on todos (project_id, user_id, state, id);
create index todos_user_id_state_action_id_index on todos (user_id, state, action, id);
create index todos_user_id_state_id_index on todos (user_id, state, id);

create table topics (
  id integer not null primary key autoincrement,
  name varchar(255) not null,
  name_key varchar(1024) not null,
  created_at datetime not null,
  updated_at datetime not null,
  title varchar(255),
  description text,
  listed boolean not null default '0',
  projects_count bigint not null default '0',
  open_projects_count bigint not null default '0',
  public_projects_count bigint not null default '0',
  avatar varchar(255)
);
create index topics_by_open_projects_count on topics (open_projects_count, id);
create index topics_by_projects_count on topics (projects_count, id);
create index topics_by_public_projects_count on topics (public_projects_count, id);
create unique index topics_name_key_unique on topics (name_key);
create trigger topics_text_search_delete after delete on topics begin insert into topics_text_search (topics_text_search, rowid, name_key) values ('delete', old.id, old.name_key); end;
create trigger topics_text_search_insert after insert on topics begin insert into topics_text_search (rowid, name_key) values (new.id, new.name_key); end;
create trigger topics_text_search_update after update of name_key on topics when old.name_key is not new.name_key begin insert into topics_text_search (topics_text_search, rowid, name_key) values ('delete', old.id, old.name_key); insert into topics_text_search (rowid, name_key) values (new.id, new.name_key); end;

create virtual table topics_text_search using fts5 (name_key, content = 'topics', content_rowid = 'id', tokenize = 'trigram');

create table user_addresses (
  user_id bigint not null,
  address varchar(64) not null,
  seen_at datetime not null,
  primary key (user_id, address),
  foreign key (user_id) references users (id) on delete cascade
);

create table user_agent_details (
  issue_id bigint primary key,
  user_agent text not null,
  ip_address text not null,
  submitted boolean not null,
  foreign key (issue_id) references issues (id) on delete cascade
);

create table user_custom_attributes (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  key varchar(255) not null,
  value text not null,
  created_at datetime not null,
  updated_at datetime not null,
  foreign key (user_id) references users (id) on delete cascade
);
create index user_custom_attributes_key_user_id_index on user_custom_attributes (key, user_id);
create unique index user_custom_attributes_user_id_key_unique on user_custom_attributes (user_id, key);

create table user_followers (
  follower_id bigint not null,
  followed_id bigint not null,
  created_at datetime not null,
  primary key (follower_id, followed_id),
  foreign key (followed_id) references users (id) on delete cascade,
  foreign key (follower_id) references users (id) on delete cascade
);
create index user_followers_followed_id_follower_id_index on user_followers (followed_id, follower_id);

create table user_mentions (
  id integer not null primary key autoincrement,
  user_id bigint not null,
  issue_id bigint,
  epic_id bigint,
  note_id bigint,
  merge_request_id bigint,
  foreign key (epic_id) references epics (id) on delete cascade,
  foreign key (issue_id) references issues (id) on delete cascade,
  foreign key (merge_request_id) references merge_requests (id) on delete cascade,
  foreign key (note_id) references notes (id) on delete cascade,
  foreign key (user_id) references users (id) on delete cascade
);
create index user_mentions_epic_id_user_id_index on user_mentions (epic_id, user_id);
create index user_mentions_issue_id_user_id_index on user_mentions (issue_id, user_id);
create index user_mentions_note_id_index on user_mentions (note_id);
create index user_mentions_of_merge_requests_users on user_mentions (merge_request_id, user_id);
create index user_mentions_user_id_index on user_mentions (user_id);

create table user_statuses (
  user_id bigint primary key,
  emoji varchar(255) not null,
  message varchar(100),
  availability varchar(16) not null,
  clear_status_at datetime,
  foreign key (user_id) references users (id) on delete cascade
);

create table users (
  id integer not null primary key autoincrement,
  username varchar(255) not null,
  name varchar(255) not null,
  email varchar(255) not null,
  username_key text not null,
  name_key text not null,
  email_key text not null,
  public_email_key text not null default '',
  state varchar(32) not null default 'active',
  admin boolean not null default '0',
  auditor boolean not null default '0',
  external boolean not null default '0',
  user_type varchar(32),
  password_digest text,
  password_expires_at datetime,
  confirmed_at datetime,
  bio varchar(255) not null default '',
  location varchar(255),
  organization varchar(255),
  job_title varchar(255) not null default '',
  pronouns varchar(50),
  skype varchar(255) not null default '',
  linkedin varchar(255) not null default '',
  twitter varchar(255) not null default '',
  website_url text not null default '',
  public_email varchar(255) not null default '',
  commit_email varchar(255),
  note text,
  timezone varchar(255),
  theme_id integer not null default '1',
  color_scheme_id integer not null default '1',
  projects_limit integer not null default '100000',
  can_create_group boolean not null default '1',
  two_factor_enabled boolean not null default '0',
  private_profile boolean not null default '0',
  view_diffs_file_by_file boolean not null default '0',
  followers_count integer not null default '0',
  following_count integer not null default '0',
  sign_in_count integer not null default '0',
  current_sign_in_at datetime,
  last_sign_in_at datetime,
  current_sign_in_ip varchar(64),
  last_sign_in_ip varchar(64),
  last_activity_on date,
  shared_runners_minutes_limit integer,
  extra_shared_runners_minutes_limit integer,
  provisioned_by_group_id bigint,
  created_at datetime not null,
  updated_at datetime not null,
  show_whitespace_in_diffs boolean not null default '1',
  deletion_requested_at datetime,
  avatar varchar(255),
  two_factor_wanted_since datetime,
  accepted_terms varchar(64)
);
create index users_admins on users (id) where admin;
create index users_created_at_id_index on users (created_at, id);
create unique index users_email_key_unique on users (email_key);
create index users_external on users (id) where external;
create index users_id_name_key_username_key_index on users (id, name_key, username_key);
create index users_last_activity_on_id_index on users (last_activity_on, id);
create index users_name_key_id_index on users (name_key, id);
create index users_provisioned on users (provisioned_by_group_id, id) where provisioned_by_group_id is not null;
create index users_public_email_key_index on users (public_email_key);
create index users_state_id_index on users (state, id);
create trigger users_text_search_delete after delete on users begin insert into users_text_search (users_text_search, rowid, name_key, username_key) values ('delete', old.id, old.name_key, old.username_key); end;
create trigger users_text_search_insert after insert on users begin insert into users_text_search (rowid, name_key, username_key) values (new.id, new.name_key, new.username_key); end;
create trigger users_text_search_update after update of name_key, username_key on users when old.name_key is not new.name_key or old.username_key is not new.username_key begin insert into users_text_search (users_text_search, rowid, name_key, username_key) values ('delete', old.id, old.name_key, old.username_key); insert into users_text_search (rowid, name_key, username_key) values (new.id, new.name_key, new.username_key); end;
create index users_two_factor on users (id) where two_factor_enabled;
create index users_updated_at_id_index on users (updated_at, id);
create index users_user_type_id_index on users (user_type, id);
create unique index users_username_key_unique on users (username_key);

create virtual table users_text_search using fts5 (name_key, username_key, content = 'users', content_rowid = 'id', tokenize = 'trigram');

create table worker_jobs (
  id integer not null primary key autoincrement,
  worker varchar(255) not null,
  key varchar(255),
  payload json not null,
  state varchar(16) not null,
  run_at datetime not null,
  attempts integer not null,
  max_attempts integer not null,
  retry_delay integer not null,
  lease_until datetime,
  progress integer,
  error text,
  owner text not null default 'instance',
  lane text not null default 'ordinary',
  chain text
);
create index worker_jobs_state_run_at_id_index on worker_jobs (state, run_at, id);
create index worker_jobs_turns on worker_jobs (state, lane, owner, run_at, id);
create unique index worker_jobs_waiting on worker_jobs (worker, key) where state in ('queued', 'delayed') and attempts = 0;

create table worker_schedules (
  worker varchar(255) primary key,
  due_at datetime not null
);
