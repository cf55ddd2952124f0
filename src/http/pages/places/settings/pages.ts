import type { PlacePages } from '../place-pages.ts';
import { addProjectSettings } from './project-settings.tsx';
import { addProtectedBranches } from './protected-branches.tsx';
import { addVariables } from './variables.tsx';

/** Settings of a project. */
export function addSettingsPages(pages: PlacePages): void {
  addProjectSettings(pages);
  addProtectedBranches(pages);
  addVariables(pages);
}
