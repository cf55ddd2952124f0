import type { PageParts } from '../handlers.tsx';
import { addCodePages } from './code/pages.ts';
import { addGroupPages } from './group/pages.tsx';
import { addProgramAddresses } from './programs/addresses.ts';
import type { PlacePages } from './place-pages.ts';

const areas: readonly ((pages: PlacePages, parts: PageParts) => void)[] = [
  addProgramAddresses,
  addCodePages,
  addGroupPages,
];

/** Adds the pages of every area. */
export function addAreas(pages: PlacePages, parts: PageParts): void {
  for (const add of areas) add(pages, parts);
}
