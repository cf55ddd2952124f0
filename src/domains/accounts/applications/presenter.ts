import type { Application } from '#generated/applications/types.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';

export function presentApplication(row: OauthApplicationRow): Application {
  return {
    id: row.id,
    application_id: row.uid,
    application_name: row.name,
    callback_url: row.redirect_uri,
    confidential: row.confidential,
  };
}
