import type { PlacePages } from '../place-pages.ts';
import { addForkForm } from './fork.tsx';
import { addNewGroup } from './new-group.tsx';
import { addNewProject } from './new-project.tsx';
import { addNewUser } from './new-user.tsx';

/** Forms of new projects, users, groups and forks. */
export function addCreationPages(pages: PlacePages): void {
  addNewProject(pages);
  addNewUser(pages);
  addNewGroup(pages);
  addForkForm(pages);
}
