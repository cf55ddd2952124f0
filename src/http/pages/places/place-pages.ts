import { type Request, type RequestHandler, Router } from 'express';
import type { Database } from '#src/database/database.ts';
import { HttpError, NotFound } from '#src/errors.ts';
import { findWebCaller } from '../../web-caller.ts';
import type { SentForm } from '../forms.ts';
import {
  type PageHandlers,
  type PageParts,
  redirectToDuty,
  type Reply,
  type SignedInVisit,
} from '../handlers.tsx';
import type { Visit } from '../visits.ts';
import type { PlaceAddress } from './address.ts';
import {
  enterGroup,
  enterProject,
  type FileVisit,
  findDetour,
  findProjectAt,
  type GroupVisit,
  type PlaceVisit,
  type ProjectVisit,
} from './visits.ts';

type Show<V> = (visit: V, req: Request) => Promise<Reply>;
type Take<V> = (visit: V, form: SentForm, req: Request) => Promise<Reply>;

/** Adds pages and forms below projects and groups, by the path behind `/-`, and of the instance, by the whole path. */
export interface PlacePages {
  project(path: string, show: Show<ProjectVisit>): void;
  /** Page for signed-in users: visitors of a project that they may see sign in first. */
  projectOwn(path: string, show: Show<ProjectVisit & SignedInVisit>): void;
  /** Answers programs, too: beside the session, tokens count as they do for the API. */
  projectFile(path: string, show: Show<FileVisit>): void;
  /** The feed at the address of a page: it is asked for by `format=atom`. */
  projectFeed(path: string, show: Show<FileVisit>): void;
  projectForm(path: string, take: Take<ProjectVisit & SignedInVisit>): void;
  /** Form with a field named `file`. */
  projectFileForm(path: string, take: Take<ProjectVisit & SignedInVisit>): void;
  group(path: string, show: Show<GroupVisit>): void;
  /** Page for signed-in users. */
  groupOwn(path: string, show: Show<GroupVisit & SignedInVisit>): void;
  groupForm(path: string, take: Take<GroupVisit & SignedInVisit>): void;
  instance(path: string, show: Show<PlaceVisit>): void;
  /** Page for signed-in users. */
  own(path: string, show: Show<PlaceVisit & SignedInVisit>): void;
  ownForm(path: string, take: Take<PlaceVisit & SignedInVisit>): void;
}

const options = { strict: true, caseSensitive: true };

