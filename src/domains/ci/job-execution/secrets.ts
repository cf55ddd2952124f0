import type { PlannedJob } from '#src/ci/plan.ts';

/** Variable with the URL of the vault. */
const server = 'VAULT_SERVER_URL';

/** Tells whether a job has secrets but no vault. */
export const isVaultMissing = (
  { secrets }: Pick<PlannedJob, 'secrets'>,
  variables: readonly { readonly key: string; readonly value: string }[],
): boolean =>
  secrets !== null && !variables.some(({ key, value }) => key === server && value !== '');

/**
 * Secrets for a runner: the vault and path of each, by the name of its variable. Configurations may abbreviate it as
 * `path/field@engine`.
 */
export function presentSecrets(
  secrets: NonNullable<PlannedJob['secrets']>,
  variables: readonly { readonly key: string; readonly value: string }[],
): Record<string, unknown> {
  const findValue = (name: string) => variables.findLast(({ key }) => key === name)?.value;
  const fetched = Object.entries(secrets).map(([name, secret]) => {
    const { vault, file, token } = secret as Readonly<Record<string, unknown>>;
    const jwt = typeof token === 'string' ? token : '${CI_JOB_JWT}';
    const auth = {
      name: 'jwt',
      path: findValue('VAULT_AUTH_PATH') ?? 'jwt',
      data: { jwt, role: findValue('VAULT_AUTH_ROLE') ?? null },
    };
    const namespace = findValue('VAULT_NAMESPACE');
    const place = { url: findValue(server), ...(namespace !== undefined && { namespace }), auth };
    return [
      name,
      { vault: { server: place, ...toVaultSecret(vault) }, file: file !== false },
    ] as const;
  });
  return Object.fromEntries(fetched);
}

function toVaultSecret(vault: unknown): object {
  if (typeof vault !== 'string') return vault as object;
  const at = vault.lastIndexOf('@');
  const whole = at === -1 ? vault : vault.slice(0, at);
  const slash = whole.lastIndexOf('/');
  return {
    engine: { name: 'kv-v2', path: at === -1 ? 'kv-v2' : vault.slice(at + 1) },
    path: whole.slice(0, Math.max(0, slash)),
    field: whole.slice(slash + 1),
  };
}
