import type { Visibility } from './visibility.ts';

export type NamespaceKind = 'user' | 'group';

/** A place that holds projects: a group, or the personal namespace of a user. */
export interface NamespaceRow {
  readonly id: number;
  readonly kind: NamespaceKind;
  readonly name: string;
  /** `name` folded, for searches. */
  readonly name_key: string;
  readonly path: string;
  /** Paths from the top down, joined with `/`. */
  readonly full_path: string;
  /** Names from the top down, joined with ` / `. */
  readonly full_name: string;
  readonly parent_id: number | null;
  /** The user whose personal namespace it is; null for groups. */
  readonly owner_id: number | null;
  readonly visibility: Visibility;
  /** 1 for a top-level namespace. */
  readonly depth: number;
  /** File name of its avatar; for a personal namespace, of its user's avatar. */
  readonly avatar: string | null;
  /** Queued for deletion, and therefore invisible. */
  readonly pending_delete: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

const fullPath = /^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/;

/**
 * The normalized form of full paths, or null for a text that is no path. Characters beyond ASCII are refused here,
 * because lower-casing them can yield another path.
 */
export function toFullPathKey(text: string): string | null {
  return fullPath.test(text) ? text.toLowerCase() : null;
}
