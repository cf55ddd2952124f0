import type {
  ResourceAccessToken,
  ResourceAccessTokenWithSecret,
} from '#generated/resource-access-tokens/types.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { presentPersonalAccessToken } from '#src/domains/accounts/personal-access-tokens/presenter.ts';
import type { ResourceAccessTokenRow } from './table.ts';

/** `today` is a date in UTC. */
export function presentResourceAccessToken(
  token: ResourceAccessTokenRow,
  today: string,
): ResourceAccessToken {
  return {
    ...presentPersonalAccessToken(token, today),
    access_level: token.access_level ?? AccessLevel.None,
  };
}

export function presentNewResourceAccessToken(
  row: ResourceAccessTokenRow,
  token: string,
  today: string,
): ResourceAccessTokenWithSecret {
  return { ...presentResourceAccessToken(row, today), token };
}
