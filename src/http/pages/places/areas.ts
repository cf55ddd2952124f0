import type { PageParts } from '../handlers.tsx';
import { addCiPages } from './ci/pages.tsx';
import { addGroupPages } from './group/pages.tsx';
import { addInstancePages } from './instance/pages.tsx';
import { addIssuePages } from './issues/pages.tsx';
import { addMemberPages } from './people/members.tsx';
import type { PlacePages } from './place-pages.ts';
import { addLabelPages } from './planning/labels.tsx';
import { addMilestonePages } from './planning/milestones.tsx';

const areas: readonly ((pages: PlacePages, parts: PageParts) => void)[] = [
  addCiPages,
  addGroupPages,
  addInstancePages,
  addIssuePages,
  addLabelPages,
  addMemberPages,
  addMilestonePages,
];

/** Adds the pages of every area. */
export function addAreas(pages: PlacePages, parts: PageParts): void {
  for (const add of areas) add(pages, parts);
}
