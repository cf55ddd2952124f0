import type { CreateEpic, UpdateEpic } from '#generated/epics/types.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { epicPolicy } from './policy.ts';

/** The new attributes of an epic. Absent ones stay unchanged. */
export interface EpicInput extends Omit<
  Partial<CreateEpic> & UpdateEpic,
  'start_date' | 'end_date'
> {
  /** Labels by id, in addition to those by title. */
  readonly label_ids?: readonly number[] | undefined;
  readonly add_label_ids?: readonly number[] | undefined;
  readonly remove_label_ids?: readonly number[] | undefined;
}

/** The attributes of the request, under one name each; times that only owners choose are left out for others. */
export function readEpicInput(
  { start_date, end_date, created_at, updated_at, ...body }: Partial<CreateEpic> & UpdateEpic,
  group: GroupAccess,
): EpicInput {
  return {
    ...body,
    ...(start_date !== undefined && { start_date_fixed: start_date }),
    ...(end_date !== undefined && { due_date_fixed: end_date }),
    ...(epicPolicy.backdate({ group }) && { created_at, updated_at }),
  };
}
