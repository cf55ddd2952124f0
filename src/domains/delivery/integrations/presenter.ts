import type { Integration, IntegrationDetail } from '#generated/integrations/types.ts';
import { isSecret, findIntegrationKind } from '#src/domains/platform/integration-records/kinds.ts';
import {
  type IntegrationRow,
  readIntegrationSettings,
} from '#src/domains/platform/integration-records/table.ts';

export function presentIntegration(row: IntegrationRow): Integration {
  return {
    id: row.id,
    title: findIntegrationKind(row.slug).title,
    slug: row.slug,
    created_at: row.created_at,
    updated_at: row.updated_at,
    active: row.active,
    commit_events: row.commit_events,
    push_events: row.push_events,
    issues_events: row.issues_events,
    confidential_issues_events: row.confidential_issues_events,
    merge_requests_events: row.merge_requests_events,
    tag_push_events: row.tag_push_events,
    note_events: row.note_events,
    confidential_note_events: row.confidential_note_events,
    pipeline_events: row.pipeline_events,
    wiki_page_events: row.wiki_page_events,
    job_events: row.job_events,
    comment_on_event_enabled: row.comment_on_event_enabled,
  };
}

/** Presents every setting that is not secret, with its default or null if it was never set. */
export function presentIntegrationDetail(row: IntegrationRow): IntegrationDetail {
  const { settings, defaults } = findIntegrationKind(row.slug);
  const stored = readIntegrationSettings(row);
  const shown = Object.entries(settings).filter(([, type]) => !isSecret(type));
  const properties = Object.fromEntries(
    shown.map(([name]) => [name, stored[name] ?? defaults[name] ?? null]),
  );
  return { ...presentIntegration(row), properties };
}
