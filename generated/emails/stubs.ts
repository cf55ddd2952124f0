// Generated from spec/resources/emails.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/emails/service.ts has the function. */
export const emailsStubs = {
  listOwnEmails: stub('listOwnEmails', 'spec/resources/emails.yaml:6:5'),
  createOwnEmail: stub('createOwnEmail', 'spec/resources/emails.yaml:26:5'),
  getOwnEmail: stub('getOwnEmail', 'spec/resources/emails.yaml:57:5'),
  deleteOwnEmail: stub('deleteOwnEmail', 'spec/resources/emails.yaml:86:5'),
  listUserEmails: stub('listUserEmails', 'spec/resources/emails.yaml:114:5'),
  createUserEmail: stub('createUserEmail', 'spec/resources/emails.yaml:142:5'),
  deleteUserEmail: stub('deleteUserEmail', 'spec/resources/emails.yaml:182:5'),
};