/** The routes below projects, below groups, and of the instance. */
export function createPlacePages(handlers: PageHandlers, parts: PageParts) {
  const { environment, findOperations } = parts;
  const { db } = environment;
  const addresses = new WeakMap<Request, PlaceAddress>();
  const routers = { project: Router(options), group: Router(options), instance: Router(options) };

  const withApi: AddApi = (visit, req) => ({
    ...visit,
    api: findOperations(req, visit.actor),
  });
  /** Shows a page to everybody who may enter the instance; operations for users alone ask visitors to sign in. */
  const showing = (show: Show<PlaceVisit>): RequestHandler =>
    handlers.page(async (visit, req) => {
      const detour = findDetour(visit, req);
      if (detour !== null) return detour;
      try {
        return await show(withApi(visit, req), req);
      } catch (error) {
        const isForUsers = error instanceof HttpError && error.status === 401;
        if (!isForUsers || visit.actor !== null) throw error;
        return redirectToDuty(visit, req.originalUrl);
      }
    });
  const entrances = createEntrances(db, withApi, addresses);
  const { intoProject, intoGroup, takeInProject, takeInGroup } = entrances;
  const ofPrograms = (show: Show<FileVisit>): RequestHandler =>
    showing(async (visit, req) => {
      const actor = await findWebCaller(parts.authenticate, req, environment.config);
      const { path, rest } = requireAddress(addresses, req);
      const found = await findProjectAt(db, withApi({ ...visit, actor }, req), path, rest);
      return 'project' in found ? show(found, req) : found;
    });

  const pages: PlacePages = {
    project: (path, show) => void routers.project.get(path, showing(intoProject(show))),
    projectOwn: (path, show) =>
      void routers.project.get(path, showing(intoProject(askToSignIn(show)))),
    projectFile: (path, show) => void routers.project.get(path, ofPrograms(show)),
    projectFeed: (path, show) => void routers.project.get(path, skipUnlessFeed, ofPrograms(show)),
    projectForm: (path, take) =>
      void routers.project.post(path, handlers.ownLongForm(takeInProject(take))),
    projectFileForm: (path, take) =>
      void routers.project.post(path, handlers.ownLongForm(takeInProject(take), { files: true })),
    group: (path, show) => void routers.group.get(path, showing(intoGroup(show))),
    groupOwn: (path, show) => void routers.group.get(path, showing(intoGroup(askToSignIn(show)))),
    groupForm: (path, take) =>
      void routers.group.post(path, handlers.ownLongForm(takeInGroup(take))),
    instance: (path, show) => void routers.instance.get(path, showing(show)),
    own: (path, show) =>
      void routers.instance.get(
        path,
        handlers.ownPage((visit, req) => show(withApi(visit, req), req)),
      ),
    ownForm: (path, take) =>
      void routers.instance.post(
        path,
        handlers.ownForm((visit, form, req) => take(withApi(visit, req), form, req)),
      ),
  };
  /** Hands a request to the pages below a project or group; the router sees what follows `/-`. */
  const enter = (
    address: PlaceAddress,
    kind: 'project' | 'group',
    ...[req, res, next]: Parameters<RequestHandler>
  ): void => {
    const { url } = req;
    addresses.set(req, { ...address, rest: address.rest + readSearch(req) });
    req.url = address.rest + readSearch(req);
    routers[kind](req, res, (error?: unknown) => {
      req.url = url;
      next(error);
    });
  };
  return { pages, enter, showing, instance: routers.instance };
}

const askToSignIn =
  <V extends Visit>(show: Show<V & SignedInVisit>): Show<V> =>
  async (visit, req) => {
    const { actor, sessionId } = visit;
    if (actor === null || sessionId === null) return redirectToDuty(visit, req.originalUrl);
    return show({ ...visit, actor, sessionId }, req);
  };

type AddApi = <V extends Visit>(visit: V, req: Request) => V & PlaceVisit;

/** Ways from a visit into the project or group that its address names. */
function createEntrances(db: Database, withApi: AddApi, addresses: WeakMap<Request, PlaceAddress>) {
  const intoProject =
    <V extends Visit>(go: Show<V & ProjectVisit>): Show<V> =>
    async (visit, req) => {
      const { path, rest } = requireAddress(addresses, req);
      const entered = await enterProject(db, withApi(visit, req), path, rest);
      return 'project' in entered ? go({ ...visit, ...entered }, req) : entered;
    };
  const intoGroup =
    <V extends Visit>(go: Show<V & GroupVisit>): Show<V> =>
    async (visit, req) => {
      const { path, rest } = requireAddress(addresses, req);
      const entered = await enterGroup(db, withApi(visit, req), path, rest);
      return 'group' in entered ? go({ ...visit, ...entered }, req) : entered;
    };
  const takeInProject =
    (take: Take<ProjectVisit & SignedInVisit>): Take<SignedInVisit> =>
    (visit, form, req) =>
      intoProject<SignedInVisit>((entered) => take(entered, form, req))(visit, req);
  const takeInGroup =
    (take: Take<GroupVisit & SignedInVisit>): Take<SignedInVisit> =>
    (visit, form, req) =>
      intoGroup<SignedInVisit>((entered) => take(entered, form, req))(visit, req);
  return { intoProject, intoGroup, takeInProject, takeInGroup };
}
const skipUnlessFeed: RequestHandler = (req, _res, next) => {
  if (req.query['format'] === 'atom') next();
  else next('route');
};

/** Query of a request with its question mark; empty without one. */
export function readSearch({ url }: Request): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

function requireAddress(addresses: WeakMap<Request, PlaceAddress>, req: Request): PlaceAddress {
  const address = addresses.get(req);
  if (address === undefined) throw new NotFound();
  return address;
}
