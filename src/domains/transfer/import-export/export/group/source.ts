import type { GroupRow } from '#src/records/group.ts';
import type { Source } from '../../catalogue/relation.ts';

/** One group of an archive, as of the moment of the export. */
export interface GroupSource extends Source {
  readonly group: GroupRow;
  /** The group that is exported; this one is that, or below it. */
  readonly topGroupId: number;
  readonly now: Date;
}
