import type { Actor } from '#src/records/actor.ts';
import type { PersonalAccessTokenRow } from '#src/records/token.ts';

interface Facts {
  readonly actor: Actor;
  readonly token: Pick<PersonalAccessTokenRow, 'user_id' | 'impersonation'>;
}

/** Users manage the tokens they made for themselves; impersonation tokens are for administrators only. */
const mayManage = ({ actor, token }: Facts) =>
  actor.admin || (token.user_id === actor.user.id && !token.impersonation);

export const personalAccessTokenPolicy = { read: mayManage, revoke: mayManage };
