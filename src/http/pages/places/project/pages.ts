import type { PlacePages } from '../place-pages.ts';
import { showActivity } from './activity.tsx';
import { showForks } from './forks.tsx';
import { showImages } from './images.tsx';

/** Activity, forks and container images of a project. */
export function addProjectPages(pages: PlacePages): void {
  pages.project('/activity', showActivity);
  pages.project('/forks', showForks);
  pages.project('/container_registry', showImages);
}
