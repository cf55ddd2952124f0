import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { findIntegrationKind, type Slug } from './kinds.ts';
import { joinServerPath } from './below.ts';
import { type IntegrationRow, type Settings, readIntegrationSettings } from './table.ts';

/** An issue as a text names it: `KILN-12`, or `#12` without a key. */
interface NamedIssue {
  readonly key: string | null;
  readonly number: number;
}

/** An external issue tracker, in place of or beside the issues of a project. */
export interface Tracker {
  readonly title: string;
  /** The address of an issue in the tracker; null for impossible names. */
  readonly addressOf: (issue: NamedIssue) => string | null;
}

/** Trackers with numbered issues; a key before the number only marks the reference as external. */
const numbered: readonly Slug[] = ['bugzilla', 'custom-issue-tracker', 'redmine', 'ewm'];
/** Trackers with a key before the issue number. */
const keyed: readonly Slug[] = ['youtrack', 'jira'];
/** Trackers with separate numbers for each issue type. */
const typed: readonly Slug[] = ['zentao'];
const trackers: readonly Slug[] = [...numbered, ...keyed, ...typed];

/** The tracker of each of the projects that has one, by the id of the project: the first that was set up. One query. */
export async function findTrackers(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, Tracker>> {
  const active = db<IntegrationRow>('integrations').where({ active: true });
  const ofKind = whereInList(active, 'integrations.slug', trackers);
  const rows = await whereInList(ofKind, 'integrations.project_id', projectIds).orderBy(
    'id',
    'desc',
  );
  return new Map(rows.map((row) => [row.project_id, new SetUpTracker(row)]));
}

class SetUpTracker implements Tracker {
  readonly title: string;
  readonly #slug: Slug;
  readonly #issues: string;

  constructor(row: IntegrationRow) {
    const settings = readIntegrationSettings(row);
    this.title = String(settings['title'] ?? '') || findIntegrationKind(row.slug).title;
    this.#slug = row.slug;
    this.#issues = formatIssuesUrl(row.slug, settings);
  }

  addressOf(issue: NamedIssue): string | null {
    const name = toTrackerName(this.#slug, issue);
    return name === null ? null : this.#issues.replace(':id', () => name);
  }
}

/** The address of an issue with `:id` for its name. */
function formatIssuesUrl(slug: Slug, { issues_url, url }: Settings): string {
  if (slug === 'jira') return joinServerPath(String(url), 'browse/:id');
  // The default address format of ZenTao.
  return slug === 'zentao' ? joinServerPath(String(url), ':id.html') : String(issues_url);
}

/** The name of an issue in a tracker's address; null for an impossible one. */
function toTrackerName(slug: Slug, { key, number }: NamedIssue): string | null {
  if (numbered.includes(slug)) return String(number);
  if (keyed.includes(slug)) return key === null ? null : `${key}-${number}`;
  const type = (key ?? 'BUG').toLowerCase();
  return ['bug', 'story', 'task'].includes(type) ? `${type}-view-${number}` : null;
}
