import { type FeatureLevel, type ProjectFeature, projectFeatures } from '#src/records/project.ts';
import { AccessLevel } from './access-level.ts';
import type { ProjectAccess } from './project-access.ts';

/** The least level at which a member of a private project reads the feature. */
const leastLevel: Readonly<Record<ProjectFeature, AccessLevel>> = {
  issues: AccessLevel.Guest,
  repository: AccessLevel.Reporter,
  merge_requests: AccessLevel.Reporter,
  forking: AccessLevel.Reporter,
  wiki: AccessLevel.Guest,
  builds: AccessLevel.Reporter,
  snippets: AccessLevel.Guest,
  pages: AccessLevel.Guest,
  operations: AccessLevel.Reporter,
  analytics: AccessLevel.Reporter,
  container_registry: AccessLevel.Reporter,
  security_and_compliance: AccessLevel.Developer,
  releases: AccessLevel.Guest,
  requirements: AccessLevel.Guest,
};

/** Features whose `private` setting on a public or internal project leaves out guests too. */
const neverForGuests: ReadonlySet<ProjectFeature> = new Set<ProjectFeature>([
  'merge_requests',
  'builds',
  'container_registry',
  'security_and_compliance',
]);

/** Put together once: a name put together at each look is also looked up among all names each time. */
const columns = Object.fromEntries(
  projectFeatures.map((feature) => [feature, `${feature}_access_level`]),
) as Readonly<Record<ProjectFeature, `${ProjectFeature}_access_level`>>;

type Project = Pick<ProjectAccess, 'level' | 'visibility' | `${ProjectFeature}_access_level`> &
  Partial<Pick<ProjectAccess, 'viaAuditor'>>;

/**
 * Tells whether a user who sees the project may read the feature: `disabled` when it is switched off, also for owners;
 * `forbidden` when it is enabled for others only.
 */
export function checkFeatureAccess(
  project: Project,
  feature: ProjectFeature,
): 'readable' | 'forbidden' | 'disabled' {
  const setting: FeatureLevel | 'public' = project[columns[feature]];
  if (setting === 'disabled') return 'disabled';
  if (setting === 'public') return 'readable';
  if (project.viaAuditor === true) return 'readable';
  return project.level >= getNeededLevel(project, feature, setting) ? 'readable' : 'forbidden';
}

/** Tells whether the feature is enabled and the actor may read it. */
export function isFeatureVisible(project: Project, feature: ProjectFeature): boolean {
  return checkFeatureAccess(project, feature) === 'readable';
}

function getNeededLevel(
  { visibility }: Project,
  feature: ProjectFeature,
  setting: Exclude<FeatureLevel, 'disabled'>,
): AccessLevel {
  if (visibility === 'private') return leastLevel[feature];
  if (setting === 'enabled') return AccessLevel.None;
  return neverForGuests.has(feature) ? leastLevel[feature] : AccessLevel.Guest;
}

/**
 * `isFeatureVisible` as SQL, for rows of `projects`: `level` is SQL of the actor's access level in the project, 0 for
 * none.
 */
export function writeFeatureCondition(feature: ProjectFeature, level: string): string {
  const setting = `projects.${columns[feature]}`;
  const forMembers = neverForGuests.has(feature) ? leastLevel[feature] : AccessLevel.Guest;
  return `(${setting} <> 'disabled' and ${level} >= case
    when ${setting} = 'public' then 0
    when projects.visibility = 'private' then ${leastLevel[feature]}
    when ${setting} = 'enabled' then 0
    else ${forMembers} end)`;
}
