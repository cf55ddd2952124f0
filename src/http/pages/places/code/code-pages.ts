import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { Reply } from '../../handlers.tsx';
import type { PlacePages } from '../place-pages.ts';
import type { FileVisit, ProjectVisit } from '../visits.ts';
import { findRefPath, readSegments, type RefPath } from './refs.ts';

type Show<V> = (visit: V, place: RefPath, req: Request) => Promise<Reply>;

/** Code that the visitor may not read is as good as none. */
export const requireReader =
  <V extends FileVisit>(show: (visit: V, req: Request) => Promise<Reply>) =>
  async (visit: V, req: Request): Promise<Reply> => {
    if (!isFeatureVisible(visit.project, 'repository')) throw new NotFound();
    return show(visit, req);
  };

const atRef = <V extends FileVisit>(show: Show<V>) =>
  requireReader<V>(async (visit, req) =>
    show(visit, await findRefPath(visit, readSegments(req)), req),
  );

/** A page of a file or directory at a ref: `/<name>/<ref>/<path>`. */
export function addPageAtRef(pages: PlacePages, name: string, show: Show<ProjectVisit>): void {
  pages.project(`/${name}/*rest`, atRef(show));
}

/** Likewise an address that programs read. */
export function addFileAtRef(pages: PlacePages, name: string, show: Show<FileVisit>): void {
  pages.projectFile(`/${name}/*rest`, atRef(show));
}

/** Likewise a feed, which has the address of a page and `format=atom`. */
export function addFeedAtRef(pages: PlacePages, name: string, show: Show<FileVisit>): void {
  pages.projectFeed(`/${name}/*rest`, atRef(show));
}
