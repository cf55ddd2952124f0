const raises = /^update\s+["`]?access_revision\b/i;
const locks =
  /^\s*(?:insert|update|delete)\b|\)\s*(?:insert\s+into|update|delete\s+from)\s|\bfor\s+(?:no\s+key\s+)?(?:update|share)\b|pg_advisory/i;

/**
 * Watches a transaction: one that raises the access revision, whose row all changes of access need, does so before it
 * locks anything else. Otherwise it waits for somebody who waits for it, and all others wait for both.
 */
export function watchOrderOfLocks(): (sql: string) => void {
  let held = false;
  let locked: string | null = null;
  return (sql) => {
    if (raises.test(sql)) {
      if (!held && locked !== null) {
        throw new Error(`the access revision is raised after another lock: ${locked}`);
      }
      held = true;
    } else if (locks.test(sql)) locked ??= sql;
  };
}
