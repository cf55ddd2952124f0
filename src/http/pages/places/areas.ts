import type { PageParts } from '../handlers.tsx';
import { addCiPages } from './ci/pages.tsx';
import { addCodePages } from './code/pages.ts';
import { addConversationForms } from './conversation/pages.ts';
import { addCreationPages } from './creation/pages.ts';
import { addEditingPages } from './editing/pages.ts';
import { addGroupPages } from './group/pages.tsx';
import { addInstancePages } from './instance/pages.tsx';
import { addIssuePages } from './issues/pages.tsx';
import { addMergeRequestPages } from './merge-requests/pages.tsx';
import { addMemberPages } from './people/pages.ts';
import { addProgramAddresses } from './programs/addresses.ts';
import type { PlacePages } from './place-pages.ts';
import { addBoardPages } from './planning/boards.tsx';
import { addEpicPages } from './planning/epics.tsx';
import { addIterationPages } from './planning/iterations.tsx';
import { addLabelPages } from './planning/labels.tsx';
import { addMilestonePages } from './planning/milestones.tsx';
import { addProjectPages } from './project/pages.ts';
import { addSettingsPages } from './settings/pages.ts';

const areas: readonly ((pages: PlacePages, parts: PageParts) => void)[] = [
  addBoardPages,
  addCiPages,
  addEpicPages,
  addIterationPages,
  addProgramAddresses,
  addCodePages,
  addConversationForms,
  addCreationPages,
  addEditingPages,
  addGroupPages,
  addInstancePages,
  addIssuePages,
  addLabelPages,
  addMemberPages,
  addMergeRequestPages,
  addMilestonePages,
  addProjectPages,
  addSettingsPages,
];

/** Adds the pages of every area. */
export function addAreas(pages: PlacePages, parts: PageParts): void {
  for (const add of areas) add(pages, parts);
}
