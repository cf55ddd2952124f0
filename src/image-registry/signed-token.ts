import { randomUUID } from 'node:crypto';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { ensureRegistryKey } from './signing-key.ts';

/** The name of the registry in tokens and challenges. */
export const registryService = 'container_registry';

interface Granted {
  /** Username; null for anonymous tokens, and for tokens without a user. */
  readonly subject: string | null;
  /** Name that the caller gave; null without one. */
  readonly authType: string | null;
  readonly access: readonly {
    readonly type: string;
    readonly name: string;
    readonly actions: readonly string[];
  }[];
  readonly seconds: number;
}

/** A token that an external registry accepts until it expires, without a check of later changes. */
export async function signToken(
  { db, config, now }: { readonly db: Database; readonly config: Config; readonly now: Date },
  { subject, authType, access, seconds }: Granted,
): Promise<string> {
  const { kid, pkcs8 } = await ensureRegistryKey(db, now);
  const { importPKCS8, SignJWT } = await import('jose');
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const token = new SignJWT({
    access: [...access],
    ...(authType !== null && { auth_type: authType }),
  })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid })
    .setIssuer(config.baseUrl)
    // A text: Distribution 2.8 reads no list.
    .setAudience(registryService)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - 5)
    .setExpirationTime(issuedAt + seconds)
    .setJti(randomUUID());
  if (subject !== null) token.setSubject(subject);
  return token.sign(await importPKCS8(pkcs8, 'RS256'));
}
