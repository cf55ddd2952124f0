import type {
  ImpersonationToken,
  ImpersonationTokenWithSecret,
} from '../../../generated/impersonation-tokens/types.ts';
import { presentPersonalAccessToken } from '../personal-access-tokens/presenter.ts';
import type { PersonalAccessTokenRow } from '../personal-access-tokens/table.ts';

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
