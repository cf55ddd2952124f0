import type { TreeSource } from '../export/source.ts';
import { field } from './fields.ts';
import { linkToAny } from './write.ts';

/**
 * The group of a protection or rule by its path: ids have no meaning on another instance. Every maintainer of the project
 * downloads the archive: it names public groups and those that the project is in, and others for administrators alone.
 */
const group = linkToAny('group_id', {
  table: 'namespaces',
  fields: { full_path: field.written },
  rows({ db, exported, administrator }: TreeSource) {
    const groups = db('namespaces').where({ kind: 'group', pending_delete: false });
    if (administrator) return groups;
    const above = db('namespace_ancestors')
      .where('namespace_id', exported.project.namespace_id)
      .select('ancestor_id');
    return groups.where((either) => {
      void either.where('visibility', 'public').orWhereIn('id', above);
    });
  },
});

/** A group that a list names. */
export const namedGroupAttributes = { group_id: field.written, group };

/** A level, a user or a group that a protection admits. */
export const levelAttributes = {
  access_level: field.written,
  user_id: field.written,
  ...namedGroupAttributes,
};
