import { waitsFor } from '#src/records/waits-for.ts';
import { bounds } from '../import/bounds.ts';
import { readList } from '../import/values.ts';
import { field } from './fields.ts';
import type { RecordList, Relation } from './relation.ts';

const maxTagChars = 1024;

/** Tells `refused` of a list for which this instance has no resource yet. */
const createUnreadList = (name: string): RecordList => ({
  async store(_, record, __, refused) {
    if (readList(record, name).length > 0) await refused();
  },
});

export const releaseRelation: Relation = {
  // Each description may be a megabyte.
  table: 'releases',
  by: ['tag'],
  atOnce: 20,
  taken: 'the tag has a release',
  fields: {
    tag: field.required(maxTagChars),
    name: field.from('tag', field.written),
    description: field.linkedText(bounds['createTag.release_description'], ''),
    author_id: field.person,
    ...field.times,
    released_at: field.derived(({ created_at }: { readonly created_at: string }) => created_at),
  },
  lists: Object.fromEntries(
    waitsFor('releases', ['links', 'milestone_releases']).map((name) => [
      name,
      createUnreadList(name),
    ]),
  ),
};
