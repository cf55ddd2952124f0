import type { ProtectedTag } from '#generated/protected-tags/types.ts';
import { presentAccessLevel } from '#src/domains/code/protected-branches/access-levels.ts';
import type { NamedTagLevel, ProtectedTagRow } from './table.ts';

/** `levels` may contain those of a whole page; `paid` tells whether attributes of paid tiers are shown. */
export function presentProtectedTag(
  { id, name }: ProtectedTagRow,
  levels: readonly NamedTagLevel[],
  { paid }: { paid: boolean },
): ProtectedTag {
  return {
    name,
    create_access_levels: levels
      .filter(({ protected_tag_id }) => protected_tag_id === id)
      .map((level) => presentAccessLevel(level, { paid })),
  };
}
