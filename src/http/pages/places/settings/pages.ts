import type { PlacePages } from '../place-pages.ts';
import { addGroupSettings } from './group-settings.tsx';
import { addProjectSettings } from './project-settings.tsx';
import { addProtectedBranches } from './protected-branches.tsx';
import { addVariables } from './variables.tsx';

/** Settings of projects and groups. */
export function addSettingsPages(pages: PlacePages): void {
  addProjectSettings(pages);
  addProtectedBranches(pages);
  addVariables(pages);
  addGroupSettings(pages);
}
