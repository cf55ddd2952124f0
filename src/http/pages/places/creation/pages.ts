import type { PlacePages } from '../place-pages.ts';
import { addForkForm } from './fork.tsx';
import { addNewGroup } from './new-group.tsx';
import { addNewProject } from './new-project.tsx';

/** Forms of new projects, new groups and forks. */
export function addCreationPages(pages: PlacePages): void {
  addNewProject(pages);
  addNewGroup(pages);
  addForkForm(pages);
}
