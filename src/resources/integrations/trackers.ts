import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { kindOf, type Slug } from './kinds.ts';
import { type IntegrationRow, settingsOf } from './table.ts';

/** An issue as a text names it: `KILN-12`, or `#12` without a key. */
interface NamedIssue {
  readonly key: string | null;
  readonly number: number;
}

/** Another tracker, in place of the issues of a project or beside them. */
export interface Tracker {
  readonly title: string;
  /** The address of an issue there; null for names that are none there. */
  readonly addressOf: (issue: NamedIssue) => string | null;
}

/** Trackers that number their issues; a key before the number says only that another tracker is meant. */
const numbered: readonly Slug[] = ['bugzilla', 'custom-issue-tracker', 'redmine', 'ewm'];
/** Trackers that have a key before the number of each issue. */
const keyed: readonly Slug[] = ['youtrack'];
const trackers: readonly Slug[] = [...numbered, ...keyed];

/** The tracker of each of the projects that has one, by the id of the project: the first that was set up. One query. */
export async function findTrackers(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, Tracker>> {
  const active = db<IntegrationRow>('integrations').where({ active: true });
  const ofKind = inList(active, 'integrations.slug', trackers);
  const rows = await inList(ofKind, 'integrations.project_id', projectIds).orderBy('id', 'desc');
  return new Map(rows.map((row) => [row.project_id, new SetUpTracker(row)]));
}

class SetUpTracker implements Tracker {
  readonly title: string;
  readonly #issues: string;
  readonly #keyed: boolean;

  constructor(row: IntegrationRow) {
    const { issues_url, title } = settingsOf(row);
    this.title = String(title ?? '') || kindOf(row.slug).title;
    this.#issues = String(issues_url);
    this.#keyed = keyed.includes(row.slug);
  }

  addressOf({ key, number }: NamedIssue): string | null {
    if (!this.#keyed) return this.#issues.replace(':id', String(number));
    return key === null ? null : this.#issues.replace(':id', `${key}-${number}`);
  }
}
