import type { AwardEmoji } from '#generated/award-emoji/types.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { Awardable, ListedAwardRow } from './table.ts';

export function presentAward(row: ListedAwardRow, { id, type }: Awardable, url: Urls): AwardEmoji {
  return {
    id: row.id,
    name: row.name,
    user: presentUserBasic(readAuthor(row), url),
    created_at: row.created_at,
    updated_at: row.updated_at,
    awardable_id: id,
    awardable_type: type,
    url: null,
  };
}
