import type { PlacePages } from '../place-pages.ts';
import { showForks } from './forks.tsx';
import { showImages } from './images.tsx';

/** Forks and container images of a project. */
export function addProjectPages(pages: PlacePages): void {
  pages.project('/forks', showForks);
  pages.project('/container_registry', showImages);
}
