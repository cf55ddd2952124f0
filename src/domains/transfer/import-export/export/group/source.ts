import type { Database } from '#src/database/database.ts';
import type { GroupRow } from '#src/records/group.ts';

/** One group of an archive, as of the moment of the export. */
export interface GroupSource {
  readonly db: Database;
  readonly group: GroupRow;
  /** The group that is exported; this one is that, or below it. */
  readonly topGroupId: number;
  readonly now: Date;
}
