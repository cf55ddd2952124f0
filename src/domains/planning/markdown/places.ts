import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectVisibleGroups, selectVisibleProjects } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Container } from '#src/records/container.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import type { TextReference } from '#src/rendering/reference-syntax.ts';
import { toIssuableKind } from '#src/domains/planning/issuables/lookup.ts';
import { readGroupPath, type Viewpoint } from '#src/domains/planning/issuables/references.ts';
import { mayLookUpUsers } from '#src/domains/core/users/visible.ts';

/** The project or group of a text. */
export interface TextContainer {
  readonly container: Container;
  readonly fullPath: string;
}

/** A project as the reader sees it. */
export type SeenProject = ProjectRow & {
  readonly level: AccessLevel;
  readonly viaAuditor: boolean;
};

interface SeenGroup {
  readonly id: number;
  readonly full_path: string;
}

/** The projects and groups of the references in a text that the reader may see, by full path in lower case. */
export interface ReferencedContainers {
  readonly users: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, SeenGroup>;
  readonly projects: ReadonlyMap<string, SeenProject>;
}

/** Maximum number of different names of each kind that are looked up; further ones stay text. */
export const maxPlaceNames = 100;

export function findViewpoint(place: TextContainer | null): Viewpoint | null {
  return place === null ? null : { kind: place.container.kind, fullPath: place.fullPath };
}

/** The project or group of a reference, by full path in lower case. */
export function findReferenceContainer(
  reference: TextReference,
  place: TextContainer | null,
): { readonly kind: 'project' | 'group'; readonly key: string } | null {
  const here = findViewpoint(place);
  const { kind, path } = reference;
  if (kind === 'target' && toIssuableKind(reference.sigil) === null) return null;
  const inGroup = kind === 'target' && toIssuableKind(reference.sigil) === 'epic';
  if (path === null) {
    if (here === null) return null;
    if (inGroup) return { kind: 'group', key: readGroupPath(here).toLowerCase() };
    const grouped = here.kind === 'group' && (kind === 'milestone' || kind === 'label');
    if (here.kind === 'group' && !grouped) return null;
    return { kind: here.kind, key: here.fullPath.toLowerCase() };
  }
  if (inGroup || kind === 'mention') return { kind: 'group', key: path.toLowerCase() };
  // A name without a slash is a project of the same group.
  const full = path.includes('/') || here === null ? path : `${readGroupPath(here)}/${path}`;
  return { kind: 'project', key: full.toLowerCase() };
}

/** Runs at most three queries. */
export async function findReferencedContainers(
  { db, actor }: { readonly db: Database; readonly actor: Actor | null },
  references: readonly TextReference[],
  place: TextContainer | null,
): Promise<ReferencedContainers> {
  const names = {
    users: new Set<string>(),
    groups: new Set<string>(),
    projects: new Set<string>(),
  };
  const add = (set: Set<string>, name: string) => void (set.size < maxPlaceNames && set.add(name));
  for (const reference of references) {
    const holder = findReferenceContainer(reference, place);
    if (holder !== null) add(names[`${holder.kind}s`], holder.key);
    if (reference.kind !== 'mention') continue;
    if (!reference.path.includes('/')) add(names.users, reference.path.toLowerCase());
  }
  const [users, groups, projects] = await Promise.all([
    findUsernames(db, actor, [...names.users]),
    findGroups(db, actor, [...names.groups]),
    findProjects(db, actor, [...names.projects]),
  ]);
  return {
    users: new Map(users.map((name) => [name.toLowerCase(), name])),
    groups: new Map(groups.map((group) => [group.full_path.toLowerCase(), group])),
    projects: new Map(projects.map((project) => [project.full_path.toLowerCase(), project])),
  };
}

async function findUsernames(
  db: Database,
  actor: Actor | null,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0 || !(await mayLookUpUsers(db, actor))) return [];
  return whereInList(db('users').pluck('username'), 'users.username_key', keys);
}

async function findGroups(
  db: Database,
  actor: Actor | null,
  keys: readonly string[],
): Promise<SeenGroup[]> {
  if (keys.length === 0) return [];
  return selectVisibleGroups(db, actor)
    .whereRaw(...matchLower('namespaces.full_path', keys))
    .select('namespaces.id', 'namespaces.full_path') as Promise<SeenGroup[]>;
}

type Held = ProjectRow & { readonly access_level: AccessLevel | null };

async function findProjects(
  db: Database,
  actor: Actor | null,
  keys: readonly string[],
): Promise<SeenProject[]> {
  if (keys.length === 0) return [];
  const rows = await selectVisibleProjects(db, actor)
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', actor?.user.id ?? 0);
    })
    .whereRaw(...matchLower('projects.full_path', keys))
    .select<Held[]>(...projectColumns, 'held.access_level');
  return rows.map(({ access_level, ...project }) => ({
    ...project,
    level: actor?.admin === true ? AccessLevel.Owner : (access_level ?? AccessLevel.None),
    viaAuditor: actor?.user.auditor === true,
  }));
}

/** The condition uses the indexes on `lower(full_path)`. */
function matchLower(column: string, keys: readonly string[]): [string, string[]] {
  return [`lower(${column}) in (${keys.map(() => '?').join(', ')})`, [...keys]];
}
