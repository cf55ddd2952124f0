import { toResource } from '../../docs/addresses.ts';
import type { DocsCatalogue } from '../../docs/catalogue.ts';

/** The way from the overview to a tag. */
export function listTagCrumbs({ groups }: DocsCatalogue, tag: string) {
  const group = groups.find(({ tags }) => tags.some(({ name }) => name === tag));
  const title = group?.tags.find(({ name }) => name === tag)?.title ?? tag;
  return [
    ...(group === undefined ? [] : [{ text: group.name, path: `/docs#${toAnchor(group.name)}` }]),
    { text: title, path: toResource(tag) },
  ];
}

/** The anchor of a group on the overview. */
export const toAnchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
