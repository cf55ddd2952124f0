// Generated from spec/resources/gpg-keys.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/gpg-keys/service.ts has the function. */
export const gpgKeysStubs = {
  listOwnGpgKeys: stub('listOwnGpgKeys', 'spec/resources/gpg-keys.yaml:5:5'),
  createOwnGpgKey: stub('createOwnGpgKey', 'spec/resources/gpg-keys.yaml:27:5'),
  getOwnGpgKey: stub('getOwnGpgKey', 'spec/resources/gpg-keys.yaml:59:5'),
  deleteOwnGpgKey: stub('deleteOwnGpgKey', 'spec/resources/gpg-keys.yaml:88:5'),
  revokeOwnGpgKey: stub('revokeOwnGpgKey', 'spec/resources/gpg-keys.yaml:111:5'),
  listUserGpgKeys: stub('listUserGpgKeys', 'spec/resources/gpg-keys.yaml:134:5'),
  createUserGpgKey: stub('createUserGpgKey', 'spec/resources/gpg-keys.yaml:164:5'),
  getUserGpgKey: stub('getUserGpgKey', 'spec/resources/gpg-keys.yaml:204:5'),
  deleteUserGpgKey: stub('deleteUserGpgKey', 'spec/resources/gpg-keys.yaml:244:5'),
  revokeUserGpgKey: stub('revokeUserGpgKey', 'spec/resources/gpg-keys.yaml:278:5'),
};
