import type {
  PersonalAccessToken,
  PersonalAccessTokenWithSecret,
} from '#generated/personal-access-tokens/types.ts';
import type { PersonalAccessTokenRow } from '#src/records/token.ts';

/** `today` is a date in UTC: a token has expired when the day of its expiry has begun. */
export function presentPersonalAccessToken(
  token: PersonalAccessTokenRow,
  today: string,
): PersonalAccessToken {
  return {
    id: token.id,
    name: token.name,
    revoked: token.revoked,
    created_at: token.created_at,
    scopes: [...token.scopes],
    user_id: token.user_id,
    last_used_at: token.last_used_at,
    active: !token.revoked && (token.expires_at === null || token.expires_at > today),
    expires_at: token.expires_at,
  };
}

export function presentNewPersonalAccessToken(
  row: PersonalAccessTokenRow,
  token: string,
  today: string,
): PersonalAccessTokenWithSecret {
  return { ...presentPersonalAccessToken(row, today), token };
}
