import type { Listing } from './listing.ts';
import type { Visibility } from './visibility.ts';

/** Access to a feature of a project: nobody, members only, or everybody who sees the project. */
export type FeatureLevel = 'disabled' | 'private' | 'enabled';

export const projectFeatures = [
  'issues',
  'repository',
  'merge_requests',
  'forking',
  'wiki',
  'builds',
  'snippets',
  'pages',
  'operations',
  'analytics',
  'container_registry',
  'security_and_compliance',
  'releases',
  'requirements',
] as const;

export type ProjectFeature = (typeof projectFeatures)[number];

/** `pages` knows `public` too: everybody, whatever the project's visibility. */
export type FeatureLevels = {
  readonly [Feature in ProjectFeature as `${Feature}_access_level`]: Feature extends 'pages'
    ? FeatureLevel | 'public'
    : FeatureLevel;
};

type ImportStatus = 'none' | 'scheduled' | 'started' | 'finished' | 'failed';

/** A project without its settings, which most requests do not need. */
export interface ProjectRow extends FeatureLevels {
  readonly id: number;
  readonly namespace_id: number;
  readonly creator_id: number | null;
  readonly name: string;
  readonly path: string;
  readonly full_path: string;
  readonly description: string | null;
  readonly visibility: Visibility;
  readonly archived: boolean;
  /** Null while the project is being created or deleted: no query may then find it. */
  readonly listing: Listing | null;
  /** The branch that is or, in an empty repository, will be the first. */
  readonly default_branch: string;
  readonly empty_repo: boolean;
  /** The path of the README on the default branch. */
  readonly readme_path: string | null;
  readonly topic_names: string[];
  /** Name of the file of its picture. */
  readonly avatar: string | null;
  readonly star_count: number;
  readonly forks_count: number;
  readonly open_issues_count: number;
  readonly forked_from_id: number | null;
  readonly import_type: string | null;
  readonly import_status: ImportStatus;
  readonly repository_storage: string;
  readonly marked_for_deletion_on: string | null;
  readonly deletion_requested_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_activity_at: string;
}

/** The columns of `ProjectRow`; the record makes the compiler check that none is forgotten. */
const columns: Readonly<Record<keyof ProjectRow, true>> = {
  id: true,
  namespace_id: true,
  creator_id: true,
  name: true,
  path: true,
  full_path: true,
  description: true,
  visibility: true,
  archived: true,
  listing: true,
  default_branch: true,
  empty_repo: true,
  readme_path: true,
  topic_names: true,
  avatar: true,
  star_count: true,
  forks_count: true,
  open_issues_count: true,
  forked_from_id: true,
  issues_access_level: true,
  repository_access_level: true,
  merge_requests_access_level: true,
  forking_access_level: true,
  wiki_access_level: true,
  builds_access_level: true,
  snippets_access_level: true,
  pages_access_level: true,
  operations_access_level: true,
  analytics_access_level: true,
  container_registry_access_level: true,
  security_and_compliance_access_level: true,
  releases_access_level: true,
  requirements_access_level: true,
  import_type: true,
  import_status: true,
  repository_storage: true,
  marked_for_deletion_on: true,
  deletion_requested_at: true,
  created_at: true,
  updated_at: true,
  last_activity_at: true,
};

/** Columns for `select`, with the table's name. */
export const projectColumns: readonly string[] = Object.keys(columns).map(
  (name) => `projects.${name}`,
);
