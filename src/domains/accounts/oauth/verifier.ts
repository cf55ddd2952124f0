import { hash, timingSafeEqual } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import { OauthRefusal } from './refusal.ts';

/** The digest that an authorization request announced, of the text that its token request shows. */
interface Challenge {
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
}

/** @throws OauthRefusal when the verifier is not the one of the challenge */
export function checkVerifier(
  { code_challenge, code_challenge_method }: Challenge,
  verifier: string,
): void {
  const valid =
    code_challenge !== null &&
    /^[\w.~-]{43,128}$/.test(verifier) &&
    isSame(
      code_challenge_method === 'S256' ? hash('sha256', verifier, 'base64url') : verifier,
      code_challenge,
    );
  if (!valid) throw new OauthRefusal('invalid_grant', 'The code verifier does not match.');
}

/** Compares digests, so that the duration does not depend on where the texts differ. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(digestToken(one)), Buffer.from(digestToken(other)));
