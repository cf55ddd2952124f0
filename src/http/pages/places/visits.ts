import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import type { Database } from '#src/database/database.ts';
import { findAtOldPath } from '#src/domains/core/namespaces/old-paths.ts';
import { type GroupAccess, findGroupFor } from '#src/policy/group-access.ts';
import { type ProjectAccess, findVisibleProject } from '#src/policy/project-access.ts';
import { redirectToDuty, type Reply } from '../handlers.tsx';
import type { Visit } from '../visits.ts';
import type { BodyOf, PageOperations } from './operations.ts';

/** Visit of a page that shows answers of the API. */
export interface PlaceVisit extends Visit {
  readonly api: PageOperations;
}

export interface ProjectVisit extends PlaceVisit {
  readonly project: ProjectAccess;
  /** Answer of the operation that shows the project. */
  readonly facts: BodyOf<'getProject'>;
  /** Path of the project from the root of the instance, encoded. */
  readonly root: string;
}

export interface GroupVisit extends PlaceVisit {
  readonly group: GroupAccess;
  readonly facts: BodyOf<'getGroup'>;
  /** Path of the pages of the group from the root of the instance: `/groups/<path>`. */
  readonly root: string;
}

/** Reply that ends a visit before the page is asked: where the visitor has to go first. */
export function findDetour(visit: Visit, req: Request): Reply | null {
  if (visit.refusal !== null) throw visit.refusal;
  return visit.duty === null
    ? null
    : redirectToDuty(visit, req.method === 'GET' ? req.originalUrl : '');
}

/** Visit of an address that programs read as well: below a project, without the answer that shows it. */
export interface FileVisit extends PlaceVisit {
  readonly project: ProjectAccess;
  readonly root: string;
}

/**
 * The project at a path, as the visitor may see it. A hidden one is exactly like none.
 * @returns where to go, when the project has another path now
 * @throws NotFound
 */
export async function enterProject(
  db: Database,
  visit: PlaceVisit,
  path: string,
  rest: string,
): Promise<ProjectVisit | Reply> {
  const found = await findProjectAt(db, visit, path, rest);
  if (!('project' in found)) return found;
  const facts = await visit.api.call('getProject', { params: { id: found.project.id } });
  return { ...found, facts };
}

/** The same without asking the API, which needs a scope that tokens for files do not have. */
export async function findProjectAt(
  db: Database,
  visit: PlaceVisit,
  path: string,
  rest: string,
): Promise<FileVisit | Reply> {
  const bare = path.endsWith('.git') ? path.slice(0, -'.git'.length) : path;
  const project = await findAtPath(db, visit, bare);
  const root = `/${project.full_path}`;
  if (path !== project.full_path) return { redirect: rest === '/' ? root : `${root}/-${rest}` };
  return { ...visit, project, root };
}

async function findAtPath(db: Database, { actor }: Visit, path: string): Promise<ProjectAccess> {
  const found = await findVisibleProject(db, actor, path);
  if (found !== null) return found;
  const id = await findAtOldPath(db, path);
  const moved = id === null ? null : await findVisibleProject(db, actor, id);
  if (moved === null) throw new NotFound();
  return moved;
}

/** The group at a path, as the visitor may see it. @throws NotFound */
export async function enterGroup(
  db: Database,
  visit: PlaceVisit,
  path: string,
  rest: string,
): Promise<GroupVisit | Reply> {
  const group = await findGroupFor(db, visit.actor, path);
  const root = `/groups/${group.full_path}`;
  if (path !== group.full_path) return { redirect: rest === '/' ? root : `${root}/-${rest}` };
  const facts = await visit.api.call('getGroup', {
    params: { id: group.id },
    query: { with_projects: false },
  });
  return { ...visit, group, facts, root };
}
