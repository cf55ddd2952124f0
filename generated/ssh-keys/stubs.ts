// Generated from spec/resources/ssh-keys.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/ssh-keys/service.ts has the function. */
export const sshKeysStubs = {
  findSshKeyByFingerprint: stub('findSshKeyByFingerprint', 'spec/resources/ssh-keys.yaml:342:5'),
  getSshKeyWithUser: stub('getSshKeyWithUser', 'spec/resources/ssh-keys.yaml:273:5'),
  listOwnSshKeys: stub('listOwnSshKeys', 'spec/resources/ssh-keys.yaml:5:5'),
  createOwnSshKey: stub('createOwnSshKey', 'spec/resources/ssh-keys.yaml:29:5'),
  getOwnSshKey: stub('getOwnSshKey', 'spec/resources/ssh-keys.yaml:66:5'),
  deleteOwnSshKey: stub('deleteOwnSshKey', 'spec/resources/ssh-keys.yaml:97:5'),
  listUserSshKeys: stub('listUserSshKeys', 'spec/resources/ssh-keys.yaml:120:5'),
  createUserSshKey: stub('createUserSshKey', 'spec/resources/ssh-keys.yaml:152:5'),
  getUserSshKey: stub('getUserSshKey', 'spec/resources/ssh-keys.yaml:197:5'),
  deleteUserSshKey: stub('deleteUserSshKey', 'spec/resources/ssh-keys.yaml:239:5'),
};
