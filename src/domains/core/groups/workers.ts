import { deleteMarkedGroups } from './deletion/marked-groups.ts';
import { deleteGroup } from './deletion/remove-tree.ts';

/** Background jobs of the resource. */
export const workers = [deleteGroup, deleteMarkedGroups];
