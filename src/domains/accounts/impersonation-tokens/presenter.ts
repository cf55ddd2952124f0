import type {
  ImpersonationToken,
  ImpersonationTokenWithSecret,
} from '#generated/impersonation-tokens/types.ts';
import type { PersonalAccessTokenRow } from '#src/records/token.ts';
import { presentPersonalAccessToken } from '#src/domains/accounts/personal-access-tokens/presenter.ts';

/** `today` is a date in UTC. */
export function presentImpersonationToken(
  token: PersonalAccessTokenRow,
  today: string,
): ImpersonationToken {
  return { ...presentPersonalAccessToken(token, today), impersonation: true };
}

export function presentNewImpersonationToken(
  row: PersonalAccessTokenRow,
  token: string,
  today: string,
): ImpersonationTokenWithSecret {
  return { ...presentImpersonationToken(row, today), token };
}
