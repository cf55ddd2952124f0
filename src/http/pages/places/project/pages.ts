import type { PlacePages } from '../place-pages.ts';
import { showForks } from './forks.tsx';
import { showImages } from './images.tsx';
import { addProjectSettings } from './settings.tsx';

/** Forks, container images and settings of a project. */
export function addProjectPages(pages: PlacePages): void {
  pages.project('/forks', showForks);
  pages.project('/container_registry', showImages);
  addProjectSettings(pages);
}
