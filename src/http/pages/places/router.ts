import { type Request, Router } from 'express';
import { HttpError } from '#src/errors.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import type { PageHandlers, PageParts, Reply } from '../handlers.tsx';
import { isReading } from '../../api/context.ts';
import { listOldReadings, splitAddress } from './address.ts';
import { createPlacePages, readSearch } from './place-pages.ts';
import { enterGroup, enterProject, type PlaceVisit } from './visits.ts';
import { addAreas } from './areas.ts';
import { sendActivityFeed } from './programs/activity-feeds.ts';
import { createGoImports } from './programs/go-import.ts';
import { showProjectOverview } from './project/overview.tsx';
import { showUser } from './user/profile.tsx';

/** The pages of projects, groups and people: every address that the API names. */
export function createPlacesRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { db } = parts.environment;
  const { pages, enter, showing, instance } = createPlacePages(handlers, parts);
  addAreas(pages, parts);

  /** Finds what an address without separator names: a project, a user, a group, or an older form of another address. */
  const showNamed = async (visit: PlaceVisit, path: string, search: string): Promise<Reply> => {
    const project = path.includes('/')
      ? await orNull(() => enterProject(db, visit, path, '/'))
      : await orNull(() => showUser(db, visit, path));
    if (project !== null) return 'project' in project ? showProjectOverview(project) : project;
    for (const reading of listOldReadings(path)) {
      const found = await findVisibleProject(db, visit.actor, reading.path);
      if (found !== null) return { redirect: `/${found.full_path}/-${reading.rest}${search}` };
    }
    const group = await enterGroup(db, visit, path, '/');
    return 'group' in group ? { redirect: group.root + search } : group;
  };
  const router = Router({ strict: true, caseSensitive: true });
  router.use(createGoImports(parts));
  router.use(instance);
  router.use((req, res, next) => {
    const address = splitAddress(req.path);
    if (address === null) {
      next();
      return;
    }
    const { kind, path } = address;
    if (kind !== 'unknown') enter(address, kind, req, res, next);
    else if (path.endsWith('.atom') && isReading(req.method)) {
      void showing(() => sendActivityFeed(parts, req, path))(req, res, next);
    } else if (!isAskedByPeople(req)) next();
    else void showing((visit) => showNamed(visit, path, readSearch(req)))(req, res, next);
  });
  return router;
}

/** Any path may name a place: programs that ask for JSON learn in it that there is nothing for them. */
const isAskedByPeople = (req: Request): boolean =>
  ['GET', 'HEAD'].includes(req.method) && req.accepts(['html', 'json']) === 'html';

/** Result of a search, or null where its subject is hidden or absent. */
async function orNull<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
