/** The columns that every kind has; merge requests are never confidential. */
export interface IssuableRow {
  readonly id: number;
  /** Number within the project or group. */
  readonly iid: number;
  readonly author_id: number;
  readonly title: string;
  /** Markdown. */
  readonly description: string | null;
  /** Merge requests alone are `merged`, and `locked` while that happens. */
  readonly state: 'opened' | 'closed' | 'locked' | 'merged';
  readonly confidential: boolean;
  /** Null if never set. */
  readonly discussion_locked: boolean | null;
  readonly upvotes: number;
  readonly downvotes: number;
  /** Number of notes without system notes. */
  readonly user_notes_count: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Last change of an issue or merge request. Null without a change, except of its title and description. */
export interface LastEdit {
  readonly updated_by_id: number | null;
  /** ISO 8601. */
  readonly last_edited_at: string | null;
  readonly last_edited_by_id: number | null;
}

export const lastEditColumns = [
  'updated_by_id',
  'last_edited_at',
  'last_edited_by_id',
] as const satisfies readonly (keyof LastEdit)[];
