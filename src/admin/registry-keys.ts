import { registryKey, keySetOf } from '../image-registry/signing-key.ts';
import { adminCommand } from './command.ts';
import { show, withInstance } from './instance.ts';

export const registryKeysCommand = adminCommand(
  {
    name: 'registry-keys',
    options: { certificate: { type: 'boolean' }, jwks: { type: 'boolean' } },
    does: 'Shows the key that signs tokens for an external container registry: --certificate as Distribution 2.8 takes it (rootcertbundle), --jwks as Distribution 3 does (jwks); both otherwise.',
  },
  ({ values: { certificate = false, jwks = false } }) =>
    withInstance(async ({ db }) => {
      const key = await registryKey(db, new Date());
      const both = certificate === jwks;
      if (both || certificate) {
        const { certificateOf } = await import('../image-registry/certificate.ts');
        for (const line of certificateOf(key).trimEnd().split('\n')) show(line);
      }
      if (both || jwks) show(JSON.stringify(keySetOf(key)));
    }),
);
