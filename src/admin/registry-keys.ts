import { ensureRegistryKey, formatKeySet } from '#src/image-registry/signing-key.ts';
import { createAdminCommand } from './command.ts';
import { show, runWithInstance } from './instance.ts';

export const registryKeysCommand = createAdminCommand(
  {
    name: 'registry-keys',
    options: { certificate: { type: 'boolean' }, jwks: { type: 'boolean' } },
    does: 'Prints the key that signs tokens for an external container registry: --certificate for Distribution 2.8 (rootcertbundle), --jwks for Distribution 3 (jwks); both without an option.',
  },
  ({ values: { certificate = false, jwks = false } }) =>
    runWithInstance(async ({ db }) => {
      const key = await ensureRegistryKey(db, new Date());
      const both = certificate === jwks;
      if (both || certificate) {
        const { createCertificate } = await import('#src/image-registry/certificate.ts');
        for (const line of createCertificate(key).trimEnd().split('\n')) show(line);
      }
      if (both || jwks) show(JSON.stringify(formatKeySet(key)));
    }),
);
